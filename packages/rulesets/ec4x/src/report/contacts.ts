import { section, type Cell, type ReportSection } from '@ec/reports';
import { tableWhereRows } from './table-where-rows.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';
import { countText } from './words.js';

/**
 * How own fleets moved, and the foreign fleets that were seen this turn.
 *
 * @see
 */
export function contactSection(reporter: Reporter): ReportSection[] {
  const { view, names } = reporter;
  const contacts = view.systems.flatMap(({ id, sighting }) =>
    sighting?.turn === view.turn
      ? sighting.fleets.map((fleet): Cell[] => [
          names.system(id),
          names.house(fleet.houseId),
          countText(fleet.ships),
        ])
      : [],
  );
  const blocks = [
    ...newsBlocks(reporter, 'movement'),
    ...tableWhereRows('Foreign fleets seen this turn', ['System', 'House', 'Ships'], contacts),
  ];
  return blocks.length === 0 ? [] : [section('movement', 'Movement and contacts', ...blocks)];
}
