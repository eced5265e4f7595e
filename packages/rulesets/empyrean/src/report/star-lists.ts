import { formatHundredths, labelId, type ReportSection } from '@ec/reports';
import { tableOr } from './table-or.js';
import type { TurnView } from '../view/turn-view.js';

/**
 * Systems around each system that the empire came to, with their distances, a section for each.
 *
 * @see seed "Star"; E-29
 */
export function starListSections({ starLists }: TurnView): ReportSection[] {
  return starLists.map(({ system, range, neighbours }) => ({
    id: `stars-${labelId(system)}`,
    title: `Stars around ${system}`,
    blocks: [
      tableOr(
        `There are no systems within ${range} light years.`,
        `Systems within ${range} light years`,
        [
          { id: 'system', title: 'System', align: 'left' },
          { id: 'stars', title: 'Stars', align: 'right' },
          { id: 'distance', title: 'Distance (light years)', align: 'right' },
        ],
        neighbours.map((neighbour) => [
          neighbour.system,
          neighbour.stars,
          formatHundredths(neighbour.distance),
        ]),
      ),
    ],
  }));
}
