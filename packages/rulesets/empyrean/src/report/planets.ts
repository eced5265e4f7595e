import { numberedEmpire } from './empire-name.js';
import { formatTurn } from './format-turn.js';
import { PLANET_TYPE_NAMES } from './planet-type.js';
import type { PlanetView } from '../view/map-view.js';
import type { TurnView } from '../view/turn-view.js';
import type { Cell, ReportColumn, ReportSection } from '@ec/reports';

/**
 * All planets that the empire has seen.
 *
 * @returns the section, or `undefined` when there are none
 * @see E-08; E-17 phases 11 and 12
 */
export function planetsSection(view: TurnView): ReportSection | undefined {
  if (view.planets.length === 0) return undefined;
  return {
    id: 'planets',
    title: 'Planets',
    blocks: [
      {
        kind: 'table',
        caption: 'Planets seen; habitability is unknown before a survey',
        columns: COLUMNS,
        rows: view.planets.map((planet) => planetCells(view, planet)),
      },
    ],
  };
}

function planetCells(view: TurnView, planet: PlanetView): Cell[] {
  const { name, type, habitability, seen, surveyed, controller } = planet;
  return [
    planet.planet,
    name ?? '',
    PLANET_TYPE_NAMES[type],
    habitability ?? 'unknown',
    formatTurn(seen),
    surveyed === null ? 'never' : formatTurn(surveyed),
    controller === null ? '' : numberedEmpire(view, controller),
  ];
}

const COLUMNS: ReportColumn[] = [
  { id: 'planet', title: 'Planet', align: 'left' },
  { id: 'name', title: 'Name', align: 'left' },
  { id: 'type', title: 'Type', align: 'left' },
  { id: 'habitability', title: 'Habitability', align: 'right' },
  { id: 'seen', title: 'Last seen', align: 'right', isDate: true },
  { id: 'surveyed', title: 'Surveyed', align: 'right' },
  { id: 'controller', title: 'Controlled by empire', align: 'left' },
];
