import { labelId, type PictureBlock, type PictureShape, type ReportSection, type Tone } from '@ec/reports';
import { PLANET_ORBITS } from '@ec/cluster';
import { formatTurn } from './format-turn.js';
import { isSystem } from './known-systems.js';
import { starOf, systemOf } from '../view/places.js';
import type { HoldingView } from '../view/holding-view.js';
import type { PlanetView, SightingView } from '../view/map-view.js';
import type { TurnView } from '../view/turn-view.js';

/** How a type of planet is drawn. */
const TYPES = {
  terrestrial: { mark: 'T', radius: 10, words: 'terrestrial' },
  asteroid: { mark: 'A', radius: 6, words: 'asteroid belt' },
  gasGiant: { mark: 'G', radius: 15, words: 'gas giant' },
} as const;

/** Orbits of a star: the last holds ships that have just come. */
const ORBITS = PLANET_ORBITS + 1;

/** Dots of the column of stars, of an orbit, and of a star's row. */
const STAR = 110;
const ORBIT = 62;
const ROW = 96;
const LEGEND = 30;

/** Characters of the column of stars and of an orbit, so that a line has less than 80. */
const NAME = 12;
const CELL = 6;

/** Most numbers of ships and colonies that stand in an orbit. */
const NUMBERS = 2;

/** An orbit of which something is known. */
interface KnownOrbit {
  readonly orbit: number;
  readonly planet: PlanetView | undefined;
  /** Numbers of own ships and colonies, and of those of others. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly tone: Tone;
}

/**
 * A map of each system of which a planet, or somebody in it, is known: a row for each of its stars, with its orbits from left to right. The
 * tables of planets and of ships and colonies have the same in words.
 */
export function systemMapSections(view: TurnView): ReportSection[] {
  const known = knownPlaces(view);
  const places = [...known.planets.keys(), ...known.holdings.keys(), ...known.sightings.keys()];
  const systems = Map.groupBy(new Set(places.map(starOf)), systemOf);
  return [...systems]
    .filter(([system]) => isSystem(system))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([system, stars]) => ({
      id: `system-${labelId(system)}`,
      title: `Map of system ${system}`,
      blocks: [systemMap(known, system, stars.toSorted())],
    }));
}

/** What is known by its place. */
interface KnownPlaces {
  readonly planets: ReadonlyMap<string, PlanetView>;
  readonly holdings: ReadonlyMap<string, readonly HoldingView[]>;
  readonly sightings: ReadonlyMap<string, readonly SightingView[]>;
  readonly empire: TurnView['empire'];
}

function knownPlaces({ planets, holdings, sightings, empire }: TurnView): KnownPlaces {
  return {
    planets: new Map(planets.map((planet) => [planet.planet, planet])),
    holdings: Map.groupBy(holdings, ({ location }) => location),
    sightings: Map.groupBy(sightings, ({ location }) => location),
    empire,
  };
}

function systemMap(places: KnownPlaces, system: string, stars: readonly string[]): PictureBlock {
  const rows = stars.map((star) => ({ star, orbits: orbitsOf(places, star) }));
  const seen = rows.flatMap(({ orbits }) => orbits.flatMap(({ planet }) => planet?.seen ?? []));
  const known = rows.flatMap(({ orbits }) => orbits);
  const count = (of: (orbit: KnownOrbit) => number): number => known.reduce((sum, one) => sum + of(one), 0);
  const news = seen.length === 0 ? '' : ` Last seen in turn ${formatTurn(Math.max(...seen))}.`;
  return {
    kind: 'picture',
    alt: `System ${system}: ${seen.length} planets known, ${count(({ own }) => own.length)} ships and colonies of yours, ${count(({ others }) => others.length)} of others.${news}`,
    width: STAR + ORBITS * ORBIT,
    height: rows.length * ROW + LEGEND,
    shapes: [
      ...rows.flatMap(({ star, orbits }, i) => rowShapes(star, orbits, i * ROW)),
      {
        shape: 'text',
        tone: 'quiet',
        x: 0,
        y: rows.length * ROW + LEGEND / 2,
        anchor: 'start',
        text: 'Letter and figure: type and habitability. Above: your ships and colonies; below: those of others.',
      },
    ],
    lines: [...rows.flatMap(({ star, orbits }) => rowLines(star, orbits)), LETTERS],
  };
}

const LETTERS = `${Object.values(TYPES)
  .map(({ mark, words }) => `${mark} ${words}`)
  .join('   ')}   figure: habitability, where surveyed`;

function orbitsOf({ planets, holdings, sightings, empire }: KnownPlaces, star: string): KnownOrbit[] {
  return Array.from({ length: ORBITS }, (_, i) => i + 1).flatMap((orbit): KnownOrbit[] => {
    const place = `${star}/${orbit}`;
    const planet = planets.get(place);
    const own = (holdings.get(place) ?? []).map(({ id }) => id);
    const others = (sightings.get(place) ?? []).map(({ id }) => id);
    if (!planet && own.length + others.length === 0) return [];
    const isOwn = own.length > 0 || planet?.controller === empire.id;
    return [{ orbit, planet, own, others, tone: isOwn ? 'blue' : others.length > 0 ? 'red' : 'text' }];
  });
}

function rowShapes(star: string, orbits: readonly KnownOrbit[], top: number): PictureShape[] {
  const y = top + ROW / 2;
  const columns = Array.from({ length: ORBITS }, (_, i): PictureShape => ({
    shape: 'text',
    tone: 'quiet',
    x: STAR + i * ORBIT + ORBIT / 2,
    y: top + 8,
    text: String(i + 1),
  }));
  return [
    { shape: 'line', tone: 'line', stroke: 'solid', x1: STAR - 10, y1: y, x2: STAR + ORBITS * ORBIT, y2: y },
    { shape: 'text', tone: 'text', x: 0, y, text: star, anchor: 'start' },
    ...columns,
    ...orbits.flatMap((known) => orbitShapes(known, STAR + (known.orbit - 1) * ORBIT + ORBIT / 2, y)),
  ];
}

function orbitShapes({ planet, own, others, tone }: KnownOrbit, x: number, y: number): PictureShape[] {
  const numbers = (ids: readonly number[], at: number, colour: Tone): PictureShape[] =>
    ids.length === 0 ? [] : [{ shape: 'text', tone: colour, x, y: at, text: shortList(ids) }];
  return [
    ...(planet
      ? ([
          { shape: 'circle', tone, x, y, radius: TYPES[planet.type].radius },
          { shape: 'text', tone, x: x + 17, y: y + 10, text: planetMark(planet), anchor: 'start' },
        ] as const)
      : []),
    ...numbers(own, y - 24, 'blue'),
    ...numbers(others, y + 30, 'red'),
  ];
}

/** Type of a planet, and its habitability where it is known: `T25`. */
function planetMark({ type, habitability }: PlanetView): string {
  return `${TYPES[type].mark}${habitability ?? ''}`;
}

function shortList(ids: readonly number[]): string {
  const more = ids.length - NUMBERS;
  return `${ids.slice(0, NUMBERS).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

function rowLines(star: string, orbits: readonly KnownOrbit[]): string[] {
  const line = (name: string, cell: (known: KnownOrbit | undefined, orbit: number) => string): string =>
    name.padEnd(NAME) +
    Array.from({ length: ORBITS }, (_, i) =>
      cell(
        orbits.find(({ orbit }) => orbit === i + 1),
        i + 1,
      ).padEnd(CELL),
    )
      .join('')
      .trimEnd();
  const numbers = (ids: readonly number[]): string => (ids.length < 2 ? ids.join('') : `${ids.length}×`);
  return [
    line(star, (_, orbit) => String(orbit)),
    line('  planet', (known) => (known?.planet ? planetMark(known.planet) : '.')),
    ...(orbits.some(({ own }) => own.length > 0)
      ? [line('  yours', (known) => numbers(known?.own ?? []))]
      : []),
    ...(orbits.some(({ others }) => others.length > 0)
      ? [line('  others', (known) => numbers(known?.others ?? []))]
      : []),
  ];
}
