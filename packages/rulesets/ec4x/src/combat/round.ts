import type { Prng } from '@ec/prng';
import type { FieldForce } from './battlefield.js';
import { removeDestroyed } from './losses.js';
import { isLeaving, retreat, type RetreatTo } from './retreat.js';
import type { FleetOfHouse, RoundLog } from './round-log.js';
import { canFire, fire, strike } from './volley.js';

/**
 * Fights a round: all fire with the strength that they have at its start, then hits are laid, House by House; fleets without squadrons are
 * lost; then all task forces decide at once whether they leave.
 *
 * @param forces - by House
 * @param round - from 1
 * @see seed 5.3
 */
export function fightRound<Place>(
  forces: readonly FieldForce<Place>[],
  round: number,
  rng: Pick<Prng, 'intN'>,
  retreatTo: RetreatTo<Place>,
): RoundLog {
  const firing = forces.filter(canFire);
  const shots = firing.map((force) => fire(force, round, rng));
  const volleys = shots.map((shot, i) => strike(firing[i] as FieldForce<Place>, shot));
  const destroyed: FleetOfHouse[] = [];
  for (const force of forces) destroyed.push(...removeDestroyed(force, round));
  const leavers = forces.filter(isLeaving);
  const retreated: FleetOfHouse[] = [];
  for (const force of leavers) retreated.push(...retreat(force, round, retreatTo));
  return { volleys, destroyed, leaving: leavers.map(({ house }) => house), retreated };
}
