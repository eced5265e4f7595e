import { clusterMap } from './cluster-map.js';
import { formatTurn } from './format-turn.js';
import { knownSystems, type KnownSystem } from './known-systems.js';
import type { TurnView } from '../view/turn-view.js';
import { formatHundredths, type Cell, type ReportSection, type ReportColumn } from '@ec/reports';

/**
 * Systems that the empire has been to or has on its charts, as a map and as a table, and the extent of the cluster.
 *
 * @returns the section, or `undefined` when there are none
 * @see seed "Star"; E-29
 */
export function systemsSection(view: TurnView): ReportSection | undefined {
  const systems = knownSystems(view);
  if (systems.length === 0) return undefined;
  const last = String(view.axisSize - 1).padStart(2, '0');
  return {
    id: 'systems',
    title: 'Map of the cluster',
    blocks: [
      clusterMap(systems, view.turn),
      {
        kind: 'table',
        caption: `Systems on your charts, with the distance in light years from your nearest ship or colony; each coordinate of the cluster runs from 00 to ${last}`,
        columns: COLUMNS,
        rows: systems.map(systemCells),
      },
    ],
  };
}

function systemCells({ label, stars, distance, presence, visited, seen, reachedBy }: KnownSystem): Cell[] {
  return [
    label,
    stars,
    Number.isFinite(distance) ? formatHundredths(distance) : '',
    presence === 'own' ? 'you' : presence === 'others' ? 'others' : '',
    visited === null ? 'never' : formatTurn(visited),
    seen === null ? '' : formatTurn(seen),
    reachedBy === null ? '' : String(reachedBy),
  ];
}

const COLUMNS: ReportColumn[] = [
  { id: 'system', title: 'System', align: 'left' },
  { id: 'stars', title: 'Stars', align: 'right' },
  { id: 'distance', title: 'Distance', align: 'right' },
  { id: 'presence', title: 'Who is there', align: 'left' },
  { id: 'visited', title: 'First visit', align: 'right' },
  { id: 'seen', title: 'Last news', align: 'right', isDate: true },
  { id: 'reach', title: 'In reach of ship', align: 'right' },
];
