import type { Settlement } from '@ec/engine';
import { Prng } from '@ec/prng';
import { settleLate } from '../commands/command.js';
import type { House } from '../house.js';
import { houseOf } from '../lookup.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { COMMAND } from '../phases.js';
import { upgrade } from '../research/upgrades.js';
import { knownState, type KnownGame } from './known-state.js';

/** What orders would come to. */
export interface Rehearsal {
  /** One an order; `null` for one that waits for a later phase. */
  readonly settlements: readonly (Settlement | null)[];
  /** The House after its orders. */
  readonly own: House;
}

/** Where an order stands does not matter to what it does. */
const NOWHERE = { span: { start: 0, end: 0 }, column: 1, text: '' };

/** How the Command phase and the purchase of levels would settle the orders of a House, as far as it knows the game. */
export function rehearse(known: KnownGame, written: readonly Ec4xOrder[]): Rehearsal {
  const seat = known.own.id;
  const orders = written.map((order, i) => ({ order, seat, ...NOWHERE, line: i + 1 }));
  const settlements = new Map<object, Settlement>();
  const turn = {
    state: knownState(known),
    orders,
    senders: new Set([seat]),
    host: {},
    parameters: {},
    rng: Prng.fromSeed('rehearsal'),
    journal: [],
    emit: () => undefined,
    settle: (order: object, outcome: Settlement) => settlements.set(order, outcome),
  };
  for (const { run } of COMMAND) run(turn);
  settleLate(turn, upgrade(turn));
  return {
    settlements: orders.map((order) => settlements.get(order) ?? null),
    own: houseOf(turn.state, seat),
  };
}
