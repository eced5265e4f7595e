import type { CustomSeriesOption } from 'echarts/charts';
import type { BarsFigure, BarsReference, BarsRow, BarValue, ValueFormat } from '../balance-report.js';
import { formatShort } from '../format-value.js';
import type { Chart } from './chart-svg.js';
import {
  AXIS,
  barStyle,
  FONT_SIZE,
  GRID,
  INK,
  labelAxis,
  legend,
  legendHeight,
  namesOf,
  seriesName,
  shortened,
  shown,
  valueAxis,
  whiskerOf,
  whiskers,
  type Canvas,
  type RenderItem,
} from './parts.js';
import { textWidth } from './text-width.js';

/** Height of a bar, and of what is between the bars of two labels: on phones the label itself. In pixels. */
const BAR = 16;
const GAP = 10;
const NARROW_GAP = 30;

/** Most characters of a label, and of the words at the end of a bar. */
const LABEL = 48;
const NARROW_LABEL = 44;
const WORDS = 26;

/** Room between the words and the bar, in pixels. */
const APART = 7;

/**
 * Bars across, each group with a colour and a pattern, with whiskers, and their values in words at the ends. On phones the labels are
 * above the bars, with the words in them.
 */
export function barsChart(figure: BarsFigure, canvas: Canvas): Chart {
  const { bars, groups, format, unit, reference } = figure;
  const { width, isNarrow } = canvas;
  const names = namesOf(groups, canvas);
  const hasLegend = groups.length > 1;
  const top = hasLegend ? legendHeight(names, width) : 0;
  const ends = bars.map(({ values }) => values.map((one) => endOf(one, format, isNarrow)));
  const { least, greatest } = boundsOf(bars, reference, format);
  const words = (isLeft: boolean): number =>
    Math.max(
      8,
      ...ends
        .flat()
        .filter((end) => end.isLeft === isLeft)
        .map(({ text }) => textWidth(text, FONT_SIZE) + 2 * APART),
    );
  const labels = bars.map((row) => labelOf(row, isNarrow));
  const left = isNarrow ? 0 : Math.max(...labels.map((label) => textWidth(label, FONT_SIZE))) + 12;
  const room = Math.max(40, width - left - 20 - words(true) - words(false));
  const perPixel = (greatest - least || 1) / room;
  const gap = isNarrow ? NARROW_GAP : GAP;
  const height = bars.length * (groups.length * BAR + gap);
  const series = names.flatMap((_, g) =>
    groupSeries(
      figure,
      g,
      ends.map((row) => row[g]),
    ),
  );
  const bounds = { min: least - words(true) * perPixel, max: greatest + words(false) * perPixel };
  return {
    width,
    height: top + height + 50,
    places: { down: bars.map((_, i) => i) },
    option: {
      grid: { ...GRID, top: 4 + top, left: isNarrow ? 4 : 8, right: 8 },
      legend: hasLegend
        ? legend(
            names,
            names.map(() => 'rect'),
          )
        : undefined,
      xAxis: { ...axisAcross(format, unit, isNarrow), ...bounds },
      yAxis: {
        ...labelAxis(labels, { show: !isNarrow, color: INK.text, interval: 0, margin: 8 }),
        inverse: true,
        axisTick: { show: false },
        axisLine: { show: true, onZero: true, lineStyle: { color: INK.text } },
      },
      series: [
        ...series,
        ...(isNarrow ? [labelsAbove(labels, (groups.length * BAR) / 2)] : []),
        ...(reference ? [referenceLine(shown(reference.value, format) ?? 0)] : []),
      ],
    },
  };
}

/** Axis of values without labels at its ends, where the words of bars have room. */
function axisAcross(format: ValueFormat, unit: string, isNarrow: boolean): object {
  return {
    ...valueAxis(format, unit, isNarrow),
    nameGap: 28,
    splitNumber: isNarrow ? 3 : 6,
    splitLine: { show: true, showMinLine: false, showMaxLine: false, lineStyle: { color: INK.line } },
    axisTick: { show: false },
    axisLine: { show: false },
    axisLabel: {
      ...AXIS.axisLabel,
      showMinLabel: false,
      showMaxLabel: false,
      formatter: (value: number) => formatShort(format === 'share' ? value / 100 : value, format),
    },
  };
}

/** Bars, whiskers and words of group number `g`. */
function groupSeries(
  { bars, groups, format }: BarsFigure,
  g: number,
  ends: readonly (End | undefined)[],
): object[] {
  const offset = (g - (groups.length - 1) / 2) * BAR;
  const list = bars.map(({ values }) => values[g]);
  const bar = {
    type: 'bar',
    name: seriesName(g),
    silent: true,
    barWidth: BAR - 2,
    barGap: '14.3%',
    itemStyle: barStyle(g),
    data: list.map((one) => shown(one?.value ?? null, format)),
  };
  const bounds = list.flatMap((one, i) => (one ? whiskerOf(i, one, (bound) => shown(bound, format)) : []));
  return [bar, whiskers(bounds, { offset, isLying: true }), endLabels(ends, offset)];
}

function boundsOf(
  bars: readonly BarsRow[],
  reference: BarsReference | null,
  format: ValueFormat,
): { least: number; greatest: number } {
  const values = bars.flatMap((row) => row.values.flatMap(({ value, low, high }) => [value, low, high]));
  const all = [...values, reference?.value ?? null].flatMap((one) => shown(one, format) ?? []);
  return { least: Math.min(0, ...all), greatest: Math.max(0, ...all) };
}

function labelOf({ label, values }: BarsRow, isNarrow: boolean): string {
  if (!isNarrow) return shortened(label, LABEL);
  const notes = values.map(({ note }) => note).filter((note) => note !== '');
  return shortened(notes.length === 0 ? label : `${label}: ${notes.join(', ')}`, NARROW_LABEL);
}

interface End {
  readonly text: string;
  /** Outermost value of the bar and its whisker. */
  readonly at: number;
  readonly isLeft: boolean;
}

function endOf({ value, low, high, note }: BarValue, format: ValueFormat, isNarrow: boolean): End {
  const isLeft = value !== null && value < 0;
  const bounds = [value, low, high, 0].flatMap((one) => shown(one, format) ?? []);
  const written = value === null ? 'unknown' : formatShort(value, format);
  const text = note === '' || isNarrow ? written : `${written} · ${note}`;
  return {
    text: shortened(text, WORDS),
    at: isLeft ? Math.min(...bounds) : Math.max(...bounds),
    isLeft,
  };
}

function endLabels(ends: readonly (End | undefined)[], offset: number): CustomSeriesOption {
  const renderItem: RenderItem = ({ dataIndex }, api) => {
    const end = ends[dataIndex];
    if (!end) return undefined;
    const [x = 0, y = 0] = api.coord([end.at, dataIndex]);
    return {
      type: 'text',
      x: x + (end.isLeft ? -APART : APART),
      y: y + offset,
      style: {
        text: end.text,
        fill: INK.text,
        fontSize: FONT_SIZE,
        align: end.isLeft ? 'right' : 'left',
        verticalAlign: 'middle',
      },
    };
  };
  return labelSeries(
    renderItem,
    ends.map((end, i) => [end?.at ?? 0, i]),
  );
}

/** A dashed line down the chart. */
function referenceLine(at: number): CustomSeriesOption {
  const renderItem: RenderItem = ({ coordSys }, api) => {
    const [x = 0] = api.coord([at, 0]);
    const { y = 0, height = 0 } = coordSys as { y?: number; height?: number };
    return {
      type: 'line',
      shape: { x1: x, y1: y, x2: x, y2: y + height },
      style: { stroke: INK.text, lineWidth: 1.25, lineDash: [5, 4] },
    };
  };
  return { type: 'custom', silent: true, z: 4, renderItem, encode: { x: 0 }, data: [[at, 0]] };
}

/** Labels at the left edge, each above its bars. */
function labelsAbove(labels: readonly string[], above: number): CustomSeriesOption {
  const renderItem: RenderItem = ({ dataIndex }, api) => {
    const [, y = 0] = api.coord([0, dataIndex]);
    return {
      type: 'text',
      x: 1,
      y: y - above - 10,
      style: {
        text: labels[dataIndex] ?? '',
        fill: INK.text,
        fontSize: FONT_SIZE,
        verticalAlign: 'middle',
        backgroundColor: INK.page,
        padding: [1, 3],
      },
    };
  };
  return labelSeries(
    renderItem,
    labels.map((_, i) => [0, i]),
  );
}

function labelSeries(renderItem: RenderItem, data: number[][]): CustomSeriesOption {
  return { type: 'custom', silent: true, z: 6, renderItem, encode: { x: 0, y: 1 }, data };
}
