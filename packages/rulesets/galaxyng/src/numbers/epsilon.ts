/** Share of the larger quantity by which two quantities may differ and still count as equal, unless a game says otherwise. */
const EPSILON = 1e-9;

/**
 * Whether an amount is enough, fits, or lies within: at most the limit, or above it by no more than `epsilon` times the larger of both.
 *
 * @param epsilon - 0 (included) or more
 * @see N-01
 */
export function isAtMost(amount: number, limit: number, epsilon: number = EPSILON): boolean {
  return amount - limit <= epsilon * Math.max(Math.abs(amount), Math.abs(limit));
}

/**
 * What is left of an amount after a part of it is used; 0 when that is no more than `epsilon` times the amount, or when a little more was
 * used than there was.
 *
 * @param amount - 0 (included) or more
 * @param epsilon - 0 (included) or more
 * @see N-01
 */
export function restOf(amount: number, used: number, epsilon: number = EPSILON): number {
  const rest = amount - used;
  return rest <= epsilon * amount ? 0 : rest;
}
