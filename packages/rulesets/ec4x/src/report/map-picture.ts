/**
 * The map as a picture: hexes with flat tops, lanes solid (major), dashed (minor) or dotted (restricted), systems with their coordinates, class
 * and people in the colours of their owners, home worlds with two rings, and a legend below. To the right of a system stands how many own fleets are there, to the
 * left how many foreign fleets were seen there this turn; no lane leads there.
 *
 * Centres and corners lie on whole dots, so that nothing is rounded: a hex is 4 units wide and 2 of another unit high, its centre 3 and 1 of them
 * from that of a neighbour.
 */
import type { PictureBlock, PictureShape, Stroke, Tone } from '@ec/reports';
import { neighbourPairs } from '../map/hexes.js';
import type { SystemView } from '../view/systems.js';
import type { Ec4xView } from '../view/view.js';
import { legendHeight, mapLegend } from './map-legend.js';
import { CLASS_LETTERS, kindOf, KINDS, SIGNS, STROKE_OF, toneOfPlanet, type Kind } from './map-signs.js';
import { MILLION } from '../arithmetic/people.js';

/** Dots of a quarter of the width of a hex, and of half its height. */
const QUARTER = 26;
const HALF = 45;
const MARGIN = 10;
const RADIUS = 24;
/** Dots from the centre of a system up to its coordinates, and down to its class and people. */
const LINE = 8;
/** Dots from the centre of a hex to the numbers of fleets beside it. */
const BESIDE = 36;
/** Characters between columns of the text form, where a row has every other column: even a map of 12 rings is 130 wide. */
const COLUMN = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map as a House knows it. */
export function mapPicture(view: Ec4xView): PictureBlock {
  const { systems, lanes, own } = view;
  const rings = Math.max(...systems.map(({ q }) => q));
  const centres = systems.map((system) => centreOf(system, rings));
  const count = (kind: Kind): number => systems.filter((system) => kindOf(system, own.id) === kind).length;
  const roads = lanes.flatMap(({ a, b, laneClass }): PictureShape[] => {
    const [from, to] = [centres[a - 1], centres[b - 1]];
    return from && to ? [line(from, to, 'text', STROKE_OF[laneClass])] : [];
  });
  const planets = systems.flatMap((system) => systemShapes(view, system, centreOf(system, rings)));
  const mapHeight = HALF * (4 * rings + 2);
  return {
    kind: 'picture',
    alt: `Map of ${systems.length} systems: ${KINDS.map((kind) => `${count(kind)} ${SIGNS[kind].words}`).join(', ')}. The table below has the lanes.`,
    width: 2 * MARGIN + QUARTER * (6 * rings + 4),
    height: 2 * MARGIN + mapHeight + legendHeight(view),
    shapes: [
      ...outlines(systems, centres),
      ...roads,
      ...planets,
      ...mapLegend(view, MARGIN, MARGIN + mapHeight),
    ],
    lines: textLines(view, rings),
  };
}

function centreOf({ q, r }: Pick<SystemView, 'q' | 'r'>, rings: number): Point {
  return {
    x: MARGIN + QUARTER * (3 * (q + rings) + 2),
    y: MARGIN + HALF * (2 * r + q + 2 * rings + 1),
  };
}

/** All sides of all hexes; those that two share once. */
function outlines(systems: readonly SystemView[], centres: readonly Point[]): PictureShape[] {
  const shared = new Set<string>();
  for (const [one, other] of neighbourPairs(systems)) {
    const [from, to] = [centres[one], centres[other]];
    // the side between two hexes is told by the dot half way between their centres, doubled; the second leaves it to the first
    if (from && to) shared.add(`${other} ${from.x + to.x},${from.y + to.y}`);
  }
  return centres.flatMap((centre, i) =>
    CORNERS.flatMap((corner, k): PictureShape[] => {
      const next = CORNERS[(k + 1) % CORNERS.length] ?? corner;
      const sum = { x: 2 * centre.x + corner.x + next.x, y: 2 * centre.y + corner.y + next.y };
      if (shared.has(`${i} ${sum.x},${sum.y}`)) return [];
      return [line(moved(centre, corner), moved(centre, next), 'line', 'solid')];
    }),
  );
}

/** Corners of a hex from its centre, in their order around it. */
const CORNERS: readonly Point[] = [
  { x: 2 * QUARTER, y: 0 },
  { x: QUARTER, y: HALF },
  { x: -QUARTER, y: HALF },
  { x: -2 * QUARTER, y: 0 },
  { x: -QUARTER, y: -HALF },
  { x: QUARTER, y: -HALF },
];

function moved({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}

function line({ x: x1, y: y1 }: Point, { x: x2, y: y2 }: Point, tone: Tone, stroke: Stroke): PictureShape {
  return { shape: 'line', tone, stroke, x1, y1, x2, y2 };
}

function systemShapes({ turn, own }: Ec4xView, system: SystemView, { x, y }: Point): PictureShape[] {
  const { id, q, r, isHome, sighting } = system;
  const tone = toneOfPlanet(system, own.id);
  const circle = (radius: number): PictureShape => ({ shape: 'circle', tone, x, y, radius });
  const count = (fleets: number, to: number, colour: Tone): PictureShape[] =>
    fleets === 0 ? [] : [{ shape: 'text', tone: colour, x: x + to, y, text: String(fleets) }];
  return [
    ...(isHome ? [circle(RADIUS + 4)] : []),
    circle(RADIUS),
    { shape: 'text', tone, x, y: y - (sighting ? LINE : 0), text: `${q},${r}` },
    ...(sighting ? [{ shape: 'text' as const, tone, x, y: y + LINE, text: worldText(system) }] : []),
    ...count(own.fleets.filter(({ systemId }) => systemId === id).length, BESIDE, 'blue'),
    ...count(sighting?.turn === turn ? sighting.fleets.length : 0, -BESIDE, 'red'),
  ];
}

/** Class of a planet by its letter, with its people in whole PU where they are known. */
function worldText({ colony, sighting }: SystemView): string {
  const letter = sighting ? CLASS_LETTERS[sighting.planetClass] : '';
  const people = colony?.pu ?? sighting?.planet?.pu;
  return people === undefined ? letter : `${letter}${Math.floor(people / MILLION)}`;
}

/** The map in characters: each hex with the mark of its owner, and `+` where own fleets are. */
function textLines({ systems, own }: Ec4xView, rings: number): string[] {
  const rows = Array.from({ length: 4 * rings + 1 }, () => '');
  // systems come by q, so that each row is written from left to right
  for (const system of systems) {
    const { id, q, r } = system;
    const row = 2 * r + q + 2 * rings;
    const fleets = own.fleets.some(({ systemId }) => systemId === id) ? '+' : '';
    const sign = `${SIGNS[kindOf(system, own.id)].mark}${q},${r}${fleets}`;
    rows[row] = (rows[row] ?? '').padEnd(COLUMN * (q + rings)) + sign;
  }
  const legend = KINDS.map((kind) => `${SIGNS[kind].mark} ${SIGNS[kind].words}`).join('   ');
  return [...rows, '', `${legend}   + your fleets`];
}
