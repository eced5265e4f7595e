import { storedSeats, type GameFile } from '@ec/engine/sqlite';
import type { Belongings } from '../accounts/own-data.js';
import { addressKey } from '../mail/mail-addresses.js';
import type { HallDatabase } from '../store/hall-database.js';

/** Who has a seat. What they write or say there is theirs, and not that of whoever has the seat after them. */
export interface SeatHolder {
  /** Number by which the game knows them, also when they get another address; 0 where the seat has no player, and plays by its token. */
  readonly player: number;
  /** As it is compared; empty where the seat has no player. */
  readonly email: string;
}

/** Who has a seat of a game now. */
export function holderOf(file: GameFile, seat: number): SeatHolder {
  const player = storedSeats(file).find((one) => one.seat === seat)?.player;
  return player ? { player: player.id, email: addressKey(player.email) } : { player: 0, email: '' };
}

/** What is kept of people at their seats, in a table whose rows have the address of their holder in the column `email`. */
export function keptAtSeats(
  database: HallDatabase,
  { name, table, columns }: { readonly name: string; readonly table: string; readonly columns: string },
): Belongings {
  return {
    name,
    of: (email) =>
      database.all(`SELECT game, seat, ${columns} FROM ${table} WHERE email = ? ORDER BY game, seat`, email),
    forget: (email) => database.change(`DELETE FROM ${table} WHERE email = ?`, email),
    move: (from, to) => database.change(`UPDATE ${table} SET email = ? WHERE email = ?`, to, from),
  };
}
