import type { Estimated, FigureHead, HeatFigure, ValueFormat } from '../balance-report.js';

/** What a heat map is made of. */
export interface HeatInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  /** What the rows are; empty when absent, for labels that say it themselves. The same goes for columns. */
  readonly rowTitle?: string;
  readonly columnTitle?: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** `number` when absent. */
  readonly format?: ValueFormat;
  readonly unit?: string;
  /** Value from which others diverge in two directions, such as 0 among differences. */
  readonly middle?: number;
  /** By row and column. */
  readonly cells: readonly (readonly Estimated[])[];
}

/**
 * A value for each combination of two properties.
 *
 * @throws RangeError when there is not a cell for each row and column, or no row or column
 */
export function heatFigure(input: HeatInput): HeatFigure {
  const { id, title, note = '', rowTitle = '', columnTitle = '' } = input;
  const { rows, columns, format = 'number', unit = '', middle = null, cells } = input;
  if (rows.length === 0 || columns.length === 0)
    throw new RangeError(`${id}: expected a row and a column at least`);
  if (cells.length !== rows.length || cells.some((row) => row.length !== columns.length))
    throw new RangeError(`${id}: expected ${rows.length} rows of ${columns.length} cells`);
  return { kind: 'heat', id, title, note, rowTitle, columnTitle, rows, columns, format, unit, middle, cells };
}
