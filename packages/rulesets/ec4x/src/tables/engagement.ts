/** A row of the rules of engagement. */
export interface EngagementRow {
  /** Number of the rule, 0 (included) to 10 (included). */
  readonly roe: number;
  /** The task force stays while own strength × `own` ≥ hostile strength × `hostile`. */
  readonly own: number;
  readonly hostile: number;
  /** What the rule says, in a few words. */
  readonly meaning: string;
}

/**
 * Rules of engagement; rule n stands at n.
 *
 * Rule 0 never stays, rule 1 only against a strength of 0, rule 10 always; in the rows of 0 and 10 the factors are 0.
 *
 * @see seed 5.1.1; X-53
 */
export const ENGAGEMENT: readonly EngagementRow[] = [
  { roe: 0, own: 0, hostile: 0, meaning: 'avoid every fight' },
  { roe: 1, own: 0, hostile: 1, meaning: 'fight the defenceless only' },
  { roe: 2, own: 1, hostile: 4, meaning: 'fight with an advantage of 4:1' },
  { roe: 3, own: 1, hostile: 3, meaning: 'fight with an advantage of 3:1' },
  { roe: 4, own: 1, hostile: 2, meaning: 'fight with an advantage of 2:1' },
  { roe: 5, own: 2, hostile: 3, meaning: 'fight with an advantage of 3:2' },
  { roe: 6, own: 1, hostile: 1, meaning: 'fight equals and weaker' },
  { roe: 7, own: 3, hostile: 2, meaning: 'fight when outgunned up to 3:2' },
  { roe: 8, own: 2, hostile: 1, meaning: 'fight when outgunned up to 2:1' },
  { roe: 9, own: 3, hostile: 1, meaning: 'fight when outgunned up to 3:1' },
  { roe: 10, own: 0, hostile: 0, meaning: 'fight whatever the odds' },
];

/** The rule that never stays. */
export const NEVER_STAY = 0;
/** The rule that always stays. */
export const ALWAYS_STAY = 10;
