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
  shown,
  valueAxis,
  whiskerOf,
  whiskers,
  type Canvas,
} from './parts.js';

/** Bars of what was observed with whiskers, and a dashed line with diamonds of what is known exactly. */
export function histogramChart({ bins, unit }: HistogramFigure, { width, isNarrow }: Canvas): Chart {
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
    data: bins.map(({ share }) => shown(share.value, 'share')),
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
    data: bins.map(({ exact }) => shown(exact, 'share')),
  };
  return {
    width,
    height: (isNarrow ? 240 : 320) + top,
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
      yAxis: { ...valueAxis('share', '', isNarrow), min: 0 },
      series: [
        bars,
        whiskers(bins.flatMap(({ share }, i) => whiskerOf(i, share, 'share'))),
        ...(isKnown ? [curve] : []),
      ],
    },
  };
}
