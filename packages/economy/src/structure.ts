import { truncatedProduct } from './exact.js';
import type { ColonyKind } from './farming.js';
import { headCount, type Population } from './population.js';
import { unitMass, type ItemCode } from './units.js';

/** A quantity of one kind of unit at one technology level; level 0 where the kind has none. */
export interface Stack {
  readonly code: ItemCode;
  readonly techLevel: number;
  /** Units, at least 0 (included). */
  readonly quantity: number;
}

/** Structural units needed for each mass unit housed. */
export const STRUCTURAL_UNITS_PER_MASS_UNIT: Readonly<Record<ColonyKind | 'ship', number>> = {
  open: 1,
  enclosed: 5,
  orbiting: 10,
  ship: 10,
};

/**
 * Structural units that a ship or colony needs to house its people and goods; goods in storage count half their mass
 * and the structure itself not at all.
 *
 * @param marginPercent - added on top, in percent, at least 0 (included)
 * @see seed "Colony", "Ship" and "Structural Unit"; E-12 for the margin
 */
export function structuralNeed(
  kind: ColonyKind | 'ship',
  population: Population,
  assembled: readonly Stack[],
  stored: readonly Stack[],
  marginPercent = 0,
): number {
  const twoHundredths = 200 * headCount(population) + 2 * massHundredths(assembled) + massHundredths(stored);
  return truncatedProduct(
    [twoHundredths, STRUCTURAL_UNITS_PER_MASS_UNIT[kind], 100 + marginPercent],
    [200, 100],
  );
}

/** Mass of stacks in hundredths of a mass unit, structural units left out. */
function massHundredths(stacks: readonly Stack[]): number {
  return stacks
    .filter(({ code }) => code !== 'STU' && code !== 'LSTU')
    .reduce((sum, { code, techLevel, quantity }) => sum + quantity * unitMass(code, techLevel), 0);
}
