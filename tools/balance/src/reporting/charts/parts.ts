/** Parts that charts have in common. */
import type { CustomSeriesOption } from 'echarts/charts';
import type { Estimated, ValueFormat } from '../balance-report.js';
import { formatDigits, scaled } from '../format-value.js';
import { plainLine } from '../plain-line.js';
import { FILLS, LINES, PALETTES } from '../palette.js';
import { textWidth, UNKEYED } from './text-width.js';

/** Colours in which charts are drawn; the page replaces them. */
export const INK = PALETTES.light;

/** Size of texts, in pixels. */
export const FONT_SIZE = 12;
/** Draws a part of a chart. */
export type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;

/** A chart is drawn twice: for wide pages and paper, and for phones; where it tells more, twice again with a logarithmic scale. */
export interface Canvas {
  readonly width: number;
  readonly isNarrow: boolean;
  /** Where the logarithmic scale of values begins; `null` for a linear one. */
  readonly logarithmicStart: number | null;
}

/** Axis across, with labels that leave one another room. */
export const AXIS = {
  axisLine: { show: true, lineStyle: { color: INK.quiet } },
  axisTick: { show: true, lineStyle: { color: INK.quiet } },
  axisLabel: { color: INK.quiet, fontSize: FONT_SIZE, hideOverlap: true },
  nameTextStyle: { color: INK.quiet, fontSize: FONT_SIZE },
  splitLine: { show: false, lineStyle: { color: INK.line } },
  nameLocation: 'middle',
} as const;

/** Grid that holds all labels and names within the canvas. */
export const GRID = {
  left: 8,
  right: 16,
  top: 12,
  bottom: 8,
  outerBoundsMode: 'same',
  outerBoundsContain: 'all',
} as const;

/** Axis of values, with grid lines. */
export function valueAxis(format: ValueFormat, name: string, isNarrow: boolean): object {
  return {
    ...AXIS,
    type: 'value',
    name: shortened(name, isNarrow ? 40 : 100),
    splitNumber: isNarrow ? 4 : 6,
    splitLine: { show: true, lineStyle: { color: INK.line } },
    axisLabel: {
      ...AXIS.axisLabel,
      formatter: (value: number) => `${formatDigits(value, 6)}${format === 'share' ? ' %' : ''}`,
    },
  };
}

/** Names of a legend, none wider than the canvas: numbers where there is none. */
export function namesOf(names: readonly string[], { isNarrow }: Canvas): string[] {
  return names.map((name, i) => shortened(name, isNarrow ? 38 : 72) || String(i + 1));
}

/**
 * Name of a series for ECharts, by number. Such names, and those of categories, are keys: texts may appear twice, or be a property of every
 * object. So ECharts gets numbers, and writes the texts by formatters.
 */
export function seriesName(i: number): string {
  return `s${i}`;
}

/** Pixels between the entries of a legend, across and down. */
const LEGEND_GAP = 12;

/** A legend for several series, in the order of their numbers. */
export function legend(texts: readonly string[], icons: readonly (string | undefined)[] = []): object {
  return {
    type: 'plain',
    show: true,
    top: 0,
    left: 0,
    itemWidth: 28,
    itemHeight: 12,
    itemGap: LEGEND_GAP,
    selectedMode: false,
    textStyle: { color: INK.text, fontSize: FONT_SIZE },
    formatter: (name: string) => texts[Number(name.slice(1))] ?? '',
    data: texts.map((_, i) => ({ name: seriesName(i), ...(icons[i] !== undefined && { icon: icons[i] }) })),
  };
}

/** Axis of labels, one for each place. */
export function labelAxis(labels: readonly string[], axisLabel: object = {}): object {
  return {
    ...AXIS,
    type: 'category',
    data: labels.map((_, i) => String(i)),
    axisLabel: { ...AXIS.axisLabel, ...axisLabel, formatter: (place: string) => labels[Number(place)] ?? '' },
  };
}

/** Height of a legend with as many lines as its entries need. */
export function legendHeight(names: readonly string[], width: number): number {
  let lines = 1;
  let taken = 0;
  for (const name of names) {
    const needed = 28 + 5 + textWidth(name, FONT_SIZE) + LEGEND_GAP;
    if (taken > 0 && taken + needed > width) {
      lines++;
      taken = 0;
    }
    taken += needed;
  }
  return lines * (13 + LEGEND_GAP);
}

/** A whisker: its place on the axis across or along, and its bounds. */
export interface Whisker {
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** Half the width of a whisker's ends, in pixels. */
const CAP = 4;

/**
 * Whiskers from the lower to the upper bound of intervals.
 *
 * @param offset - pixels across by which they are moved
 * @param isLying - whether values go across
 */
export function whiskers(
  list: readonly Whisker[],
  {
    colour = INK.text,
    offset = 0,
    isLying = false,
  }: { colour?: string; offset?: number; isLying?: boolean } = {},
): CustomSeriesOption {
  const renderItem: RenderItem = (_, api) => {
    const [at, low, high] = [Number(api.value(0)), Number(api.value(1)), Number(api.value(2))];
    const [a, b] = isLying
      ? [api.coord([low, at]), api.coord([high, at])]
      : [api.coord([at, low]), api.coord([at, high])];
    const [x1 = 0, y1 = 0] = a;
    const [x2 = 0, y2 = 0] = b;
    const style = { stroke: colour, lineWidth: 1.25, fill: 'none' };
    const [dx, dy] = isLying ? [0, offset] : [offset, 0];
    const path = isLying
      ? `M${x1} ${y1 - CAP}V${y1 + CAP}M${x1} ${y1}H${x2}M${x2} ${y2 - CAP}V${y2 + CAP}`
      : `M${x1 - CAP} ${y1}H${x1 + CAP}M${x1} ${y1}V${y2}M${x2 - CAP} ${y2}H${x2 + CAP}`;
    return { type: 'path', x: dx, y: dy, shape: { pathData: path }, style };
  };
  return {
    type: 'custom',
    silent: true,
    z: 5,
    clip: false,
    renderItem,
    encode: isLying ? { y: 0, x: [1, 2] } : { x: 0, y: [1, 2] },
    data: list.map(({ at, low, high }) => [at, low, high]),
  };
}

/** The whisker of an estimate, unless a bound cannot be drawn or they are the same. */
export function whiskerOf(
  at: number,
  { low, high }: Estimated,
  place: (bound: number | null) => number | null,
): Whisker[] {
  const [from, to] = [place(low), place(high)];
  return from === null || to === null || from === to ? [] : [{ at, low: from, high: to }];
}

/** Values above the first are left out of charts, for want of ticks that a reader could tell apart; values below the second are 0. */
const LARGEST = 1e15;
const SMALLEST = 1e-12;

/** A value for a chart: `null` leaves a gap. */
export function shown(value: number | null, format: ValueFormat): number | null {
  if (value === null) return null;
  const one = scaled(value, format);
  if (Math.abs(one) < SMALLEST) return 0;
  return Math.abs(one) > LARGEST ? null : one;
}

/** Whether places along an axis can be told apart on it. */
export function areApart(places: readonly number[]): boolean {
  const [least, greatest] = [Math.min(...places), Math.max(...places)];
  const size = Math.max(Math.abs(least), Math.abs(greatest));
  return size <= LARGEST && (greatest === least || greatest - least > SMALLEST * 1000 * Math.max(1, size));
}

/**
 * A text of at most as many characters. ECharts keeps the widths of texts in a plain object: one like `__proto__` would change all objects of
 * the process, so it gets a zero-width space, {@link UNKEYED}, which is not written.
 */
export function shortened(text: string, most: number): string {
  const characters = Array.from(plainLine(text));
  const one = characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
  return one in Object.prototype ? `${one}${UNKEYED}` : one;
}

/** Look of a group of bars, by number: an edge, an inside, and a pattern from the second on. */
export function barStyle(group: number): object {
  const edge = INK[LINES[group % LINES.length] ?? 'c1'];
  const decal = PATTERNS[group % PATTERNS.length];
  return {
    color: INK[FILLS[group % FILLS.length] ?? 'b1'],
    borderColor: edge,
    borderWidth: 1.5,
    ...(decal && { decal: { color: edge, ...decal } }),
  };
}

/** None, stripes one way, dots, stripes the other way. */
const PATTERNS = [
  undefined,
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.5, 5], rotation: Math.PI / 4 },
  {
    symbol: 'circle',
    dashArrayX: [
      [5, 5],
      [0, 5, 5, 0],
    ],
    dashArrayY: [5, 0],
    symbolSize: 0.6,
  },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.5, 5], rotation: -Math.PI / 4 },
] as const;

/** Marks and dashes of lines, by number. */
export const MARKS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle'] as const;
export const DASHES = ['solid', [6, 4], [2, 3], [10, 3, 2, 3]] as const;
