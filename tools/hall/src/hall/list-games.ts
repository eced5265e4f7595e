import { gameStatus, type GameStatus } from '@ec/engine/sqlite';
import { whyClosed, type HostedGames } from './hosted-games.js';

/** A game in the list of the hall, or why it cannot be opened. */
export type Listed = { readonly id: string } & (ListedGame | { readonly fault: string });

/** What everybody may know of a game at first glance. */
interface ListedGame {
  readonly name: string;
  readonly ruleset: string;
  readonly turn: number;
  readonly isOver: boolean;
  /** Milliseconds since 1970; `null` where no time is set. */
  readonly due: number | null;
  readonly seats: number;
  /** Seats that have neither player nor bot. */
  readonly open: number;
}

/** All games of a hall, in the order of their IDs. */
export async function listGames(games: HostedGames): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const id of games.ids) {
    try {
      const game = await games.use(id, (stored) => listedOf(gameStatus(stored)));
      if (game) listed.push({ id, ...game });
    } catch (error) {
      listed.push({ id, fault: whyClosed(error, games.pathOf(id)) });
    }
  }
  return listed;
}

function listedOf({ name, ruleset, turn, outcome, seats }: GameStatus): ListedGame {
  return {
    ...{ name, ruleset, turn: turn.turn, isOver: outcome.status === 'over', due: turn.due },
    seats: seats.length,
    open: seats.filter(({ player, bot, isOut }) => player === null && bot === null && !isOut).length,
  };
}
