import { shown } from '@ec/prng';

const TWO_PI = 6.283185307179586;
/** Terms of a series: (π/4)^19 / 19! is below 1e-19, and (π/4)^18 / 18! below 3e-18. */
const TERMS = 8;

/**
 * Sine of an angle in turns, the same bits on every platform; at most 3 units in the last place off, and exact for quarter turns.
 *
 * An angle in turns is brought to an eighth of a turn around the next quarter, which is exact; there the series of sine or cosine is cut
 * after nine terms.
 *
 * @param turns - 0 (included) to 1 (included); ¼ is 90°
 * @throws RangeError when `turns` is not a number in that range
 * @see N-01, N-08
 */
export function sine(turns: number): number {
  return atQuarter(turns, 0);
}

/**
 * Cosine of an angle in turns, as {@link sine}.
 *
 * @param turns - 0 (included) to 1 (included); ¼ is 90°
 * @throws RangeError when `turns` is not a number in that range
 * @see N-01, N-08
 */
export function cosine(turns: number): number {
  return atQuarter(turns, 1);
}

/** Sine of the angle and so many quarter turns more. */
function atQuarter(turns: number, ahead: number): number {
  if (!(turns >= 0 && turns <= 1)) {
    throw new RangeError(`angle: expected 0 (included) to 1 (included) turns, received ${shown(turns)}`);
  }
  const quarter = Math.floor(4 * turns + 0.5);
  const angle = TWO_PI * (turns - quarter / 4);
  switch ((quarter + ahead) % 4) {
    case 0:
      return series(angle, angle, 1);
    case 1:
      return series(1, angle, 0);
    case 2:
      return 0 - series(angle, angle, 1);
    default:
      return 0 - series(1, angle, 0);
  }
}

/** first · (1 − a²/((o+1)(o+2)) · (1 − a²/((o+3)(o+4)) · …)): sine for o = 1, cosine for o = 0. */
function series(first: number, angle: number, odd: number): number {
  const square = angle * angle;
  let sum = 1;
  for (let n = 2 * TERMS + odd; n > odd; n -= 2) sum = 1 - (sum * square) / (n * (n - 1));
  return first * sum;
}
