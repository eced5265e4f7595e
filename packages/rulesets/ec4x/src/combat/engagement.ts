import { shown } from '@ec/prng';
import { ALWAYS_STAY, ENGAGEMENT, NEVER_STAY } from '../tables/engagement.js';

/**
 * Whether a task force stays in the fight.
 *
 * @param roe - its rule of engagement, 0 (included) to 10 (included)
 * @param own - its AS
 * @param hostile - the AS of all hostile forces
 * @throws RangeError when there is no such rule
 * @see seed 5.1.1; X-53
 */
export function stays(roe: number, own: number, hostile: number): boolean {
  const rule = ENGAGEMENT[roe];
  if (rule === undefined)
    throw new RangeError(
      `rule of engagement: expected 0 (included) to ${ALWAYS_STAY} (included), received ${shown(roe)}`,
    );
  return roe !== NEVER_STAY && own * rule.own >= hostile * rule.hostile;
}

/**
 * Rule of engagement of a task force: the highest of its fleets, and always to stay with a Starbase or without any fleet, as fighters never
 * leave. It is settled when the force forms, and outlasts the fleet or Starbase that it comes from.
 *
 * @param fleets - rule of engagement of each of its fleets
 * @see seed 5.2; X-53
 */
export function taskForceRoe(fleets: readonly number[], hasStarbase: boolean): number {
  return hasStarbase || fleets.length === 0 ? ALWAYS_STAY : Math.max(...fleets);
}
