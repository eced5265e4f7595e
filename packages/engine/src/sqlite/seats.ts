import { shown } from '../contract/errors.js';
import type { GameState, SeatedPlayer } from '../contract/ruleset.js';
import { addressFault } from '../loop/address-fault.js';
import type { GameFile } from './game-file.js';
import { logMessage } from './messages.js';
import { planFor } from '../plans/planned-sheet.js';
import { StoreError } from './store-error.js';
import { currentTurn, gameForNext, lastSeating, seatingsBetween, type StoredGame } from './stored-turn.js';

/** A seat and who plays it. */
export interface StoredSeat {
  readonly seat: number;
  /** Player who holds it; `null` when nobody does. */
  readonly player: SeatedPlayer | null;
  /** Salted hash of the token with which the player acts; `null` when there is none. */
  readonly token: string | null;
  /** Bot that writes the orders where no sheet counts; `null` when none does. */
  readonly bot: string | null;
}

/** The seats of a game, in the order of their IDs. */
export function storedSeats({ database }: GameFile): StoredSeat[] {
  return database.all('SELECT * FROM seats ORDER BY seat').map((row) => ({
    seat: Number(row['seat']),
    player: row['player_id'] === null ? null : { id: Number(row['player_id']), email: String(row['email']) },
    token: row['token'] === null ? null : String(row['token']),
    bot: row['bot'] === null ? null : String(row['bot']),
  }));
}

/** The seats that give orders for the next turn: those that have a player and are not out of the game. */
export function playingSeats(
  stored: StoredGame,
  state: GameState = gameForNext(stored, currentTurn(stored)).state,
): StoredSeat[] {
  const out = outSeats(stored, state);
  return storedSeats(stored).filter(({ seat, player }) => player !== null && !out.has(seat));
}

/** Seats that are out of the game. */
export function outSeats({ ruleset }: StoredGame, state: GameState): Set<number> {
  return new Set(ruleset.seats(state).flatMap(({ id, isOut }) => (isOut ? [id] : [])));
}

/**
 * The number by which a game knows somebody: their own, where they are or were a player of it, or else the next that nobody has had. Whoever
 * has an address that a player has given up is somebody else.
 *
 * @param email - in small or capital letters
 * @returns at least 1
 */
export function playerNumber(stored: StoredGame, email: string): number {
  const seated = seatingsBetween(stored, 0, lastSeating(stored)).flatMap(({ player }) => player ?? []);
  const players = [...stored.meta.players, ...seated];
  const emails = new Map(players.map((player) => [player.id, player.email.toLowerCase()]));
  const [own] = [...emails].find(([, one]) => one === email.toLowerCase()) ?? [];
  return own ?? Math.max(0, ...emails.keys()) + 1;
}

/**
 * Gives a seat to a player, or takes it from the player who has it. The seat's token is void from then on.
 *
 * @throws StoreError `no-seat` when there is no such seat; `bad-player` when it is taken, the player sits elsewhere, or
 * the email is no address
 */
export function seatStoredPlayer(stored: StoredGame, seat: number, player: SeatedPlayer | null): void {
  const { database, ruleset, clock } = stored;
  if (player && !Number.isSafeInteger(player.id))
    throw new StoreError('bad-player', `player: expected a whole number, received ${player.id}`);
  const expected = player && addressFault(player.email);
  if (expected)
    throw new StoreError('bad-player', `email: expected ${expected}, received ${shown(player.email)}`);
  database.transaction(() => {
    const holder = playerOf(stored, seat);
    if (player && holder)
      throw new StoreError(
        'bad-player',
        `seat ${seat}: expected one without a player, received one with a player`,
      );
    if (!player && !holder)
      throw new StoreError('bad-player', `seat ${seat}: expected one with a player, received one without`);
    const turn = currentTurn(stored);
    try {
      ruleset.seatPlayer(gameForNext(stored, turn).state, seat, player);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new StoreError('bad-player', error.message, { cause: error });
    }
    const { id = null, email = null } = player ?? {};
    database.change(
      'INSERT INTO seatings (seat, player_id, email, changed) VALUES (?, ?, ?, ?)',
      seat,
      id,
      email,
      clock(),
    );
    database.change(
      'UPDATE seats SET player_id = ?, email = ?, token = NULL WHERE seat = ?',
      id,
      email,
      seat,
    );
    const text = player ? `${player.email} took the seat` : `${holder?.email ?? ''} left the seat`;
    logMessage(stored, { seat, code: player ? 'seat-taken' : 'seat-left', text });
  });
}

/**
 * Replaces the tokens of seats by others, given as salted hashes; `null` for none. All are changed or none.
 *
 * @throws StoreError `no-seat` when there is no such seat
 */
export function setSeatTokens(stored: StoredGame, tokens: ReadonlyMap<number, string | null>): void {
  const { database } = stored;
  database.transaction(() => {
    for (const [seat, token] of tokens) {
      requireSeat(stored, seat);
      database.change('UPDATE seats SET token = ? WHERE seat = ?', token, seat);
      logMessage(stored, {
        seat,
        code: 'token-set',
        text: token === null ? 'token taken away' : 'new token',
      });
    }
  });
}

/**
 * Lets bots write the orders of seats where no sheet counts; `null` for none. All are changed or none.
 *
 * @throws StoreError `no-seat` when there is no such seat, `no-bot` when the ruleset has no such bot
 */
export function setSeatBots(stored: StoredGame, bots: ReadonlyMap<number, string | null>): void {
  const { database, ruleset } = stored;
  database.transaction(() => {
    for (const [seat, bot] of bots) {
      requireSeat(stored, seat);
      if (bot !== null) expectPlan(ruleset, bot);
      database.change('UPDATE seats SET bot = ? WHERE seat = ?', bot, seat);
      logMessage(stored, { seat, code: 'bot-set', text: bot === null ? 'no bot' : `bot ${bot}` });
    }
  });
}

/** @throws StoreError `no-bot` when the text is no plan for the ruleset */
function expectPlan(ruleset: StoredGame['ruleset'], text: string): void {
  try {
    planFor(ruleset, text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StoreError('no-bot', `bot: ${error.message}`, { cause: error });
  }
}

/**
 * Checks that a game has a seat.
 *
 * @throws StoreError `no-seat` when it does not
 */
export function requireSeat(stored: StoredGame, seat: number): void {
  playerOf(stored, seat);
}

/** The player who has a seat; `null` when nobody does. */
export function playerOf({ database }: StoredGame, seat: number): SeatedPlayer | null {
  const row = database.get('SELECT player_id, email FROM seats WHERE seat = ?', seat);
  if (!row) {
    const known = database.all('SELECT seat FROM seats ORDER BY seat').map((known) => Number(known['seat']));
    if (known.length === 0)
      throw new StoreError('damaged', `${database.path}: seats: expected some, received none`);
    const expected = `a seat from ${known[0]} to ${known.at(-1)}`;
    throw new StoreError('no-seat', `seat: expected ${expected}, received ${shown(seat)}`);
  }
  return row['player_id'] === null ? null : { id: Number(row['player_id']), email: String(row['email']) };
}
