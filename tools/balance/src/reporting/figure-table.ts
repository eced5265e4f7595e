import { CONTEST_RESULTS } from '../measures/contest.js';
import type { ContestFigure, Estimated, Figure } from './balance-report.js';
import { certain } from './estimated.js';
import { formatDigits, type ValueStyle } from './format-value.js';

/** The data of a figure as a table of estimates. */
export interface FigureTable {
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly (ValueStyle & { readonly title: string })[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Estimated[] }[];
}

/** The data of a figure as a table: everything that its chart shows, and where there is more, that too. */
export function figureTable(figure: Figure): FigureTable {
  switch (figure.kind) {
    case 'histogram': {
      const isKnown = figure.bins.some(({ exact }) => exact !== null);
      return {
        corner: figure.unit === '' ? 'value' : figure.unit,
        columns: [{ title: 'observed', ...SHARE }, ...(isKnown ? [{ title: 'exact', ...SHARE }] : [])],
        rows: figure.bins.map(({ label, share, exact }) => ({
          label,
          cells: [share, ...(isKnown ? [certain(exact)] : [])],
        })),
      };
    }
    case 'bands': {
      const style = { format: 'number', unit: figure.unit } as const;
      return {
        corner: figure.step,
        columns: [...figure.quantiles.map(quantileTitle), 'mean'].map((title) => ({ title, ...style })),
        rows: figure.points.map(({ step, quantiles, mean }) => ({
          label: String(step),
          cells: [...quantiles, mean],
        })),
      };
    }
    case 'heat':
      return {
        corner: [figure.rowTitle, figure.columnTitle].filter((title) => title !== '').join(' \\ '),
        columns: figure.columns.map((title) => ({ title, format: figure.format, unit: figure.unit })),
        rows: figure.rows.map((label, i) => ({ label, cells: figure.cells[i] ?? [] })),
      };
    case 'bars':
      return {
        corner: '',
        columns: figure.groups.map((title) => ({
          title: title === '' ? 'value' : title,
          format: figure.format,
          unit: figure.unit,
        })),
        rows: figure.bars.map(({ label, values }) => ({
          label: [label, ...values.map(({ note }) => note).filter((note) => note !== '')].join(', '),
          cells: values.map(({ value, low, high, n }) => ({ value, low, high, n })),
        })),
      };
    case 'contest':
      return contestTable(figure);
    case 'sweep':
      return {
        corner: figure.parameter,
        columns: figure.lines.map((title) => ({
          title: title === '' ? 'value' : title,
          format: figure.format,
          unit: figure.unit,
        })),
        rows: figure.points.map(({ at, values }) => ({ label: String(at), cells: values })),
      };
    case 'ternary':
      return {
        corner: 'path, step',
        columns: figure.corners.map((title) => ({ title, ...SHARE })),
        rows: figure.paths.flatMap(({ label, points }) =>
          points.map((shares, step) => ({
            label: `${label}, ${step}`,
            cells: shares.map((share) => certain(share)),
          })),
        ),
      };
  }
}

/** How contests end for the first of two: against all others, then for each pair of players. */
function contestTable({ players, cells, won }: ContestFigure): FigureTable {
  const pairs = players.flatMap((first, i) =>
    players.map((second, j) => ({
      label: `${first} – ${second}`,
      cells: CONTEST_RESULTS.map((result) => cells[i]?.[j]?.[result] ?? certain(null)),
    })),
  );
  const all = players.map((player, i) => ({
    label: `${player} – all others`,
    cells: CONTEST_RESULTS.map((result) => (result === 'win' ? won[i] : undefined) ?? certain(null)),
  }));
  return {
    corner: 'first – second',
    columns: CONTEST_RESULTS.map((title) => ({ title, ...SHARE })),
    rows: [...all, ...pairs],
  };
}

/** The shares that the players of the rows win, against those of the columns and against all others. */
export function contestMatrix({ players, cells, won }: ContestFigure): FigureTable {
  return {
    corner: 'wins of \\ against',
    columns: [...players, 'all others'].map((title) => ({ title, ...SHARE })),
    rows: players.map((label, i) => ({
      label,
      cells: [...(cells[i] ?? []).map(({ win }) => win), won[i] ?? certain(null)],
    })),
  };
}

/** A quantile's name: `5 %`, or `median`. */
export function quantileTitle(p: number): string {
  return p === 0.5 ? 'median' : `${formatDigits(100 * p)} %`;
}

const SHARE = { format: 'share', unit: '' } as const;
