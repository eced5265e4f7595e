/**
 * Draws the planets of a galaxy.
 *
 * @see manual "The Galaxy", "Size", "Resources"; N-08
 */
import { SetupError } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { distance, type Point } from '../formulas/distance.js';
import { cosine, sine } from '../numbers/circle.js';
import { cutToHundredths } from '../numbers/hundredths.js';
import { eightToThe, twoToThe } from '../numbers/powers.js';
import type { GalaxyRules } from '../game-rules.js';
import type { RaceTemplate } from './race-templates.js';

/** Planets that are closer to the edge than this hold no first home, in light years. */
const EDGE = 4;
export const HOME_RESOURCES = 10;
/** Nearest that other home planets, and development planets, are to the first home. */
const SECONDARY_NEAREST = 1;
const DEVELOPMENT_NEAREST = 0.2;
/** Sizes of development planets, each and on average. */
export const DEVELOPMENT_SIZE = { least: 200, most: 1000, leastAverage: 600, mostAverage: 700 } as const;
/** How far a size moves at a time, where the average is not right. */
const NUDGE = { least: 7.5, most: 12.5 } as const;
export const STUFF_SIZE = { least: 0.01, most: 200 } as const;
const LEAST_RESOURCES = 0.3;

/** A planet as it is drawn. */
export interface PlanetDraft extends Point {
  readonly size: number;
  readonly resources: number;
  /** Race whose home it is. */
  readonly ownerId: number | null;
}

/** Galaxies that are drawn before the size is given up as too small. */
const GALAXIES = 20;

/**
 * The planets of a galaxy in ID order: those of each race as they are made, then the unowned ones have swapped their places at random. Where
 * the first homes lie so that the last one has no room, another galaxy is drawn.
 *
 * @throws SetupError when there is no room for a home in any of them, or a home has the place of another
 */
export function drawGalaxy(rules: GalaxyRules, races: readonly RaceTemplate[], rng: Prng): PlanetDraft[] {
  for (let galaxy = 1; ; galaxy++)
    try {
      return drawOnce(rules, races, galaxy === 1 ? rng : rng.stream('galaxy', galaxy));
    } catch (error) {
      const isFull = error instanceof SetupError && error.code === 'no-room';
      if (!isFull || galaxy === GALAXIES) throw error;
    }
}

function drawOnce(rules: GalaxyRules, races: readonly RaceTemplate[], rng: Prng): PlanetDraft[] {
  const planets: PlanetDraft[] = [];
  for (const [i, template] of races.entries()) {
    const raceId = i + 1;
    const home = drawHomes(rules, template, raceId, planets, rng.stream('homes', raceId));
    drawDevelopment(rules, home, planets, rng.stream('development', raceId));
    drawStuff(rules, planets, rng.stream('stuff', raceId));
  }
  const unowned = rng.stream('numbers').shuffle(planets.filter(({ ownerId }) => ownerId === null));
  let next = 0;
  return planets.map((planet) => (planet.ownerId === null ? (unowned[next++] ?? planet) : planet));
}

/** Resources of a development planet, by a draw from −1 (included) to 1 (excluded). */
export function developmentResources(drawn: number): number {
  return LEAST_RESOURCES + eightToThe(drawn);
}

/** Resources of a stuff planet, by a draw from −1 (included) to 1 (excluded). */
export function stuffResources(drawn: number): number {
  return twoToThe(drawn);
}

/** Adds the homes of a race; returns where the first is. */
function drawHomes(
  rules: GalaxyRules,
  { homes }: RaceTemplate,
  ownerId: number,
  planets: PlanetDraft[],
  rng: Prng,
): Point {
  let first: Point | undefined;
  for (const [i, { size, place }] of homes.entries()) {
    const path = `races[${ownerId - 1}].homes[${i}]`;
    if (place && isTaken(planets, cut(place)))
      throw new SetupError('taken', path, { expected: 'a place of its own' }, place);
    const at = place ?? drawHome(rules, first, planets, rng, path);
    first ??= at;
    planets.push({ ...cut(at), size, resources: HOME_RESOURCES, ownerId });
  }
  return first ?? { x: 0, y: 0 };
}

function drawHome(
  rules: GalaxyRules,
  first: Point | undefined,
  planets: readonly PlanetDraft[],
  rng: Prng,
  path: string,
): Point {
  const { size, secondaryRadius, raceSpacing, tries } = rules;
  const centre = { x: size / 2, y: size / 2 };
  for (let attempt = 0; attempt < tries; attempt++) {
    const at = first
      ? around(first, SECONDARY_NEAREST, secondaryRadius, rng)
      : around(centre, 0, size / 2 - EDGE, rng);
    if (!isFree(rules, planets, at)) continue;
    if (first || planets.every((other) => other.ownerId === null || distance(rules, at, other) > raceSpacing))
      return at;
  }
  throw new SetupError(
    'no-room',
    path,
    { expected: `a free place within ${tries} draws` },
    { size, raceSpacing },
  );
}

function drawDevelopment(rules: GalaxyRules, home: Point, planets: PlanetDraft[], rng: Prng): void {
  for (const size of developmentSizes(rules.developmentPlanets, rng)) {
    const at = untilFree(rules, planets, () =>
      around(home, DEVELOPMENT_NEAREST, rules.developmentRadius, rng),
    );
    const resources = cutToHundredths(developmentResources(between(rng, -1, 1)));
    planets.push({ ...at, size, resources, ownerId: null });
  }
}

/** Sizes whose sum is kept within bounds. */
function developmentSizes(count: number, rng: Prng): number[] {
  const { least, most, leastAverage, mostAverage } = DEVELOPMENT_SIZE;
  const sizes = Array.from({ length: count }, () => between(rng, least, most));
  for (;;) {
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total >= leastAverage * count && total <= mostAverage * count) return sizes;
    const at = rng.intN(count);
    const step = between(rng, NUDGE.least, NUDGE.most);
    const size = (sizes[at] ?? 0) + (total < leastAverage * count ? step : -step);
    if (size >= least && size <= most) sizes[at] = size;
  }
}

function drawStuff(rules: GalaxyRules, planets: PlanetDraft[], rng: Prng): void {
  for (let i = 0; i < rules.stuffPlanets; i++) {
    const at = untilFree(rules, planets, () => ({
      x: between(rng, 0, rules.size),
      y: between(rng, 0, rules.size),
    }));
    const size = between(rng, STUFF_SIZE.least, STUFF_SIZE.most);
    const resources = cutToHundredths(stuffResources(between(rng, -1, 1)));
    planets.push({ ...at, size, resources, ownerId: null });
  }
}

/** A place drawn again until it is in the galaxy and free. */
function untilFree(rules: GalaxyRules, planets: readonly PlanetDraft[], draw: () => Point): Point {
  for (let attempt = 0; attempt < rules.tries; attempt++) {
    const at = draw();
    if (isFree(rules, planets, at)) return cut(at);
  }
  const problem = { expected: `a free place within ${rules.tries} draws` };
  throw new SetupError('no-room', 'parameters.size', problem, rules.size);
}

/** A place at any angle and a distance from `least` (included) to `most` (excluded). */
function around(centre: Point, least: number, most: number, rng: Prng): Point {
  const turns = rng.uniform();
  const far = between(rng, least, most);
  return { x: centre.x + far * cosine(turns), y: centre.y + far * sine(turns) };
}

function isFree({ size }: GalaxyRules, planets: readonly PlanetDraft[], { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < size && y < size && !isTaken(planets, cut({ x, y }));
}

function isTaken(planets: readonly PlanetDraft[], { x, y }: Point): boolean {
  return planets.some((other) => other.x === x && other.y === y);
}

function cut({ x, y }: Point): Point {
  return { x: cutToHundredths(x), y: cutToHundredths(y) };
}

function between(rng: Prng, least: number, most: number): number {
  return least + (most - least) * rng.uniform();
}
