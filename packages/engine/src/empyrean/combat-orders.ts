import { rate, type Rate } from '@ec/economy';
import type { SeatOrder, Settlement } from '../ruleset.js';
import { ordersOf, type EmpyreanTurn, type OrderOf } from './carry-out.js';
import { holdingOf, isSamePlace } from './lookup.js';
import { refused } from '../settlement.js';
import { notYours } from './settlements.js';
import type { EmpyreanState, Holding } from './state.js';

/** An order of combat. */
export type CombatOrder = OrderOf<'bombard' | 'invade' | 'raid' | 'support-attacker' | 'support-defender'>;

/** An order of combat that can be carried out, with what is left to commit. */
export interface Accepted {
  readonly placed: SeatOrder<CombatOrder>;
  readonly order: CombatOrder;
  /** Share that was ordered beyond what was left to commit. */
  readonly isCut: boolean;
}

/** Parts in which commitments are added up: a percentage has at most 12 decimals. */
const PARTS = 10n ** 14n;

/**
 * Orders of combat that can be carried out; the others are settled as refused. A ship or colony may split its weapons, and its
 * troops, among several targets, up to all of them: what is ordered beyond that is cut.
 *
 * @see E-15, E-34
 */
export function acceptCombatOrders(turn: EmpyreanTurn): Accepted[] {
  const { state, settle } = turn;
  const accepted: Accepted[] = [];
  const committed = new Map<string, bigint>();
  const kinds = ['bombard', 'invade', 'raid', 'support-attacker', 'support-defender'] as const;
  const written = ordersOf(turn, ...kinds);
  const own = written.filter(({ order, seat }) => holdingOf(state, order.actorId)?.empireId === seat);
  for (const placed of written) {
    const { order } = placed;
    // who has nobody to help commits nothing
    const fault = faultOf(state, placed, accepted) ?? loneFault(order, own);
    if (fault) {
      settle(placed, fault);
      continue;
    }
    const wanted = partsOf(order.commitment);
    const pools = poolsOf(order).map((pool) => `${order.actorId} ${pool}`);
    const most = pools.map((pool) => committed.get(pool) ?? 0n).reduce((a, b) => (a > b ? a : b));
    const left = PARTS - most;
    if (left === 0n || wanted === 0n) {
      settle(placed, refused('nothing-left', 'there is nothing left to commit'));
      continue;
    }
    const parts = wanted < left ? wanted : left;
    for (const pool of pools) committed.set(pool, (committed.get(pool) ?? 0n) + parts);
    const commitment = wanted <= left ? order.commitment : rate(Number(parts), Number(PARTS));
    accepted.push({ placed, order: { ...order, commitment }, isCut: wanted > left });
  }
  return withoutLoneSupporters(turn, accepted);
}

function faultOf(
  state: EmpyreanState,
  { order, seat }: SeatOrder<CombatOrder>,
  accepted: readonly Accepted[],
): Settlement | undefined {
  const { actorId, targetId } = order;
  const actor = holdingOf(state, actorId);
  if (actor?.empireId !== seat) return notYours(actorId);
  const target = placedWith(state, actor, targetId);
  if (!target) return refused('not-here', `there is no other ship or colony ${targetId} at the same planet`);
  if (order.kind !== 'support-defender' && target.empireId === seat)
    return refused('own-target', `${targetId} is yours`);
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

/** A ship or colony in the same orbit, other than the one itself. */
export function placedWith(state: EmpyreanState, actor: Holding, id: number): Holding | undefined {
  const other = holdingOf(state, id);
  return other && other !== actor && isSamePlace(other, actor) ? other : undefined;
}

/** Refuses supporters of an attack that was refused itself. */
function withoutLoneSupporters({ settle }: EmpyreanTurn, accepted: readonly Accepted[]): Accepted[] {
  return accepted.filter(({ placed, order }) => {
    const fault = loneFault(order, accepted);
    if (fault) settle(placed, fault);
    return !fault;
  });
}

function loneFault(order: CombatOrder, orders: Parameters<typeof isLed>[1]): Settlement | undefined {
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

/** What an order commits: supporters fire, and land troops with those whom they help. */
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

function partsOf({ numerator, denominator }: Rate): bigint {
  return (BigInt(numerator) * PARTS) / BigInt(denominator);
}
