import { section, table, type Cell, type ReportSection } from '@ec/reports';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';

/**
 * All Houses, what they are to this one, and what they said and did.
 *
 * @see
 */
export function diplomacySection(reporter: Reporter): ReportSection[] {
  const { own, houses } = reporter.view;
  const rows = houses.map(({ id, name, status, prestige, stance, relation }): Cell[] => [
    id,
    name,
    status,
    prestige,
    ...(id === own.id ? ['—', '—'] : [stance, relation]),
  ]);
  const titles = ['House', 'Name', 'Status', 'Prestige', 'Your stance', 'Relation'];
  return [section('diplomacy', 'Diplomacy', table('', titles, rows), ...newsBlocks(reporter, 'diplomacy'))];
}
