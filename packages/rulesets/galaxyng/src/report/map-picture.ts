/**
 * The map as a picture: planets in the colours of their owners, larger where they are, the own ones with their names; own groups under way and
 * groups that head for the own planets as arrows, other groups as crosses in the middle of their cell; and a ring as far as the fastest own ship
 * type flies in a turn, around the planet that produces most.
 *
 * @see manual "Map"; N-33, N-35
 */
import type { PictureBlock, PictureShape, Tone } from '@ec/reports';
import type { Point } from '../formulas/distance.js';
import { productionOf } from '../formulas/production.js';
import { speed, techOf } from '../formulas/ship.js';
import { MAP_COLUMNS, MAP_ROWS, placeOf } from '../map.js';
import type { PlanetView } from '../view/planets.js';
import type { GalaxyView } from '../view/view.js';

/** Dots of the side of the map, of its margin, and of the height of a line of text below it. */
const SIDE = 720;
const MARGIN = 12;
const LINE = 24;

/** Dots from a planet to its name. */
const NAME = 16;

/** Radius by least size of a planet (included), the largest first; of a planet of unknown size the last. */
const RADII = [
  [800, 9],
  [300, 7],
  [0, 5],
] as const;

/** Whose a planet is, and how it is drawn. */
const OWNERS = [
  { owner: 'nobody', tone: 'quiet', words: 'of nobody' },
  { owner: 'other', tone: 'red', words: 'of others' },
  { owner: 'own', tone: 'blue', words: 'yours' },
] as const satisfies readonly { readonly owner: string; readonly tone: Tone; readonly words: string }[];

/** The map that a race asked for, as a picture. */
export function mapPicture(view: GalaxyView, lines: string[]): PictureBlock {
  const { own, planets } = view;
  const onMap = planets.filter((planet) => isOnMap(view, planet));
  const byOwner = Map.groupBy(onMap, (planet) => ownerOf(view, planet));
  const under = view.groups.filter(({ originId }) => originId !== null).length;
  const counts = OWNERS.map(({ owner, words }) => `${byOwner.get(owner)?.length ?? 0} ${words}`);
  return {
    kind: 'picture',
    alt: `Map of ${own.map.extent} by ${own.map.extent} light years with ${onMap.length} planets: ${counts.toReversed().join(', ')}. Your groups under way: ${under}; others that head for your planets: ${view.incoming.length}.`,
    width: SIDE + 2 * MARGIN,
    height: SIDE + 2 * MARGIN + 3 * LINE,
    shapes: [
      ...reach(view),
      { shape: 'rectangle', tone: 'line', x: MARGIN, y: MARGIN, width: SIDE, height: SIDE },
      ...ways(view),
      ...view.alienCells.map((cell) => text(cellCentre(cell), 'red', '×')),
      ...OWNERS.flatMap(({ owner, tone }) =>
        (byOwner.get(owner) ?? []).map((planet) => circle(dotOf(view, planet), radiusOf(planet), tone)),
      ),
      ...(byOwner.get('own') ?? []).map((planet) => nameOf(view, planet)),
      ...legend(),
    ],
    lines,
  };
}

function ownerOf({ own }: GalaxyView, { isOwned, seen }: PlanetView): (typeof OWNERS)[number]['owner'] {
  if (!isOwned) return 'nobody';
  return seen?.ownerId === own.id ? 'own' : 'other';
}

function isOnMap({ own: { map } }: GalaxyView, { x, y }: Point): boolean {
  return x >= map.x && y >= map.y && x <= map.x + map.extent && y <= map.y + map.extent;
}

/** The dot at which a place is. */
function dotOf({ own: { map } }: GalaxyView, { x, y }: Point): Point {
  const at = (from: number, to: number): number => MARGIN + Math.round(((to - from) * SIDE) / map.extent);
  return { x: at(map.x, x), y: at(map.y, y) };
}

function cellCentre({ column, row }: GalaxyView['alienCells'][number]): Point {
  const at = (cell: number, cells: number): number =>
    MARGIN + Math.round(((2 * cell + 1) * SIDE) / (2 * cells));
  return { x: at(column, MAP_COLUMNS), y: at(row, MAP_ROWS) };
}

function radiusOf({ seen }: PlanetView): number {
  const size = seen?.size ?? 0;
  return RADII.find(([least]) => size >= least)?.[1] ?? 0;
}

/** The name of a planet, below it or, at the lower edge, above. */
function nameOf(view: GalaxyView, planet: PlanetView): PictureShape {
  const { x, y } = dotOf(view, planet);
  return text({ x, y: y + (y + NAME > SIDE ? -NAME : NAME) }, 'blue', planet.name);
}

/** A ring as far as the fastest own ship type flies in a turn, if it fits on the map. */
function reach(view: GalaxyView): PictureShape[] {
  const { own, ownPlanets } = view;
  const [capital] = ownPlanets
    .filter((planet) => isOnMap(view, planet))
    .toSorted(
      (a, b) =>
        productionOf(b.population, b.industry) - productionOf(a.population, a.industry) || a.id - b.id,
    );
  const fastest = Math.max(0, ...own.types.map(({ design }) => speed(design, techOf(design, own.tech), 0)));
  const radius = Math.round((fastest * SIDE) / own.map.extent);
  if (!capital || radius === 0) return [];
  const { x, y } = dotOf(view, capital);
  const isInside = [x, y].every((at) => at - radius >= MARGIN && at + radius <= MARGIN + SIDE);
  return isInside ? [circle({ x, y }, radius, 'line')] : [];
}

/** Arrows of groups under way, on the part of the map where they and their destination are. */
function ways(view: GalaxyView): PictureShape[] {
  const { planets, groups, incoming } = view;
  const arrow = (from: Point, planetId: number, tone: Tone): PictureShape[] => {
    const to = planets[planetId - 1];
    if (!to || !isOnMap(view, from) || !isOnMap(view, to)) return [];
    const [start, end] = [dotOf(view, from), dotOf(view, to)];
    return [{ shape: 'arrow', tone, x1: start.x, y1: start.y, x2: end.x, y2: end.y }];
  };
  return [
    ...incoming.flatMap((coming) => arrow(placeOf(view, coming), coming.planetId, 'red')),
    ...groups.flatMap((group) =>
      group.originId === null ? [] : arrow(placeOf(view, group), group.planetId, 'blue'),
    ),
  ];
}

/** What the colours, arrows, crosses and the ring mean, in two rows below the map. */
function legend(): PictureShape[] {
  const row = (number: number): number => MARGIN + SIDE + (number + 1) * LINE;
  const planets = OWNERS.toReversed().flatMap(({ tone, words }, i): PictureShape[] => {
    const x = MARGIN + 60 + i * 120;
    return [circle({ x, y: row(0) }, 7, tone), text({ x: x + 52, y: row(0) }, tone, words)];
  });
  return [
    ...planets,
    text({ x: MARGIN + 555, y: row(0) }, 'text', 'ring: a turn of your fastest ships'),
    text({ x: MARGIN + 165, y: row(1) }, 'blue', 'arrows: your groups under way'),
    text({ x: MARGIN + 510, y: row(1) }, 'red', 'arrows: they head for you, ×: others under way'),
  ];
}

function circle({ x, y }: Point, radius: number, tone: Tone): PictureShape {
  return { shape: 'circle', tone, x, y, radius };
}

function text({ x, y }: Point, tone: Tone, words: string): PictureShape {
  return { shape: 'text', tone, x, y, text: words };
}
