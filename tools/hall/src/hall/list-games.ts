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

/** The list of a folder's games. A game is looked at again when its file has changed. */
export class GameList {
  readonly #games: HostedGames;
  readonly #known = new Map<string, { readonly stamp: string; readonly game: Listed }>();

  constructor(games: HostedGames) {
    this.#games = games;
  }

  /** All games, in the order of their IDs. */
  async all(): Promise<Listed[]> {
    const { ids } = this.#games;
    for (const id of this.#known.keys()) if (!ids.includes(id)) this.#known.delete(id);
    const listed: Listed[] = [];
    for (const id of ids) {
      const stamp = this.#games.stampOf(id);
      const known = this.#known.get(id);
      const game = known?.stamp === stamp ? known.game : await this.#look(id);
      if (!game) continue;
      // A fault may be over without any change of the file.
      if (!('fault' in game)) this.#known.set(id, { stamp, game });
      listed.push(game);
    }
    return listed;
  }

  async #look(id: string): Promise<Listed | undefined> {
    try {
      const game = await this.#games.use(id, (stored) => listedOf(gameStatus(stored)));
      return game && { id, ...game };
    } catch (error) {
      return { id, fault: whyClosed(error, this.#games.pathOf(id)) };
    }
  }
}

function listedOf({ name, ruleset, turn, outcome, seats }: GameStatus): ListedGame {
  return {
    ...{ name, ruleset, turn: turn.turn, isOver: outcome.status === 'over', due: turn.due },
    seats: seats.length,
    open: seats.filter(({ player, bot, isOut }) => player === null && bot === null && !isOut).length,
  };
}
