import { requireLevel } from './require-level.js';

/** Combat factor of a soldier unit with nothing but a rifle. */
export const SOLDIER_FACTOR = 1;

/** What each technology level adds to the factor: of a weapon or craft to a soldier's, of a robot to its own. */
const FACTOR_PER_LEVEL = { weapon: 2, craft: 10, robot: 2 } as const;

/**
 * Combat factor of one soldier unit.
 *
 * @param weaponLevel - level of the assault weapon, 1 to 10 (both included), or 0 without one
 * @param craftLevel - level of the assault craft it fights from, 1 to 10 (both included), or 0 without one
 * @throws RangeError when a level is not an integer from 0 to 10
 * @see seed "Assault Craft": combat factor; E-41
 */
export function soldierFactor(weaponLevel: number, craftLevel: number): number {
  requireLevel('technology level of ASW', weaponLevel, 0);
  requireLevel('technology level of ASC', craftLevel, 0);
  return SOLDIER_FACTOR + FACTOR_PER_LEVEL.weapon * weaponLevel + FACTOR_PER_LEVEL.craft * craftLevel;
}

/**
 * Combat factor of one military robot; also the soldier units that it replaces.
 *
 * @param techLevel - 1 to 10 (both included)
 * @throws RangeError when the technology level is not an integer from 1 to 10
 * @see seed "Military Robot"
 */
export function robotFactor(techLevel: number): number {
  requireLevel('technology level of MTBT', techLevel, 1);
  return FACTOR_PER_LEVEL.robot * techLevel;
}
