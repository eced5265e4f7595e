import { formatInteger, truncatedProduct } from '@ec/prng';
import type { PictureBlock, PictureShape } from './picture.js';

/** A step of a pyramid. */
export interface PyramidStep {
  readonly title: string;
  /** An integer of at least 0 (included). */
  readonly value: number;
  /** A part of the value that stands out, from 0 to the value (both included); none when absent. */
  readonly part?: number;
}

/** Dots of a step, of the columns of titles, bars and figures, and of the space between bars. */
const STEP = 26;
const TITLE = 160;
const BAR = 360;
const FIGURE = 150;
const GAP = 6;

/** Characters of the longest bar. */
const LINE = 32;

/**
 * Bars around one axis, as long as their values, with the part that stands out in their middle.
 *
 * @param alt - what it shows, in a sentence
 * @param steps - at least one, the top first
 */
export function pyramid(alt: string, steps: readonly PyramidStep[]): PictureBlock {
  const most = Math.max(1, ...steps.map(({ value }) => value));
  const widest = Math.max(...steps.map(({ title }) => title.length));
  const figures = steps.map(({ value }) => formatInteger(value));
  const longest = Math.max(...figures.map(({ length }) => length));
  return {
    kind: 'picture',
    alt,
    width: TITLE + BAR + FIGURE,
    height: steps.length * STEP,
    shapes: steps.flatMap((step, i) => stepShapes(step, i * STEP, most)),
    lines: steps.map(({ title, value, part = 0 }, i) => {
      const [whole, inside] = [lengthOf(value, most, LINE), lengthOf(part, most, LINE)];
      const before = Math.floor((whole - inside) / 2);
      const bar = `${'#'.repeat(before)}${'x'.repeat(inside)}${'#'.repeat(whole - inside - before)}`;
      const centred = `${' '.repeat(Math.floor((LINE - whole) / 2))}${bar}`.padEnd(LINE);
      return `${title.padEnd(widest)}  ${centred}  ${(figures[i] ?? '').padStart(longest)}`;
    }),
  };
}

function stepShapes({ title, value, part = 0 }: PyramidStep, top: number, most: number): PictureShape[] {
  const y = top + STEP / 2;
  const bar = (of: number, tone: 'blue' | 'red'): PictureShape[] => {
    const width = lengthOf(of, most, BAR);
    const x = TITLE + Math.floor((BAR - width) / 2);
    return width === 0 ? [] : [{ shape: 'bar', tone, x, y: top + GAP / 2, width, height: STEP - GAP }];
  };
  return [
    { shape: 'text', tone: 'text', x: 0, y, text: title, anchor: 'start' },
    ...bar(value, 'blue'),
    ...bar(part, 'red'),
    { shape: 'text', tone: 'text', x: TITLE + BAR + FIGURE, y, text: formatInteger(value), anchor: 'end' },
  ];
}

/** Length of the bar of a value: at least 1 where the value is above 0. */
function lengthOf(value: number, most: number, length: number): number {
  return value === 0 ? 0 : Math.max(1, truncatedProduct([value, length], [most]));
}
