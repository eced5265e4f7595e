import type { BarsFigure, Estimated, Figure, FigureHead, Thirds, ValueFormat } from './balance-report.js';
import { certain } from './estimated.js';
import { quantileTitle } from './figure-table.js';
import { formatCount, formatEstimated, formatValue } from './format-value.js';

/** What a figure shows, in a sentence or two, for those who cannot see its chart; texts in it are as they came. */
export function describeFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'histogram': {
      const { bins, n } = figure;
      const of = n > 0 ? formatCount(n, 'value') : 'what is known exactly,';
      const shares = bins.map(({ label, share, exact }) => ({
        label,
        share: n > 0 ? share : certain(exact),
      }));
      const [most] = shares.toSorted((a, b) => (b.share.value ?? 0) - (a.share.value ?? 0));
      if (!most || most.share.value === null) return 'Histogram without values.';
      return `Histogram of ${of} from ${bins[0]?.label} to ${bins.at(-1)?.label}; most are ${most.label}: ${written(most.share, 'share')}.`;
    }
    case 'bands': {
      const { points, quantiles, step, unit } = figure;
      const middle = quantiles.indexOf(0.5);
      const at = ({ step: where, mean, quantiles: found }: (typeof points)[number]): string =>
        `${written((middle < 0 ? undefined : found[middle]) ?? mean, 'number', unit)} at ${step} ${where}`;
      const ends = [points[0], points.length > 1 ? points.at(-1) : undefined].flatMap((point) =>
        point ? [at(point)] : [],
      );
      const names = `${quantileTitle(quantiles[0] ?? 0)} to ${quantileTitle(quantiles.at(-1) ?? 1)}`;
      return `Quantiles from ${names} over ${formatCount(points.length, 'step')}; ${middle < 0 ? 'mean' : 'median'} ${ends.join(', ')}.`;
    }
    case 'heat': {
      const { rows, columns, cells, format, unit } = figure;
      const where = rows.flatMap((row, i) =>
        columns.map((column, j) => ({ name: `${row}, ${column}`, cell: cells[i]?.[j] })),
      );
      return `Map of ${formatCount(rows.length, 'row')} and ${formatCount(columns.length, 'column')}; ${extremes(where, format, unit)}.`;
    }
    case 'bars': {
      const { bars, groups, format, unit } = figure;
      const where = bars.flatMap(({ label, values }) =>
        values.map((cell, i) => ({ name: [label, groups[i]].filter(Boolean).join(', '), cell })),
      );
      const held = figure.reference ? `; ${referenceOf(figure)}` : '';
      return `${formatCount(bars.length, 'bar')}; ${extremes(where, format, unit)}${held}.`;
    }
    case 'contest': {
      const { players, won } = figure;
      const where = players.map((name, i) => ({ name, cell: won[i] }));
      return `Matrix of ${formatCount(players.length, 'player')}; of all contests with others ${extremes(where, 'share', '')}.`;
    }
    case 'sweep': {
      const { points, lines, parameter, format, unit } = figure;
      const where = points.flatMap(({ at, values }) =>
        values.map((cell, i) => ({ name: [`${at}`, lines[i]].filter(Boolean).join(', '), cell })),
      );
      return `${formatCount(lines.length, 'line')} over ${formatCount(points.length, 'value')} of ${parameter}; ${extremes(where, format, unit)}.`;
    }
    case 'ternary': {
      const { corners, paths } = figure;
      const ends = new Set(paths.map(({ points }) => thirdsText(points.at(-1))));
      return `${formatCount(paths.length, 'path')} of the shares of ${corners.join('; ')}; they end at ${[...ends].join('; ')}.`;
    }
  }
}

/** Three shares in their order: `20 %, 30 %, 50 %`. */
export function thirdsText(shares: Thirds | undefined): string {
  return (shares ?? []).map((share) => formatValue(share, { format: 'share' })).join(', ');
}

/** How the chart of a figure is to be read. */
export function readingOf(figure: Figure, confidence: number): string {
  const interval = `${formatValue(confidence, { format: 'share' })} confidence`;
  switch (figure.kind) {
    case 'histogram':
      return figure.bins.some(({ share }) => share.value !== null && share.low !== share.high)
        ? `Share of values; whiskers: ${interval}.`
        : 'Share of values, computed exactly.';
    case 'bands':
      return `Line: median, whiskers: its ${interval}. Bands: where 50 % and 90 % of the trials are.`;
    case 'heat':
      return `In each cell the value and, with ±, its ${interval}.`;
    case 'bars':
      return `Whiskers: ${interval}.${figure.reference ? ` Dashed: ${referenceOf(figure)}.` : ''}`;
    case 'contest':
      return `Share of contests that the player of the row wins, and with ± its ${interval}. Orange: loses more often, blue: wins more often.`;
    case 'sweep':
      return `Whiskers: ${interval}.`;
    case 'ternary':
      return 'The nearer to a corner, the more of the whole; a dot is where a path ends. Lines: a quarter, a half and three quarters.';
  }
}

/** Title with the unit of the values. */
export function fullTitle({ title, ...figure }: FigureHead & { readonly unit?: string }): string {
  return figure.unit === undefined || figure.unit === '' ? title : `${title} (${figure.unit})`;
}

/** What bars are held against: `fair share 25 %`. */
export function referenceOf({ reference, format }: BarsFigure): string {
  return reference ? `${reference.label} ${formatValue(reference.value, { format })}` : '';
}

interface Place {
  readonly name: string;
  readonly cell: Estimated | undefined;
}

function extremes(places: readonly Place[], format: ValueFormat, unit: string): string {
  const known = places.flatMap(({ name, cell }) => {
    const value = cell?.value ?? null;
    return cell === undefined || value === null ? [] : [{ name, cell, value }];
  });
  const ordered = known.toSorted((a, b) => a.value - b.value);
  const [least, greatest] = [ordered[0], ordered.at(-1)];
  if (!least || !greatest) return 'nothing is known';
  if (least.value === greatest.value) return `all are ${written(least.cell, format, unit)}`;
  return `least ${written(least.cell, format, unit)} (${least.name}), greatest ${written(greatest.cell, format, unit)} (${greatest.name})`;
}

function written(estimated: Estimated, format: ValueFormat, unit = ''): string {
  const value = formatEstimated(estimated, { format }).replace(' (', ', ').replace(')', '');
  return unit === '' ? value : `${value} ${unit}`;
}
