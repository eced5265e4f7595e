/** Carries out orders that are bound to IDs. */
import { shown } from '@ec/prng';
import type { OrderResult } from '@ec/engine';
import type { BoundOf, BoundOrder } from '../binding/bound-order.js';
import type { GalaxyTurn } from '../contract.js';
import { dropEmptyGroups, GroupRegister } from '../groups/groups.js';
import type { PendingOrder } from '../state.js';

/** What carrying out an order works with. */
interface Action {
  readonly turn: GalaxyTurn;
  /** Race that gave the order. */
  readonly raceId: number;
  readonly register: GroupRegister;
}

/** Does what a bound order says, and returns its result. */
type Act<Kind extends BoundOrder['kind']> = (action: Action, bound: BoundOf<Kind>) => OrderResult;

/** What orders of some kinds do. */
export type ActsOf<Kind extends BoundOrder['kind']> = { readonly [K in Kind]: Act<K> };

/** Carries out all waiting orders of some kinds, in the order in which they were bound. */
export function carryOutPending<Kind extends BoundOrder['kind']>(turn: GalaxyTurn, acts: ActsOf<Kind>): void {
  const { turnWork } = turn.state;
  const isMine = (order: PendingOrder): boolean => Object.hasOwn(acts, order.bound.kind);
  const mine = turnWork.pending.filter(isMine);
  if (mine.length === 0) return;
  turnWork.pending = turnWork.pending.filter((order) => !isMine(order));
  const register = new GroupRegister(turn.state);
  for (const order of mine) carryOut(turn, order, register, acts);
  dropEmptyGroups(turn.state);
}

/**
 * Carries out an order, and settles it.
 *
 * @throws RangeError when there is no act for it
 */
export function carryOut(
  turn: GalaxyTurn,
  order: PendingOrder,
  register: GroupRegister,
  acts: Partial<ActsOf<BoundOrder['kind']>>,
): void {
  const { bound, raceId } = order;
  const act = acts[bound.kind] as Act<BoundOrder['kind']> | undefined;
  if (!act) throw new RangeError(`order: expected ${Object.keys(acts).join(', ')}, received ${bound.kind}`);
  settlePending(turn, order, act({ turn, raceId, register }, bound));
}

/** Settles an order that waited; what was doubtful about it is said when nothing else is. */
export function settlePending(
  { orders, conclude }: GalaxyTurn,
  { index, warning }: PendingOrder,
  result: OrderResult,
): void {
  const order = orders[index];
  if (!order) throw new RangeError(`order: expected 0 to ${orders.length - 1}, received ${shown(index)}`);
  conclude(order, result.status === 'done' && warning !== null ? warning : result);
}
