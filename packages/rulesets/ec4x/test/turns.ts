import { resolveParameters, type OrderResult } from '@ec/engine';
import { Prng } from '@ec/prng';
import type { Ec4xPhase } from '../src/contract.js';
import type { Ec4xEvent } from '../src/events.js';
import { parse } from '../src/orders/language.js';
import { COMMAND } from '../src/phases/phases.js';
import type { Ec4xState } from '../src/state.js';
import { PARAMETERS } from '../src/parameters.js';

const DEFAULTS = resolveParameters(PARAMETERS);

/** What phases made of order sheets. */
export interface Played {
  readonly events: readonly Ec4xEvent[];
  /** How each order ended, in the order written and by House; `waits` where it has not yet. */
  readonly outcomes: readonly (OrderResult | 'waits')[];
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
  const concluded = new Map<object, OrderResult>();
  const orders = sheets.flatMap((sheet, i) => {
    const read = parse(sheet);
    const faults = read.diagnostics.filter(({ severity }) => severity === 'error');
    if (faults.length > 0) throw new Error(`expected orders, received ${JSON.stringify(faults)}`);
    return read.orders.map((order) => ({ ...order, seat: i + 1 }));
  });
  for (const { name, run } of phases)
    run({
      state,
      orders,
      senders: new Set(sheets.map((_, i) => i + 1)),
      parameters: DEFAULTS,
      rng: Prng.fromSeed(name),
      journal: events,
      emit: (event) => events.push(event),
      conclude(order, result) {
        if (concluded.has(order)) throw new Error(`expected one result, received two: ${order.text}`);
        concluded.set(order, result);
      },
    });
  const outcomes = orders.map((order) => concluded.get(order) ?? 'waits');
  const codes = outcomes.map((outcome) => (outcome === 'waits' ? outcome : outcome.code));
  return { events, outcomes, codes };
}
