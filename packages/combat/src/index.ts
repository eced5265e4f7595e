/**
 * Combat formulas of Empyrean Challenge as pure functions: missiles and point defence, beams and shields, ground factors.
 *
 * @example
 * ```ts
 * import { beamDamage, possibleHits } from '@ec/combat';
 *
 * // 1,000 missiles from TL-1 launchers at distance 3: 1,000 ÷ (9 − 1)
 * console.log(possibleHits(1000, 3, [{ techLevel: 1, quantity: 1000 }])); // 125
 * // 600 beams of TL 2 at distance 3, against 100 shields of TL 1: 600 ÷ 3 × 20 − 1,000
 * console.log(beamDamage([{ techLevel: 2, quantity: 600 }], 3, [{ techLevel: 1, quantity: 100 }])); // 3000
 * ```
 *
 * @packageDocumentation
 */
export { beamDamage, energy, ENERGY_PER_LEVEL, type EnergyBattery } from './beams.js';
export { robotFactor, SOLDIER_FACTOR, soldierFactor } from './ground-factor.js';
export {
  antiMissileChance,
  interceptMissiles,
  MISSILE_DAMAGE_PER_LEVEL,
  pointDefenceChance,
  possibleHits,
  type LauncherCount,
} from './missiles.js';
