import { derived } from '@ec/prng';
import { tileAt, type Field } from './field.js';
import { neighbours } from './grid.js';
import { Heap } from './heap.js';
import type { Grid } from './state.js';
import { stepCost } from './step-cost.js';

/** Cheapest ways on a map. */
export interface Routes {
  /** What entering each tile costs, in 2,520ths of an action point. */
  readonly costs: readonly number[];
  /** Next tile on the cheapest way from one tile to another; `undefined` when there is none. */
  readonly next: (from: number, to: number) => number | undefined;
}

/**
 * Cheapest ways on a map. The ways to one tile are computed together, when they are first needed.
 *
 * Of ways that cost the same, the one with the next tile nearest to the target in a straight line is taken. Of two such ways, it is the one
 * on the left hand, so that a map that is the same under a half-turn leads both sides alike.
 *
 * @see seed "Infrastructure"; P-04
 */
export function routesOn({ state: { definitions, rules }, width, tiles }: Ground): Routes {
  const known = knownRoutes(definitions);
  const routes = known.get(rules.grid) ?? findRoutes(rules.grid, { width, tiles });
  known.set(rules.grid, routes);
  return routes;
}

/** A map, and what moves on it are counted by. */
type Ground = Pick<Field, 'state' | 'width' | 'tiles'>;

/** Routes of a game by its grid: map and costs never change, and units go to the same places turn after turn. */
const knownRoutes = derived((_: Ground['state']['definitions']) => new Map<Grid, Routes>());

/** Most costs that are kept; beyond that, ways are found anew. */
const MOST_KEPT = 4_000_000;

function findRoutes(grid: Grid, { width, tiles }: Omit<Ground, 'state'>): Routes {
  const costs = tiles.map(({ infrastructure }) => stepCost(infrastructure));
  const around = tiles.map((_, at) =>
    neighbours(grid, { x: at % width, y: Math.trunc(at / width) }).flatMap(
      (place) => tileAt({ width, tiles }, place) ?? [],
    ),
  );
  const ways = new Map<number, Way>();

  const wayTo = (to: number): Way => {
    const known = ways.get(to);
    if (known) return known;
    if ((ways.size + 1) * tiles.length > MOST_KEPT) ways.clear();
    const way = newWay(tiles.length, to);
    ways.set(to, way);
    return way;
  };

  /** Computes costs left until that from a tile is known: Dijkstra's algorithm, which continues where it stopped. */
  const follow = (way: Way, from: number): void => {
    const { left, queue } = way;
    while ((left[from] ?? 0) > way.known) {
      const first = queue.pop();
      if (first === undefined) break;
      const at = first % tiles.length;
      way.known = (first - at) / tiles.length;
      if (way.known > (left[at] ?? 0)) continue;
      const throughHere = way.known + (costs[at] ?? Infinity);
      for (const other of around[at] ?? [])
        if (throughHere < (left[other] ?? 0)) {
          left[other] = throughHere;
          queue.push(throughHere * tiles.length + other);
        }
    }
  };

  /** Squared straight distance left after a step, plus one half for a step to the right hand. */
  const detour = (from: number, step: number, to: number): number => {
    const [dx, dy] = [(to % width) - (step % width), Math.trunc(to / width) - Math.trunc(step / width)];
    const [ox, oy] = [(to % width) - (from % width), Math.trunc(to / width) - Math.trunc(from / width)];
    return dx * dx + dy * dy + (ox * dy - oy * dx < 0 ? 0.5 : 0);
  };

  const next = (from: number, to: number): number | undefined => {
    const way = wayTo(to);
    const { left, steps } = way;
    const taken = steps[from] ?? UNKNOWN;
    if (taken !== UNKNOWN) return taken;
    follow(way, from);
    let best: number | undefined;
    let least = Infinity;
    for (const at of around[from] ?? []) {
      const cost = (costs[at] ?? Infinity) + (left[at] ?? Infinity);
      if (cost > least || cost === Infinity) continue;
      if (best !== undefined && cost === least && detour(from, at, to) >= detour(from, best, to)) continue;
      best = at;
      least = cost;
    }
    if (best !== undefined) steps[from] = best;
    return best;
  };
  return { costs, next };
}

/** In the place of a tile that nobody looked for yet. */
const UNKNOWN = -1;

/** The known part of the ways to a tile. */
interface Way {
  /** Cost left from each tile. */
  readonly left: Float64Array;
  /** Next tile from each tile, where somebody took it already. */
  readonly steps: Int32Array;
  /** Costs left are final up to this (included). */
  known: number;
  /** Tiles to continue from: cost left × number of all tiles + the tile. */
  readonly queue: Heap;
}

function newWay(size: number, to: number): Way {
  const left = new Float64Array(size).fill(Infinity);
  left[to] = 0;
  const steps = new Int32Array(size).fill(UNKNOWN);
  const queue = new Heap();
  queue.push(to);
  return { left, steps, known: -1, queue };
}
