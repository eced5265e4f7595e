import type { ContestEstimate } from '../../estimate.js';
import { CONTEST_RESULTS } from '../../measures/contest.js';
import type { ContestCell, ContestFigure, Estimated, Figure, FigureHead } from '../balance-report.js';
import { certain, estimated } from '../estimated.js';
import { barsFigure } from './bars-figure.js';

/** What a win matrix is made of. */
export interface ContestInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  readonly players: readonly string[];
  readonly estimate: ContestEstimate;
}

/**
 * Who beats whom, what each player wins of all contests with others beside a fair share, and the strengths that follow.
 *
 * @throws RangeError when the estimate is not of as many players, or there is none
 */
export function contestFigures(input: ContestInput): Figure[] {
  const { id, title, players, estimate } = input;
  const matrix = contestFigure(input);
  // Of two, the matrix says it all.
  if (players.length < 3 || !Number.isFinite(estimate.fairShare)) return [matrix];
  const won = barsFigure({
    id: `${id}-won`,
    title: `${title}: what each wins against all others`,
    format: 'share',
    reference: { value: estimate.fairShare, label: 'fair share' },
    bars: players.map((label, i) => ({ label, values: [matrix.won[i] ?? certain(null)] })),
  });
  const rated = estimate.ratings.flatMap((one, i) => (one ? [{ label: players[i] ?? '', rating: one }] : []));
  if (rated.length === 0) return [matrix, won];
  const others = players.filter((_, i) => !estimate.ratings[i]);
  const ratings = barsFigure({
    id: `${id}-ratings`,
    title: `${title}: ratings`,
    note: [
      'Strengths by Bradley and Terry, in Elo points from their average: with 400 more, a player has ten times the chance.',
      ...(others.length === 0
        ? []
        : [`Not rated, as they won or lost everything against the others: ${others.join(', ')}.`]),
    ].join(' '),
    bars: rated
      .toSorted((a, b) => b.rating.estimate - a.rating.estimate)
      .map(({ label, rating }) => ({ label, values: [estimated(rating)] })),
  });
  return [matrix, won, ratings];
}

/**
 * Who beats whom.
 *
 * @throws RangeError when the estimate is not of as many players, or there is none
 */
export function contestFigure({ id, title, note = '', players, estimate }: ContestInput): ContestFigure {
  const { length } = players;
  if (length === 0) throw new RangeError(`${id}: expected a player at least`);
  if (estimate.cells.length !== length || estimate.cells.some((row) => row.length !== length))
    throw new RangeError(`${id}: expected the estimate of ${length} players`);
  return {
    kind: 'contest',
    id,
    title,
    note,
    players,
    cells: estimate.cells.map((row) =>
      row.map(({ n, results }): ContestCell => {
        const shares = CONTEST_RESULTS.map((result, i): [string, Estimated] => {
          const share = results[i];
          return [result, share && n > 0 ? estimated(share, n) : { ...certain(null), n }];
        });
        // One for each result.
        return Object.fromEntries(shares) as ContestCell;
      }),
    ),
    won: players.map((_, i) => {
      const player = estimate.players[i];
      return player && player.n > 0 ? estimated(player.won, player.n) : certain(null);
    }),
  };
}
