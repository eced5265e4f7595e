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
  const curves = curvesOf(values, top);
  const last = values.at(-1);
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
    ...curves.flatMap((points): PictureShape[] =>
      points.length > 2 ? [{ shape: 'curve', tone: 'blue', points }] : [],
    ),
    ...(last === null || last === undefined ? [] : [endOf(curves)]),
    { shape: 'text', tone: 'text', x: TITLE + CURVE + FIGURE, y, text: figureOf(values), anchor: 'end' },
  ];
}

/** Each x and y in turn of the values without a gap between them. */
function curvesOf(values: Series['values'], top: number): number[][] {
  const most = greatest(values);
  const [bottom, height] = [top + ROW - INSET, ROW - 2 * INSET];
  const steps = Math.max(1, values.length - 1);
  let curve: number[] = [];
  const curves = [curve];
  values.forEach((value, place) => {
    if (value === null) curves.push((curve = []));
    else
      curve.push(
        TITLE + Math.round((place * CURVE) / steps),
        bottom - truncatedProduct([value, height], [most]),
      );
  });
  return curves;
}

/** The end of the last curve. */
function endOf(curves: readonly (readonly number[])[]): PictureShape {
  const [x = 0, y = 0] = curves.at(-1)?.slice(-2) ?? [];
  return { shape: 'circle', tone: 'blue', x, y, radius: 3 };
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
