import type { Figure } from '../balance-report.js';
import { bandsChart } from './bands-chart.js';
import { barsChart } from './bars-chart.js';
import type { Chart } from './chart-svg.js';
import { histogramChart } from './histogram-chart.js';
import { mapChart } from './map-chart.js';
import type { Canvas } from './parts.js';
import { sweepChart } from './sweep-chart.js';
import { ternaryChart } from './ternary-chart.js';

/** The chart of a figure; maps with many columns are wider than asked. */
export function figureChart(figure: Figure, canvas: Canvas): Chart {
  switch (figure.kind) {
    case 'histogram':
      return histogramChart(figure, canvas);
    case 'bands':
      return bandsChart(figure, canvas);
    case 'heat':
    case 'contest':
      return mapChart(figure, canvas);
    case 'bars':
      return barsChart(figure, canvas);
    case 'sweep':
      return sweepChart(figure, canvas);
    case 'ternary':
      return ternaryChart(figure, canvas);
  }
}
