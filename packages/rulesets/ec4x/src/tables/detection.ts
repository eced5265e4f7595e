/**
 * What 1D20 and its modifier must exceed, by the ELI of the fleet that looks: that of level n stands at n − 1. `null`: never.
 */
export type DetectionRow = readonly (number | null)[];

/**
 * Fleets against spying Scouts: the row of a spy of ELI n stands at n − 1; a spy of ELI 0 uses the first.
 *
 * @see seed 2.4.2; X-45
 */
export const SPY_DETECTION: readonly DetectionRow[] = [
  [12, 7, 3, 1, 1],
  [16, 12, 7, 3, 1],
  [18, 16, 12, 7, 3],
  [19, 18, 16, 12, 7],
  [null, 19, 18, 16, 12],
];

/** Greatest modifier of a roll against a spy. */
export const SPY_MODIFIER_MAX = 2;

/**
 * Fleets against cloaked fleets: the row of a Raider of CLK n stands at n − 1.
 *
 * @see seed 2.4.3; X-45
 */
export const RAIDER_DETECTION: readonly DetectionRow[] = [
  [14, 9, 5, 2, 1],
  [17, 14, 9, 5, 2],
  [19, 17, 14, 9, 5],
  [null, 19, 17, 14, 9],
  [null, null, 19, 17, 14],
  [null, null, null, 19, 17],
  [null, null, null, null, 19],
];

/** Greatest modifier of a roll against a cloaked fleet. */
export const RAIDER_MODIFIER_MAX = 4;

/**
 * What 1D20 of a cloaked fleet must exceed to pass unseen; that of CLK n stands at n − 1.
 *
 * @see seed 2.4.3; X-47
 */
export const STEALTH: readonly number[] = [14, 12, 10, 8, 6, 4, 2];
