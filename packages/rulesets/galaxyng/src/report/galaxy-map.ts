import { characterMap, type MapMark } from '@ec/reports';
import type { Point } from '../formulas/distance.js';
import { cellOf, MAP_COLUMNS, MAP_ROWS, placeOf } from '../map.js';
import type { PlanetView } from '../view/planets.js';
import { linesBlock, tableSection, type GalaxySection, type Reporter } from './section.js';

/**
 * The map, and ships of others that head for the race's planets.
 *
 * @see manual "Map", "Incoming Groups"; N-33
 */
export function mapSections({ view, names, figure }: Reporter): GalaxySection[] {
  const rows = view.incoming.map(({ originId, planetId, distance, speed, mass }) => [
    names.planet(originId),
    names.planet(planetId),
    figure(distance),
    figure(speed),
    figure(mass),
  ]);
  return [
    { id: 'map', title: 'Map', about: {}, blocks: [linesBlock('', mapLines({ view, figure }))] },
    ...tableSection('incoming-groups', 'Incoming Groups', INCOMING_COLUMNS, rows),
  ];
}

/** The map with its corners; what is drawn later stands over what was drawn before. */
function mapLines({ view, figure }: Pick<Reporter, 'view' | 'figure'>): string[] {
  const { own, planets, groups, alienCells } = view;
  const { x, y, extent } = own.map;
  const marks: MapMark[] = [];
  const draw = (mark: string, place: Point): void => {
    const cell = cellOf(own.map, place);
    if (cell) marks.push({ ...cell, mark });
  };
  const isOwn = ({ seen }: PlanetView): boolean => seen?.ownerId === own.id;
  for (const planet of planets) if (!planet.isOwned) draw('o', planet);
  for (const planet of planets) if (planet.isOwned && !isOwn(planet)) draw('+', planet);
  for (const planet of planets) if (isOwn(planet)) draw('*', planet);
  for (const group of groups) if (group.originId !== null) draw('.', placeOf(view, group));
  for (const cell of alienCells) marks.push({ ...cell, mark: '-' });
  const rule = '-'.repeat(MAP_COLUMNS);
  const corner = (atX: number, atY: number): string => `${figure(atX)},${figure(atY)}`;
  return [
    `${corner(x, y)}  ${corner(x + extent, y)}`,
    rule,
    ...characterMap(MAP_COLUMNS, MAP_ROWS, marks),
    rule,
    `${corner(x, y + extent)}  ${corner(x + extent, y + extent)}`,
  ];
}

const INCOMING_COLUMNS = [
  ['O', 'origin', 'left'],
  ['D', 'destination', 'left'],
  ['R', 'distance'],
  ['S', 'speed'],
  ['M', 'mass'],
] as const;
