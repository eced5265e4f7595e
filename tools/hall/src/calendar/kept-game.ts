import type { StoredGame } from '@ec/engine/sqlite';
import type { OutsideSeats } from '../game/outside-seats.js';

/** A game that is played by its calendar. */
export interface KeptGame {
  /** Its name in the hall; it never changes. */
  readonly id: string;
  readonly stored: StoredGame;
  /** Mail addresses of those who are told when a turn has to wait. */
  readonly masters: readonly string[];
  /** Programs that give the orders of seats; none when absent. */
  readonly programs?: OutsideSeats;
}
