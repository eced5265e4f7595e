import { formatTurn } from './format-turn.js';
import type { TurnView } from '../view/turn-view.js';
import type { ReportSection } from '@ec/reports';

/**
 * Systems that the empire has been to, and the extent of the cluster.
 *
 * @returns the section, or `undefined` when there are none
 * @see seed "Star"; E-29
 */
export function systemsSection({ systems, axisSize }: TurnView): ReportSection | undefined {
  if (systems.length === 0) return undefined;
  const last = String(axisSize - 1).padStart(2, '0');
  return {
    id: 'systems',
    title: 'Systems explored',
    blocks: [
      {
        kind: 'table',
        caption: `Systems that the empire has been to; each coordinate of the cluster runs from 00 to ${last}`,
        columns: [
          { id: 'system', title: 'System', align: 'left' },
          { id: 'stars', title: 'Stars', align: 'right' },
          { id: 'visited', title: 'First visit', align: 'right' },
        ],
        rows: systems.map(({ system, stars, turn }) => [system, stars, formatTurn(turn)]),
      },
    ],
  };
}
