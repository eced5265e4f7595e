import type { Prng } from '@ec/prng';

/** A walk through the unit cube in which one dimension after the other changes, each once. */
export interface Trajectory {
  /** One more than there are dimensions; coordinates from 0 to 1 (both included), in thirds. */
  readonly points: readonly (readonly number[])[];
  /** Which dimension changes from each point to the next. */
  readonly order: readonly number[];
}

/** Parts of the range between the four levels of a dimension, and how many of them a step takes: up or down by two thirds. */
const PARTS = 3;
const STEP = 2;

/**
 * Walks for Morris's screening, each from a random place in a random order.
 *
 * @see M. D. Morris, "Factorial sampling plans for preliminary computational experiments", 1991
 */
export function morris(trajectories: number, dimensions: number, rng: Prng): Trajectory[] {
  return Array.from({ length: trajectories }, () => {
    const order = rng.shuffle(Array.from({ length: dimensions }, (_, i) => i));
    const levels = order.map(() => rng.intN(PARTS + 1));
    const points = [[...levels]];
    for (const dimension of order) {
      const level = levels[dimension] ?? 0;
      levels[dimension] = level + STEP <= PARTS ? level + STEP : level - STEP;
      points.push([...levels]);
    }
    return { order, points: points.map((point) => point.map((one) => one / PARTS)) };
  });
}
