/**
 * How a share of some units is taken when it is not a whole number of them.
 *
 * Systematic sampling: the units form a line, and one offset, uniform over a unit, decides where along the line units fall.
 * So every kind loses its exact share rounded down or up, the sum of all is the exact sum rounded down or up, and the expected
 * loss of every kind is its exact share. It takes one draw whatever the number of units; a draw for each unit would
 * make the cost of a battle grow with its size.
 */
import { Distribution, divideProduct, requireQuantity, type Prng, type Ratio } from '@ec/prng';

const TWO_TO_53 = 0x20000000000000n;

/**
 * A share from products too large for one integer. Where they exceed 2^53 both are cut to 53 bits alike.
 *
 * @param numerators - integers, at least 0 (included)
 * @param denominators - integers, at least 1 (included)
 * @throws RangeError when a factor is not an integer from 0 to 2^53 − 1
 * @see E-01
 */
export function shareOf(numerators: readonly number[], denominators: readonly number[]): Ratio {
  for (const factor of numerators) requireQuantity('numerator', factor);
  for (const factor of denominators) requireQuantity('denominator', factor);
  const product = (factors: readonly number[]): number => factors.reduce((all, factor) => all * factor, 1);
  const share = { numerator: product(numerators), denominator: product(denominators) };
  if (Math.max(share.numerator, share.denominator) <= Number.MAX_SAFE_INTEGER) return share;
  const exact = (factors: readonly number[]): bigint =>
    factors.reduce((all, factor) => all * BigInt(factor), 1n);
  const [numerator, denominator] = [exact(numerators), exact(denominators)];
  if (numerator >= denominator) return { numerator: 1, denominator: 1 };
  let scale = 1n;
  while (denominator / scale >= TWO_TO_53) scale *= 2n;
  return { numerator: Number(numerator / scale), denominator: Number(denominator / scale) };
}

/**
 * Units that a share takes of each kind, with one draw from 0 (included) to the denominator (excluded) if any share is not a
 * whole number; without one otherwise.
 *
 * @param quantities - units of each kind, at least 0 (included)
 * @param share - at least 0 (included); from 1 on everything is taken
 * @returns units taken of each kind: its share rounded down or up
 * @throws RangeError when a figure is out of its bounds (a caller's bug)
 * @see E-39
 */
export function takeShare(
  quantities: readonly number[],
  { numerator, denominator }: Ratio,
  rng: Prng,
): number[] {
  for (const quantity of quantities) requireQuantity('quantity', quantity);
  requireShare(numerator, denominator);
  if (numerator === 0) return quantities.map(() => 0);
  if (numerator >= denominator) return [...quantities];
  // where the line of units, cut by the share, ends after each kind: whole units, and what is left over
  const wholes: number[] = [];
  const rests: number[] = [];
  let line = 0;
  let isWhole = true;
  for (const quantity of quantities) {
    line += quantity;
    const { quotient, remainder } = divideProduct(line, numerator, denominator);
    wholes.push(quotient);
    rests.push(remainder);
    if (remainder > 0) isWhole = false;
  }
  // a unit falls where the line, moved by the offset, passes a whole number
  const offset = isWhole ? 0 : rng.intN(denominator);
  let passed = 0;
  return wholes.map((whole, i) => {
    const fallen = offset > 0 && (rests[i] ?? 0) >= denominator - offset ? whole + 1 : whole;
    const taken = fallen - passed;
    passed = fallen;
    return taken;
  });
}

/**
 * Units that a share takes of one kind, as {@link takeShare}.
 *
 * @throws RangeError as {@link takeShare}
 * @see E-39
 */
export function takePart(quantity: number, share: Ratio, rng: Prng): number {
  return takeShare([quantity], share, rng)[0] ?? 0;
}

/**
 * Distribution of what {@link takeShare} takes of one kind: its share rounded down or up, with the share as its mean.
 *
 * @throws RangeError as {@link takeShare}
 * @see E-39
 */
export function takenDistribution(quantity: number, { numerator, denominator }: Ratio): Distribution {
  requireQuantity('quantity', quantity);
  requireShare(numerator, denominator);
  if (numerator >= denominator) return Distribution.point(quantity);
  const { quotient, remainder } = divideProduct(quantity, numerator, denominator);
  return Distribution.of([
    [quotient, denominator - remainder],
    [quotient + 1, remainder],
  ]);
}

function requireShare(numerator: number, denominator: number): void {
  requireQuantity('numerator', numerator);
  requireQuantity('denominator', denominator);
  if (denominator === 0) throw new RangeError('denominator: expected at least 1, received 0');
}
