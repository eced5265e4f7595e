import { HABIT_GAMES, peculiarities, type Habits } from '../league/habits.js';
import type { League, LeagueRound } from '../league/league.js';
import { fairOf, GOAL_WORDS } from '../league/goals.js';
import type { Found } from '../league/league-options.js';
import { kindOf } from '../league/marks.js';
import type { SavedFind } from '../league/save-finds.js';
import type { StrongPlay } from '../league/strong-play.js';
import { estimated } from '../reporting/estimated.js';
import { formatDigits, formatEstimated, formatNumber } from '../reporting/format-value.js';
import {
  goalText,
  NAMED,
  percent,
  shareText,
  unfairSeats,
  unusedOrders,
  type LeagueReportInput,
} from './league-input.js';

/** What a league found, a sentence each. */
export function leagueSentences(input: LeagueReportInput): string[] {
  return [
    ...playedSentences(input.league),
    ...input.league.rounds.map((round) => roundSentence(round, input)),
    ...input.finds.map((find) => findSentence(find, input)),
    ...strongSentences(input),
    ...input.habits.map((one) => habitSentence(one, input)).filter((text) => text !== ''),
    ...unusedSentences(input),
    endSentence(input),
  ];
}

/** What is played, and among which plans that is known. */
function playedSentences({ plans, met, isSettled, equilibrium }: League): string[] {
  const all = formatNumber(plans.length, 0);
  if (met === 1 && plans.length > 1)
    return [
      `What is played where everybody plays well is not known: the league ended before any two of its ${all} plans had met.`,
    ];
  const shares = plans
    .map(({ text }, i) => ({ text, share: equilibrium[i] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ text, share }) => `${text} ${percent(share)}`);
  const played = `these are played: ${shares.join(', ')}.`;
  if (met < plans.length)
    return [
      `Of the first ${formatNumber(met, 0)} of ${all} plans, where everybody plays well, ${played} What is played of all is not known: the league ended before the others had met them.`,
    ];
  return [
    `Where everybody plays well, ${played}${isSettled ? '' : ' How often is not well known: the league ended before they had met in as many games as were asked for.'}`,
  ];
}

function roundSentence(
  { round, tried, best, others, ofField, isNew, joined }: LeagueRound,
  { seats, gain, goal }: Pick<LeagueReportInput, 'seats' | 'gain' | 'goal'>,
): string {
  const gets = goalText(best.share, goal, seats);
  const together = joined.slice(1);
  const listed = (plans: readonly Found[]): string =>
    plans.map(({ plan, share }) => `${plan} ${shareText(share)}`).join('; ');
  const so = isNew
    ? goal === 'wins'
      ? `it is taken in${together.length === 0 ? '' : `, and with it ${listed(together)}`}`
      : 'it is found'
    : `which is not surely ${percent(gain)} more`;
  const left = others.filter((one) => !joined.includes(one));
  const sentences = [
    `Round ${round}: of ${formatNumber(tried, 0)} plans ${best.plan} did best, with ${gets}; ${so}.`,
    ...(left.length === 0 ? [] : [`Others surely do better than is fair, too: ${listed(left)}.`]),
    ...(goal !== 'wins' || !ofField
      ? []
      : [
          `Of the field itself ${ofField.plan} did best in the same games, with ${shareText(ofField.share)}.`,
        ]),
  ];
  return sentences.join(' ');
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

/** A game of a plan that was found: what it takes to win it, or to get half of another goal. */
function findSentence(
  { round, plan, file, own, others, turns, score, plain, given, kinds }: SavedFind,
  { goal }: Pick<LeagueReportInput, 'goal'>,
): string {
  const left = kinds.reduce((sum, { count }) => sum + count, 0);
  const named = kinds.slice(0, NAMED * own.length).map(({ seat, kind, count, from, to }) => {
    const of = own.length > 1 ? `seat ${seat}: ` : '';
    return `${of}${kind} ${count} (turn${from === to ? ` ${from}` : `s ${from} to ${to}`})`;
  });
  const more = kinds.length > named.length ? ` and ${kinds.length - named.length} more` : '';
  const sake = goal === 'wins' ? '' : ' for half of that';
  const enough =
    left === 0
      ? `None of its ${given} orders is needed${sake} there`
      : `Of its ${given} orders ${left} are enough${sake}: ${named.join(', ')}${more}`;
  const rivals = [...new Set(others.values())].join(' | ');
  const [first, ...allies] = own;
  const who = allies.length === 0 ? `seat ${first}` : `seat ${first} and its allies (${allies.join(', ')})`;
  const win = allies.length === 0 ? 'wins' : 'win';
  const gets =
    goal === 'wins'
      ? `${who} ${win} with ${plan}`
      : `${plan} of ${who} with ${percent(score)} ${GOAL_WORDS[goal]}`;
  const bot =
    goal !== 'wins'
      ? ''
      : plain * own.length < 1
        ? '; its bot alone does not win there'
        : '; its bot alone wins there, too';
  return `Round ${round}, ${file}: ${gets} against ${rivals} (${turns} turns${bot}). ${enough}.`;
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

function unusedSentences(input: LeagueReportInput): string[] {
  if (input.drawn.length === 0 || input.habits.length === 0) return [];
  const unused = unusedOrders(input);
  return unused.length === 0
    ? ['Every order that can be drawn is given by a plan that is played.']
    : [`No plan that is played gives ${unused.join(', ')} (in ${HABIT_GAMES} games of each).`];
}

function endSentence({ league: { ended }, played, gain, goal, seats }: LeagueReportInput): string {
  const games = `${formatNumber(played, 0)} games`;
  switch (ended) {
    case 'nothing-better':
      return `After ${games} the search found nothing that surely gets ${percent(gain + fairOf(goal, seats))} ${GOAL_WORDS[goal]}. A plan that it did not try may.`;
    case 'rounds':
      return `The rounds are over after ${games}; more may be found.`;
    case 'budget':
      return `After ${games} the next step needs more than the budget has left; more may be found.`;
    case 'stopped':
      return `Broken off after ${games}; more may be found.`;
  }
}
