import { requireQuantity, truncatedProduct } from '@ec/prng';

/**
 * Shares out less than what is asked for: each part gets its exact proportion truncated, and what truncation left over
 * goes to the first parts, up to what they asked for.
 *
 * @param total - what there is, an integer, from 0 to 2^53 − 1 (both included)
 * @param demands - what each part asks for, integers from 0 to 2^53 − 1 (both included), of any sum, in order of precedence
 * @returns what each part gets, in the order given; all of the demands when there is enough
 * @throws RangeError when the total or a demand is out of bounds
 * @see E-10
 */
export function shareInProportion(total: number, demands: readonly number[]): number[] {
  requireQuantity('total', total);
  for (const demand of demands) requireQuantity('demand', demand);
  const asked = demands.reduce((a, b) => a + b, 0);
  if (asked <= total) return [...demands];
  const shares =
    asked <= Number.MAX_SAFE_INTEGER
      ? demands.map((demand) => truncatedProduct([total, demand], [asked]))
      : sharesOfMany(total, demands);
  let left = total - shares.reduce((a, b) => a + b, 0);
  return shares.map((share, i) => {
    const extra = Math.min(left, (demands[i] ?? 0) - share);
    left -= extra;
    return share + extra;
  });
}

/** The truncated proportions of demands that are more than 2^53 − 1 in all. */
function sharesOfMany(total: number, demands: readonly number[]): number[] {
  const asked = demands.reduce((sum, demand) => sum + BigInt(demand), 0n);
  return demands.map((demand) => Number((BigInt(total) * BigInt(demand)) / asked));
}
