import type { PlacedOrder } from '@ec/orders-parser';
import type { GalaxyEvent } from '../events.js';
import { isLoopEvent, runPhases, type OrderResult } from '@ec/engine';
import type { GalaxyOrder } from '../orders/orders.js';
import { PHASES } from '../phases/phases.js';
import type { GalaxyState } from '../state.js';
import type { PhaseName } from '../phases/phase-names.js';
import type { GalaxyView } from '../view/view.js';
import { settled } from '../rehearsal/settled.js';
import { knownState, stateWithAliens } from './known-state.js';

/** Phases that depend on what other races do. */
const LEFT_OUT: ReadonlySet<PhaseName> = new Set<PhaseName>([
  'roll call',
  'combat',
  'bombing',
  'combat after movement',
  'bombing after movement',
]);

/** The phases that a race can foresee. */
export const FORESEEN = PHASES.filter(({ name }) => !LEFT_OUT.has(name));

/** What a race's own orders come to, if nobody interferes. */
export interface Forecast {
  /** The known galaxy a turn later. */
  readonly state: GalaxyState;
  /** How each order ends, in the order of the sheet. */
  readonly results: readonly {
    readonly placed: PlacedOrder<GalaxyOrder>;
    readonly result: OrderResult;
    /** Whether combat or others in the same turn may make it end otherwise. */
    readonly isOpen: boolean;
  }[];
  readonly events: readonly GalaxyEvent[];
}

/**
 * Plays the next turn with a race's own orders on what it knows: no other race acts, and there is no combat.
 *
 * @see N-37
 */
export function foresee(known: GalaxyView, orders: readonly PlacedOrder<GalaxyOrder>[]): Forecast {
  const state = knownState(known);
  state.turn += 1;
  const seat = known.own.id;
  const seatOrders = orders.map((order) => ({ ...order, seat }));
  const { journal, results: concluded } = runPhases(FORESEEN, {
    state,
    orders: seatOrders,
    senders: new Set([seat]),
  });
  const before = stateWithAliens(known);
  const results = [...concluded].map(([placed, result]) => {
    return { placed, result, isOpen: settled(placed, result, before) === null };
  });
  results.sort((a, b) => a.placed.span.start - b.placed.span.start);
  return { state, results, events: journal.filter((event) => !isLoopEvent(event)) };
}
