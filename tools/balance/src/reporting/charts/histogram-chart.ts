import type { HistogramFigure } from '../balance-report.js';
import type { Chart } from './chart-svg.js';
import {
  AXIS,
  barStyle,
  GRID,
  INK,
  labelAxis,
  legend,
  legendHeight,
  seriesName,
  shortened,
  valueAxis,
  whiskerOf,
  whiskers,
  type Canvas,
} from './parts.js';
import { scaleOf } from './value-scale.js';

/** Bars of what was observed with whiskers, and a dashed line with diamonds of what is known exactly. */
export function histogramChart({ bins, unit }: HistogramFigure, canvas: Canvas): Chart {
  const { width, isNarrow } = canvas;
  const scale = scaleOf('share', canvas);
  const isKnown = bins.some(({ exact }) => exact !== null);
  const names = ['observed', 'exact'];
  const top = isKnown ? legendHeight(names, width) : 0;
  // Ranges are wider than their bars.
  const isRange = bins.some(({ from, to }) => from !== to);
  const bars = {
    type: 'bar',
    name: seriesName(0),
    silent: true,
    barCategoryGap: bins.length > 20 ? '12%' : '20%',
    itemStyle: barStyle(0),
    data: bins.map(({ share }) => scale.point(share.value)),
  };
  const curve = {
    type: 'line',
    name: seriesName(1),
    silent: true,
    z: 6,
    symbol: 'diamond',
    symbolSize: 9,
    showAllSymbol: true,
    itemStyle: { color: INK.page, borderColor: INK.c2, borderWidth: 2 },
    lineStyle: { color: INK.c2, width: 1.5, type: 'dashed' },
    data: bins.map(({ exact }) => scale.point(exact)),
  };
  return {
    width,
    height: (isNarrow ? 240 : 320) + top,
    places: { across: bins.map((_, i) => i) },
    option: {
      grid: { ...GRID, top: GRID.top + top },
      legend: isKnown ? legend(names, ['rect']) : undefined,
      xAxis: {
        ...labelAxis(
          bins.map(({ label }) => shortened(label, 24)),
          isRange ? { alignMinLabel: 'left', alignMaxLabel: 'right' } : {},
        ),
        name: shortened(unit, 40),
        nameGap: 28,
        axisTick: { ...AXIS.axisTick, alignWithLabel: true },
      },
      yAxis: { ...valueAxis('share', '', isNarrow), min: 0, ...scale.axis },
      series: [
        bars,
        whiskers(bins.flatMap(({ share }, i) => whiskerOf(i, share, scale.edge))),
        ...(isKnown ? [curve] : []),
      ],
    },
  };
}
