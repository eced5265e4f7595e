import type { TernaryFigure, Thirds } from '../balance-report.js';
import type { Chart } from './chart-svg.js';
import { FONT_SIZE, INK, shortened, type Canvas } from './parts.js';

/** Greatest edge of the triangle, room around it, and most characters of a corner's name, in pixels and on either width. */
const WIDEST = 460;
const MARGIN = 26;
const NAME = { wide: 36, narrow: 18 } as const;

/** Height of a triangle with equal edges, as a part of its edge. */
const HEIGHT = Math.sqrt(3) / 2;

/** Shares at which there are lines. */
const GRID_LINES = [0.25, 0.5, 0.75] as const;

const CORNERS: readonly Thirds[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Paths in a triangle: a point is the nearer to a corner the more of the whole that one has; a circle is where a path ends. */
export function ternaryChart({ corners, paths }: TernaryFigure, { width, isNarrow }: Canvas): Chart {
  const edge = Math.min(WIDEST, width - 2 * MARGIN);
  const grid = { left: (width - edge) / 2, top: MARGIN, width: edge, height: edge * HEIGHT };
  const most = NAME[isNarrow ? 'narrow' : 'wide'];
  const axis = { type: 'value', show: false, min: 0, max: 1 };
  return {
    width,
    height: Math.ceil(edge * HEIGHT + 2 * MARGIN),
    places: {},
    option: {
      grid,
      xAxis: axis,
      yAxis: axis,
      series: [
        ...GRID_LINES.flatMap((share) => linesAt(share)),
        line([...CORNERS, CORNERS[0] ?? [1, 0, 0]].map(placeOf), INK.quiet),
        ...corners.map((name, i) => corner(shortened(name, most), i)),
        ...paths.map(({ points }) => path(points)),
      ],
    },
  };
}

/**
 * Where three shares lie in a triangle from 0 to 1 across and up: the first corner is on the left, the second on the right, the third on top.
 *
 * @param shares - that add up to 1
 */
export function placeOf([, second, third]: Thirds): readonly [number, number] {
  return [second + third / 2, third];
}

/** Where each of the three has a share. */
function linesAt(share: number): object[] {
  return [0, 1, 2].map((own) => {
    const ends = [1, 2].map((step) =>
      CORNERS.map((_, i) => (i === own ? share : i === (own + step) % 3 ? 1 - share : 0)),
    );
    return line(
      ends.map(([a = 0, b = 0, c = 0]) => placeOf([a, b, c])),
      INK.line,
    );
  });
}

function line(data: readonly (readonly [number, number])[], color: string): object {
  return { type: 'line', silent: true, symbol: 'none', lineStyle: { color, width: 1 }, data };
}

/** The name of a corner: below the lower ones, from the edge inwards, and above the upper one. */
function corner(name: string, i: number): object {
  const isUpper = i === 2;
  const label = {
    show: true,
    formatter: () => name,
    color: INK.text,
    fontSize: FONT_SIZE,
    position: isUpper ? 'top' : 'bottom',
    align: isUpper ? 'center' : i === 0 ? 'left' : 'right',
  };
  return {
    type: 'line',
    silent: true,
    symbol: 'circle',
    symbolSize: 4,
    itemStyle: { color: INK.quiet },
    data: [{ value: placeOf(CORNERS[i] ?? [1, 0, 0]), label }],
  };
}

function path(points: readonly Thirds[]): object {
  const last = points.length - 1;
  return {
    type: 'line',
    silent: true,
    z: 4,
    symbol: 'circle',
    symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) => (dataIndex === last ? 6 : 0),
    showAllSymbol: true,
    itemStyle: { color: INK.c1 },
    lineStyle: { color: INK.c1, width: 1.5 },
    data: points.map(placeOf),
  };
}
