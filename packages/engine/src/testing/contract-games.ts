import { renderJson } from '@ec/reports';
import type { Prng, Seed } from '@ec/prng';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import type { GameState, Ruleset, Sheet } from '../contract/ruleset.js';
import { createGame, resolveTurn, turnReportOf, type Game } from '../loop/game.js';
import { botSheets, writtenSheets } from '../loop/play-bots.js';

/** A check of the contract. */
export interface ContractCheck {
  /** What is promised, in one sentence. */
  readonly title: string;
  /** @throws Error that says where the promise is broken */
  readonly run: () => void;
}

/** How the games of the checks are set up. */
export interface ContractOptions<State, Event extends JournalEvent = JournalEvent> {
  /** Players, at least 1 (included). */
  readonly players: number;
  /** Turns of each game, at least 1 (included). */
  readonly turns: number;
  /** One game for each; at least one. */
  readonly seeds: readonly Seed[];
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly templates?: Readonly<Record<string, unknown>>;
  /**
   * The state with a change that the seat cannot see, given the events of the turn; the check of hidden things is left out without it.
   */
  readonly changeUnseen?: (
    state: State,
    seat: number,
    rng: Prng,
    journal: readonly (Event | LoopEvent)[],
  ) => State;
  /**
   * What others have and order that a seat learns nothing of in the next two turns, whatever it orders itself; the check of two worlds is left
   * out without it.
   *
   * @param state - of the other world; may be changed
   * @param journal - its events of the last turn
   */
  readonly elsewhere?: (
    state: State,
    seat: number,
    rng: Prng,
    journal: readonly (Event | LoopEvent)[],
  ) => Elsewhere<State>;
  /** Whether a seat knows all about its own things, such as rebels among its people; always when absent. Rehearsals of others are not compared with turns. */
  readonly isForeseeable?: (state: State, seat: number) => boolean;
  /** Balances that must close; the check of conservation is left out without it. */
  readonly ledgers?: (state: State) => readonly Ledger[];
}

/** What others have and do in another world. */
export interface Elsewhere<State> {
  readonly state: State;
  /** Their order sheets for the next turn, by seat ID. */
  readonly sheets: ReadonlyMap<number, string>;
}

/** A balance: what was there, what came and went by the rules, and what is there. */
export interface Ledger {
  /** What it balances, such as `7 stored FUEL`. */
  readonly of: string;
  /** Amount that its entries add up to. */
  readonly expected: number;
  /** Amount that is there. */
  readonly actual: number;
}

/** The games that the checks play: the ruleset's own bots take all seats, and change places every turn. */
export class ContractGames<State extends GameState, Order, View, Event extends JournalEvent> {
  readonly ruleset: Ruleset<State, Order, View, Event>;
  readonly options: ContractOptions<State, Event>;
  readonly #bots: readonly string[];

  /** @throws RangeError when there are no players, turns or seeds, or the ruleset has no bots */
  constructor(ruleset: Ruleset<State, Order, View, Event>, options: ContractOptions<State, Event>) {
    this.ruleset = ruleset;
    this.options = options;
    this.#bots = Object.keys(ruleset.bots);
    const { players, turns, seeds } = options;
    if (Math.min(players, turns, seeds.length, this.#bots.length) < 1)
      throw new RangeError('contract: expected at least 1 player, turn, seed and bot');
  }

  /** A game at turn 0, of the edition `standard` when absent. */
  newGame(seed: Seed, edition?: string): Game<State, Event> {
    const { players, parameters = {}, templates = {} } = this.options;
    return createGame(this.ruleset, {
      name: 'contract',
      seed,
      players: Array.from({ length: players }, (_, i) => ({
        id: i + 1,
        email: `${i + 1}@example.org`,
        name: `Seat ${i + 1}`,
      })),
      parameters,
      templates,
      ...(edition !== undefined && { edition }),
    });
  }

  /** Plays a game for each seed, and shows every turn to a check. */
  everyTurn(
    check: (
      before: Game<State, Event>,
      after: Game<State, Event>,
      sheets: ReadonlyMap<number, string>,
    ) => void,
  ): void {
    for (const seed of this.options.seeds) {
      let game = this.newGame(seed);
      for (let turn = 1; turn <= this.options.turns; turn++) {
        const sheets = this.botSheetsOf(game);
        const next = resolveTurn(this.ruleset, game, sheets);
        check(game, next, sheets);
        game = next;
      }
    }
  }

  /** The sheet that the bot of a seat hands in for the next turn. */
  botSheetOf(game: Game<State, Event>, seat: number): string {
    const bot = this.#botsOf(game).get(seat) ?? '';
    return botSheets(this.ruleset, game, new Map([[seat, bot]])).get(seat) ?? '';
  }

  /** Sheets of the bots of all seats for the next turn. */
  botSheetsOf(game: Game<State, Event>): Map<number, string> {
    return botSheets(this.ruleset, game, this.#botsOf(game));
  }

  /** The same, as the bots hand them over. */
  writtenSheetsOf(game: Game<State, Event>): Map<number, Sheet<Order>> {
    return writtenSheets(this.ruleset, game, this.#botsOf(game));
  }

  /** IDs of the seats. */
  seatsOf({ state }: Game<State, Event>): number[] {
    return this.ruleset.seats(state).map(({ id }) => id);
  }

  /** A seat's report. */
  reportOf(game: Game<State, Event>, seat: number): string {
    return renderJson(turnReportOf(this.ruleset, game, seat));
  }

  /** A seat's report in each of the game's own formats, by name. */
  ownReportsOf({ state, journal }: Game<State, Event>, seat: number): (readonly [string, string])[] {
    const view = this.ruleset.view(state, journal, seat);
    return Object.entries(this.ruleset.formats ?? {}).map(([name, { render }]) => [name, render(view)]);
  }

  #botsOf({ state }: Game<State, Event>): Map<number, string> {
    const seats = this.ruleset.seats(state);
    return new Map(seats.map(({ id }, i) => [id, this.#bots[(i + state.turn) % this.#bots.length] ?? '']));
  }
}

/** @throws Error that names the seed and turn of a game where something does not hold */
export function demand(holds: boolean, game: Game<GameState>, problem: string): void {
  if (!holds) throw new Error(`seed ${game.seed}, turn ${game.state.turn}: ${problem}`);
}
