import { cellOf, MAP_COLUMNS, MAP_ROWS, placeOf, type Cell } from '../map.js';
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
  const cells = Array.from({ length: MAP_ROWS }, () => Array<string>(MAP_COLUMNS).fill(' '));
  const draw = (mark: string, cell: Cell | undefined): void => {
    const row = cell && cells[cell.row];
    if (row) row[cell.column] = mark;
  };
  for (const planet of planets) if (!planet.isOwned) draw('o', cellOf(own.map, planet));
  for (const planet of planets)
    if (planet.isOwned && planet.seen?.ownerId !== own.id) draw('+', cellOf(own.map, planet));
  for (const planet of planets) if (planet.seen?.ownerId === own.id) draw('*', cellOf(own.map, planet));
  for (const group of groups) if (group.originId !== null) draw('.', cellOf(own.map, placeOf(view, group)));
  for (const cell of alienCells) draw('-', cell);
  const rule = '-'.repeat(MAP_COLUMNS);
  const corner = (atX: number, atY: number): string => `${figure(atX)},${figure(atY)}`;
  return [
    `${corner(x, y)}  ${corner(x + extent, y)}`,
    rule,
    ...cells.map((row) => row.join('')),
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
