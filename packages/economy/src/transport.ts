import { requireQuantity, shown } from '@ec/prng';
import type { Stack } from './inventory.js';
import { unitCapacity, unitFuel } from './units.js';

/** Transports that one professional flies. */
export const TRANSPORTS_PER_PROFESSIONAL = 10;

/** Mass units that one unit of fuel moves: the same at every technology level, as load and fuel both grow with its square. */
export const TRANSFER_MASS_PER_FUEL = massPerFuel(1);

/**
 * Mass units that transports in storage can move in a turn. Each professional flies ten; the best transports are manned
 * first.
 *
 * @param professionals - professionals at hand, at least 0 (included)
 * @throws RangeError when the professionals are not an integer from 0 to 2^53 − 1, or it exceeds 2^53 − 1
 * @see seed "Transport": capacity (transfer), operation
 */
export function transferCapacity(stored: readonly Stack[], professionals: number): number {
  requireQuantity('professionals', professionals);
  let crewed = Math.min(professionals * TRANSPORTS_PER_PROFESSIONAL, Number.MAX_SAFE_INTEGER);
  let capacity = 0;
  for (const { techLevel, quantity } of transports(stored).toReversed()) {
    const flying = Math.min(quantity, crewed);
    crewed -= flying;
    capacity += flying * unitCapacity('TPT', techLevel, 'mass units a transfer');
  }
  requireQuantity('mass units moved', capacity);
  return capacity;
}

/**
 * Fuel units for moving a mass by transport; in proportion to the capacity used, whatever the transports' level.
 *
 * @param massHundredths - hundredths of a mass unit, at least 0 (included)
 * @throws RangeError when it is not
 * @see seed "Transport": fuel (transfer)
 */
export function transferFuel(massHundredths: number): number {
  if (!Number.isInteger(massHundredths) || massHundredths < 0)
    throw new RangeError(
      `mass in hundredths: expected an integer of at least 0, received ${shown(massHundredths)}`,
    );
  return Math.floor(massHundredths / (100 * TRANSFER_MASS_PER_FUEL));
}

function massPerFuel(techLevel: number): number {
  const { numerator, denominator } = unitFuel('TPT', techLevel, 'full transfer');
  return (unitCapacity('TPT', techLevel, 'mass units a transfer') * denominator) / numerator;
}

/** Transport stacks, lowest technology level first. */
function transports(stored: readonly Stack[]): Stack[] {
  return stored.filter(({ code }) => code === 'TPT').sort((a, b) => a.techLevel - b.techLevel);
}
