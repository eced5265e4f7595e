import type { CustomSeriesOption } from 'echarts/charts';
import type { BandsFigure, BandsPoint, Estimated } from '../balance-report.js';
import { quantileTitle } from '../figure-table.js';
import type { Chart } from './chart-svg.js';
import {
  AXIS,
  GRID,
  INK,
  MARKS,
  valueAxis,
  whiskerOf,
  whiskers,
  type Canvas,
  type RenderItem,
} from './parts.js';
import { scaleOf, type ValueScale } from './value-scale.js';

/** Most whiskers along the median. */
const MOST_WHISKERS = 20;

/** Share of the greatest value that all must be above for the axis to leave zero out. */
const FAR_FROM_ZERO = 0.5;

/** Height of the name of a line, and of what is above and below the lines, in pixels. */
const LABEL = 15;
const AROUND = 90;

/** Bands between quantiles that belong together, their edges as lines with names, and the median with whiskers. */
export function bandsChart({ points, quantiles, step, unit }: BandsFigure, canvas: Canvas): Chart {
  const { width, isNarrow } = canvas;
  const scale = scaleOf('number', canvas);
  const pairs = quantiles
    .slice(0, Math.floor(quantiles.length / 2))
    .map((_, i) => [i, quantiles.length - 1 - i] as const);
  const areas = pairs.map(([low, high], i) =>
    band({ points, low, high }, i === pairs.length - 1 && pairs.length > 1 ? INK.a2 : INK.a1, scale),
  );
  const middle = quantiles.length % 2 === 1 ? Math.floor(quantiles.length / 2) : -1;
  const height = isNarrow ? 260 : 340;
  const named = namedQuantiles(points, middle, {
    apart: LABEL / (height - AROUND),
    scale,
    isLogarithmic: canvas.logarithmicStart !== null,
  });
  const lines = quantiles.map((p, i) => ({
    ...quantileLine(p, { isMiddle: i === middle, isNamed: named.has(i) }),
    showSymbol: points.length === 1,
    data: points.map((point) => [point.step, scale.point(point.quantiles[i]?.value ?? null)]),
  }));
  const every = Math.max(1, Math.ceil(points.length / (isNarrow ? MOST_WHISKERS / 2 : MOST_WHISKERS)));
  const bounds = points.flatMap((point, i) => {
    const median = i % every === 0 ? point.quantiles[middle] : undefined;
    return median ? whiskerOf(point.step, median, scale.edge) : [];
  });
  const [first, last] = [points[0]?.step ?? 0, points.at(-1)?.step ?? 0];
  return {
    width,
    height,
    places: { across: points.map((point) => point.step) },
    option: {
      grid: { ...GRID, right: 70 },
      xAxis: {
        ...valueAxis('number', step, isNarrow),
        nameGap: 28,
        min: first,
        max: last,
        minInterval: 1,
        splitLine: { show: false },
      },
      yAxis: {
        ...valueAxis('number', unit, isNarrow),
        nameLocation: 'end',
        nameTextStyle: { ...AXIS.nameTextStyle, align: 'left' },
        scale: isFarFromZero(points),
        ...scale.axis,
      },
      series: [...areas, ...lines, whiskers(bounds)],
    },
  };
}

/** Look of a quantile's line, with its name at the end when that has room. */
function quantileLine(p: number, { isMiddle, isNamed }: { isMiddle: boolean; isNamed: boolean }) {
  return {
    type: 'line',
    name: quantileTitle(p),
    silent: true,
    z: 4,
    symbol: MARKS[0],
    symbolSize: 7,
    itemStyle: { color: INK.c1 },
    lineStyle: { color: INK.c1, width: isMiddle ? 2.5 : 1, type: isMiddle ? 'solid' : [4, 3] },
    endLabel: {
      show: isNamed,
      color: isMiddle ? INK.text : INK.quiet,
      fontSize: 12,
      distance: 10,
      formatter: () => quantileTitle(p),
    },
  };
}

/** The band between two quantiles, by their numbers. */
function band(
  {
    points,
    low,
    high,
  }: { readonly points: readonly BandsPoint[]; readonly low: number; readonly high: number },
  colour: string,
  scale: ValueScale,
): CustomSeriesOption {
  const known = points.flatMap(({ step, quantiles }) => {
    const [from = null, to = null] = [low, high].map((i) => scale.edge(quantiles[i]?.value ?? null));
    return from === null || to === null ? [] : [[step, from, to] as const];
  });
  const renderItem: RenderItem = ({ dataIndex }, api) => {
    if (dataIndex > 0) return undefined;
    const edge = [
      ...known.map(([step, , to]) => api.coord([step, to])),
      ...known.toReversed().map(([step, from]) => api.coord([step, from])),
    ];
    return { type: 'polygon', shape: { points: edge }, style: { fill: colour } };
  };
  return {
    type: 'custom',
    silent: true,
    z: 1,
    renderItem,
    encode: { x: 0, y: [1, 2] },
    data: known.map((one) => [...one]),
  };
}

/**
 * Quantiles whose names have room at the end of their lines: the middle one, and outwards from it those that are far enough from the last.
 *
 * @param apart - least distance of two names, in parts of the height that all values take
 */
function namedQuantiles(
  points: readonly BandsPoint[],
  middle: number,
  {
    apart,
    scale,
    isLogarithmic,
  }: { readonly apart: number; readonly scale: ValueScale; readonly isLogarithmic: boolean },
): ReadonlySet<number> {
  const placeOf = ({ value }: Estimated): number | null => {
    const one = scale.point(value);
    return one !== null && isLogarithmic ? Math.log10(one) : one;
  };
  const ends = (points.at(-1)?.quantiles ?? []).map(placeOf);
  const values = points.flatMap(({ quantiles }) => quantiles.flatMap((one) => placeOf(one) ?? []));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const height = (max - (isLogarithmic || isFarFromZero(points) ? min : Math.min(0, min))) * apart;
  const start = middle < 0 ? 0 : middle;
  const named = new Set([start]);
  for (const step of [-1, 1]) {
    let last = ends[start] ?? 0;
    for (let i = start + step; i >= 0 && i < ends.length; i += step) {
      const end = ends[i] ?? null;
      if (end === null || Math.abs(end - last) < height || end === last) continue;
      named.add(i);
      last = end;
    }
  }
  return named;
}

function isFarFromZero(points: readonly BandsPoint[]): boolean {
  const values = points.flatMap(({ quantiles }) => quantiles.flatMap(({ value }) => value ?? []));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min > 0 ? min > FAR_FROM_ZERO * max : max < 0 && max < FAR_FROM_ZERO * min;
}
