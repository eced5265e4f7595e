import type { Settlement } from '@ec/engine';
import { Prng } from '@ec/prng';
import type { Ec4xPhase } from '../src/contract.js';
import type { Ec4xEvent } from '../src/events.js';
import { parseEc4xOrders } from '../src/orders/language.js';
import { COMMAND } from '../src/phases.js';
import type { Ec4xState } from '../src/state.js';

/** What phases made of order sheets. */
export interface Played {
  readonly events: readonly Ec4xEvent[];
  /** How each order ended, in the order written and by House; `waits` where it has not yet. */
  readonly outcomes: readonly (Settlement | 'waits')[];
  /** The same as codes. */
  readonly codes: readonly string[];
}

/** Runs phases of a turn on a state, the Command phase unless others are given, with the order sheets of Houses 1, 2 and so on. */
export function play(
  state: Ec4xState,
  sheets: readonly string[],
  phases: readonly Ec4xPhase[] = COMMAND,
): Played {
  const events: Ec4xEvent[] = [];
  const settled = new Map<object, Settlement>();
  const orders = sheets.flatMap((sheet, i) => {
    const read = parseEc4xOrders(sheet);
    const faults = read.diagnostics.filter(({ severity }) => severity === 'error');
    if (faults.length > 0) throw new Error(`expected orders, received ${JSON.stringify(faults)}`);
    return read.orders.map((order) => ({ ...order, seat: i + 1 }));
  });
  for (const { name, run } of phases)
    run({
      state,
      orders,
      senders: new Set(sheets.map((_, i) => i + 1)),
      host: {},
      parameters: {},
      rng: Prng.fromSeed(name),
      journal: events,
      emit: (event) => events.push(event),
      settle(order, outcome) {
        if (settled.has(order)) throw new Error(`expected one outcome, received two: ${order.text}`);
        settled.set(order, outcome);
      },
    });
  const outcomes = orders.map((order) => settled.get(order) ?? 'waits');
  const codes = outcomes.map((outcome) => (outcome === 'waits' ? outcome : outcome.code));
  return { events, outcomes, codes };
}
