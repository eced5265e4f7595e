import type { Interval } from '../statistics/interval.js';
import type { Estimated } from './balance-report.js';

/** An interval as plain data: NaN and infinite values are unknown. */
export function estimated({ estimate, low, high }: Interval, n: number | null = null): Estimated {
  return { value: finite(estimate), low: finite(low), high: finite(high), n };
}

/** A value that is known without error, or not at all. */
export function certain(value: number | null): Estimated {
  const known = value === null ? null : finite(value);
  return { value: known, low: known, high: known, n: null };
}

// JSON has no minus zero.
function finite(value: number): number | null {
  return Number.isFinite(value) ? value + 0 : null;
}
