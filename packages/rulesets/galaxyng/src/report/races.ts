import { defence, shipMass, speed } from '../formulas/ship.js';
import type { ShipType } from '../state.js';
import { tableSection, type GalaxySection, type Reporter } from './section.js';

/** All technologies at 1, at which the report compares ship types. */
const TECH_1 = { drive: 1, weapons: 1, shields: 1, cargo: 1 } as const;

/**
 * The status of all players, and the ship types of the race and those that it saw.
 *
 * @see manual "Status of Players", "Your Ship Types", "Alien Ship Types"; N-33
 */
export function raceSections(reporter: Reporter): GalaxySection[] {
  const { view, figure } = reporter;
  const { own } = view;
  const rows = view.races.map(({ id, name, tech, population, industry, planets }) => [
    name,
    figure(tech.drive),
    figure(tech.weapons),
    figure(tech.shields),
    figure(tech.cargo),
    figure(population),
    figure(industry),
    planets,
    id === own.id ? '-' : own.allies.includes(id) ? 'Peace' : 'War',
  ]);
  return [
    ...tableSection('status-of-players', 'Status of Players', STATUS_COLUMNS, rows),
    ...typeSection(reporter, 'your-ship-types', 'Your Ship Types', { race: own.name, types: own.types }),
    ...[...Map.groupBy(view.alienTypes, ({ raceId }) => raceId)].flatMap(([raceId, types]) => {
      const race = reporter.names.race(raceId);
      return typeSection(reporter, `ship-types-${raceId}`, `${race} Ship Types`, { race, types });
    }),
  ];
}

function typeSection(
  { figure }: Reporter,
  id: string,
  title: string,
  { race, types }: { readonly race: string; readonly types: readonly ShipType[] },
): GalaxySection[] {
  const rows = types.map(({ name, design }) => [
    name,
    figure(design.drive),
    design.attacks,
    figure(design.weapons),
    figure(design.shields),
    figure(design.cargo),
    figure(shipMass(design)),
    figure(speed(design, TECH_1, 0)),
    figure(defence(design, TECH_1, 0)),
  ]);
  return tableSection(id, title, TYPE_COLUMNS, rows, { race });
}

const STATUS_COLUMNS = [
  ['N', 'race', 'left'],
  ['D', 'drive'],
  ['W', 'weapons'],
  ['S', 'shields'],
  ['C', 'cargo'],
  ['P', 'population'],
  ['I', 'industry'],
  ['#', 'planets'],
  ['R', 'stance', 'left'],
] as const;

const TYPE_COLUMNS = [
  ['N', 'type', 'left'],
  ['D', 'drive'],
  ['A', 'attacks'],
  ['W', 'weapons'],
  ['S', 'shields'],
  ['C', 'cargo'],
  ['Mass', 'mass'],
  ['Speed', 'speed'],
  ['Def', 'defence'],
] as const;
