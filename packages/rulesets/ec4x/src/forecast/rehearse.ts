import { runPhases, type OrderResult } from '@ec/engine';
import type { Ec4xPhase } from '../contract.js';
import { Prng } from '@ec/prng';
import { concludeLate } from '../commands/command.js';
import { FORCE_ACTS } from '../commands/force-acts.js';
import { isFleetOrder } from '../commands/last-word.js';
import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { unaffordable } from '../conflict/subvert.js';
import { COMMAND } from '../phases/phases.js';
import { purchases } from '../rehearsal/purchases.js';
import { upgrade } from '../research/upgrades.js';
import type { Ec4xState } from '../state.js';
import { knownState, type KnownGame, type Reach } from './known-state.js';

/** What orders would come to. */
export interface RehearsedHouse {
  /** One an order; `null` for one that waits for a later phase. */
  readonly results: readonly (OrderResult | null)[];
  /** The House after its orders. */
  readonly own: House;
  /** The game after them, as far as the House knows it. */
  readonly state: Ec4xState;
}

/** Where an order stands does not matter to what it does. */
const NOWHERE = { span: { start: 0, end: 0 }, column: 1, text: '' };

/** The purchase of levels, without breakthroughs. */
const RESEARCH: Ec4xPhase = { name: 'research', run: (turn) => concludeLate(turn, upgrade(turn)) };

/** Acts of espionage that cost more than the House has. */
const SUBVERSION: Ec4xPhase = {
  name: 'subversion',
  run: (turn) => concludeLate(turn, unaffordable(turn)),
};

/** The phases that a House can foresee. */
export const FORESEEN = [...COMMAND, SUBVERSION, RESEARCH];

/** The same, with the purchases open that hang on a breakthrough. */
export const SETTLED = [...COMMAND, SUBVERSION, purchases];

/** What some orders may change. */
function reachOf(orders: readonly Ec4xOrder[]): Reach {
  if (orders.every(isFleetOrder)) return 'missions';
  return orders.some(({ kind }) => kind === 'capitulate' || Object.hasOwn(FORCE_ACTS, kind))
    ? 'all'
    : 'all-but-ships';
}

/**
 * How the Command phase and the purchase of levels would conclude the orders of a House, as far as it knows the game.
 *
 * @param phases - without breakthroughs when absent
 */
export function rehearse(
  known: KnownGame,
  written: readonly Ec4xOrder[],
  phases: readonly Ec4xPhase[] = FORESEEN,
): RehearsedHouse {
  const seat = known.own.id;
  const orders = written.map((order, i) => ({ order, seat, ...NOWHERE, line: i + 1 }));
  const state = knownState(known, reachOf(written));
  const { results } = runPhases(phases, { state, orders, rng: Prng.fromSeed('rehearsal') });
  return {
    results: orders.map((order) => results.get(order) ?? null),
    own: houseOf(state, seat),
    state,
  };
}
