import type { Prng } from '@ec/prng';

/** Points of the unit cube, each coordinate from 0 (included) to 1 (excluded). */
export type Cube = readonly (readonly number[])[];

/** Points anywhere, each by itself. */
export function randomCube(points: number, dimensions: number, rng: Prng): Cube {
  return Array.from({ length: points }, () => Array.from({ length: dimensions }, () => rng.uniform()));
}

/** Latin hypercube: in every dimension one point in each of as many equal parts as there are points. */
export function latinHypercube(points: number, dimensions: number, rng: Prng): Cube {
  const columns = Array.from({ length: dimensions }, () =>
    rng.shuffle(Array.from({ length: points }, (_, i) => i)),
  );
  return Array.from({ length: points }, (_, i) =>
    columns.map((column) => ((column[i] ?? 0) + rng.uniform()) / points),
  );
}
