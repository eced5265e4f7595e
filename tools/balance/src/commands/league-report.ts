import type { AnyExperiment } from '../experiment.js';
import { peculiarities, type Habits } from '../league/habits.js';
import type { League, LeaguePlan, LeagueRound, Payoff } from '../league/league.js';
import { kindOf } from '../league/marks.js';
import type { BalanceReport, Figure, ReportVerdict } from '../reporting/balance-report.js';
import { certain, estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { heatFigure } from '../reporting/figures/heat-figure.js';
import { formatDigits, formatEstimated, formatNumber, formatValue } from '../reporting/format-value.js';
import { reportOf } from '../reporting/report-of.js';
import { unmeasured, type Job } from '../running/job.js';
import type { Interval } from '../statistics/interval.js';

/** What the report of a league is made of. */
export interface LeagueReportInput {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly league: League;
  readonly habits: readonly Habits[];
  /** Marks of all orders that can be drawn. */
  readonly drawn: readonly string[];
  readonly seats: number;
  /** Games that were played. */
  readonly played: number;
  readonly gain: number;
  /** What is expected: the greatest part of the field of a plan, and the greatest gain of one that is found (both included). */
  readonly most: { readonly share?: number; readonly gain?: number };
  readonly command: string;
  readonly confidence: number;
}

/** Orders that are named of a plan. */
const NAMED = 4;

/** The report of a league: what is played where everybody plays well, what was found in each round, and what the plans do. */
export function leagueReport(input: LeagueReportInput): BalanceReport {
  const { experiment, job, league, seats, command, confidence } = input;
  const title = experiment.title.replace(/^.*: /, '');
  const made = reportOf({
    experiment,
    results: [unmeasured(job, input.played)],
    measures: [],
    figures: [fieldFigure(league), ...matrixFigures(league), ...habitFigures(input)],
    summary: [
      ...playedSentences(league),
      ...league.rounds.map((round) => roundSentence(round, input)),
      ...input.habits.map((one) => habitSentence(one, input)).filter((text) => text !== ''),
      ...unusedSentences(input),
      endSentence(input),
    ],
    title: `${title}: plans that beat plans`,
    question: `Which plans are played where everybody plays well, and what beats them? (${seats} players a game)`,
    command,
    confidence,
  });
  return { ...made, verdicts: verdictsOf(input) };
}

function playedSentences({ plans, equilibrium }: League): string[] {
  const shares = plans
    .map(({ text }, i) => ({ text, share: equilibrium[i] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ text, share }) => `${text} ${percent(share)}`);
  return [`Where everybody plays well, these are played: ${shares.join(', ')}.`];
}

function roundSentence(
  { round, tried, best, isNew }: LeagueRound,
  { seats, gain }: Pick<LeagueReportInput, 'seats' | 'gain'>,
): string {
  const wins = `${shareText(best.share)} of the wins, where ${percent(1 / seats)} is fair`;
  const so = isNew ? 'it is taken in' : `which is not surely ${percent(gain)} more`;
  return `Round ${round}: of ${formatNumber(tried, 0)} plans ${best.plan} did best, with ${wins}; ${so}.`;
}

function habitSentence(own: Habits, { habits }: Pick<LeagueReportInput, 'habits'>): string {
  if (habits.length < 2) {
    const most = [...own.orders].filter(([mark]) => mark === kindOf(mark)).toSorted((a, b) => b[1] - a[1]);
    const named = most.slice(0, NAMED).map(([mark, number]) => `${mark} ${formatDigits(number)}`);
    return named.length === 0 ? '' : `${own.plan} orders a turn: ${named.join(', ')}.`;
  }
  const named = peculiarities(own, habits, NAMED).map(
    ({ mark, own: number, mean }) => `${mark} ${formatDigits(number)} (all: ${formatDigits(mean)})`,
  );
  return named.length === 0
    ? `${own.plan} orders the same as all.`
    : `${own.plan} differs from all in its orders a turn: ${named.join(', ')}.`;
}

function unusedSentences({ habits, drawn }: Pick<LeagueReportInput, 'habits' | 'drawn'>): string[] {
  const used = new Set(habits.flatMap(({ orders }) => [...orders.keys()]));
  const unused = drawn.filter((mark) => !used.has(mark));
  const kinds = new Set(unused.filter((mark) => mark === kindOf(mark)));
  const shown = unused.filter((mark) => kinds.has(mark) || !kinds.has(kindOf(mark)));
  if (drawn.length === 0) return [];
  return shown.length === 0
    ? ['Every order that can be drawn is used by a plan that is played.']
    : [`No plan that is played uses ${shown.join(', ')}.`];
}

function endSentence({ league: { ended }, played, gain }: LeagueReportInput): string {
  const games = `${formatNumber(played, 0)} games`;
  switch (ended) {
    case 'nothing-better':
      return `After ${games} the search found nothing that surely wins ${percent(gain)} more than a fair part. A plan that it did not try may.`;
    case 'rounds':
      return `The rounds are over after ${games}; more may be found.`;
    case 'budget':
      return `The games are used up (${games} were planned); more may be found.`;
    case 'stopped':
      return 'Broken off; more may be found.';
  }
}

function verdictsOf({ league, seats, most }: LeagueReportInput): ReportVerdict[] {
  const { plans, equilibrium, rounds, ended } = league;
  const verdicts: ReportVerdict[] = [];
  if (most.share !== undefined) {
    const [at, greatest] = [...equilibrium.entries()].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
    verdicts.push({
      text: `no plan is played more often than ${percent(most.share)}`,
      because: 'a game in which one plan beats all others has been solved',
      verdict: greatest > most.share ? 'breached' : 'fits',
      observed: `${plans[at]?.text ?? ''} ${percent(greatest)}`,
      breachP: null,
      holdP: null,
    });
  }
  if (most.gain !== undefined) {
    const gains = rounds.map(({ best }) => ({
      plan: best.plan,
      low: best.share.low - 1 / seats,
      share: best.share,
    }));
    const worst = gains.toSorted((a, b) => b.low - a.low)[0];
    const isOver = worst !== undefined && worst.low > most.gain;
    verdicts.push({
      text: `no plan that is found wins ${percent(most.gain)} more than a fair part`,
      because: 'a plan that beats all others is an exploit',
      verdict: isOver ? 'breached' : ended === 'nothing-better' ? 'fits' : 'undecided',
      observed: worst ? `${worst.plan} ${shareText(worst.share)}` : 'nothing was found',
      breachP: null,
      holdP: null,
    });
  }
  return verdicts;
}

function fieldFigure({ plans, equilibrium }: League): Figure {
  return barsFigure({
    id: 'field',
    title: 'How often each plan is played where everybody plays well',
    note: 'Worked out from estimated shares of wins: the whole has no interval.',
    format: 'share',
    bars: plans.map((plan, i) => ({ label: nameOf(plan, i), values: [certain(equilibrium[i] ?? 0)] })),
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

/** Orders of the plans that are played, a turn. */
function habitFigures({ habits }: LeagueReportInput): Figure[] {
  const marks = [
    ...new Set(habits.flatMap((own) => peculiarities(own, habits, NAMED).map(({ mark }) => mark))),
  ].toSorted();
  if (marks.length === 0 || habits.length < 2) return [];
  return [
    heatFigure({
      id: 'orders',
      title: 'Orders a turn of the plans that are played',
      note: 'Kinds in which a plan differs most from the others.',
      rows: habits.map(({ plan }) => plan),
      columns: marks,
      cells: habits.map(({ orders }) => marks.map((mark) => certain(orders.get(mark) ?? 0))),
    }),
  ];
}

function nameOf({ text }: LeaguePlan, i: number): string {
  return `${i + 1} ${text}`;
}

function shareText(share: Interval): string {
  return formatEstimated(estimated(share), { format: 'share' });
}

function percent(share: number): string {
  return formatValue(share, { format: 'share' });
}
