import type { AnyRuleset } from '../contract/any-ruleset.js';
import { InvariantError, SetupError } from '../contract/errors.js';
import type { GameState } from '../contract/ruleset.js';
import { createGame, resolveTurn, type Game } from '../loop/game.js';
import { stateHash } from '../loop/state-hash.js';
import { checkReports, checkSheets } from './check-contents.js';
import { expected, finder, readOr, type Finding, type Found } from './finding.js';
import { hostInputOf } from './host-inputs.js';
import { seatFaults } from './seat-faults.js';
import { StoreError } from './store-error.js';
import {
  type StoredGame,
  type StoredTurn,
  allTurns,
  hashOfOther,
  journalOf,
  lastSeating,
  newGameOf,
  stateAfter,
  stateJsonOf,
  withSeatings,
} from './stored-turn.js';

/** How a stored game was checked. */
export interface Verified {
  /** Turns, the set-up and undone ones included, that were resolved again. */
  readonly turns: number;
  /** Turns that other versions of the rules resolved; only their hashes vouch for them. */
  readonly otherRules: readonly number[];
  /** What differs, oldest turn first. */
  readonly findings: readonly Finding[];
}

/**
 * Resolves every turn of a stored game again, from the seed and the orders that were used, and compares all that is stored.
 *
 * @param progress - called after each turn with the numbers of turns done and of all turns
 * @param earlier - other versions of the ruleset, for the turns that they resolved
 */
export function verifyGame(
  stored: StoredGame,
  progress: (done: number, of: number) => void = () => undefined,
  earlier: readonly AnyRuleset[] = [],
): Verified {
  const games = [stored.ruleset, ...earlier].map((ruleset) => ({ ...stored, ruleset }));
  return stored.database.snapshot(() => verify(stored, games, progress));
}

function verify(
  stored: StoredGame,
  games: readonly StoredGame[],
  progress: (done: number, of: number) => void,
): Verified {
  const findings: Finding[] = [];
  const otherRules: number[] = [];
  const turns = allTurns(stored);
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  /** Recomputed games of turns whose stored state is wrong: the next turn is resolved from these. */
  const corrected = new Map<number, Game<GameState>>();
  let last: StoredTurn | undefined;
  for (const [i, turn] of turns.entries()) {
    const found = finder(findings, turn);
    const own = games.find(({ ruleset }) => ruleset.version === turn.version);
    const state = readStored(own ?? stored, turn, found);
    checkUsed(stored, turn, found);
    let game: Game<GameState> | undefined;
    if (own) {
      const before = turn.previous === null ? undefined : byId.get(turn.previous);
      game = again(own, turn, before, corrected, found);
      if (game && compare(own, { turn, game, state }, found)) corrected.set(turn.id, game);
    } else {
      otherRules.push(turn.turn);
      readOr('journal', found, () => journalOf(stored, turn));
      if (state && state.hash !== turn.hash) found('state', expected('state hash', turn.hash, state.hash));
    }
    checkPlace(turn, last, game ?? state?.game, found);
    if (turn.undone === null) last = turn;
    checkSheets(stored, turn, found);
    const { state: played } = game ?? state?.game ?? {};
    const seats = played ? stored.ruleset.seats(played).map(({ id }) => id) : [];
    checkReports(stored, turn, seats, found);
    progress(i + 1, turns.length);
  }
  if (last) checkSeats(stored, last, corrected, finder(findings, last));
  return { turns: turns.length - otherRules.length, otherRules, findings };
}

interface StoredState {
  /** Absent where other rules wrote it: these may not be able to read it. */
  readonly game?: Game<GameState>;
  readonly hash: string;
}

function readStored(stored: StoredGame, turn: StoredTurn, found: Found): StoredState | undefined {
  return readOr('state', found, () => {
    if (turn.version !== stored.ruleset.version)
      return { hash: hashOfOther(stored, turn, stateJsonOf(stored, turn)) };
    const game = stateAfter(stored, turn);
    return { game, hash: stateHash(game.state) };
  });
}

/** The turn resolved again; `undefined`, and a finding, when what is stored does not allow it. */
function again(
  stored: StoredGame,
  turn: StoredTurn,
  before: StoredTurn | undefined,
  corrected: ReadonlyMap<number, Game<GameState>>,
  found: Found,
): Game<GameState> | undefined {
  const { ruleset } = stored;
  try {
    if (!before) return createGame(ruleset, newGameOf(stored));
    const base = corrected.get(before.id) ?? stateAfter(stored, before);
    const game = withSeatings(stored, base, before.seating, turn.seating);
    return resolveTurn(ruleset, game, usedSheets(stored, turn), hostInputOf(stored, turn.id));
  } catch (error) {
    if (!(error instanceof Error) || !CAUSES.some((cause) => error instanceof cause)) throw error;
    found('turn', `cannot be resolved again: ${error.message}`);
    return undefined;
  }
}

/** Errors that altered data can lead to. */
const CAUSES = [StoreError, SetupError, InvariantError, RangeError] as const;

/** The sheets that a turn was resolved with, by seat. */
function usedSheets({ database }: StoredGame, { id }: StoredTurn): Map<number, string> {
  const rows = database.all(
    'SELECT u.seat, text FROM used_orders u JOIN orders USING (receipt) WHERE u.turn_id = ? ORDER BY u.seat',
    id,
  );
  return new Map(rows.map(({ seat, text }) => [Number(seat), String(text)]));
}

/** Checks that the sheets that a turn was resolved with are their seats' own, came in for that turn, and count. */
function checkUsed({ database }: StoredGame, { id, previous }: StoredTurn, found: Found): void {
  const wrong = database.all(
    `SELECT u.seat, o.seat AS owner, o.number FROM used_orders u JOIN orders o USING (receipt)
     WHERE u.turn_id = ? AND NOT (o.seat = u.seat AND o.turn_id IS ? AND o.counts = 1)`,
    id,
    previous,
  );
  for (const { seat, owner, number } of wrong) {
    const right = `a sheet of seat ${Number(seat)} that counts for this turn`;
    found(
      'order',
      `used for seat ${Number(seat)}: expected ${right}, received receipt ${Number(number)} of seat ${Number(owner)}`,
    );
  }
}

/** Compares a turn with what is stored of it; returns whether its hash is right but its state is not. */
function compare(
  stored: StoredGame,
  {
    turn,
    game,
    state,
  }: { readonly turn: StoredTurn; readonly game: Game<GameState>; readonly state: StoredState | undefined },
  found: Found,
): boolean {
  const hash = stateHash(game.state);
  if (turn.hash !== hash) {
    if (state?.hash === hash) found('hash', expected('state hash', hash, turn.hash));
    else found('turn', `resolved again: ${expected('state hash', turn.hash, hash)}`);
    return false;
  }
  if (state && state.hash !== hash) found('state', expected('state hash', hash, state.hash));
  const journal = readOr('journal', found, () => journalOf(stored, turn));
  if (journal && !isSame(journal, game.journal))
    found('journal', 'expected the events of the turn, received others');
  return state?.hash !== hash;
}

/** Checks that a turn has the number in its state, and that one that stands follows the one that stood before it. */
function checkPlace(
  { turn, previous, undone }: StoredTurn,
  last: StoredTurn | undefined,
  game: Game<GameState> | undefined,
  found: Found,
): void {
  if (game && game.state.turn !== turn)
    found('turn', `expected the number ${game.state.turn}, received ${turn}`);
  if (undone === null && previous !== (last?.id ?? null))
    found('turn', `expected to follow turn ${last?.turn ?? 'none'}, which stands before it, but does not`);
}

/** Checks that every seat belongs to the player who took it last. */
function checkSeats(
  stored: StoredGame,
  last: StoredTurn,
  corrected: ReadonlyMap<number, Game<GameState>>,
  found: Found,
): void {
  // A state that cannot be read was reported before.
  const game =
    corrected.get(last.id) ??
    readOr(
      'state',
      () => undefined,
      () => stateAfter(stored, last),
    );
  if (!game) return;
  const seated = readOr('seat', found, () => withSeatings(stored, game, last.seating, lastSeating(stored)));
  for (const message of seated ? seatFaults(stored, seated.state) : []) found('seat', message);
}

function isSame(stored: unknown, again: unknown): boolean {
  return JSON.stringify(stored) === JSON.stringify(again);
}
