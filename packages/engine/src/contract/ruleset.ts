import type {
  Diagnostic,
  ParsedOrders,
  PlacedOrder,
  ReadableLanguage,
  WrittenOrders,
} from '@ec/orders-parser';
import type { Prng } from '@ec/prng';
import type { ReportDocument } from '@ec/reports';
import type { JournalEvent, LoopEvent, OrderStatus } from './journal.js';
import type { Board } from './board.js';
import type { Edition } from './editions.js';
import type { Migration } from './migration.js';
import type { ParameterRow, Parameters } from './parameters.js';

/** What the turn loop itself needs of every state; the rest is the ruleset's. */
export interface GameState {
  /** Turn that was resolved last; 0 after set-up. The turn loop moves it on before the first phase. */
  turn: number;
  /** Whether all have agreed to end the game; absent while they have not. The turn loop sets it before the first phase. */
  isAgreedEnd?: true;
}

/**
 * A game's rules as one object. The turn loop, the command line and the simulations know a game by this contract alone.
 *
 * Types: `State`, the plain data of a game; `Order`, one order read from a sheet; `View`, all that a seat may know;
 * `Event`, what the phases write to the journal; `Key` and `BotName`, the names of parameters and bots. `defineRuleset` infers them all.
 */
export interface Ruleset<
  State extends GameState,
  Order,
  View,
  Event extends JournalEvent = JournalEvent,
  Key extends string = string,
  BotName extends string = string,
> {
  /** Stable name, in kebab-case. */
  readonly id: string;
  /** Version of the rules; a game goes on under another one only when its host says so. */
  readonly version: string;
  /** Rulings that may be changed at set-up. */
  readonly parameters: readonly ParameterRow<Key>[];
  /** The turn sequence, in rulebook order. */
  readonly phases: readonly Phase<State, Order, Event>[];
  /** Writes and reads a state without loss. */
  readonly codec: Codec<State>;
  /** How games of earlier versions go on under this one, by the version that wrote them. The codec reads the states of this version alone. */
  readonly migrate?: Readonly<Record<string, Migration>>;
  /** Bots that come with the game, by name. */
  readonly bots: Readonly<Record<BotName, Bot<View, Order>>>;
  /**
   * Numbers that say how a seat stands, by name in lower case, from its view alone: what plans may depend on, as in `+attack?lead>5`. None
   * when absent.
   */
  readonly features?: Readonly<Record<string, (view: View) => number>>;
  /**
   * Aims that an order may serve, by name in lower case, with how well it does as far as a seat knows: a number above 0, or 0 where it does not.
   * Plans choose their orders by them, as in `+attack*3:foremost`. Leagues let two partners aim at each other by `next` and `previous`, where there are
   * such aims: the seats after and before one's own, in a circle. None when absent.
   */
  readonly aims?: Readonly<Record<string, (order: Order, view: View) => number>>;
  /** Names of the templates that a set-up may replace; a game with any other is refused. None when absent. */
  readonly templates?: readonly string[];
  /**
   * Named sets of parameters and templates, by name in kebab-case, beside `standard`: the defaults, which every ruleset has. No rule has two
   * code paths for their sake.
   */
  readonly editions?: Readonly<Record<string, Edition<Key>>>;
  /**
   * State of turn 0.
   *
   * @throws SetupError when no game can be made from this input
   */
  readonly setup: (input: SetupInput) => State;
  /**
   * The state as a turn begins, for its phases to change. It may share with the state given what no phase writes into: phases put another
   * value in its place instead. A copy of everything, as `plainCopy` makes it, when absent.
   */
  readonly workingCopy?: (state: State) => State;
  /** Seats in ascending order of their IDs. */
  readonly seats: (state: State) => Seat[];
  /**
   * The state with another player in a seat, or with none; the state given is left as it is.
   *
   * @throws RangeError when there is no such seat, or the player sits elsewhere
   */
  readonly seatPlayer: (state: State, seat: number, player: SeatedPlayer | null) => State;
  /** Reads a seat's order sheet; never throws. Where the context leaves a value out, the sheet's header may state any. */
  readonly parse: (text: string, sheet?: Partial<SheetContext>) => ReadOrders<Order>;
  /**
   * Writes an order in its canonical form, which `parse` reads as the same order.
   *
   * @throws RangeError when a value cannot be written (a caller's bug)
   */
  readonly format: (order: Order) => string;
  /** The order language, for those who read about it; absent where the ruleset was made without a table of statements. */
  readonly language?: ReadableLanguage;
  /**
   * An order sheet with every password or other secret replaced by what `hash` returns for it, or `hide`, where no turn needs the secret. Hosts keep sheets
   * in this form; absent where sheets have no secrets. A turn takes no secret in clear: one that does not begin with `sealed.` becomes a hash there.
   *
   * @param hide - returns `****` when absent
   */
  readonly seal?: (
    sheet: string,
    hash: (secret: string) => string,
    hide?: (secret: string) => string,
  ) => string;
  /** Warnings about orders that were read without error, from the seat's own view; the orders stand anyway. Hosts list the first 200. */
  readonly check: (orders: readonly PlacedOrder<Order>[], view: View) => Diagnostic[];
  /** What orders will do, as far as a seat's own view shows; absent where a game has no forecasts. */
  readonly forecast?: (orders: readonly PlacedOrder<Order>[], view: View) => ReportDocument;
  /** How the orders of a seat are rehearsed before the turn; absent where a game has no rehearsals. */
  readonly rehearsal?: Rehearsal<State, Order, Event>;
  /** All that a seat may know of the state and of the turn's events, and nothing else. */
  readonly view: (state: State, journal: readonly (Event | LoopEvent)[], seat: number) => View;
  /** A board on which a seat can give orders; absent where the game has none. */
  readonly board?: (view: View) => Board;
  /** An order sheet for the next turn, to be filled in: valid as it stands, without orders. */
  readonly template: (view: View) => string;
  /**
   * File name of a seat's order sheet for a turn, from which hosts know the seat; absent where `seat-1.txt` will do. No two seats or turns
   * share a name, and a name has no folder.
   */
  readonly sheetName?: (state: State, seat: number, turn: number) => string;
  /** A seat's turn report. */
  readonly report: (view: View) => ReportDocument;
  /**
   * The game's own formats of the turn report, by name in kebab-case. One with the name of a general format, such as `text`, replaces it.
   */
  readonly formats?: Readonly<Record<string, OwnFormat<View>>>;
  /** The whole game in figures, for the game master: it may show what no seat knows. */
  readonly summary: (state: State) => ReportDocument;
  /**
   * The tables of the rules, with these parameters in force. The list of the parameters and the turn sequence are made for every
   * ruleset alike.
   *
   * @throws RangeError when the values contradict each other; no game has such values
   */
  readonly rulebook: (parameters: Parameters) => ReportDocument;
  /**
   * How far a seat has come towards winning, as a finite number: of two seats of one state the one with more is ahead. Simulations compare
   * seats by it where a game is broken off; without it, such a game is a draw.
   */
  readonly standing?: (state: State, seat: number) => number;
  /** Whether the game is over, and for whom; it is over once `isAgreedEnd` is set. */
  readonly outcome: (state: State & GameState) => Outcome;
}

/** A game's own format of the turn report. */
export interface OwnFormat<View> {
  /** File name extension without the first dot, such as `txt`; no other format of the game has the same, and none is `html`. */
  readonly extension: string;
  /** The report in this format, never empty. */
  readonly render: (view: View) => string;
  /**
   * Whether the seat wants its reports in this format, and not only when it asks for one; absent where every seat does. Where this format
   * replaces a general one, that is not sent either.
   */
  readonly isWanted?: (view: View) => boolean;
  /**
   * The report with lines of its host, such as when orders are due and where players find help; absent where the format has no place for
   * them.
   *
   * @param report - as `render` made it
   * @param lines - at least one, each without line breaks
   */
  readonly withHostLines?: (report: string, lines: readonly string[]) => string;
}

/** What a game is made from. */
export interface SetupInput<Values = Parameters> {
  /** Name of the game, as its order sheets state it. */
  readonly game: string;
  /** Their records have been checked: IDs, addresses and names differ. */
  readonly players: readonly PlayerRecord[];
  readonly parameters: Values;
  /** Templates that replace the ruleset's own, by name; parsed JSON. */
  readonly templates: Readonly<Record<string, unknown>>;
  /** Stream of the set-up. */
  readonly rng: Prng;
}

/**
 * A player as the game master enters them.
 *
 * @see seed "Player"; E-11
 */
export interface PlayerRecord {
  /** Positive integer, unique. */
  readonly id: number;
  /** Address, unique. */
  readonly email: string;
  /** Name of the empire, faction or side; unique when case is ignored. */
  readonly name: string;
}

/** A player as a seat knows them. */
export type SeatedPlayer = Pick<PlayerRecord, 'id' | 'email'>;

/** A place at the table. */
export interface Seat {
  readonly id: number;
  /** Name of the empire, faction or side. */
  readonly name: string;
  /** Player who holds it, or `null`. */
  readonly playerId: number | null;
  /** Whether it is out of the game: nobody waits for its orders, and the turn loop refuses them; no when absent. */
  readonly isOut?: boolean;
}

/** What an order sheet says, and what is wrong in it. */
export interface ReadOrders<Order> extends Pick<ParsedOrders<Order>, 'orders' | 'diagnostics' | 'isRefused'> {
  /** Seat that the sheet gives by number, if it does. */
  readonly seat?: number;
  /** Seat that the sheet gives by name, in any letter case, if it does. */
  readonly seatName?: string;
}

/** What an order sheet's header must match. */
export interface SheetContext {
  readonly game: string;
  readonly seat: number;
  readonly seatName: string;
  /** Turn that the orders are for. */
  readonly turn: number;
}

/** A part of the turn sequence. */
export interface Phase<State, Order, Event extends JournalEvent = JournalEvent, Values = Parameters> {
  /** Name as the rulebook's turn sequence has it, in lower case. */
  readonly name: string;
  /** Changes the state and writes what happened to the journal. */
  readonly run: (turn: Turn<State, Order, Event, Values>) => void;
}

/** What a phase works with. */
export interface Turn<State, Order, Event extends JournalEvent = JournalEvent, Values = Parameters> {
  /** Working copy that the phase may change. */
  readonly state: State;
  /** Orders of all seats that are in the game, by seat and then in the order written. */
  readonly orders: readonly SeatOrder<Order>[];
  /** Seats that handed in an order sheet, an empty one included. */
  readonly senders: ReadonlySet<number>;
  readonly parameters: Values;
  /** Stream of this phase and turn. */
  readonly rng: Prng;
  /** Events of the turn so far. */
  readonly journal: readonly (Event | LoopEvent)[];
  /** Writes an event to the journal. */
  readonly emit: (event: Event) => void;
  /** Writes an order's one result to the journal. */
  readonly conclude: (order: SeatOrder<Order>, result: OrderResult) => void;
}

/** An order with the seat that gave it. */
export interface SeatOrder<Order> extends PlacedOrder<Order> {
  readonly seat: number;
}

/** What became of an order. */
export interface OrderResult {
  readonly status: OrderStatus;
  /** Stable reason code in kebab-case. */
  readonly code: string;
  /** Reason in a plain sentence; empty when the order was done. */
  readonly reason: string;
}

/** How a ruleset lets a seat rehearse its orders: what the seat knows, and what of the turn it can foresee. */
export interface Rehearsal<
  State extends GameState,
  Order,
  Event extends JournalEvent = JournalEvent,
  Values = Parameters,
> {
  /**
   * The game as a seat knows it after a turn: its own things exactly, those of others no further than it has seen them. A rehearsal shows
   * whatever this has, so that nothing else of the state may be in it. Where what it does not know may go either way, several games that it
   * can imagine: a result counts where it is the same in all of them, or refused in all, and the first is the one that is shown.
   */
  readonly known: (
    state: State,
    journal: readonly (Event | LoopEvent)[],
    seat: number,
  ) => readonly [State, ...State[]];
  /** The phases that the seat can foresee, in rulebook order. */
  readonly phases: readonly Phase<State, Order, Event, Values>[];
  /**
   * The result of an order as far as the seat may rely on it; `null` where it depends on others, on chance or on what the seat does not know.
   * Every result counts when absent. `sheet` has all orders of the seat with the results that the phases say, `null` for those that they leave
   * open: what comes after such an order may hang on it.
   */
  readonly settled?: (
    order: SeatOrder<Order>,
    result: OrderResult,
    known: State,
    sheet: readonly RehearsedOrder<Order>[],
  ) => OrderResult | null;
  /**
   * Codes of warnings of `check` that are about what the seat itself has: one of an order that the rehearsal carries out is mistaken, because other orders of
   * the sheet make room for it. None when absent.
   */
  readonly settles?: ReadonlySet<string>;
  /** Doubts about orders that can be carried out, and do harm that may not have been meant; none when absent. */
  readonly doubts?: (rehearsed: Rehearsed<State, Order, Event>) => readonly OrderDoubt<Order>[];
  /** What the orders come to, for their player; absent where the ruleset has a forecast of its own. */
  readonly report?: (rehearsed: Rehearsed<State, Order, Event>) => ReportDocument;
}

/** What the orders of a seat come to, as far as it knows the game and where nobody interferes. */
export interface Rehearsed<State extends GameState, Order, Event extends JournalEvent = JournalEvent> {
  readonly seat: number;
  /** One for each order, in the order of the sheet; `null` where the result is open. */
  readonly results: readonly RehearsedOrder<Order>[];
  /** The game as the seat knows it, before the turn. */
  readonly before: State;
  /** The same a turn later. */
  readonly after: State;
  /** Events of the phases that were rehearsed. */
  readonly journal: readonly (Event | LoopEvent)[];
}

/** An order and its result. */
export interface RehearsedOrder<Order> {
  readonly placed: PlacedOrder<Order>;
  readonly result: OrderResult | null;
}

/** Why an order that can be carried out may not be meant. */
export interface OrderDoubt<Order> {
  readonly placed: PlacedOrder<Order>;
  /** Stable code in kebab-case. */
  readonly code: string;
  /** Plain sentence, with figures. */
  readonly reason: string;
}

/** Writes and reads a state. */
export interface Codec<State> {
  /** The state as JSON text, with the hash of the state, so that a file can be checked without its ruleset; `decode` reads it back. */
  readonly encode: (state: State) => string;
  /**
   * Reads and checks a state.
   *
   * @throws StateError when the text is not a state of this ruleset
   */
  readonly decode: (text: string) => State;
}

/** A player made of code: an order sheet from a view. One with parameters is made by `defineBot`. */
export interface Bot<View, Order = never> {
  /** @param values - of its parameters, by key: those that differ from their defaults, or more */
  (view: View, rng: Prng, values?: Parameters): Sheet<Order>;
  /** Figures by which it plays; none when absent. */
  readonly parameters?: readonly ParameterRow[];
}

/**
 * The order sheet of a seat: a text, or orders that code has written down, as `writeOrders` of `@ec/orders-parser` does it. These are taken
 * as they are: `parse` must read the same orders from their text, which the checks of the contract make sure of for all bots.
 */
export type Sheet<Order> = string | WrittenOrders<Order>;

/** Whether a game goes on. */
export type Outcome =
  { readonly status: 'running' } | { readonly status: 'over'; readonly winners: readonly number[] };
