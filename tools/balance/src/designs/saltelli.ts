import type { Cube } from './cube.js';
import { MAX_SOBOL_DIMENSIONS, sobol } from './sobol.js';

/** Points for Sobol indices: two samples, and for each dimension the first with that dimension of the second. */
export interface SaltelliDesign {
  readonly a: Cube;
  readonly b: Cube;
  /** By dimension. */
  readonly mixed: readonly Cube[];
}

/** Most dimensions (included): the sequence has twice as many. */
export const MAX_SALTELLI_DIMENSIONS = Math.floor(MAX_SOBOL_DIMENSIONS / 2);

/**
 * Saltelli's design on Sobol's sequence.
 *
 * @param rows - points of each sample; powers of two fill the cube most evenly
 * @throws RangeError when there are more dimensions than {@link MAX_SALTELLI_DIMENSIONS}
 * @see A. Saltelli and others, "Variance based sensitivity analysis of model output", 2010
 */
export function saltelli(rows: number, dimensions: number): SaltelliDesign {
  if (dimensions > MAX_SALTELLI_DIMENSIONS)
    throw new RangeError(
      `Sobol indices: expected at most ${MAX_SALTELLI_DIMENSIONS} parameters, received ${dimensions}`,
    );
  const points = sobol(rows, 2 * dimensions);
  const a = points.map((point) => point.slice(0, dimensions));
  const b = points.map((point) => point.slice(dimensions));
  const mixed = Array.from({ length: dimensions }, (_, i) =>
    a.map((point, row) => point.with(i, b[row]?.[i] ?? 0)),
  );
  return { a, b, mixed };
}
