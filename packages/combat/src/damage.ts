import { divideProduct, requireQuantity, type Prng, type Ratio } from '@ec/prng';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import { takeShare } from './take-share.js';

/** Units of one kind that damage can fall on. */
export interface Damageable {
  /** At least 0 (included). */
  readonly quantity: number;
  /** Mass of one in hundredths of a mass unit, at least 0 (included). */
  readonly mass: number;
  /** Whether it is an assembled energy weapon, launcher or space drive. */
  readonly isWeapon: boolean;
}

/** How damage fell, in hundredths of a mass unit, and what it destroyed. */
export interface Damage {
  /** The part that weapons and drives took. */
  readonly onWeapons: number;
  /** The part that everything else took. */
  readonly onOthers: number;
  /** Units of each kind that are destroyed, in the order given. */
  readonly destroyed: readonly number[];
  /** Whether it left nothing. */
  readonly isTotal: boolean;
}

/**
 * Spreads damage over a ship or colony: the share of the ruling over its weapons and drives, the rest over everything else, in
 * proportion to mass. Damage that one share cannot absorb falls on the other. Everything is destroyed when neither can absorb it,
 * or when nothing with a mass is left.
 *
 * @param damage - in hundredths of a mass unit, at least 0 (included)
 * @returns the exact share of each kind, rounded down or up
 * @throws RangeError when the mass exceeds 2^53 − 1, or the parameters are not as {@link combatParameters} makes them
 * @see E-39
 */
export function spreadDamage(
  damage: number,
  units: readonly Damageable[],
  parameters: CombatParameters,
  rng: Prng,
): Damage {
  const { weaponDamage } = checkedParameters(parameters);
  let [weapons, others] = [0, 0];
  for (const { quantity, mass, isWeapon } of units) {
    if (isWeapon) weapons += quantity * mass;
    else others += quantity * mass;
  }
  requireQuantity('mass in hundredths', weapons + others);
  const everything = units.map(({ quantity }) => quantity);
  if (damage > 0 && damage >= weapons + others) {
    return { onWeapons: weapons, onOthers: others, destroyed: everything, isTotal: true };
  }
  const aimed = divideProduct(damage, weaponDamage, 100).quotient;
  const onWeapons = Math.max(Math.min(aimed, weapons), damage - others);
  const onOthers = damage - onWeapons;
  const destroyed = units.map(() => 0);
  destroy(units, true, { numerator: onWeapons, denominator: weapons }, destroyed, rng);
  destroy(units, false, { numerator: onOthers, denominator: others }, destroyed, rng);
  const isTotal =
    damage > 0 && units.every(({ quantity, mass }, i) => mass === 0 || destroyed[i] === quantity);
  return { onWeapons, onOthers, destroyed: isTotal ? everything : destroyed, isTotal };
}

/** Takes a share of the weapons, or of everything else that has mass. */
function destroy(
  units: readonly Damageable[],
  isWeapon: boolean,
  share: Ratio,
  destroyed: number[],
  rng: Prng,
): void {
  if (share.numerator === 0) return;
  const places: number[] = [];
  const quantities: number[] = [];
  units.forEach((unit, place) => {
    if (unit.isWeapon !== isWeapon || unit.mass === 0 || unit.quantity === 0) return;
    places.push(place);
    quantities.push(unit.quantity);
  });
  const taken = takeShare(quantities, share, rng);
  places.forEach((place, i) => (destroyed[place] = taken[i] ?? 0));
}
