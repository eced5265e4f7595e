import { storedSeats } from '@ec/engine/sqlite';
import type { Belongings } from '../accounts/own-data.js';
import { whyClosed, type HostedGames } from './hosted-games.js';

/** Seats of somebody in the games of a hall. They are kept in the files of the games, which stay as they are when an account goes. */
export function seatsOfPerson(games: HostedGames): Belongings {
  const inGame = async (game: string, email: string): Promise<unknown[]> => {
    try {
      const seats = await games.use(game, (stored) =>
        storedSeats(stored).flatMap(({ seat, player }) =>
          player?.email.toLowerCase() === email
            ? [{ game, name: stored.meta.name, seat, email: player.email }]
            : [],
        ),
      );
      return seats ?? [];
    } catch (error) {
      return [{ game, fault: whyClosed(error, games.pathOf(game)) }];
    }
  };
  return {
    name: 'seats',
    async of(email) {
      const found: unknown[] = [];
      // one after the other: a hall may have hundreds of games, and keeps some of them open
      for (const game of games.ids) found.push(...(await inGame(game, email)));
      return found;
    },
    forget: () => undefined,
    // Games are files of their own, and follow afterwards.
    move: () => undefined,
  };
}
