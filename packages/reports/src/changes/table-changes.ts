import { formatCell } from '../document/format-number.js';
import type { Cell, ReportColumn, TableBlock } from '../document/types.js';

type Row = readonly Cell[];

/**
 * What changed in a table: rows that differ, with both values of what changed and without the columns in which nothing did; rows that are
 * new; rows that are gone. Columns that say when a row was true (`isDate`) are not compared.
 *
 * A row is known again by its first cells, as many as tell apart all rows of both tables. Where none do, as in a list of sentences, a row
 * is known by all of its cells, and sentences that are gone are left out.
 *
 * @param before - `undefined` when there was no such table
 */
export function tableChanges(before: TableBlock | undefined, after: TableBlock): TableBlock[] {
  if (before === undefined) return [after];
  const shared = sharedColumns(before.columns, after.columns);
  const width = keyWidth(before, after, shared);
  if (width === undefined) return wholeRows(before, after);
  const keyOf = (row: Row): string => JSON.stringify(row.slice(0, width));
  const earlier = new Map(before.rows.map((row) => [keyOf(row), row]));
  const now = new Set(after.rows.map(keyOf));
  const compared = shared.filter(([, is]) => !after.columns[is]?.isDate);
  const pairs = after.rows.flatMap((row) => {
    const old = earlier.get(keyOf(row));
    return old && compared.some(([was, is]) => old[was] !== row[is]) ? [[old, row] as const] : [];
  });
  const different = compared.filter(([was, is]) => pairs.some(([old, row]) => old[was] !== row[is]));
  const kept = shared.filter((pair) => pair[1] < width || different.includes(pair));
  return [
    ...part(
      after,
      'Changed',
      kept.flatMap(([, is]) => after.columns[is] ?? []),
      pairs.map(([old, row]) => kept.map(([was, is]) => bothValues(old[was] ?? '', row[is] ?? ''))),
    ),
    ...part(
      after,
      'New',
      after.columns,
      after.rows.filter((row) => !earlier.has(keyOf(row))),
    ),
    ...part(
      after,
      'Gone',
      before.columns,
      before.rows.filter((row) => !now.has(keyOf(row))),
    ),
  ];
}

/** Where a column that both tables have stands before and after. */
type Shared = readonly [was: number, is: number];

function sharedColumns(before: readonly ReportColumn[], after: readonly ReportColumn[]): Shared[] {
  const places = new Map(before.map(({ id }, i) => [id, i]));
  return after.flatMap(({ id }, is): Shared[] => {
    const was = places.get(id);
    return was === undefined ? [] : [[was, is]];
  });
}

/** How many first columns tell apart the rows of each table; `undefined` when it takes all, or they are not the same ones. */
function keyWidth(before: TableBlock, after: TableBlock, shared: readonly Shared[]): number | undefined {
  for (let width = 1; width < after.columns.length; width += 1) {
    const [was, is] = shared[width - 1] ?? [];
    if (was !== width - 1 || is !== width - 1) return undefined;
    if ([before, after].every(({ rows }) => tellsApart(rows, width))) return width;
  }
  return undefined;
}

function tellsApart(rows: readonly Row[], width: number): boolean {
  return new Set(rows.map((row) => JSON.stringify(row.slice(0, width)))).size === rows.length;
}

/** Rows that are only in one of two tables; of equal ones, as many as there are more. */
function wholeRows(before: TableBlock, after: TableBlock): TableBlock[] {
  return [
    ...part(after, 'New', after.columns, moreIn(after.rows, before.rows)),
    ...(after.columns.length === 1
      ? []
      : part(after, 'Gone', before.columns, moreIn(before.rows, after.rows))),
  ];
}

function moreIn(rows: readonly Row[], others: readonly Row[]): Row[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(JSON.stringify(row), (left.get(JSON.stringify(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** A part of the changes with its caption; none without rows. */
function part(
  { kind, caption }: TableBlock,
  what: 'Changed' | 'New' | 'Gone',
  columns: readonly ReportColumn[],
  rows: readonly Row[],
): TableBlock[] {
  if (rows.length === 0) return [];
  return [
    {
      kind,
      caption: caption === '' ? what : `${caption}: ${what.toLowerCase()}`,
      columns: [...columns],
      rows: rows.map((row) => [...row]),
    },
  ];
}

function bothValues(before: Cell, now: Cell): Cell {
  if (before === now) return now;
  const [was, is] = [before, now].map((cell) => formatCell(cell) || '—');
  return `${was} → ${is}`;
}
