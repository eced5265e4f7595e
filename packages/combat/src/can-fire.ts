import { canBeam } from './exchange-fire.js';
import { committed, freeFuel, total, type Fighter } from './fighter.js';

/** Whether a force has anything left to fire at the target, were it in reach. */
export function canFire(fighter: Fighter, target: Fighter): boolean {
  if (fighter.isDestroyed || fighter.fire.numerator === 0) return false;
  if (Math.min(total(fighter.launchers), fighter.missilesLeft, total(fighter.missiles)) > 0) return true;
  return (
    canBeam(fighter, target) &&
    fighter.weapons.some((row) => committed(row.quantity, fighter.fire) > 0 && freeFuel(fighter) >= row.burn)
  );
}
