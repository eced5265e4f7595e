/**
 * Templates that a set-up may replace.
 *
 * @see E-09, E-12
 */
export const TEMPLATES = ['homeWorld', 'homeColony'] as const;
