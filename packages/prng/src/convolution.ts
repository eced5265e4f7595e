/** Values in ascending order with the weight of each; both lists have the same length. */
export interface WeightTable {
  readonly values: readonly number[];
  readonly weights: readonly bigint[];
}

/**
 * Table of the sum of two independent variables.
 *
 * Dice fill their range, so the sums are collected in a list indexed by the sum; a variable with a few values far
 * apart (0 or 1,000,000) would waste that list and uses a map instead.
 */
export function convolve(a: WeightTable, b: WeightTable): WeightTable {
  const lowest = (a.values[0] ?? 0) + (b.values[0] ?? 0);
  const span = (a.values.at(-1) ?? 0) + (b.values.at(-1) ?? 0) - lowest + 1;
  return span <= a.values.length * b.values.length ? convolveDense(a, b, lowest, span) : convolveSparse(a, b);
}

/** Table of weights by value, in ascending order, without the values of weight 0. */
export function toTable(weightByValue: ReadonlyMap<number, bigint>): WeightTable {
  const entries = [...weightByValue].filter(([, weight]) => weight > 0n).sort(([a], [b]) => a - b);
  return { values: entries.map(([value]) => value), weights: entries.map(([, weight]) => weight) };
}

function convolveDense(a: WeightTable, b: WeightTable, lowest: number, span: number): WeightTable {
  const sums = new Array<bigint>(span).fill(0n);
  for (const [i, x] of a.values.entries()) {
    const weight = a.weights[i] ?? 0n;
    for (const [j, y] of b.values.entries()) {
      const at = x + y - lowest;
      sums[at] = (sums[at] ?? 0n) + weight * (b.weights[j] ?? 0n);
    }
  }
  const values: number[] = [];
  const weights: bigint[] = [];
  for (const [at, weight] of sums.entries()) {
    if (weight === 0n) continue;
    values.push(lowest + at);
    weights.push(weight);
  }
  return { values, weights };
}

function convolveSparse(a: WeightTable, b: WeightTable): WeightTable {
  const sums = new Map<number, bigint>();
  for (const [i, x] of a.values.entries()) {
    const weight = a.weights[i] ?? 0n;
    for (const [j, y] of b.values.entries()) {
      sums.set(x + y, (sums.get(x + y) ?? 0n) + weight * (b.weights[j] ?? 0n));
    }
  }
  return toTable(sums);
}
