import type { Fight } from './fight.js';
import { ALL, massOf, power, powered, total, type Fighter } from './fighter.js';
import { combatSpeed } from './distance.js';

/**
 * Ships move at the end of a round. Those that fire at the target close in. Those that are fired upon and do not fire draw away,
 * and so does the target, unless they bombard somebody else. No distance falls below 1.
 *
 * @param firedUpon - forces that were fired upon in this round
 * @see E-35 step 5, E-36
 */
export function closeOrOpen({ target, attackers }: Fight, firedUpon: ReadonlySet<number>): void {
  const isChased = attackers.some(({ fighter, lasts }) => lasts && !fighter.isDestroyed);
  const away = isChased ? speedAway(target) : 0;
  for (const attacker of attackers) {
    const { fighter } = attacker;
    if (fighter.isDestroyed) continue;
    if (fighter.fire.numerator > 0) {
      const closing = attacker.distance + away > 1 ? speedOf(fighter) : 0;
      attacker.distance = Math.max(1, attacker.distance + away - closing);
    } else {
      attacker.distance += away + (firedUpon.has(fighter.id) ? speedAway(fighter) : 0);
    }
  }
}

function speedAway(fighter: Fighter): number {
  return fighter.isBombarding ? 0 : speedOf(fighter);
}

function speedOf(fighter: Fighter): number {
  if (fighter.isDestroyed || total(fighter.drives) === 0) return 0;
  power(fighter, fighter.drives, ALL);
  return combatSpeed(powered(fighter.drives), massOf(fighter));
}
