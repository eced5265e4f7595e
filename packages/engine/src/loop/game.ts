import { derived, derivedLast, Prng, type Seed } from '@ec/prng';
import type { ReportDocument } from '@ec/reports';
import { checkName } from './check-name.js';
import { checkGame, checkHostInput, checkRuleset, withState } from './check-game.js';
import { checkNewGame } from './check-new-game.js';
import { checkPlayers } from './check-players.js';
import { checkSheets } from './check-sheets.js';
import { editionNamed, editionValues, STANDARD, type NamedEdition } from '../contract/editions.js';
import { InvariantError, SetupError, shown } from '../contract/errors.js';
import { noticeFault, type HostInput } from '../contract/host-input.js';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import { refused } from '../contract/results.js';
import { is64Bits } from './is-64-bits.js';
import { plainCopy } from './plain-copy.js';
import { reportOf } from './report-of.js';
import { runPhases } from './run-phases.js';
import { sealedForTurn } from './sealed-sheet.js';
import { templateFaults } from './template-faults.js';
import { resolveParameters, type Parameters } from '../contract/parameters.js';
import type {
  GameState,
  PlayerRecord,
  Ruleset,
  Seat,
  SeatOrder,
  Sheet,
  SheetContext,
} from '../contract/ruleset.js';

/**
 * A game as it stands after a turn: plain data, enough to continue from. Its fingerprint is `stateHash(game.state)`; callers who keep or
 * compare games compute it, because it takes longer than a turn.
 */
export interface Game<State extends GameState, Event extends JournalEvent = JournalEvent> {
  /** ID of the ruleset. */
  readonly ruleset: string;
  /** Version of the ruleset. */
  readonly version: string;
  /** Name of the game. */
  readonly name: string;
  /** Seed of the game: a 64-bit integer in decimal, or a text. */
  readonly seed: string;
  /** Name of the edition that it was made by. */
  readonly edition: string;
  readonly parameters: Parameters;
  readonly state: State;
  /** Events of that turn. */
  readonly journal: readonly (Event | LoopEvent)[];
}

/** What a new game is made from. */
export interface NewGame<Key extends string = string> {
  /**
   * Name of the game, as its order sheets state it; blanks at its ends do not count. It has 1 (included) to 200 (included) characters that
   * can be seen.
   */
  readonly name: string;
  /** Seed of the game: an integer of 64 bits, signed or unsigned, or any text without half a surrogate pair; the digits of such an integer are the same seed as itself. */
  readonly seed: Seed;
  readonly players: readonly PlayerRecord[];
  /** An edition of the ruleset by its name, or another one; `standard` when absent. */
  readonly edition?: string | NamedEdition;
  /** Parameters that differ from those of the edition. */
  readonly parameters?: Readonly<Partial<Record<Key, unknown>>>;
  /** Templates that replace those of the edition, by name; parsed JSON. */
  readonly templates?: Readonly<Record<string, unknown>>;
}

/**
 * Creates a game at turn 0.
 *
 * @throws TypeError when there is no ruleset
 * @throws SetupError when the ruleset cannot make a game from this; nothing is created
 */
export function createGame<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent,
  Key extends string,
>(ruleset: Ruleset<State, Order, View, Event, Key>, given: NewGame<NoInfer<Key>>): Game<State, Event> {
  checkRuleset(ruleset);
  checkNewGame(given);
  const { seed, players, edition: asked = STANDARD } = given;
  const name = given.name.trim();
  if (name === '')
    throw new SetupError('empty-name', 'name', { expected: 'a name that is not empty' }, given.name);
  checkName(name, 'name');
  checkPlayers(players);
  const edition = typeof asked === 'string' ? editionNamed(ruleset, asked) : asked;
  const templates = { ...edition.templates, ...given.templates };
  const [unknown] = templateFaults(ruleset.templates ?? [], templates);
  if (unknown) throw unknown;
  const values = editionValues(ruleset.parameters, edition);
  const parameters = resolveParameters(ruleset.parameters, { ...values, ...given.parameters });
  const rng = root(String(seed)).stream('setup');
  const state = ruleset.setup({ game: name, players, parameters, templates, rng });
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    name,
    seed: String(seed),
    edition: edition.name,
    parameters,
    state,
    journal: [],
  };
}

/**
 * Resolves a turn: reads every seat's order sheet, runs the phases in order, and returns the game one turn later.
 *
 * The given game is left as it is. A bad statement is an event in the journal and never stops the turn.
 *
 * @param sheets - order sheets by seat ID; a seat without one gives no orders
 * @param host - the host's input to the turn; none when absent
 * @param afterPhase - called with the state after each phase; it must not change the state
 * @throws TypeError when there is no ruleset, there is no game or it lacks a part, the sheets are no map by seat ID, or an input of the host is misspelt
 * @throws RangeError when the game belongs to another ruleset, a sheet belongs to no seat of the game, or the notice is invalid
 * @throws StateError when the turn fails and the state is not one of the ruleset
 * @throws InvariantError when a phase fails or an order has no result or two results: a bug in the ruleset
 */
export function resolveTurn<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  sheets: ReadonlyMap<number, Sheet<Order>> = new Map(),
  host: HostInput = {},
  afterPhase: (phase: string, state: State) => void = () => undefined,
): Game<State, Event> {
  checkRuleset(ruleset);
  checkGame(game);
  if (game.ruleset !== ruleset.id || game.version !== ruleset.version) {
    const [expected, received] = [ruleset, { id: game.ruleset, version: game.version }];
    throw new RangeError(
      `game: expected ${expected.id} ${expected.version}, received ${received.id} ${received.version}`,
    );
  }
  checkSheets(sheets);
  checkHostInput(host);
  return withState(ruleset, game.state, () => turnAfter(ruleset, game, sheets, host, afterPhase));
}

function turnAfter<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  sheets: ReadonlyMap<number, Sheet<Order>>,
  host: HostInput,
  afterPhase: (phase: string, state: State) => void,
): Game<State, Event> {
  const state = (ruleset.workingCopy ?? plainCopy)(game.state);
  state.turn += 1;
  if (host.isAgreedEnd) state.isAgreedEnd = true;
  const journal: (Event | LoopEvent)[] = noticeEvents(ruleset, game, host);
  const orders = readSheets(ruleset, game, sheets, journal);
  const { seed, parameters } = game;
  const senders: ReadonlySet<number> = new Set(sheets.keys());
  const rng = root(seed).stream('turn', state.turn);
  const input = { state, orders, senders, parameters, rng, journal, seed };
  const { results } = runPhases(ruleset.phases, input, afterPhase);
  const open = orders.find((order) => !results.has(order));
  if (open)
    throw new InvariantError({ seed, turn: state.turn, phase: 'end' }, `"${open.text}" has no result`);
  return { ...game, state, journal };
}

/**
 * A seat's report of the last turn.
 *
 * @throws TypeError when there is no ruleset, or there is no game or it lacks a part
 * @throws RangeError when the game has no such seat
 * @throws StateError when it fails and the state is not one of the ruleset
 */
export function turnReportOf<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
): ReportDocument {
  checkRuleset(ruleset);
  checkGame(game);
  return withState(ruleset, game.state, () => {
    requireSeat(ruleset, game, seat);
    return reportOf(ruleset, game, ruleset.view(game.state, game.journal, seat));
  });
}

/**
 * What the header of a seat's sheet for the next turn must match.
 *
 * @throws TypeError when there is no ruleset, or there is no game or it lacks a part
 * @throws RangeError when the game has no such seat
 * @throws StateError when it fails and the state is not one of the ruleset
 */
export function sheetContext<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
): SheetContext {
  checkRuleset(ruleset);
  checkGame(game);
  return withState(ruleset, game.state, () => contextOf(game, requireSeat(ruleset, game, seat)));
}

function contextOf({ name: game, state }: Game<GameState>, { id: seat, name: seatName }: Seat): SheetContext {
  return { game, seat, seatName, turn: state.turn + 1 };
}

function noticeEvents<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  { notice }: HostInput,
): LoopEvent[] {
  if (notice === undefined) return [];
  const fault = noticeFault(notice);
  if (fault !== undefined) throw new RangeError(`notice: ${fault}`);
  return [{ kind: 'notice', seats: ruleset.seats(game.state).map(({ id }) => id), text: notice }];
}

function readSheets<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  sheets: ReadonlyMap<number, Sheet<Order>>,
  journal: (Event | LoopEvent)[],
): SeatOrder<Order>[] {
  for (const seat of sheets.keys()) requireSeat(ruleset, game, seat);
  return [...seatsOf(ruleset, game).values()].flatMap((at) => {
    const { id: seat, isOut = false } = at;
    const sheet = sealedForTurn(ruleset, { seed: game.seed, seat }, sheets.get(seat) ?? '');
    const { orders, diagnostics } =
      typeof sheet === 'string' ? ruleset.parse(sheet, contextOf(game, at)) : { ...sheet, diagnostics: [] };
    const lines = diagnostics.length > 0 && typeof sheet === 'string' ? sheet.split(/\r\n|\r|\n/) : [];
    for (const { severity, line, column, code, message } of diagnostics) {
      if (severity !== 'error') continue;
      const text = lines[line - 1] ?? '';
      journal.push({ kind: 'unreadable', seats: [seat], seat, line, column, code, message, text });
    }
    if (!isOut) return orders.map((order) => ({ ...order, seat }));
    for (const { line, text } of orders)
      journal.push({ kind: 'order', seats: [seat], seat, line, text, ...OUT_OF_GAME });
    return [];
  });
}

/** Result of the orders of a seat that is out. */
export const OUT_OF_GAME = /* @__PURE__ */ refused('out-of-game', 'You are out of the game.');

/**
 * A seat of a game.
 *
 * @throws RangeError when the game has no such seat
 */
export function requireSeat<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  game: Game<State, Event>,
  seat: number,
): Seat {
  const seats = seatsOf(ruleset, game);
  const known = seats.get(seat);
  if (known) return known;
  throw new RangeError(`seat: expected one of ${[...seats.keys()].join(', ')}, received ${shown(seat)}`);
}

/** Seats of a game by ID. */
function seatsOf<State extends GameState>(
  { seats }: { readonly seats: (state: State) => Seat[] },
  game: { readonly state: State },
): ReadonlyMap<number, Seat> {
  return seatsByGame(seats)(game);
}

/** Found once for each game: hosts ask for one seat after the other. */
const seatsByGame = /* @__PURE__ */ derived((seats: (state: never) => Seat[]) =>
  derivedLast(
    ({ state }: { readonly state: GameState }): ReadonlyMap<number, Seat> =>
      new Map(seats(state as never).map((seat) => [seat.id, seat])),
  ),
);

function root(seed: string): Prng {
  return Prng.fromSeed(/^-?\d{1,20}$/.test(seed) && is64Bits(BigInt(seed)) ? BigInt(seed) : seed);
}
