/**
 * Quarters, and so turns, in a year: the rulebook gives production by the year.
 *
 * @see E-02
 */
export const QUARTERS_A_YEAR = 4;
