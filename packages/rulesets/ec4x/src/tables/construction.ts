import type { ClassCode } from '../types.js';

/**
 * Turns of what is not built in half its cost; everything else takes half its cost in turns, rounded down, at least 2.
 *
 * @see seed 2.3.2, 2.4.4, 2.4.7
 */
export const BUILD_TURNS: Readonly<Partial<Record<ClassCode, number>>> = { GB: 1, SP: 2, SY: 3, SB: 5 };

/** Least turns of what has none of its own, and turns of a shield that replaces another. */
export const BUILD_TURNS_MIN = 2;
export const SHIELD_REPLACED_TURNS = 1;

/** Turns of a repair. @see X-37 */
export const REPAIR_TURNS = 1;

/**
 * Percent of production cost: what a ship costs from a spaceport, what a repair costs, what salvage pays back, and what of the price a
 * cancelled project pays back.
 *
 * @see seed 3.1, 3.4
 */
export const COST_PERCENT = { launch: 200, repair: 25, salvage: 50, cancelled: 50 } as const;

/** Percent to which a construction level takes capacities, and a weapons level cost and strengths. */
export const LEVEL_PERCENT = 110;

/** A colony may start ground units and fighters for its product divided by this, in XMR of production cost a turn. */
export const PLANT_DIVISOR = 10;
