import type { Engagement, LandingAccount } from '@ec/combat';
import { formatUnit } from '@ec/economy';
import { refused, type OrderResult } from '@ec/engine';
import { percentSlot } from '@ec/orders-parser';
import { formatInteger } from '@ec/prng';
import { partly } from '../orders/results.js';
import { combatParametersOf } from '../parameters.js';
import type { EmpyreanTurn } from '../phases/carry-out.js';
import { BATTLE_END_PHRASES } from '../report/battles.js';
import { isLanding, type Accepted } from './combat-orders.js';

/**
 * The result of one order of a fight: refused when it fired nothing, or nobody crossed. Several raids of a force on one target land, and bring
 * home, each for itself.
 *
 * @param present - all orders of the fight, in their order
 * @see E-17, E-34, E-42
 */
export function fightResult(
  { parameters }: EmpyreanTurn,
  engagement: Engagement,
  accepted: Accepted,
  present: readonly Accepted[],
): OrderResult {
  const { rounds, end, loot } = engagement;
  const { placed, order, isCut } = accepted;
  const { actorId, kind } = order;
  const nth = present
    .filter((other) => other.order.actorId === actorId && other.order.kind === kind)
    .indexOf(accepted);
  const landing = rounds
    .flatMap(({ landings }) => landings)
    .filter((one) => one.forceId === actorId && one.kind === kind)[nth];
  const seated = landing?.embarked.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const ordered = seated + (landing?.stayed ?? 0);
  const seats = partly(seated, ordered, 'no-troops', 'no more seats, or no fuel for them');
  if (isLanding(order) && seated === 0)
    return ordered > 0 ? seats : refused('no-troops', nobodyLeft(engagement, landing));
  const hasFired = rounds.some(({ volleys }) => volleys.some(({ firedBy }) => firedBy.includes(actorId)));
  if (kind === 'bombard' && !hasFired)
    return refused('no-fire', nothingFired(engagement, actorId, combatParametersOf(parameters).reach));
  const goods = loot
    .filter(({ forceId, raid }) => kind === 'raid' && forceId === actorId && raid === nth)
    .map(({ code, techLevel, quantity }) => `${formatInteger(quantity)} ${formatUnit(code, techLevel)}`);
  const story = goods.length > 0 ? `brought home ${goods.join(', ')}` : BATTLE_END_PHRASES[end];
  const reasons = [
    ...(isCut ? [cutText(placed.order, order)] : []),
    ...(seated < ordered ? [seats.reason] : []),
    `${rounds.length} ${rounds.length === 1 ? 'round' : 'rounds'}: ${story}`,
  ];
  return {
    status: reasons.length === 1 ? 'done' : 'partly',
    code: isCut && seated === ordered ? 'over-committed' : end,
    reason: reasons.join('; '),
  };
}

/** What was left to commit of what was ordered: "30% of 50%: nothing more was left to commit". */
function cutText(asked: Accepted['order'], given: Accepted['order']): string {
  const [left, whole] = [given, asked].map(({ commitment }) => percentSlot.write(commitment));
  return `${left} of ${whole}: nothing more was left to commit`;
}

/** Why nobody crossed where nobody lacked a seat. */
function nobodyLeft({ end }: Engagement, landing: LandingAccount | undefined): string {
  if (landing) return 'nobody was left to cross';
  return `${end === 'destroyed' ? 'the target' : 'it'} was destroyed before anybody could cross`;
}

/** Why a force fired nothing: it never came near enough, or it had nothing left to fire. */
function nothingFired({ distances, rounds }: Engagement, id: number, reach: number): string {
  const before = [distances, ...rounds.slice(0, -1).map((round) => round.distances)].flat();
  const own = before.filter(({ forceId }) => forceId === id).map(({ distance }) => distance);
  const nearest = Math.min(...own);
  const reason =
    nearest > reach
      ? `the target was ${formatInteger(nearest)} away or more, and the reach is ${formatInteger(reach)}`
      : 'what was to fire was gone';
  return `nothing could be fired: ${reason}`;
}
