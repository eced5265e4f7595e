/**
 * Templates that a set-up may replace.
 *
 * @see N-08
 */
export const TEMPLATES = ['races'] as const;
