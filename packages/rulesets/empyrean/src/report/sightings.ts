import { numberedEmpire } from './empire-name.js';
import { formatTurn } from './format-turn.js';
import { KIND_NAMES } from './holding-topic.js';
import type { SightingView } from '../view/map-view.js';
import type { TurnView } from '../view/turn-view.js';
import type { Cell, ReportColumn, ReportSection } from '@ec/reports';

/**
 * Ships and colonies of others, where and as they were seen last.
 *
 * @returns the section, or `undefined` when none were seen
 * @see E-17 phases 12 and 21
 */
export function sightingsSection(view: TurnView): ReportSection | undefined {
  if (view.sightings.length === 0) return undefined;
  return {
    id: 'sightings',
    title: 'Ships and colonies of others',
    blocks: [
      {
        kind: 'table',
        caption: 'Ships and colonies of others, where they were seen last',
        columns: COLUMNS,
        rows: view.sightings.map((sighting) => sightingCells(view, sighting)),
      },
    ],
  };
}

function sightingCells(view: TurnView, sighting: SightingView): Cell[] {
  const { id, name, kind, empire, isAbandoned, location, turn } = sighting;
  const owner = isAbandoned ? 'abandoned' : numberedEmpire(view, empire);
  return [id, name ?? '', KIND_NAMES[kind], owner, location, formatTurn(turn)];
}

const COLUMNS: ReportColumn[] = [
  { id: 'holding', title: 'Ship or colony', align: 'right' },
  { id: 'name', title: 'Name', align: 'left' },
  { id: 'kind', title: 'Kind', align: 'left' },
  { id: 'empire', title: 'Empire', align: 'left' },
  { id: 'place', title: 'Place', align: 'left' },
  { id: 'seen', title: 'Last seen', align: 'right', isDate: true },
];
