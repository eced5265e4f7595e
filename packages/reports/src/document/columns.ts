import type { ReportColumn } from './types.js';

/** A column of names and sentences, on the left. */
export function textColumn(id: string, title: string): ReportColumn {
  return { id, title, align: 'left' };
}

/** A column of figures, on the right. */
export function figureColumn(id: string, title: string): ReportColumn {
  return { id, title, align: 'right' };
}
