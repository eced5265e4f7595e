import type { SeatOrder } from '@ec/engine';
import { bindOrder } from '../binding/bindings.js';
import { Books } from '../binding/books.js';
import { Directory } from '../binding/directory.js';
import type { GalaxyPhase, GalaxyTurn } from '../contract.js';
import { dropEmptyGroups, GroupRegister } from '../groups/groups.js';
import { groupsByRace, raceOf } from '../lookup.js';
import { mergeGroups } from '../groups/merge-groups.js';
import type { GalaxyOrder } from '../orders/orders.js';
import { Refusal, warned } from '../orders/results.js';
import type { PendingOrder } from '../state.js';
import { setOut } from './interception.js';
import { CARGO_ACTS } from './cargo.js';
import { carryOut, settlePending } from './carry-out.js';
import { DEPARTURE_ACTS } from './departure.js';
import { MESSAGE_ACTS } from './messages.js';
import { RENAME_ACTS } from './renames.js';
import { STANCE_ACTS } from './stances.js';
import { UPGRADE_ACTS } from './upgrades.js';

/** Acts that follow their line at once in the classic order of the turn. */
const CLASSIC_ACTS = {
  ...MESSAGE_ACTS,
  ...STANCE_ACTS,
  ...CARGO_ACTS,
  ...UPGRADE_ACTS,
  ...DEPARTURE_ACTS,
  ...RENAME_ACTS,
};

/** Orders that come after all others in the classic order of the turn. */
const CLASSIC_LATER: readonly (readonly GalaxyOrder['kind'][])[] = [
  ['upgrade', 'name-planet', 'rename'],
  ['name-race'],
];

/** An order, and its place among all of the turn. */
type Numbered = readonly [order: SeatOrder<GalaxyOrder>, index: number];

/**
 * Step 1: orders are bound to what they name, race by race; those on a race's own books, production orders among them, act at once.
 *
 * @see manual "Turn Sequence"; N-13, N-20
 */
export const productionOrders: GalaxyPhase = {
  name: 'production orders',
  run(turn) {
    const { state, orders } = turn;
    const bySeat = Map.groupBy(
      orders.map((order, index): Numbered => [order, index]),
      ([{ seat }]) => seat,
    );
    for (const { id, status } of state.races)
      if (status !== 'playing') for (const [order] of bySeat.get(id) ?? []) turn.conclude(order, OUT_OF_GAME);
    if (!state.rules.classic.turnOrder) {
      bindAll(turn, bySeat, () => true);
      return;
    }
    const later = new Set(CLASSIC_LATER.flat());
    bindAll(turn, bySeat, ({ kind }) => !later.has(kind));
    for (const kinds of CLASSIC_LATER) bindAll(turn, bySeat, ({ kind }) => kinds.includes(kind));
    const interceptors = state.turnWork.departures.filter(({ isInterceptor }) => isInterceptor);
    mergeGroups(state, new Set(interceptors.map(({ groupId }) => groupId)));
  },
};

const OUT_OF_GAME = new Refusal('out-of-game');

/** Binds the orders of every race that are wanted. */
function bindAll(
  turn: GalaxyTurn,
  bySeat: ReadonlyMap<number, readonly Numbered[]>,
  isWanted: (order: GalaxyOrder) => boolean,
): void {
  const { state } = turn;
  const directory = new Directory(state);
  const register = new GroupRegister(state);
  const groups = groupsByRace(state);
  const cancel = (called: PendingOrder): void => {
    state.turnWork.pending = state.turnWork.pending.filter((order) => order !== called);
    settlePending(turn, called, warned('called-back'));
  };
  for (const raceId of state.playerList) {
    const own = raceOf(state, raceId);
    const books = new Books(state, own, groups.get(raceId) ?? [], register, directory, cancel);
    for (const numbered of bySeat.get(raceId) ?? [])
      if (isWanted(numbered[0].order)) bind(turn, books, numbered);
  }
  dropEmptyGroups(state);
}

/** Binds an order; in the classic order of the turn it acts at once, unless it waits for others to leave, or for the turn's end. */
function bind(turn: GalaxyTurn, books: Books, [placed, index]: Numbered): void {
  const { turnWork, rules } = turn.state;
  const result = bindOrder(books, placed.order);
  if (!('bound' in result)) {
    turn.conclude(placed, result);
    return;
  }
  const { bound, warning } = result;
  const order: PendingOrder = { index, raceId: books.own.id, warning, bound };
  if (rules.classic.turnOrder && bound.kind in CLASSIC_ACTS) {
    carryOut(turn, order, books.register, CLASSIC_ACTS);
    return;
  }
  if (rules.classic.turnOrder && bound.kind === 'intercept') {
    const fault = setOut(turn.state, books.own.id, bound);
    if (fault) settlePending(turn, order, fault);
    else turnWork.pending.push(order);
    return;
  }
  turnWork.pending.push(order);
  if (bound.kind === 'send' || bound.kind === 'intercept') books.noteTravel(bound.mover, order);
}
