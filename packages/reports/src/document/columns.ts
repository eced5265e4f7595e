import type { ReportColumn } from './types.js';

/** A left-aligned column of names and sentences. */
export function textColumn(id: string, title: string): ReportColumn {
  return { id, title, align: 'left' };
}

/** A right-aligned column of figures. */
export function figureColumn(id: string, title: string): ReportColumn {
  return { id, title, align: 'right' };
}
