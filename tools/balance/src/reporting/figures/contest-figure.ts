import type { ContestEstimate } from '../../estimate.js';
import { CONTEST_RESULTS } from '../../measures/contest.js';
import type { ContestCell, ContestFigure, Estimated, FigureHead } from '../balance-report.js';
import { certain, estimated } from '../estimated.js';

/** What a win matrix is made of. */
export interface ContestInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  readonly players: readonly string[];
  readonly estimate: ContestEstimate;
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
