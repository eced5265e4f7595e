import { shown } from '../contract/errors.js';
import { addressFault } from '../loop/address-fault.js';
import { logMessage } from './messages.js';
import { playerOf } from './seats.js';
import { StoreError } from './store-error.js';
import { currentTurn, gameForNext, type StoredGame } from './stored-turn.js';

/**
 * Changes the address of the player who has a seat. Seat, number and token stay theirs; reports of earlier turns stay as they are. Nothing is
 * changed where the address is theirs already.
 *
 * @throws StoreError `no-seat` when there is no such seat; `bad-player` when it has no player, the email is no address, or another
 * player of the game has it
 */
export function setPlayerEmail(stored: StoredGame, seat: number, email: string): void {
  const { database, clock } = stored;
  database.transaction(() => {
    const player = expectNewEmail(stored, seat, email);
    if (player.email === email) return;
    const seatings = 'INSERT INTO seatings (seat, player_id, email, changed) VALUES (?, ?, ?, ?)';
    database.change(seatings, seat, null, null, clock());
    database.change(seatings, seat, player.id, email, clock());
    database.change('UPDATE seats SET email = ? WHERE seat = ?', email, seat);
    logMessage(stored, { seat, code: 'address-changed', text: `${email}, before that ${player.email}` });
  });
}

/**
 * Why the player of a seat cannot have an address.
 *
 * @returns `undefined` when they can
 * @throws StoreError `no-seat` when there is no such seat
 */
export function emailFault(stored: StoredGame, seat: number, email: string): string | undefined {
  try {
    expectNewEmail(stored, seat, email);
    return undefined;
  } catch (error) {
    if (error instanceof StoreError && error.code === 'bad-player') return error.message;
    throw error;
  }
}

/** The player of a seat who can have an address. */
function expectNewEmail(stored: StoredGame, seat: number, email: string) {
  const player = playerOf(stored, seat);
  if (!player)
    throw new StoreError('bad-player', `seat ${seat}: expected one with a player, received one without`);
  const expected = addressFault(email);
  if (expected) throw new StoreError('bad-player', `email: expected ${expected}, received ${shown(email)}`);
  const { ruleset } = stored;
  const { state } = gameForNext(stored, currentTurn(stored));
  try {
    ruleset.seatPlayer(ruleset.seatPlayer(state, seat, null), seat, { id: player.id, email });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StoreError('bad-player', error.message, { cause: error });
  }
  return player;
}
