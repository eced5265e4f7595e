/**
 * A smooth surface through noisy values: a Gaussian process with a Matérn kernel of 5/2. Its lengths along each axis and its noise are those
 * under which the values are likeliest, among a few.
 *
 * @see C. E. Rasmussen, C. K. I. Williams, "Gaussian Processes for Machine Learning", 2006, chapters 2 and 5
 */
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { Place } from '../designs/space.js';

/** What is expected at a place: a mean, and the standard deviation of what lies beneath the noise. */
export interface Expected {
  readonly mean: number;
  readonly deviation: number;
}

/** What is expected where nothing was looked at. */
export type Surface = (place: Place) => Expected;

/** Lengths over which values change, as parts of an axis, and parts of the variance that are noise. */
const LENGTHS = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2] as const;
const NOISES = [1e-6, 1e-4, 1e-2, 0.1, 0.5] as const;

/** Rounds in which the length of each axis is chosen anew. */
const ROUNDS = 2;

/**
 * Fits a surface.
 *
 * @param places - in the unit cube, of equal dimensions
 * @param values - at these places; at least one, finite
 */
export function fitSurface(places: readonly Place[], values: readonly number[]): Surface {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  if (!(spread > 0)) return () => ({ mean, deviation: 0 });
  const scaled = values.map((value) => (value - mean) / spread);
  const fit = likeliest(places, scaled);
  return (place) => {
    const near = Matrix.columnVector(places.map((other) => kernel(place, other, fit.lengths)));
    const variance = 1 - near.dot(fit.cholesky.solve(near));
    return {
      mean: mean + spread * near.dot(fit.weights),
      deviation: spread * Math.sqrt(Math.max(0, variance)),
    };
  };
}

interface Fit {
  readonly lengths: readonly number[];
  readonly noise: number;
  readonly cholesky: CholeskyDecomposition;
  readonly weights: Matrix;
  readonly likelihood: number;
}

function likeliest(places: readonly Place[], values: readonly number[]): Fit {
  const axes = places[0]?.length ?? 0;
  const fitWith = (lengths: readonly number[], noise: number): Fit => fitOf(places, values, lengths, noise);
  const even = LENGTHS.flatMap((length) =>
    NOISES.map((noise) =>
      fitWith(
        Array.from({ length: axes }, () => length),
        noise,
      ),
    ),
  );
  let best = even.reduce(likelier);
  const rounds = axes > 1 ? ROUNDS : 0;
  for (let round = 0; round < rounds; round++)
    for (let axis = 0; axis < axes; axis++)
      best = LENGTHS.map((length) => fitWith(best.lengths.with(axis, length), best.noise)).reduce(likelier);
  return NOISES.map((noise) => fitWith(best.lengths, noise)).reduce(likelier);
}

function likelier(a: Fit, b: Fit): Fit {
  return b.likelihood > a.likelihood ? b : a;
}

function fitOf(
  places: readonly Place[],
  values: readonly number[],
  lengths: readonly number[],
  noise: number,
): Fit {
  const { length } = places;
  const covariance = new Matrix(length, length);
  for (const [i, a] of places.entries())
    for (const [j, b] of places.entries())
      covariance.set(i, j, kernel(a, b, lengths) + (i === j ? noise : 0));
  const cholesky = new CholeskyDecomposition(covariance);
  const observed = Matrix.columnVector([...values]);
  const weights = cholesky.solve(observed);
  const determinant = cholesky.lowerTriangularMatrix.diagonal().reduce((sum, one) => sum + Math.log(one), 0);
  const likelihood = -observed.dot(weights) / 2 - determinant;
  return {
    lengths,
    noise,
    cholesky,
    weights,
    likelihood: Number.isFinite(likelihood) ? likelihood : -Infinity,
  };
}

function kernel(a: Place, b: Place, lengths: readonly number[]): number {
  let squares = 0;
  for (let i = 0; i < a.length; i++) squares += (((a[i] ?? 0) - (b[i] ?? 0)) / (lengths[i] ?? 1)) ** 2;
  const distance = Math.sqrt(5 * squares);
  return (1 + distance + (distance * distance) / 3) * Math.exp(-distance);
}
