import type { AnyExperiment } from '../experiment.js';
import { HABIT_GAMES, peculiarities, type Habits } from '../league/habits.js';
import type { League, LeaguePlan, LeagueRound, Payoff } from '../league/league.js';
import { kindOf } from '../league/marks.js';
import { replicatorPath } from '../league/replicator.js';
import type { SavedFind } from '../league/save-finds.js';
import type { StrongPlay } from '../league/strong-play.js';
import type { BalanceReport, Figure, ReportVerdict } from '../reporting/balance-report.js';
import { certain, estimated } from '../reporting/estimated.js';
import { barsFigure } from '../reporting/figures/bars-figure.js';
import { heatFigure } from '../reporting/figures/heat-figure.js';
import { sweepFigure } from '../reporting/figures/sweep-figure.js';
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
  /** Games among the plans that are played; `undefined` where they were broken off. */
  readonly strong: StrongPlay | undefined;
  /** A game of each plan that was found, where they are kept. */
  readonly finds: readonly SavedFind[];
  /** Marks of all orders that can be drawn. */
  readonly drawn: readonly string[];
  readonly seats: number;
  /** Games that were played. */
  readonly played: number;
  readonly gain: number;
  /** What is expected: the greatest part of the field of a plan, and the greatest gain of one that is found (both included). */
  readonly most: { readonly share?: number; readonly gain?: number };
  /** Whether no seat is to win surely more or less often than others. */
  readonly fairSeats: boolean;
  /** Whether every order that can be drawn is to be given by a plan that is played. */
  readonly allUsed: boolean;
  readonly command: string;
  readonly confidence: number;
}

/** Orders that are named of a plan. */
const NAMED = 4;
/** Plans at most (included) of which is shown how they would spread. */
const MOST_SPREAD = 3;
const THIRD = ['opening', 'middle', 'end'];

/** The report of a league: what is played where everybody plays well, what was found in each round, and what the plans do. */
export function leagueReport(input: LeagueReportInput): BalanceReport {
  const { experiment, job, league, seats, command, confidence } = input;
  const title = experiment.title.replace(/^.*: /, '');
  const made = reportOf({
    experiment,
    results: [unmeasured(job, input.played)],
    measures: [],
    figures: [
      fieldFigure(league),
      ...matrixFigures(league),
      ...spreadFigures(input),
      ...habitFigures(input),
      ...seatFigures(input),
    ],
    summary: [
      ...playedSentences(league),
      ...league.rounds.map((round) => roundSentence(round, input)),
      ...input.finds.map(findSentence),
      ...strongSentences(input),
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
  { round, tried, best, others, isNew }: LeagueRound,
  { seats, gain }: Pick<LeagueReportInput, 'seats' | 'gain'>,
): string {
  const wins = `${shareText(best.share)} of the wins, where ${percent(1 / seats)} is fair`;
  const so = isNew ? 'it is taken in' : `which is not surely ${percent(gain)} more`;
  const too = others.map(({ plan, share }) => `${plan} ${shareText(share)}`);
  const also = too.length === 0 ? '' : ` So do others that surely win more: ${too.join('; ')}.`;
  return `Round ${round}: of ${formatNumber(tried, 0)} plans ${best.plan} did best, with ${wins}; ${so}.${also}`;
}

function habitSentence(own: Habits, { habits }: Pick<LeagueReportInput, 'habits'>): string {
  if (habits.length < 2) {
    const most = [...own.orders].filter(([mark]) => mark === kindOf(mark)).toSorted((a, b) => b[1] - a[1]);
    const named = most
      .slice(0, NAMED)
      .map(([mark, number]) => `${mark} ${formatDigits(number)} (${thirdsText(own, mark)})`);
    return named.length === 0 ? '' : `${own.plan} orders a turn: ${named.join(', ')}.`;
  }
  const named = peculiarities(own, habits, NAMED).map(
    ({ mark, own: number, mean }) =>
      `${mark} ${formatDigits(number)} (all: ${formatDigits(mean)}; ${thirdsText(own, mark)})`,
  );
  return named.length === 0
    ? `${own.plan} orders the same as all.`
    : `${own.plan} differs from all in its orders a turn: ${named.join(', ')}.`;
}

/** Orders a turn in the first, second and last third of the game. */
function thirdsText({ thirds }: Habits, mark: string): string {
  return `by thirds ${thirds.map((orders) => formatDigits(orders.get(mark) ?? 0)).join(', ')}`;
}

/** A game of a plan that was found: what it takes to win it. */
function findSentence({
  round,
  plan,
  file,
  seat,
  allies,
  others,
  turns,
  plain,
  given,
  kinds,
}: SavedFind): string {
  const left = kinds.reduce((sum, { count }) => sum + count, 0);
  const named = kinds
    .slice(0, NAMED)
    .map(
      ({ kind, count, from, to }) =>
        `${kind} ${count} (turn${from === to ? ` ${from}` : `s ${from} to ${to}`})`,
    );
  const more = kinds.length > NAMED ? ` and ${kinds.length - NAMED} more` : '';
  const enough =
    left === 0
      ? `None of its ${given} orders is needed there`
      : `Of its ${given} orders ${left} are enough: ${named.join(', ')}${more}`;
  const rivals = [...new Set([...others].flatMap(([id, one]) => (allies.includes(id) ? [] : [one])))].join(
    ' | ',
  );
  const who =
    allies.length === 0 ? `seat ${seat} wins` : `seat ${seat} and its allies (${allies.join(', ')}) win`;
  const bot = plain < 1 ? 'its bot alone does not win there' : 'its bot alone wins there, too';
  return `Round ${round}, ${file}: ${who} with ${plan} against ${rivals} (${turns} turns; ${bot}). ${enough}.`;
}

/** How long games are among plans that are played, when the winner is known, and whether the seat matters. */
function strongSentences({ strong, seats }: Pick<LeagueReportInput, 'strong' | 'seats'>): string[] {
  if (!strong) return [];
  const { games, length, decided, known, won } = strong;
  const over = shareText(decided);
  const sentences = [
    `Games among them: median ${medianOf(length)} turns, ${over} over before they are broken off (${formatNumber(games, 0)} games).`,
  ];
  if (known)
    sentences.push(
      `Of ${formatNumber(won, 0)} that a seat won alone, it led to the end from turn ${medianOf(known)} on in half of them, and from turn ${quantileText(known, 0.95)} on in 95 %.`,
    );
  const unfair = unfairSeats(strong);
  if (won > 0)
    sentences.push(
      unfair.length === 0
        ? `No seat surely wins more or less often than ${percent(1 / seats)}.`
        : `${unfair.map(({ seat, share }) => `Seat ${seat} wins ${shareText(share)}`).join(', ')} of them, where ${percent(1 / seats)} is fair.`,
    );
  return sentences;
}

function medianOf(value: StrongPlay['length']): string {
  return quantileText(value, 0.5);
}

function quantileText({ quantiles }: StrongPlay['length'], p: number): string {
  const found = quantiles.find((one) => one.p === p);
  return found ? formatEstimated(estimated(found), { format: 'number' }) : '?';
}

/** Seats that surely win more or less often than a fair part. */
function unfairSeats({ seats }: StrongPlay): { readonly seat: number; readonly share: Interval }[] {
  return seats
    .map((share, i) => ({ seat: i + 1, share }))
    .filter(({ share }) => share.low > 1 / seats.length || share.high < 1 / seats.length);
}

/** Orders that can be drawn and that no plan gives that is played: kinds, and values of kinds that are given. */
function unusedOrders({ habits, drawn }: Pick<LeagueReportInput, 'habits' | 'drawn'>): string[] {
  const used = new Set(habits.flatMap(({ orders }) => [...orders.keys()]));
  const unused = drawn.filter((mark) => !used.has(mark));
  const kinds = new Set(unused.filter((mark) => mark === kindOf(mark)));
  return unused.filter((mark) => kinds.has(mark) || !kinds.has(kindOf(mark)));
}

function unusedSentences(input: LeagueReportInput): string[] {
  if (input.drawn.length === 0) return [];
  const unused = unusedOrders(input);
  return unused.length === 0
    ? ['Every order that can be drawn is given by a plan that is played.']
    : [`No plan that is played gives ${unused.join(', ')} (in ${HABIT_GAMES} games of each).`];
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

function verdictsOf(input: LeagueReportInput): ReportVerdict[] {
  const { league, seats, most, strong, fairSeats, allUsed } = input;
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
  if (fairSeats) {
    const unfair = strong ? unfairSeats(strong) : [];
    const isOpen = !strong || strong.won === 0;
    verdicts.push({
      text: 'every seat wins as often as the others where everybody plays well',
      because: 'a seat is drawn, not chosen',
      verdict: isOpen ? 'undecided' : unfair.length > 0 ? 'breached' : 'fits',
      observed: isOpen
        ? 'no game that a seat won alone'
        : strong.seats.map((share, i) => `seat ${i + 1} ${shareText(share)}`).join(', '),
      breachP: null,
      holdP: null,
    });
  }
  if (allUsed) {
    const unused = unusedOrders(input);
    verdicts.push({
      text: 'every order is given by a plan that is played',
      because: 'what nobody uses who plays well is not part of the game',
      verdict: unused.length > 0 ? 'breached' : 'fits',
      observed: unused.length > 0 ? `nobody gives ${unused.join(', ')}` : 'every order is given',
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

/** How two or three plans would spread that are played as often as each other at first. */
function spreadFigures({ league: { plans, shares, equilibrium }, seats }: LeagueReportInput): Figure[] {
  const played = [...equilibrium.entries()]
    .filter(([, share]) => share > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([i]) => i);
  const shown = played.slice(0, MOST_SPREAD);
  if (shown.length < 2) return [];
  const matrix = shown.map((i) => shown.map((j) => shares[i]?.[j]?.estimate ?? 1 / seats));
  return [
    sweepFigure({
      id: 'spread',
      title: 'How the plans that are played most would spread, from equal parts',
      note: 'Replicator dynamics of the estimated shares of wins: a plan spreads as it wins more than the mean. Not a forecast of players.',
      parameter: 'time',
      format: 'share',
      lines: shown.map((i) => plans[i]?.text ?? ''),
      points: replicatorPath(matrix).map(({ time, parts }) => ({
        at: time,
        values: parts.map((part) => certain(part)),
      })),
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

function shareText(share: Interval): string {
  return formatEstimated(estimated(share), { format: 'share' });
}

function percent(share: number): string {
  return formatValue(share, { format: 'share' });
}
