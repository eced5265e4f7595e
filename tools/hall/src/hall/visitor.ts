import { storedSeats, type StoredGame } from '@ec/engine/sqlite';

/** Somebody who has shown that an address is theirs. */
export interface KnownPerson {
  /** In lower case. */
  readonly email: string;
}

/**
 * Seats of a game that are a person's: those whose player has their address.
 *
 * @returns numbers of seats, in order
 */
export function seatsOfPerson(stored: StoredGame, { email }: KnownPerson): readonly number[] {
  return storedSeats(stored).flatMap(({ seat, player }) =>
    player !== null && player.email.toLowerCase() === email ? [seat] : [],
  );
}
