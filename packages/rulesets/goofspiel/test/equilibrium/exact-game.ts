/**
 * Another way to solve bouts, with integers and fractions alone: no ranks, no memory, no exchange of sides, no saddle points and no
 * simplex method, but the theorem of Shapley and Snow: some square part of the matrix gives value and strategies by its cofactors.
 */

/** A fraction with a positive denominator. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

const abs = (n: bigint): bigint => (n < 0n ? -n : n);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? abs(a) : gcd(b, a % b));

function fraction(num: bigint, den: bigint): Fraction {
  const sign = den < 0n ? -1n : 1n;
  const by = sign * gcd(num, den);
  return { num: num / by, den: den / by };
}

/** The nearest double, for fractions whose parts may be long. */
export function toNumber({ num, den }: Fraction): number {
  return Number((num * 10n ** 18n) / den) / 1e18;
}

function determinant(matrix: readonly (readonly bigint[])[]): bigint {
  const [first] = matrix;
  if (!first) return 1n;
  return first.reduce((sum, entry, j) => sum + entry * cofactor(matrix, 0, j), 0n);
}

function cofactor(matrix: readonly (readonly bigint[])[], i: number, j: number): bigint {
  const minor = matrix.filter((_, r) => r !== i).map((row) => row.filter((_, c) => c !== j));
  return ((i + j) % 2 === 0 ? 1n : -1n) * determinant(minor);
}

/** All choices of so many of the numbers below n. */
function subsets(n: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: n }, (_, last) =>
    subsets(last, size - 1).map((rest) => [...rest, last]),
  ).flat();
}

/** Value of a matrix game. */
function exactValue(wins: readonly (readonly Fraction[])[]): Fraction {
  const den = wins.flat().reduce((product, entry) => (product * entry.den) / gcd(product, entry.den), 1n);
  const integers = wins.map((row) => row.map((entry) => (entry.num * den) / entry.den));
  const shift = 1n + integers.flat().reduce((most, entry) => (abs(entry) > most ? abs(entry) : most), 0n);
  const matrix = integers.map((row) => row.map((entry) => entry + shift));
  const [rows, columns] = [matrix.length, matrix[0]?.length ?? 0];
  for (let size = 1; size <= Math.min(rows, columns); size++)
    for (const r of subsets(rows, size))
      for (const c of subsets(columns, size)) {
        const part = r.map((i) => c.map((j) => matrix[i]?.[j] ?? 0n));
        const cofactors = part.map((row, i) => row.map((_, j) => cofactor(part, i, j)));
        const total = cofactors.flat().reduce((sum, each) => sum + each, 0n);
        if (total === 0n) continue;
        const sign = total < 0n ? -1n : 1n;
        const row = cofactors.map((each) => sign * each.reduce((sum, of) => sum + of, 0n));
        const column = c.map((_, j) => sign * cofactors.reduce((sum, each) => sum + (each[j] ?? 0n), 0n));
        if ([...row, ...column].some((weight) => weight < 0n)) continue;
        const value = sign * determinant(part);
        const isLeast = matrix[0]?.every(
          (_, j) => r.reduce((sum, i, k) => sum + (row[k] ?? 0n) * (matrix[i]?.[j] ?? 0n), 0n) >= value,
        );
        const isMost = matrix.every(
          (entries) => c.reduce((sum, j, k) => sum + (column[k] ?? 0n) * (entries[j] ?? 0n), 0n) <= value,
        );
        if (isLeast && isMost) return fraction(value - shift * sign * total, den * sign * total);
      }
  throw new Error('no part of the matrix solves it');
}

/** Value of a round, by the sizes of both hands: chance to win the bout less the chance to lose it. */
export function exactStage(
  own: readonly number[],
  other: readonly number[],
  worth: number,
  toCome: readonly number[],
  lead: number,
): Fraction {
  const without = (list: readonly number[], at: number): number[] => list.filter((_, i) => i !== at);
  return exactValue(
    own.map((sent, i) =>
      other.map((met, j): Fraction => {
        const after = lead + worth * Math.sign(sent - met);
        if (toCome.length === 0) return { num: BigInt(Math.sign(after)), den: 1n };
        const values = toCome.map((next, k) =>
          exactStage(without(own, i), without(other, j), next, without(toCome, k), after),
        );
        const sum = values.reduce((a, b) => fraction(a.num * b.den + b.num * a.den, a.den * b.den));
        return fraction(sum.num, sum.den * BigInt(values.length));
      }),
    ),
  );
}
