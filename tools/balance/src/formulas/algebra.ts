/** What expressions are worked out in: numbers, or ranges of them. */
export interface Algebra<T> {
  readonly constant: (value: number) => T;
  readonly plus: (a: T, b: T) => T;
  readonly minus: (a: T, b: T) => T;
  readonly times: (a: T, b: T) => T;
  readonly by: (a: T, b: T) => T;
  readonly abs: (a: T) => T;
  readonly min: (a: T, b: T) => T;
  readonly max: (a: T, b: T) => T;
}

export const NUMBERS: Algebra<number> = {
  constant: (value) => value,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  by: (a, b) => a / b,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
};

/** Numbers from the lower (included) to the higher (included). */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const EVERYTHING: Range = { low: -Infinity, high: Infinity };

/** Interval arithmetic: whatever the numbers are within their ranges, the result is within its own. A name that occurs twice makes it wider than it need be. */
export const RANGES: Algebra<Range> = {
  constant: (value) => ({ low: value, high: value }),
  plus: (a, b) => rangeOf(a.low + b.low, a.high + b.high),
  minus: (a, b) => rangeOf(a.low - b.high, a.high - b.low),
  times: (a, b) => spanned([a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]),
  by: (a, b) =>
    b.low <= 0 && b.high >= 0
      ? EVERYTHING
      : spanned([a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high]),
  abs: ({ low, high }) => {
    if (low >= 0) return { low, high };
    return high <= 0 ? rangeOf(-high, -low) : { low: 0, high: Math.max(-low, high) };
  },
  min: (a, b) => ({ low: Math.min(a.low, b.low), high: Math.min(a.high, b.high) }),
  max: (a, b) => ({ low: Math.max(a.low, b.low), high: Math.max(a.high, b.high) }),
};

/** A range whose bounds may be no numbers, as 0 · ∞ is none: then nothing is known. */
function rangeOf(low: number, high: number): Range {
  return Number.isNaN(low) || Number.isNaN(high) ? EVERYTHING : { low, high };
}

function spanned(values: readonly number[]): Range {
  return rangeOf(Math.min(...values), Math.max(...values));
}
