import { section, table, type Cell, type ReportSection } from '@ec/reports';
import type { PrestigeEvent } from '../events.js';
import { PRESTIGE_CAUSES } from '../tables/prestige.js';
import { tableWhereRows } from './table-where-rows.js';
import { signed } from '../arithmetic/figures.js';
import type { Reporter } from './reporter.js';
import { causeText } from './words.js';

/**
 * Prestige won and lost: this turn entry by entry, and since the start by cause.
 *
 * @see section 13; X-66
 */
export function prestigeSection({ view, names }: Reporter): ReportSection[] {
  const { own, rules, events } = view;
  const entries = events
    .filter((event): event is PrestigeEvent => event.kind === 'prestige' && event.houseId === own.id)
    .map(({ cause, points, systemId, line }): Cell[] => [
      line ? `${causeText(cause)}: ${line.toUpperCase()}` : causeText(cause),
      systemId === null ? '' : names.system(systemId),
      signed(points),
    ]);
  const totals = PRESTIGE_CAUSES.filter((cause) => own.prestigeBy[cause] !== 0).map((cause): Cell[] => [
    causeText(cause),
    signed(own.prestigeBy[cause]),
  ]);
  const rows = [['At the start', rules['start.prestige']], ...totals, ['Now', own.prestige]];
  return [
    section(
      'prestige',
      'Prestige',
      ...tableWhereRows('This turn', ['Cause', 'System', 'Points'], entries),
      table('Since the start', ['Cause', 'Points'], rows),
    ),
  ];
}
