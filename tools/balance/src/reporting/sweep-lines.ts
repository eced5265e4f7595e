import type { Estimated, SweepFigure } from './balance-report.js';
import { formatEstimated } from './format-value.js';
import { plainLine } from './plain-line.js';
import { padded } from './terminal-columns.js';

/** Columns of an interval that is drawn. */
const PLOT = 36;

/** Most lines of a sweep that is shown point by point. */
const MOST_LINES = 60;

/** A scale from a value to another, both shown. */
interface Scale {
  readonly from: number;
  readonly to: number;
}

/**
 * A sweep for a terminal, a line for each point: the value of the parameter, the interval as it lies between the least and the greatest of all, with
 * a line at 0 where that is between them, and its figures.
 *
 * @returns nothing where that would take too many lines
 */
export function sweepLines({ lines, points, format, current }: SweepFigure): string[] | undefined {
  if (lines.length * (points.length + 1) > MOST_LINES) return undefined;
  const scale = scaleOf(points.flatMap(({ values }) => values));
  const width = Math.min(16, Math.max(...points.map(({ at }) => String(at).length)));
  const isMarked = points.some(({ at }) => at === current);
  const shown = lines.flatMap((name, i) => [
    ...(name === '' ? [] : [`  ${plainLine(name)}`]),
    ...points.map(({ at, values }) => {
      const one = values[i] ?? UNKNOWN;
      const mark = at === current ? ' *' : '';
      return `  ${padded(String(at), width)} ${plotOf(one, scale)} ${formatEstimated(one, { format })}${mark}`;
    }),
  ]);
  return isMarked ? [...shown, '  * without the sweep'] : shown;
}

const UNKNOWN: Estimated = { value: null, low: null, high: null, n: null };

/** All values and ends of intervals. */
function scaleOf(all: readonly Estimated[]): Scale {
  const ends = all.flatMap(({ value, low, high }) => [value, low, high].filter((one) => one !== null));
  const known = ends.filter(Number.isFinite);
  return { from: Math.min(...known), to: Math.max(...known) };
}

/** An interval as `──●──`, from an end of the scale to the other; one without an end goes on to that of the scale. */
function plotOf({ value, low, high }: Estimated, { from, to }: Scale): string {
  const columns = Array<string>(PLOT).fill(' ');
  const columnOf = (at: number): number =>
    to > from ? Math.round(((Math.max(from, Math.min(to, at)) - from) / (to - from)) * (PLOT - 1)) : 0;
  const hasZero = from < 0 && to > 0;
  if (hasZero) columns[columnOf(0)] = '│';
  if (value === null) return columns.join('');
  if (low !== null || high !== null) columns.fill('─', columnOf(low ?? from), columnOf(high ?? to) + 1);
  if (hasZero && columns[columnOf(0)] === '─') columns[columnOf(0)] = '┼';
  columns[columnOf(value)] = '●';
  return columns.join('');
}
