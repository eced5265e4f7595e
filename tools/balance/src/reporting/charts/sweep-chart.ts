import type { CustomSeriesOption } from 'echarts/charts';
import type { SweepFigure } from '../balance-report.js';
import { LINES } from '../palette.js';
import type { Chart } from './chart-svg.js';
import {
  areApart,
  AXIS,
  DASHES,
  GRID,
  INK,
  labelAxis,
  legend,
  legendHeight,
  MARKS,
  namesOf,
  seriesName,
  shortened,
  valueAxis,
  whiskerOf,
  whiskers,
  type Canvas,
  type RenderItem,
} from './parts.js';
import { scaleOf, type ValueScale } from './value-scale.js';

/** Most marks and whiskers along a line. */
const MOST_MARKS = 40;

/** Lines with marks, dashes and whiskers; the value in force is marked by a vertical line. */
export function sweepChart(figure: SweepFigure, canvas: Canvas): Chart {
  const { width, isNarrow } = canvas;
  const scale = scaleOf(figure.format, canvas);
  const { points, lines, format, unit, parameter, parameterUnit } = figure;
  const areNumbers =
    points.every(({ at }) => typeof at === 'number') && areApart(points.map(({ at }) => Number(at)));
  const placeOf = (i: number): number => (areNumbers ? Number(points[i]?.at) : i);
  const names = namesOf(lines, canvas);
  const hasLegend = lines.length > 1;
  const top = hasLegend ? legendHeight(names, width) : 0;
  const every = Math.ceil(points.length / (isNarrow ? MOST_MARKS / 2 : MOST_MARKS));
  const series = names.flatMap((_, i) => lineWithWhiskers(figure, i, { placeOf, every, scale }));
  const place = placeInForce(figure, areNumbers);
  const places = points.map((_, i) => placeOf(i));
  const [least, greatest] = [Math.min(...places), Math.max(...places)];
  const isWithin = place !== undefined && place >= least && place <= greatest;
  const name = parameterUnit === '' ? parameter : `${parameter} (${parameterUnit})`;
  const margin = (greatest - least || 1) * 0.03;
  return {
    width,
    height: (isNarrow ? 250 : 340) + top,
    places: { across: places },
    option: {
      grid: { ...GRID, top: GRID.top + top + (isWithin ? 14 : 0) },
      legend: hasLegend ? legend(names) : undefined,
      xAxis: areNumbers
        ? {
            ...valueAxis('number', shortened(name, isNarrow ? 40 : 100), isNarrow),
            nameGap: 28,
            min: least - margin,
            max: greatest + margin,
            axisLabel: { ...AXIS.axisLabel, showMinLabel: false, showMaxLabel: false },
            splitLine: { show: false },
          }
        : {
            ...labelAxis(points.map(({ at }) => shortened(String(at), 16))),
            name: shortened(name, isNarrow ? 40 : 100),
            nameGap: 28,
          },
      yAxis: {
        ...valueAxis(format, unit, isNarrow),
        axisLine: { ...AXIS.axisLine, onZero: false },
        nameLocation: 'end',
        nameGap: isWithin ? 24 : 12,
        nameTextStyle: { ...AXIS.nameTextStyle, align: 'left' },
        ...scale.axis,
      },
      series: [...series, ...(isWithin ? [inForce(place)] : [])],
    },
  };
}

interface LinePlaces {
  /** Place of a point on the axis across. */
  readonly placeOf: (point: number) => number;
  /** One point of so many has a mark and a whisker. */
  readonly every: number;
  readonly scale: ValueScale;
}

/** Line number `i` of a sweep, and its whiskers. */
function lineWithWhiskers(
  { points }: SweepFigure,
  i: number,
  { placeOf, every, scale }: LinePlaces,
): object[] {
  const colour = INK[LINES[i % LINES.length] ?? 'c1'];
  const line = {
    type: 'line',
    name: seriesName(i),
    silent: true,
    z: 4,
    symbol: MARKS[i % MARKS.length],
    symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) => (dataIndex % every === 0 ? 8 : 0),
    showAllSymbol: true,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: 2, type: DASHES[(i + Math.floor(i / 4)) % DASHES.length] },
    data: points.map(({ values }, k) => [placeOf(k), scale.point(values[i]?.value ?? null)]),
  };
  const bounds = points.flatMap(({ values }, k) => {
    const one = k % every === 0 ? values[i] : undefined;
    return one ? whiskerOf(placeOf(k), one, scale.edge) : [];
  });
  return [line, whiskers(bounds, { colour })];
}

/** Place of the value in force on the axis across; `undefined` when it has none. */
function placeInForce({ points, current }: SweepFigure, areNumbers: boolean): number | undefined {
  if (areNumbers) return typeof current === 'number' ? current : undefined;
  const mark = points.findIndex(({ at }) => at === current);
  return mark >= 0 ? mark : undefined;
}

/** A vertical line through the chart with a word at its top. */
function inForce(place: number): CustomSeriesOption {
  const renderItem: RenderItem = (params, api) => {
    const [x = 0] = api.coord([place, 0]);
    const { y = 0, height = 0 } = params.coordSys as { y?: number; height?: number };
    return {
      type: 'group',
      children: [
        {
          type: 'line',
          shape: { x1: x, y1: y - 4, x2: x, y2: y + height },
          style: { stroke: INK.quiet, lineWidth: 1, lineDash: [2, 3] },
        },
        {
          type: 'text',
          x,
          y: y - 6,
          style: {
            text: 'in force',
            fill: INK.quiet,
            fontSize: 11,
            align: 'center',
            verticalAlign: 'bottom',
          },
        },
      ],
    };
  };
  return { type: 'custom', silent: true, z: 2, renderItem, encode: { x: 0 }, data: [[place, 0]] };
}
