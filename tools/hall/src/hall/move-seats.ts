import { emailFault, setPlayerEmail, storedSeats, type StoredGame } from '@ec/engine/sqlite';
import type { SeatsByEmail } from '../accounts/seats-by-email.js';
import { addressKey } from '../mail/mail-addresses.js';
import { moveReplies } from '../mail/reply-address.js';
import type { HallDatabase } from '../store/hall-database.js';
import type { HostedGames } from './hosted-games.js';

/** What the seats of people are changed with. */
export interface SeatMoving {
  readonly games: Pick<HostedGames, 'ids' | 'use' | 'change'>;
  readonly database: HallDatabase;
  /** Address at which mail for the hall comes in; `null` where none does. */
  readonly mailbox: string | null;
  /** Is told why a game could not be changed. */
  readonly failed: (id: string, error: unknown) => void;
}

/** Seats of people in the games of a hall. */
export function moveSeats({ games, database, mailbox, failed }: SeatMoving): SeatsByEmail {
  return {
    async faultOf(from, to) {
      for (const id of games.ids) {
        // A game that cannot be opened now follows later.
        const fault = await games.use(id, (stored) => faultIn(stored, from, to)).catch(() => undefined);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
    async move(from, to) {
      let isDone = true;
      for (const id of games.ids)
        try {
          // Most games have nothing to be changed, and are not kept waiting.
          const seats = (await games.use(id, (stored) => seatsOf(stored, from))) ?? [];
          if (seats.length > 0) await games.change(id, (stored) => moveIn(id, stored));
        } catch (error) {
          isDone = false;
          failed(id, error);
        }
      return isDone;

      function moveIn(id: string, stored: StoredGame): void {
        for (const seat of seatsOf(stored, from)) {
          moveReplies(database, mailbox, { game: { id, stored }, seat }, to);
          setPlayerEmail(stored, seat, to);
        }
      }
    },
  };
}

function seatsOf(stored: StoredGame, email: string): readonly number[] {
  return storedSeats(stored).flatMap(({ seat, player }) =>
    player && addressKey(player.email) === email ? [seat] : [],
  );
}

function faultIn(stored: StoredGame, from: string, to: string): string | undefined {
  const seats = seatsOf(stored, from);
  const isTaken =
    seats.length > 0 &&
    (seatsOf(stored, to).length > 0 || seats.some((seat) => emailFault(stored, seat, to) !== undefined));
  return isTaken ? `Another player of ${stored.meta.name} has or had this address.` : undefined;
}
