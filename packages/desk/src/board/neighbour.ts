import type { BoardPlace } from '@ec/engine';

/** Keys that lead in a direction, and what is ahead there. */
const AHEAD = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const satisfies Readonly<Record<string, readonly [x: number, y: number]>>;

/** Keys that lead on in the order in which one reads, and by how many places. */
const ONWARD = { PageUp: -1, PageDown: 1 } as const;

/** A key that leads to another place. */
export type WayKey = keyof typeof AHEAD | keyof typeof ONWARD;

/** Whether a key leads to another place. */
export function isWayKey(key: string): key is WayKey {
  return key in AHEAD || key in ONWARD;
}

/**
 * The place to which a key leads.
 *
 * An arrow leads to the nearest one in its direction, where a dot aside counts as two ahead, and nowhere where there is none. A place that has
 * nearer ones on every side cannot be reached so. `PageDown` and `PageUp` reach all: they lead to the next and the last before it in rows from the
 * top, each from the left, and from the end to the other end.
 *
 * @returns the place itself where the key leads nowhere
 */
export function neighbour(places: readonly BoardPlace[], from: BoardPlace, key: WayKey): BoardPlace {
  return key in ONWARD
    ? placeOnward(places, from, ONWARD[key as keyof typeof ONWARD])
    : placeAhead(places, from, AHEAD[key as keyof typeof AHEAD]);
}

function placeOnward(places: readonly BoardPlace[], from: BoardPlace, by: number): BoardPlace {
  const inRows = places.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return inRows[(inRows.indexOf(from) + by + inRows.length) % inRows.length] ?? from;
}

function placeAhead(
  places: readonly BoardPlace[],
  from: BoardPlace,
  [x, y]: readonly [x: number, y: number],
): BoardPlace {
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
