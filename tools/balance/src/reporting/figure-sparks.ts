import type { Estimated, Figure, ValueFormat } from './balance-report.js';
import { formatShort } from './format-value.js';
import { condensed, sparkline } from './sparkline.js';

/** A row of a figure in a line of text. */
export interface Spark {
  /** What the row is; may be empty. */
  readonly name: string;
  readonly blocks: string;
  /** What the first and the last block stand for, and the least and the greatest value. */
  readonly reading: string;
}

/** Most blocks of a row. */
const MOST_BLOCKS = 40;

/** A figure as rows of blocks. */
export function figureSparks(figure: Figure): Spark[] {
  switch (figure.kind) {
    case 'histogram': {
      const { bins } = figure;
      const from = bins[0]?.label ?? '';
      const to = bins.at(-1)?.label ?? '';
      const shares = bins.map(({ share }) => share);
      return [spark('observed', shares, { format: 'share', from, to, base: 0 })];
    }
    case 'bands': {
      const { points, quantiles, step } = figure;
      const middle = Math.floor(quantiles.length / 2);
      const range = { from: `${step} ${points[0]?.step}`, to: `${points.at(-1)?.step}` };
      const medians = points.flatMap(({ quantiles: found }) => found[middle] ?? []);
      return [spark('median', medians, { format: 'number', ...range })];
    }
    case 'heat': {
      const { rows, columns, cells, format } = figure;
      const range = { from: columns[0] ?? '', to: columns.at(-1) ?? '' };
      const scale = scaleOf(cells.flat());
      return rows.map((name, i) => spark(name, cells[i] ?? [], { format, ...range, ...scale }));
    }
    case 'bars':
    case 'contest':
    case 'ternary':
      return [];
    case 'sweep': {
      const { points, lines, format } = figure;
      const range = { from: `${points[0]?.at}`, to: `${points.at(-1)?.at}` };
      const scale = scaleOf(points.flatMap(({ values }) => values));
      return lines.map((name, i) =>
        spark(
          name,
          points.flatMap(({ values }) => values[i] ?? []),
          { format, ...range, ...scale },
        ),
      );
    }
  }
}

/** One scale for all rows, so that noise in one does not look like more than a trend in another. */
function scaleOf(all: readonly Estimated[]): { base: number; top: number } {
  const values = all.flatMap(({ value }) => value ?? []);
  return { base: least(values), top: greatest(values) };
}

interface SparkOptions {
  readonly format: ValueFormat;
  readonly from: string;
  readonly to: string;
  readonly base?: number;
  /** Value of the highest block in place of the greatest. */
  readonly top?: number;
}

function spark(name: string, list: readonly Estimated[], options: SparkOptions): Spark {
  const { format, from, to, base, top } = options;
  const values = condensed(
    list.map(({ value }) => value),
    MOST_BLOCKS,
  );
  const known = list.flatMap(({ value }) => value ?? []);
  // With the top among them, all rows have the same scale.
  const blocks = top === undefined ? sparkline(values, base) : sparkline([...values, top], base).slice(0, -1);
  const extent =
    known.length === 0
      ? 'nothing is known'
      : `${from} … ${to}: ${formatShort(least(known), format)} to ${formatShort(greatest(known), format)}`;
  return { name, blocks, reading: extent };
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}

function greatest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity);
}
