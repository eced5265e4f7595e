/** A place in a picture, in dots. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Dots from the centre of the ships of a fleet to their edge. */
export const BADGE_RADIUS = 15;

/** What a planet and the text below it take up, in dots from its centre. */
const PLANET = { side: 17, above: 17, below: 32 } as const;
/** Dots between places that are tried, and how many of them in each direction. */
const STEP = 8;
const STEPS = 15;

/** Places that are tried, from the nearest. */
const TRIED: readonly Point[] = Array.from({ length: (2 * STEPS + 1) * (2 * STEPS + 1) }, (_, i) => ({
  x: STEP * ((i % (2 * STEPS + 1)) - STEPS),
  y: STEP * (Math.floor(i / (2 * STEPS + 1)) - STEPS),
})).toSorted((one, other) => one.x * one.x + one.y * one.y - (other.x * other.x + other.y * other.y));

/**
 * Places for the ships of fleets, one after the other: the nearest to where the fleet is at which they cover neither a planet with its text
 * nor the ships of another fleet. Where all is full they stay where the fleet is.
 *
 * @param fleets - where the fleets are
 * @param planets - centres of all planets
 * @param board - least and greatest coordinates of the board
 */
export function placeBadges(
  fleets: readonly Point[],
  planets: readonly Point[],
  board: { readonly least: number; readonly most: number },
): Point[] {
  const placed: Point[] = [];
  const isInside = (at: number): boolean =>
    at >= board.least + BADGE_RADIUS && at <= board.most - BADGE_RADIUS;
  for (const fleet of fleets) {
    const free = TRIED.map(({ x, y }) => ({ x: fleet.x + x, y: fleet.y + y })).find(
      (at) =>
        isInside(at.x) &&
        isInside(at.y) &&
        !planets.some((planet) => coversPlanet(at, planet)) &&
        !placed.some((other) => coversBadge(at, other)),
    );
    placed.push(free ?? fleet);
  }
  return placed;
}

/** Whether the ships of a fleet cover any of a planet and its text. */
export function coversPlanet({ x, y }: Point, planet: Point): boolean {
  return (
    Math.abs(x - planet.x) < PLANET.side + BADGE_RADIUS &&
    y > planet.y - PLANET.above - BADGE_RADIUS &&
    y < planet.y + PLANET.below + BADGE_RADIUS
  );
}

/** Whether the ships of two fleets cover each other. */
export function coversBadge(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 2 * BADGE_RADIUS && Math.abs(one.y - other.y) < 2 * BADGE_RADIUS;
}
