import { table } from './table.js';
import type { Cell, ReportBlock, ReportSection } from './types.js';

/** A section of a document. */
export function section(id: string, title: string, ...blocks: ReportBlock[]): ReportSection {
  return { id, title, blocks };
}

/** A section with one {@link table}; none without rows. */
export function tableSection(
  id: string,
  title: string,
  titles: readonly string[],
  rows: Cell[][],
): ReportSection[] {
  return rows.length === 0 ? [] : [section(id, title, table('', titles, rows))];
}
