import { formatInteger, truncatedProduct } from '@ec/prng';
import type { PictureBlock, PictureShape } from './picture.js';

/** A figure over time. */
export interface Series {
  readonly title: string;
  /** From the oldest to the present one: integers of at least 0 (included), or `null` where it is not known. */
  readonly values: readonly (number | null)[];
}

/** Dots of a row, of the columns of titles, curves and figures, and of the space above and below a curve. */
const ROW = 44;
const TITLE = 150;
const CURVE = 420;
const FIGURE = 150;
const INSET = 8;

/** Characters of a line from 0 to the greatest value; one for what is not known. */
const LEVELS = '▁▂▃▄▅▆▇█';
const UNKNOWN = '·';

/** Most values in a line of characters: the last ones. */
const LINE_VALUES = 40;

/**
 * Small curves, one below the other: each from 0 to its own greatest value, with the present figure at its end. What is not known leaves a gap.
 *
 * @param alt - what it shows, in a sentence
 * @param series - at least one, all with the same number of values, at least one
 */
export function sparklines(alt: string, series: readonly Series[]): PictureBlock {
  const widest = Math.max(...series.map(({ title }) => title.length));
  return {
    kind: 'picture',
    alt,
    width: TITLE + CURVE + FIGURE,
    height: series.length * ROW,
    shapes: series.flatMap((one, row) => rowShapes(one, row * ROW)),
    lines: series.map(
      ({ title, values }) =>
        `${title.padEnd(widest)}  ${values.slice(-LINE_VALUES).map(levelIn(values)).join('')}  ${figureOf(values)}`,
    ),
  };
}

function rowShapes({ title, values }: Series, top: number): PictureShape[] {
  const y = top + ROW / 2;
  const pointOf = pointsIn(values, top);
  const runs = runsOf(values).map((run) => run.map(pointOf));
  const last = values.length - 1;
  const end = values[last] === null || values[last] === undefined ? [] : [pointOf(last)];
  return [
    { shape: 'text', tone: 'text', x: 0, y, text: title, anchor: 'start' },
    {
      shape: 'line',
      tone: 'line',
      stroke: 'solid',
      x1: TITLE,
      y1: top + ROW - INSET,
      x2: TITLE + CURVE,
      y2: top + ROW - INSET,
    },
    ...runs.flatMap((run): PictureShape[] =>
      run.length > 1 ? [{ shape: 'curve', tone: 'blue', points: run.flat() }] : [],
    ),
    ...end.map(([x, at]): PictureShape => ({ shape: 'circle', tone: 'blue', x, y: at, radius: 3 })),
    { shape: 'text', tone: 'text', x: TITLE + CURVE + FIGURE, y, text: figureOf(values), anchor: 'end' },
  ];
}

/** Places of values without a gap between them. */
function runsOf(values: Series['values']): number[][] {
  const runs: number[][] = [[]];
  values.forEach((value, i) => {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(i);
  });
  return runs;
}

function pointsIn(values: Series['values'], top: number): (place: number) => readonly [x: number, y: number] {
  const most = greatest(values);
  const [bottom, height] = [top + ROW - INSET, ROW - 2 * INSET];
  return (place) => [
    TITLE + Math.round((place * CURVE) / Math.max(1, values.length - 1)),
    bottom - truncatedProduct([values[place] ?? 0, height], [most]),
  ];
}

function levelIn(values: Series['values']): (value: number | null) => string {
  const most = greatest(values);
  return (value) =>
    value === null ? UNKNOWN : (LEVELS[truncatedProduct([value, LEVELS.length - 1], [most])] ?? '');
}

/** The greatest value, at least 1 (included). */
function greatest(values: Series['values']): number {
  return values.reduce<number>((most, value) => Math.max(most, value ?? 0), 1);
}

function figureOf(values: Series['values']): string {
  const last = values.at(-1);
  return last === null || last === undefined ? 'unknown' : formatInteger(last);
}
