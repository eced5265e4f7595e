import { requireQuantity, truncatedProduct } from '@ec/prng';
import { quantityOf, type Stack } from './inventory.js';
import { headCount, type Population } from './population.js';
import { unitMass } from './units.js';

/** Kinds of ship and colony, in rulebook order. */
export const HOLDING_KINDS = ['open', 'enclosed', 'orbiting', 'trade-station', 'ship'] as const;

/** Kind of a ship or colony. */
export type HoldingKind = (typeof HOLDING_KINDS)[number];

/** Structural units needed for each mass unit housed. */
export const STRUCTURAL_UNITS_PER_MASS_UNIT: Readonly<Record<HoldingKind, number>> = {
  open: 1,
  enclosed: 5,
  orbiting: 10,
  'trade-station': 10,
  ship: 10,
};

/** Parts of a mass unit in which room is counted: goods in storage take half of their mass in hundredths. */
const PARTS = 200;

/**
 * Structural units that a ship or colony needs to house its people and goods; goods in storage count half their mass
 * and the structure itself not at all.
 *
 * @param marginPercent - added on top, in percent, at least 0 (included)
 * @throws RangeError when that, or what they weigh, exceeds 2^53 − 1
 * @see seed "Colony", "Ship" and "Structural Unit"; E-12 for the margin
 */
export function structuralNeed(
  kind: HoldingKind,
  population: Population,
  assembled: readonly Stack[],
  stored: readonly Stack[],
  marginPercent = 0,
): number {
  return truncatedProduct(
    [
      housed(kind, population, assembled, stored),
      STRUCTURAL_UNITS_PER_MASS_UNIT[kind] * (100 + marginPercent),
    ],
    [PARTS * 100],
  );
}

/**
 * Structural units, light ones included: a light one houses as much as a regular one.
 *
 * @throws RangeError when they exceed 2^53 − 1
 * @see seed "Structural Unit", "Light Structural Unit"
 */
export function structuralUnits(assembled: readonly Stack[]): number {
  const units = quantityOf(assembled, 'STU') + quantityOf(assembled, 'LSTU');
  requireQuantity('structural units', units);
  return units;
}

/**
 * Room that the structure of a ship or colony has left, in two-hundredths of a mass unit: stored goods take their mass
 * in hundredths, people and assembled units twice that. Below 0 where too much is housed already.
 *
 * @throws RangeError when what the structure houses, or could house, exceeds 2^53 − 1
 * @see seed "Colony", "Ship"
 */
export function structuralRoom(
  kind: HoldingKind,
  population: Population,
  assembled: readonly Stack[],
  stored: readonly Stack[],
): number {
  const capacity = truncatedProduct(
    [structuralUnits(assembled), PARTS],
    [STRUCTURAL_UNITS_PER_MASS_UNIT[kind]],
  );
  return capacity - housed(kind, population, assembled, stored);
}

/**
 * Mass of stacks in hundredths of a mass unit.
 *
 * @throws RangeError when it exceeds 2^53 − 1
 */
export function massHundredths(stacks: readonly Stack[]): number {
  const mass = stacks.reduce(
    (sum, { code, techLevel, quantity }) => sum + quantity * unitMass(code, techLevel),
    0,
  );
  requireQuantity('mass in hundredths', mass);
  return mass;
}

/**
 * What the structure houses, in two-hundredths of a mass unit. The structure itself is not housed. In a trade station, neither
 * are people and machines, as its minimum of structure would not house them.
 */
function housed(
  kind: HoldingKind,
  population: Population,
  assembled: readonly Stack[],
  stored: readonly Stack[],
): number {
  if (kind === 'trade-station') return massHundredths(stored);
  const machines = assembled.reduce(
    (sum, { code, techLevel, quantity }) =>
      code === 'STU' || code === 'LSTU' ? sum : sum + quantity * unitMass(code, techLevel),
    0,
  );
  const parts = PARTS * headCount(population) + 2 * machines + massHundredths(stored);
  requireQuantity('mass housed in two-hundredths', parts);
  return parts;
}
