import { requireQuantity, scale, truncatedProduct } from '@ec/prng';
import type { Stack } from './inventory.js';
import { unitCapacity, unitFuel } from './units.js';

/** Life support of one turn. */
export interface LifeSupport {
  /** Population units that it carries with the fuel it got. */
  readonly carried: number;
  /** Fuel units that it draws. */
  readonly fuel: number;
}

/**
 * Population units that assembled life support carries when all of it has fuel.
 *
 * @throws RangeError when they exceed 2^53 − 1
 * @see seed "Life Support"
 */
export function lifeSupportCapacity(assembled: readonly Stack[]): number {
  const carried = lifeSupports(assembled).reduce(
    (sum, { techLevel, quantity }) => sum + quantity * unitCapacity('LFS', techLevel, 'population units'),
    0,
  );
  requireQuantity('population units carried', carried);
  return carried;
}

/**
 * Runs life support for a turn: only as many units as the people need draw fuel, those of the highest technology level
 * first, as they carry most for their fuel.
 *
 * @param heads - population units, at least 0 (included)
 * @param fuel - fuel units in storage, at least 0 (included)
 * @throws RangeError when it carries more than 2^53 − 1
 * @see seed "Life Support"; E-17 upkeep
 */
export function runLifeSupport(assembled: readonly Stack[], heads: number, fuel: number): LifeSupport {
  let carried = 0;
  let drawn = 0;
  for (const { techLevel, quantity } of lifeSupports(assembled).toReversed()) {
    const each = unitCapacity('LFS', techLevel, 'population units');
    const fuelOfEach = scale(1, unitFuel('LFS', techLevel, 'turn'));
    const needed = Math.ceil(Math.max(0, heads - carried) / each);
    const fuelled = truncatedProduct([fuel - drawn], [fuelOfEach]);
    const running = Math.min(quantity, needed, fuelled);
    carried += running * each;
    drawn += running * fuelOfEach;
  }
  requireQuantity('population units carried', carried);
  return { carried, fuel: drawn };
}

/** Life-support stacks, lowest technology level first. */
function lifeSupports(assembled: readonly Stack[]): Stack[] {
  return assembled.filter(({ code }) => code === 'LFS').sort((a, b) => a.techLevel - b.techLevel);
}
