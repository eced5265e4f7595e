import { partsOf, WHOLE } from '../orders/commitments.js';
import { ratio } from '@ec/prng';
import { refused, type SeatOrder, type OrderResult } from '@ec/engine';
import { ordersOf, type EmpyreanTurn, type OrderOf } from '../phases/carry-out.js';
import { holdingOf, isSamePlace } from '../lookup.js';
import { notYours, noTarget, ownTarget } from '../orders/results.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

/** A combat order. */
export type CombatOrder = OrderOf<'bombard' | 'invade' | 'raid' | 'support-attacker' | 'support-defender'>;

/** A combat order that can be carried out, cut to what is left to commit. */
export interface Accepted {
  readonly placed: SeatOrder<CombatOrder>;
  readonly order: CombatOrder;
  /** Whether more was ordered than was left to commit. */
  readonly isCut: boolean;
}

/**
 * Combat orders that can be carried out; the others are refused. A ship or colony may split its weapons, and its troops, among several
 * targets, up to all that it has: anything ordered beyond that is cut.
 *
 * @see E-15, E-34
 */
export function acceptCombatOrders(turn: EmpyreanTurn): Accepted[] {
  const { state, conclude } = turn;
  const accepted: Accepted[] = [];
  const committed = new Map<string, bigint>();
  const kinds = ['bombard', 'invade', 'raid', 'support-attacker', 'support-defender'] as const;
  const written = ordersOf(turn, ...kinds);
  const own = written.filter(({ order, seat }) => holdingOf(state, order.actorId)?.empireId === seat);
  for (const placed of written) {
    const { order } = placed;
    // a supporter with nobody to help commits nothing
    const fault = faultOf(state, placed, accepted) ?? loneFault(order, own);
    if (fault) {
      conclude(placed, fault);
      continue;
    }
    const wanted = partsOf(order.commitment);
    const pools = poolsOf(order).map((pool) => `${order.actorId} ${pool}`);
    const most = pools.map((pool) => committed.get(pool) ?? 0n).reduce((a, b) => (a > b ? a : b));
    const left = WHOLE - most;
    if (left === 0n || wanted === 0n) {
      conclude(placed, nothingLeft(wanted));
      continue;
    }
    const parts = wanted < left ? wanted : left;
    for (const pool of pools) committed.set(pool, (committed.get(pool) ?? 0n) + parts);
    const commitment = wanted <= left ? order.commitment : ratio(Number(parts), Number(WHOLE));
    accepted.push({ placed, order: { ...order, commitment }, isCut: wanted > left });
  }
  return withoutLoneSupporters(turn, accepted);
}

function nothingLeft(wanted: bigint): OrderResult {
  const reason = wanted === 0n ? '0% commits nothing' : 'the orders before it have committed 100%';
  return refused('nothing-left', reason);
}

function faultOf(
  state: EmpyreanState,
  { order, seat }: SeatOrder<CombatOrder>,
  accepted: readonly Accepted[],
): OrderResult | undefined {
  const { actorId, targetId } = order;
  const actor = holdingOf(state, actorId);
  if (actor?.empireId !== seat) return notYours(actorId);
  const target = placedWith(state, actor, targetId);
  if (!target) return noTarget(targetId);
  if (order.kind !== 'support-defender' && target.empireId === seat) return ownTarget(targetId);
  const others = accepted
    .map(({ order: known }) => known)
    .filter((known) => known.actorId === actorId && known.targetId === targetId);
  const isDefence = order.kind === 'support-defender';
  if (others.some(({ kind }) => (kind === 'support-defender') !== isDefence))
    return refused('both-sides', `${actorId} has been ordered to fight on the other side`);
  const isAgain = others.some(
    (known) => isLanding(known) === isLanding(order) && known.kind !== 'raid' && order.kind !== 'raid',
  );
  return isAgain ? refused('ordered-twice', `${actorId} has such an order against ${targetId}`) : undefined;
}

/** A ship or colony in the same orbit, other than the actor itself. */
export function placedWith(state: EmpyreanState, actor: Holding, id: number): Holding | undefined {
  const other = holdingOf(state, id);
  return other && other !== actor && isSamePlace(other, actor) ? other : undefined;
}

/** Refuses orders that support an attack that was itself refused. */
function withoutLoneSupporters({ conclude }: EmpyreanTurn, accepted: readonly Accepted[]): Accepted[] {
  return accepted.filter(({ placed, order }) => {
    const fault = loneFault(order, accepted);
    if (fault) conclude(placed, fault);
    return !fault;
  });
}

/** The refusal of an order that supports an attack which is not among the orders. */
export function loneFault(order: CombatOrder, orders: Parameters<typeof isLed>[1]): OrderResult | undefined {
  if (order.kind !== 'support-attacker' || isLed(order, orders)) return undefined;
  return refused('nobody-to-help', `${order.attackerId} does not attack ${order.targetId}`);
}

/** Whether the attack that an order supports is among some orders. */
export function isLed(
  { attackerId, targetId }: OrderOf<'support-attacker'>,
  orders: readonly { readonly order: CombatOrder }[],
): boolean {
  return orders.some(
    ({ order }) =>
      order.actorId === attackerId &&
      order.targetId === targetId &&
      order.kind !== 'support-attacker' &&
      order.kind !== 'support-defender',
  );
}

/** Whether an order lands troops. */
export function isLanding({ kind }: CombatOrder): boolean {
  return kind === 'invade' || kind === 'raid';
}

/** What an order commits: supporters fire, and land troops along with the force that they help. */
function poolsOf({ kind }: CombatOrder): readonly ('weapons' | 'troops')[] {
  switch (kind) {
    case 'bombard':
      return ['weapons'];
    case 'invade':
    case 'raid':
      return ['troops'];
    case 'support-attacker':
    case 'support-defender':
      return ['weapons', 'troops'];
  }
}
