import type { ShipCode } from '../types.js';

/**
 * What a House starts with: people and money, and its fleets as lists of squadrons and units, the flagship first. ETACs are loaded.
 *
 * @see seed 2.1
 */
export const START = {
  /** PU. */
  people: 420,
  /** XMR. */
  treasury: 210,
  fleets: [[['CL', 'DD', 'DD'], ['ET']], [['SC']], [['SC']]],
} as const satisfies {
  people: number;
  treasury: number;
  fleets: readonly (readonly (readonly ShipCode[])[])[];
};

/** Houses that may play. @see X-16 */
export const HOUSES = { least: 2, most: 12 } as const;

/** Longest name of a House, a colony or a fleet, in characters. @see X-67 */
export const NAME_LENGTH = 24;

/** Longest text of a message, in characters. @see X-67 */
export const TEXT_LENGTH = 500;

/** Steps on the outer ring of the map from one home to the next. @see X-16 */
export const HOME_STEPS = 6;
