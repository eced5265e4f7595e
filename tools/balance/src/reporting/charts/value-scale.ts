import type { Figure, ValueFormat } from '../balance-report.js';
import { shown, type Canvas } from './parts.js';

/** Least ratio of the greatest to the least value above zero for which a logarithmic scale tells more. */
const LEAST_RATIO = 10;

/** How values are placed along their axis. */
export interface ValueScale {
  /** Options of the axis. */
  readonly axis: object;
  /** A value, or a gap where it has no place. */
  readonly point: (value: number | null) => number | null;
  /** A bound, which ends where the axis does. */
  readonly edge: (value: number | null) => number | null;
}

/** The scale of a canvas. On a logarithmic one values of zero or less are gaps, and bounds are drawn to the axis. */
export function scaleOf(format: ValueFormat, { logarithmicStart: from }: Canvas): ValueScale {
  const place = (value: number | null): number | null => shown(value, format);
  if (from === null) return { axis: {}, point: place, edge: place };
  const point = (value: number | null): number | null => {
    const one = place(value);
    return one !== null && one > 0 ? one : null;
  };
  return {
    axis: { type: 'log', min: from, startValue: from, scale: true },
    point,
    edge: (value) => {
      const one = place(value);
      return one === null ? null : Math.max(one, from);
    },
  };
}

/** The power of ten at which a logarithmic scale of a figure begins; `null` where it would tell no more than a linear one. */
export function logarithmicStart(figure: Figure): number | null {
  const values = valuesOf(figure).filter((value) => value > 0);
  const least = values.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = values.reduce((a, b) => Math.max(a, b), 0);
  return greatest >= LEAST_RATIO * least ? 10 ** Math.floor(Math.log10(least)) : null;
}

/** Whether a logarithmic scale leaves values out. */
export function isPartlyBelow(figure: Figure): boolean {
  return valuesOf(figure).some((value) => value <= 0);
}

/** What is drawn along an axis that has a logarithmic scale beside the linear one. */
function valuesOf(figure: Figure): number[] {
  switch (figure.kind) {
    case 'histogram':
      return figure.bins.flatMap(({ share, exact }) => drawn([share.value, exact], 'share'));
    case 'bands':
      return figure.points.flatMap(({ quantiles }) =>
        drawn(
          quantiles.map(({ value }) => value),
          'number',
        ),
      );
    case 'sweep':
      return figure.points.flatMap(({ values }) =>
        drawn(
          values.map(({ value }) => value),
          figure.format,
        ),
      );
    case 'heat':
    case 'bars':
    case 'contest':
    case 'ternary':
      return [];
  }
}

function drawn(values: readonly (number | null)[], format: ValueFormat): number[] {
  return values.flatMap((value) => shown(value, format) ?? []);
}
