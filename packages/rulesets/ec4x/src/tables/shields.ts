/** A level of planetary shields. */
export interface ShieldRow {
  /** What 1D20 must exceed for the shield to work in a round of bombardment. */
  readonly above: number;
  /** Percent of the hits that it blocks then. */
  readonly blocked: number;
}

/**
 * Planetary shields; that of SLD n stands at n − 1.
 *
 * @see seed 2.4.7; X-03
 */
export const SHIELDS: readonly ShieldRow[] = [
  { above: 17, blocked: 25 },
  { above: 14, blocked: 30 },
  { above: 11, blocked: 35 },
  { above: 8, blocked: 40 },
  { above: 5, blocked: 45 },
  { above: 2, blocked: 50 },
];
