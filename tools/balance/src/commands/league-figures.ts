import { peculiarities } from '../league/habits.js';
import type { League, LeaguePlan, Payoff } from '../league/league.js';
import { flowOf, replicatorPath } from '../league/replicator.js';
import type { Figure } from '../reporting/balance-report.js';
import { certain, estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { heatFigure } from '../reporting/figures/heat-figure.js';
import { sweepFigure } from '../reporting/figures/sweep-figure.js';
import { ternaryFigure } from '../reporting/figures/ternary-figure.js';
import { NAMED, type LeagueReportInput } from './league-input.js';

/** Plans at most (included) of which is shown how they would spread. */
const MOST_SPREAD = 3;
const SPREAD_NOTE =
  'Replicator dynamics of the estimated shares of wins: a plan spreads as it wins more than the mean. Not a forecast of players.';
const THIRD = ['opening', 'middle', 'end'];

/** The pictures of a league: what is played, who beats whom, how plans would spread, what they order, and which seats win. */
export function leagueFigures(input: LeagueReportInput): Figure[] {
  return [
    fieldFigure(input.league),
    ...matrixFigures(input.league),
    ...spreadFigures(input),
    ...habitFigures(input),
    ...seatFigures(input),
  ];
}

function fieldFigure({ plans, met, equilibrium }: League): Figure {
  const isKnown = (i: number): boolean => met === plans.length || (met > 1 && i < met);
  return barsFigure({
    id: 'field',
    title: 'How often each plan is played where everybody plays well',
    note: `Worked out from estimated shares of wins: the whole has no interval.${met < plans.length ? ' It is known only of plans that have all met.' : ''}`,
    format: 'share',
    bars: plans.map((plan, i) => ({
      label: nameOf(plan, i),
      values: [certain(isKnown(i) ? (equilibrium[i] ?? 0) : null)],
    })),
  });
}

/** Who beats whom; nothing where there is but one plan. */
function matrixFigures({ plans, shares }: League): Figure[] {
  if (plans.length < 2) return [];
  return [
    heatFigure({
      id: 'shares',
      title: 'Part of the wins of one player of a plan among players of another',
      note: 'Intervals are of each cell by itself.',
      rowTitle: 'One of',
      columnTitle: 'among',
      rows: plans.map(nameOf),
      columns: plans.map((_, i) => `${i + 1}`),
      format: 'share',
      cells: plans.map((_, i) => plans.map((_, j) => cellOf(shares[i]?.[j]))),
    }),
  ];
}

function cellOf(share: Payoff | undefined): ReturnType<typeof estimated> {
  return share ? estimated(share, share.games) : certain(null);
}

/** Plans that are played most, as many as are asked for at most, and their shares of wins against each other. */
function mostPlayed({ league: { plans, shares, equilibrium }, seats }: LeagueReportInput): {
  readonly names: readonly string[];
  readonly matrix: readonly (readonly number[])[];
} {
  const shown = [...equilibrium.entries()]
    .filter(([, share]) => share > 0)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_SPREAD)
    .map(([i]) => i);
  return {
    names: shown.map((i) => plans[i]?.text ?? ''),
    matrix: shown.map((i) => shown.map((j) => (i === j ? undefined : shares[i]?.[j]?.estimate) ?? 1 / seats)),
  };
}

/** How two or three plans would spread that are played as often as each other at first; of three, from other starts, too. */
function spreadFigures(input: LeagueReportInput): Figure[] {
  const { names, matrix } = mostPlayed(input);
  if (names.length < 2) return [];
  const figure = sweepFigure({
    id: 'spread',
    title: 'How the plans that are played most would spread, from equal parts',
    note: SPREAD_NOTE,
    parameter: 'time',
    format: 'share',
    lines: names,
    points: replicatorPath(matrix).map(({ time, parts }) => ({
      at: time,
      values: parts.map((part) => certain(part)),
    })),
  });
  const [first, second, third] = names;
  if (first === undefined || second === undefined || third === undefined) return [figure];
  return [
    figure,
    ternaryFigure({
      id: 'flow',
      title: 'How the three plans that are played most would spread, from ten starts',
      note: SPREAD_NOTE,
      corners: [first, second, third],
      paths: flowOf(matrix),
    }),
  ];
}

/** How often each seat wins among plans that are played. */
function seatFigures({ strong, seats }: LeagueReportInput): Figure[] {
  if (!strong || strong.won === 0) return [];
  return [
    barsFigure({
      id: 'seats',
      title: 'How often each seat wins alone where everybody plays well',
      note: 'The intervals hold together.',
      format: 'share',
      reference: { value: 1 / seats, label: 'fair' },
      bars: strong.seats.map((share, i) => ({
        label: `seat ${i + 1}`,
        values: [estimated(share, strong.won)],
      })),
    }),
  ];
}

/** Orders of the plans that are played, a turn, in each third of the game. */
function habitFigures({ habits }: LeagueReportInput): Figure[] {
  const marks = [
    ...new Set(habits.flatMap((own) => peculiarities(own, habits, NAMED).map(({ mark }) => mark))),
  ].toSorted();
  if (marks.length === 0 || habits.length < 2) return [];
  return [
    heatFigure({
      id: 'orders',
      title: 'Orders a turn of the plans that are played, in each third of the game',
      note: 'Kinds in which a plan differs most from the others.',
      rows: habits.flatMap(({ plan, thirds }) => thirds.map((_, i) => `${plan}, ${THIRD[i] ?? ''}`)),
      columns: marks,
      cells: habits.flatMap(({ thirds }) =>
        thirds.map((orders) => marks.map((mark) => certain(orders.get(mark) ?? 0))),
      ),
    }),
  ];
}

function nameOf({ text }: LeaguePlan, i: number): string {
  return `${i + 1} ${text}`;
}
