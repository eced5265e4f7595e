import type { LaneClass } from '../types.js';

/**
 * Weights of jump lanes in the choice of a path.
 *
 * @see X-42
 */
export const LANE_WEIGHTS: Readonly<Record<LaneClass, number>> = { major: 1, minor: 2, restricted: 3 };

/** Lanes of a home world. @see X-17 */
export const HOME_LANES = 3;
