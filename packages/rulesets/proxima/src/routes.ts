import type { Field } from './field.js';
import { tileAt } from './field.js';
import { neighbours } from './grid.js';
import { POINT } from './types.js';

/** Cheapest ways to tiles of a map. */
export interface Routes {
  /** What entering each tile costs, in 2,520ths of an action point. */
  readonly costs: readonly number[];
  /** Next tile on the cheapest way from one tile to another; `undefined` when there is none. */
  readonly next: (from: number, to: number) => number | undefined;
}

/**
 * Cheapest ways on a map; those to one tile are computed together, when they are first asked for.
 *
 * Of ways that cost the same, the one whose next tile comes first by row and column is taken.
 *
 * @see seed "Infrastructure"; P-04
 */
export function routesOn({ state, width, tiles }: Pick<Field, 'state' | 'width' | 'tiles'>): Routes {
  const costs = tiles.map(({ infrastructure }) => POINT / infrastructure);
  const around = tiles.map((_, at) =>
    neighbours(state.rules.grid, { x: at % width, y: Math.trunc(at / width) }).flatMap(
      (place) => tileAt({ width, tiles }, place) ?? [],
    ),
  );
  const ways = new Map<number, Float64Array>();

  /** What is left to pay from each tile to one. */
  const waysTo = (target: number): Float64Array => {
    const left = new Float64Array(tiles.length).fill(Infinity);
    left[target] = 0;
    const queue = [target];
    for (const at of queue) {
      const throughHere = (left[at] ?? 0) + (costs[at] ?? Infinity);
      for (const from of around[at] ?? [])
        if (throughHere < (left[from] ?? 0)) {
          left[from] = throughHere;
          queue.push(from);
        }
    }
    return left;
  };

  const next = (from: number, to: number): number | undefined => {
    let left = ways.get(to);
    if (!left) ways.set(to, (left = waysTo(to)));
    let best: number | undefined;
    let least = Infinity;
    for (const at of around[from] ?? []) {
      const cost = (costs[at] ?? Infinity) + (left[at] ?? Infinity);
      if (cost >= least) continue;
      best = at;
      least = cost;
    }
    return best;
  };
  return { costs, next };
}
