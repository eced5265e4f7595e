/** What a figure may lack of a hundredth and still count as it, in hundredths. */
const FORGIVEN = 1e-6;

/**
 * A figure cut to hundredths, as reports, coordinates and resources show it: ⌊100x + 1e-6⌋ ÷ 100.
 *
 * @see N-02
 */
export function cutToHundredths(x: number): number {
  return Math.floor(100 * x + FORGIVEN) / 100;
}

/**
 * A figure raised to hundredths, as refusals show what it takes: what is there, cut to hundredths, never looks like enough.
 *
 * @see N-02
 */
export function raiseToHundredths(x: number): number {
  return Math.ceil(100 * x - FORGIVEN) / 100;
}

/**
 * A figure rounded to hundredths, halves up: the classic way of reports and ship techs.
 *
 * @see compatibility parameters `reportNumbers` and `shipRounding`
 */
export function roundToHundredths(x: number): number {
  return Math.floor(100 * x + 0.5) / 100;
}
