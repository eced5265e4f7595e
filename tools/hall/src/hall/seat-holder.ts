import { storedSeats, type GameFile } from '@ec/engine/sqlite';
import { addressKey } from '../mail/mail-addresses.js';

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
