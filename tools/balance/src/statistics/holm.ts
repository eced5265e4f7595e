/**
 * Holm's correction for many tests at once: each p-value as if it were the only one, so that the chance of even one false alarm among
 * all stays at the level to which they are held.
 *
 * @param values - p-values, in any order
 * @returns the corrected ones in the same order, at most 1
 * @see S. Holm, "A simple sequentially rejective multiple test procedure", 1979
 */
export function holm(values: readonly number[]): number[] {
  const order = values.map((p, i) => ({ p, i })).toSorted((a, b) => a.p - b.p);
  const corrected = values.map(() => 1);
  let largest = 0;
  for (const [rank, { p, i }] of order.entries()) {
    largest = Math.max(largest, Math.min(1, p * (values.length - rank)));
    corrected[i] = largest;
  }
  return corrected;
}
