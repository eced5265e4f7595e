import type { PlacedOrder } from '@ec/orders-parser';
import { Prng } from '@ec/prng';
import type { GalaxyEvent } from '../events.js';
import type { Settlement } from '@ec/engine';
import type { GalaxyOrder } from '../orders/orders.js';
import { PHASES } from '../phases.js';
import type { GalaxyState } from '../state.js';
import type { StepName } from '../turn-sequence.js';
import type { GalaxyView } from '../view/view.js';
import { knownState } from './known-state.js';

/** Steps that depend on what other races do. */
const LEFT_OUT: ReadonlySet<StepName> = new Set<StepName>([
  'roll call',
  'combat',
  'bombing',
  'combat after movement',
  'bombing after movement',
]);

/** What a race's own orders come to, if nobody interferes. */
export interface Forecast {
  /** The known galaxy a turn later. */
  readonly state: GalaxyState;
  /** How each order ends, in the order of the sheet. */
  readonly settlements: readonly {
    readonly placed: PlacedOrder<GalaxyOrder>;
    readonly settlement: Settlement;
  }[];
  readonly events: readonly GalaxyEvent[];
}

/**
 * Plays the next turn with a race's own orders on what it knows: no other race acts, and there is no combat.
 *
 * @see N-37
 */
export function forecast(view: GalaxyView, orders: readonly PlacedOrder<GalaxyOrder>[]): Forecast {
  const state = knownState(view);
  state.turn += 1;
  const seat = view.own.id;
  const events: GalaxyEvent[] = [];
  const settlements: { placed: PlacedOrder<GalaxyOrder>; settlement: Settlement }[] = [];
  const seatOrders = orders.map((order) => ({ ...order, seat }));
  for (const { name, run } of PHASES) {
    if (LEFT_OUT.has(name)) continue;
    run({
      state,
      orders: seatOrders,
      senders: new Set([seat]),
      host: {},
      parameters: {},
      rng: Prng.fromSeed(0).stream(name),
      journal: events,
      emit: (event) => events.push(event),
      settle: (placed, settlement) => settlements.push({ placed, settlement }),
    });
  }
  settlements.sort((a, b) => a.placed.span.start - b.placed.span.start);
  return { state, settlements, events };
}
