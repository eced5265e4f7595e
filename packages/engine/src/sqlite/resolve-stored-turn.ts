import type { AnyRuleset } from '../contract/any-ruleset.js';
import { resolveTurn, type Game } from '../loop/game.js';
import type { HostInput } from '../contract/host-input.js';
import { shown } from '../contract/errors.js';
import { sheetText, writtenSheets } from '../loop/play-bots.js';
import { planFor } from '../plans/planned-sheet.js';
import type { GameState, Outcome, Sheet } from '../contract/ruleset.js';
import { stateHash } from '../loop/state-hash.js';
import { checkedTime } from './game-file.js';
import { backUp, clearUnfinished } from './backups.js';
import { requireNotMoving } from './move-game.js';
import { logMessage } from './messages.js';
import { outSeats, playingSeats, storedSeats } from './seats.js';
import { sealedSheet } from './seal.js';
import { seatReportsOf, type SeatReport } from './seat-reports.js';
import { StoreError } from './store-error.js';
import {
  currentTurn,
  gameAfter,
  gameForNext,
  lastSeating,
  withSeatings,
  type StoredGame,
  type StoredTurn,
} from './stored-turn.js';
import { writeTurn } from './write-turn.js';
import { countingSheets, keepBotSheet } from './kept-sheets.js';
import { requireCurrent } from './submit-orders.js';

/** How a stored turn is resolved. */
export interface ResolveOptions {
  /** Number of the turn, which has to be the next; whichever is the next when absent. */
  readonly turn?: number | undefined;
  /** Most players (included) without orders that count; any number when absent. */
  readonly maxSilent?: number;
  /** Whether a game goes on under another version of its rules; no when absent. */
  readonly newRules?: boolean;
  /** Whether a game that is over goes on; no when absent. */
  readonly playOn?: boolean;
  /** When the orders for the turn after it are due, in milliseconds since 1970 (UTC). */
  readonly due?: number | null;
  /** The host's input to the turn; none when absent. */
  readonly host?: HostInput;
  /** Called within the change, before anything is written: what it throws is thrown, and the game is unchanged. A preview does not call it. */
  readonly require?: (() => void) | undefined;
}

/** A turn that was resolved, or would be. */
export interface ResolvedTurn {
  readonly game: Game<GameState>;
  /** State hash. */
  readonly hash: string;
  readonly outcome: Outcome;
  /** Seats of players without orders that count and without a bot. */
  readonly silent: readonly number[];
  /** Seats for which bots wrote the orders. */
  readonly bots: readonly number[];
  /** Seats that were in the game before the turn and are out of it now. */
  readonly out: readonly number[];
}

/**
 * Resolves the next turn with the sheets that count, and writes state, journal and reports in one change. Before that, the file is copied
 * into the folder `<file>.backups`, where the last three copies stay.
 *
 * @throws StoreError `no-turn` when another turn is the next; `other-version` when the rules have changed; `over` when the game is over; `silent`
 * when too many players are silent; `overtaken` or `busy` when somebody else changes the game; or on a disk error. The game is then unchanged.
 * @throws RangeError when the notice is invalid, `maxSilent` is no number from 0, or `due` no whole number of milliseconds. The game is then unchanged.
 * @throws InvariantError when a phase fails: a bug in the ruleset. The game is then unchanged.
 */
export async function resolveStoredTurn(
  stored: StoredGame,
  options: ResolveOptions = {},
): Promise<ResolvedTurn> {
  const { database, clock } = stored;
  const { due = null, host = {} } = options;
  const last = currentTurn(stored);
  requireReady(stored, last, options);
  // Whoever may only read the game makes no copy of it, and a copy of one that is being moved would be closed as it is.
  database.requireWritable();
  requireNotMoving(stored);
  const began = clock();
  // While the turn is worked out, others go on handing in orders.
  const inputs = inputsAfter(stored, last);
  const copied = copyBefore(stored, last);
  let worked: WorkedTurn;
  try {
    worked = workOut(stored, last, inputs, host);
  } finally {
    await copied;
  }
  const resolved = database.transaction(() => {
    requireCurrent(stored, last);
    options.require?.();
    requireOrders(stored, options);
    const now = inputsAfter(stored, last);
    const { isDeepStrictEqual } = globalThis.process.getBuiltinModule('node:util');
    const { next, reports } = isDeepStrictEqual(now, inputs) ? worked : workOut(stored, last, now, host);
    const { game, hash } = next;
    const id = writeTurn(stored, { game, hash, reports, previous: last.id, began, due, host });
    for (const [seat, sheet] of next.sheets) {
      const used = sheet.id ?? keepBotSheet(stored, last, seat, sheet.text).id;
      database.change('INSERT INTO used_orders VALUES (?, ?, ?)', id, seat, used);
    }
    const end = host.isAgreedEnd ? ', the last, as all agree' : '';
    logMessage(stored, { code: 'turn-resolved', text: `turn ${game.state.turn}${end}` });
    return next;
  });
  clearUnfinished(database.path);
  return resolved;
}

/**
 * Resolves the next turn with the sheets that now count, and writes nothing.
 *
 * @throws StoreError `no-turn`, `other-version`, `over` or `silent`
 * @throws RangeError when the notice is invalid, `maxSilent` is no number from 0, or `due` no whole number of milliseconds
 * @throws InvariantError when a phase fails: a bug in the ruleset
 */
export function previewTurn(stored: StoredGame, options: ResolveOptions = {}): ResolvedTurn {
  const last = currentTurn(stored);
  requireReady(stored, last, options);
  return nextTurn(stored, last, inputsAfter(stored, last), options.host);
}

/** Seats of players who have no sheet that counts yet and no bot that writes one. */
export function silentSeats(stored: StoredGame): number[] {
  const sheets = countingSheets(stored, currentTurn(stored));
  return playingSeats(stored)
    .filter(({ seat, bot }) => bot === null && !sheets.has(seat))
    .map(({ seat }) => seat);
}

interface NextTurn extends ResolvedTurn {
  /** Sheets by seat; a bot's is not in the file yet. */
  readonly sheets: ReadonlyMap<number, { readonly text: string; readonly id?: number }>;
}

/** What of a file decides the turn after one, beside that turn itself. */
interface TurnInputs {
  /** Number of the last change of seats. */
  readonly seating: number;
  readonly seats: ReturnType<typeof storedSeats>;
  /** Sheets that count, by seat. */
  readonly kept: ReturnType<typeof countingSheets>;
}

function inputsAfter(stored: StoredGame, last: StoredTurn): TurnInputs {
  return {
    seating: lastSeating(stored),
    seats: storedSeats(stored),
    kept: countingSheets(stored, last),
  };
}

/** Copies the file as it is after a turn, beside the program, which works out the next one meanwhile. */
async function copyBefore(stored: StoredGame, last: StoredTurn): Promise<void> {
  try {
    await backUp(stored, last);
  } catch (error) {
    requireCurrent(stored, last);
    throw error;
  }
}

/** The next turn, and the reports of all seats. */
interface WorkedTurn {
  readonly next: NextTurn;
  readonly reports: ReadonlyMap<number, SeatReport>;
}

function workOut(stored: StoredGame, last: StoredTurn, inputs: TurnInputs, host: HostInput): WorkedTurn {
  const next = nextTurn(stored, last, inputs, host);
  return { next, reports: seatReportsOf(stored.ruleset, next.game) };
}

function nextTurn(
  stored: StoredGame,
  last: StoredTurn,
  { seating, seats, kept }: TurnInputs,
  host?: HostInput,
): NextTurn {
  const { ruleset } = stored;
  const before = withSeatings(stored, gameAfter(stored, last), last.seating, seating);
  const named = seats.flatMap(({ seat, bot }) =>
    bot === null || kept.has(seat) ? [] : [[seat, knownBot(ruleset, seat, bot)] as const],
  );
  const written = writtenSheets(ruleset, before, new Map(named));
  const sheets = new Map<number, { readonly text: string; readonly id?: number }>(kept);
  const given = new Map<number, Sheet<unknown>>([...kept].map(([seat, { text }]) => [seat, text]));
  for (const [seat, sheet] of written) {
    const text = sealedSheet(ruleset, { seed: before.seed, seat }, sheetText(sheet));
    sheets.set(seat, { text });
    // what the file keeps as it was written need not be read again
    given.set(seat, text === sheetText(sheet) ? sheet : text);
  }
  const game = resolveTurn(ruleset, before, given, host);
  const wereOut = outSeats(stored, before.state);
  return {
    game,
    hash: stateHash(game.state),
    sheets,
    outcome: ruleset.outcome(game.state),
    silent: playingSeats(stored, before.state).flatMap(({ seat }) => (sheets.has(seat) ? [] : [seat])),
    bots: [...written.keys()],
    out: [...outSeats(stored, game.state)].filter((seat) => !wereOut.has(seat)),
  };
}

/** A bot that was there under earlier rules, or a parameter or feature of its plan, may be gone. */
function knownBot(ruleset: AnyRuleset, seat: number, bot: string): string {
  try {
    planFor(ruleset, bot);
    return bot;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StoreError('no-bot', `seat ${seat}: ${error.message}`, { cause: error });
  }
}

function requireReady(stored: StoredGame, last: StoredTurn, options: ResolveOptions): void {
  const { due = null, maxSilent = Infinity } = options;
  if (due !== null) checkedTime('due', due);
  if (!(maxSilent >= 0))
    throw new RangeError(`maxSilent: expected a number from 0, received ${shown(maxSilent)}`);
  requireNextTurn(stored, options.turn, last);
  requireRules(stored, last, options);
  requireRunning(stored, last, options);
  requireOrders(stored, options);
}

/**
 * Checks that a turn is the next one of a game.
 *
 * @param turn - its number; whichever is the next when absent
 * @throws StoreError `no-turn` when another turn is the next
 */
export function requireNextTurn(stored: StoredGame, turn?: number, last = currentTurn(stored)): void {
  const next = last.turn + 1;
  if (turn === undefined || turn === next) return;
  const problem = `expected turn ${next}, which is the next, received turn ${shown(turn)}`;
  throw new StoreError('no-turn', `${stored.database.path}: ${problem}; nothing was resolved`);
}

function requireRules(
  { ruleset, database }: StoredGame,
  { version }: StoredTurn,
  { newRules = false }: ResolveOptions,
): void {
  if (version === ruleset.version || newRules) return;
  const expected = `version ${version} of the rules of ${ruleset.id}`;
  throw new StoreError(
    'other-version',
    `${database.path}: expected ${expected}, received ${ruleset.version}`,
  );
}

function requireRunning(stored: StoredGame, last: StoredTurn, { playOn = false }: ResolveOptions): void {
  if (playOn) return;
  const { status } = stored.ruleset.outcome(gameForNext(stored, last).state);
  const problem = 'expected a game that goes on, received one that is over';
  if (status === 'over') throw new StoreError('over', `${stored.database.path}: ${problem}`);
}

function requireOrders(stored: StoredGame, { maxSilent = Infinity }: ResolveOptions): void {
  const silent = silentSeats(stored);
  if (silent.length <= maxSilent) return;
  const seats = `${silent.length === 1 ? 'seat' : 'seats'} ${silent.join(', ')}`;
  const problem =
    maxSilent === 0
      ? `expected orders from all, received none from ${seats}`
      : `expected at most ${maxSilent} without orders, received ${silent.length}: ${seats}`;
  throw new StoreError('silent', `${stored.database.path}: ${problem}`);
}
