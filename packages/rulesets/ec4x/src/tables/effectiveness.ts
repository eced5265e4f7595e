/** A row of a table of combat effectiveness. */
export interface EffectivenessRow {
  /** Greatest modified roll of the row (included). */
  readonly upTo: number;
  /** Hits for each four points of attack strength. */
  readonly quarters: number;
}

/** A table of combat effectiveness: the first row whose bound the roll does not exceed counts. */
export type EffectivenessTable = readonly EffectivenessRow[];

/**
 * Effectiveness in space, by 1D10 (0–9) and modifiers.
 *
 * @see seed 5.3.1; X-50
 */
export const SPACE_EFFECTIVENESS: EffectivenessTable = [
  { upTo: 2, quarters: 1 },
  { upTo: 4, quarters: 2 },
  { upTo: 6, quarters: 3 },
  { upTo: Infinity, quarters: 4 },
];

/**
 * Effectiveness of bombardment and of the batteries that answer it, by 1D10 (0–9) without modifiers.
 *
 * @see X-56
 */
export const BOMBARDMENT_EFFECTIVENESS: EffectivenessTable = [
  { upTo: 2, quarters: 1 },
  { upTo: 5, quarters: 2 },
  { upTo: Infinity, quarters: 4 },
];

/**
 * Effectiveness on the ground, by 1D10 (0–9) without modifiers.
 *
 * @see seed 5.6; X-60
 */
export const GROUND_EFFECTIVENESS: EffectivenessTable = [
  { upTo: 2, quarters: 2 },
  { upTo: 6, quarters: 4 },
  { upTo: 8, quarters: 6 },
  { upTo: Infinity, quarters: 8 },
];

/** The natural roll of a critical hit, whatever its modifiers. */
export const CRITICAL_ROLL = 9;

/**
 * What is added to the roll for effectiveness in space.
 *
 * @see seed 5.3.1, 5.4
 */
export const ROLL_MODIFIERS = {
  /** With at least one uncrippled Scout, however many there are. */
  scout: 1,
  /** With at least one Starbase. */
  starbase: 2,
  /** First round of an undetected attacker. */
  surprise: 3,
  /** First round of an undetected defender in a system of its own. */
  ambush: 4,
} as const;
