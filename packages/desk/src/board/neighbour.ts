import type { BoardPlace } from '@ec/engine';

/** A direction in which an arrow key leads. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Whether a key is an arrow. */
export function isDirection(key: string): key is Direction {
  return /^Arrow(?:Up|Down|Left|Right)$/.test(key);
}

const AHEAD: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The place to which an arrow key leads: the nearest one in its direction, where a dot aside counts as two ahead. From every place each other one can be
 * reached, as a place is in the direction of a key wherever it is that way at all.
 *
 * @returns the place itself where there is none in that direction
 */
export function neighbour(places: readonly BoardPlace[], from: BoardPlace, key: Direction): BoardPlace {
  const [x, y] = AHEAD[key];
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * x + dy * y;
    const cost = ahead + 2 * Math.abs(dx * y + dy * x);
    if (ahead <= 0 || cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}
