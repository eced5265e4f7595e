/**
 * Templates that a set-up may replace.
 *
 * @see M-01
 */
export const TEMPLATES = ['map'] as const;
