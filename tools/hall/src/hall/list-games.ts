import { gameStatus, storedSeats, type GameStatus, type StoredGame } from '@ec/engine/sqlite';
import { isPaused } from '../calendar/paused.js';
import { whyClosed, type HostedGames } from './hosted-games.js';

/** A game in the list of the hall, or why it cannot be opened. */
export type Listed = { readonly id: string } & (ListedGame | { readonly fault: string });

/** What everybody may know of a game at first glance. */
export interface ListedGame {
  readonly name: string;
  readonly ruleset: string;
  readonly turn: number;
  readonly isOver: boolean;
  /** Whether no turn is resolved by itself until its master lets it go on. */
  readonly isPaused: boolean;
  /** Milliseconds since 1970; `null` where no time is set. */
  readonly due: number | null;
  readonly seats: number;
  /** Seats that have neither player nor bot. */
  readonly open: number;
}

/** A seat and its name. */
interface Desk {
  readonly seat: number;
  readonly name: string;
}

/** Seats of somebody, by the IDs of their games. */
export type Desks = ReadonlyMap<string, readonly Desk[]>;

/** Those of somebody who has none. */
export const NO_DESKS: Desks = new Map();

/** A game as it was looked at last. */
interface Looked {
  readonly stamp: string;
  readonly game: Listed;
  /** Seats of players, with their addresses of mail in lower case, which are for nobody else. */
  readonly desks: readonly (Desk & { readonly email: string })[];
}

/** The list of a folder's games. A game is looked at again when its file has changed. */
export class GameList {
  readonly #games: HostedGames;
  readonly #known = new Map<string, Looked>();

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
      const looked = known?.stamp === stamp ? known : await this.#look(id, stamp);
      if (!looked) continue;
      // A fault may be over without any change of the file.
      if (!('fault' in looked.game)) this.#known.set(id, looked);
      listed.push(looked.game);
    }
    return listed;
  }

  /** Seats of somebody in the games as they were listed last. */
  desksOf(email: string): Desks {
    const desks = [...this.#known].map(
      ([id, known]) => [id, known.desks.filter((desk) => desk.email === email)] as const,
    );
    return new Map(desks.filter(([, own]) => own.length > 0));
  }

  async #look(id: string, stamp: string): Promise<Looked | undefined> {
    try {
      return await this.#games.use(id, (stored) => {
        const status = gameStatus(stored);
        return { stamp, game: { id, ...listedOf(status, isPaused(stored)) }, desks: desksIn(stored, status) };
      });
    } catch (error) {
      return { stamp, game: { id, fault: whyClosed(error, this.#games.pathOf(id)) }, desks: [] };
    }
  }
}

function desksIn(stored: StoredGame, { seats }: GameStatus): Looked['desks'] {
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  return storedSeats(stored).flatMap(({ seat, player }) =>
    player ? [{ seat, name: names.get(seat) ?? '', email: player.email.toLowerCase() }] : [],
  );
}

function listedOf({ name, ruleset, turn, outcome, seats }: GameStatus, isPaused: boolean): ListedGame {
  return {
    ...{ name, ruleset, turn: turn.turn, isOver: outcome.status === 'over', isPaused, due: turn.due },
    seats: seats.length,
    open: seats.filter(({ player, bot, isOut }) => player === null && bot === null && !isOut).length,
  };
}
