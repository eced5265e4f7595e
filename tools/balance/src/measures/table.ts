import { CellsByTrial, mergeCellsByTrial, ofCell, single, whereSeveral, type ByTrial } from './by-trial.js';
import type { Collector } from './collector.js';
import { expectAtMost, type PerTrial } from './at-most.js';
import type { ProportionData } from './proportion.js';

/** How often each combination of two properties occurs. */
export interface TableMeasure extends PerTrial {
  readonly kind: 'table';
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

/** Counts by row and column. */
export interface TableData {
  readonly kind: 'table';
  readonly counts: readonly (readonly number[])[];
  /** Where a trial has several cases, the sums of each cell, row by row. */
  readonly byTrial?: ByTrial<readonly number[]>;
}

/** Records the row and the column of a case, both from 0. */
export type TableRecorder = (row: number, column: number) => void;

/** A measure of how often combinations occur. */
export function table(title: string, rows: readonly string[], columns: readonly string[]): TableMeasure {
  return { kind: 'table', title, rows, columns };
}

/**
 * Starts to count. The recorder throws RangeError where there is no such row or column, and a trial ends with it when it has recorded too
 * often: mistakes of the experiment.
 */
export function collectTable(measure: TableMeasure): Collector<TableRecorder, TableData> {
  const { title, rows, columns } = measure;
  const counts = rows.map(() => columns.map(() => 0));
  const byTrial = new CellsByTrial(rows.length * columns.length);
  let cases: number[] = [];
  return {
    record(row, column) {
      const cells = counts[row];
      const count = cells?.[column];
      if (!cells || count === undefined)
        throw new RangeError(
          `${title}: expected one of ${rows.length} rows and ${columns.length} columns, received ${row}, ${column}`,
        );
      cells[column] = count + 1;
      cases.push(row * columns.length + column);
    },
    endTrial() {
      expectAtMost(measure, cases.length);
      byTrial.end(cases);
      cases = [];
    },
    data: () => ({
      kind: 'table',
      counts: counts.map((row) => [...row]),
      ...whereSeveral(byTrial.data()),
    }),
  };
}

/**
 * Merges both.
 *
 * @throws RangeError when they have other rows or columns
 */
export function mergeTables(a: TableData, b: TableData): TableData {
  const [expected, received] = [a, b].map(({ counts }) => `${counts.length} × ${counts[0]?.length ?? 0}`);
  if (expected !== received) throw new RangeError(`table: expected ${expected} cells, received ${received}`);
  return {
    kind: 'table',
    counts: a.counts.map((row, i) => row.map((count, j) => count + (b.counts[i]?.[j] ?? 0))),
    ...((a.byTrial ?? b.byTrial) && { byTrial: mergeCellsByTrial(cellsByTrial(a), cellsByTrial(b)) }),
  };
}

/** Its sums over trials. */
function cellsByTrial({ counts, byTrial }: TableData): ByTrial<readonly number[]> {
  const cells = counts.flat();
  return byTrial ?? single(sumOf(cells), cells, cells);
}

/** The cells, row by row, each with its cases among all. */
export function cellsOf({ counts, byTrial }: TableData): ProportionData[] {
  const cells = counts.flat();
  const n = sumOf(cells);
  return cells.map((hits, i) => ({ kind: 'proportion', n, hits, ...ofCell(byTrial, i) }));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
