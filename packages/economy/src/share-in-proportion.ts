import { requireQuantity, truncatedProduct } from '@ec/prng';

/**
 * Shares out less than what is asked for: each part gets its exact proportion truncated, and what truncation left over
 * goes to the first parts, up to what they asked for.
 *
 * @param total - what there is, an integer, at least 0 (included)
 * @param demands - what each part asks for, integers, at least 0 (included), in order of precedence
 * @returns what each part gets, in the order given; all of the demands when there is enough
 * @throws RangeError when the total or a demand is out of bounds
 * @see E-10
 */
export function shareInProportion(total: number, demands: readonly number[]): number[] {
  requireQuantity('total', total);
  for (const demand of demands) requireQuantity('demand', demand);
  const asked = demands.reduce((a, b) => a + b, 0);
  if (asked <= total) return [...demands];
  const shares = demands.map((demand) => truncatedProduct([total, demand], [asked]));
  let left = total - shares.reduce((a, b) => a + b, 0);
  return shares.map((share, i) => {
    const extra = Math.min(left, (demands[i] ?? 0) - share);
    left -= extra;
    return share + extra;
  });
}
