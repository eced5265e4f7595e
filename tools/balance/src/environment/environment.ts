import {
  drawnSheet,
  drawnSheets,
  playBots,
  type Game,
  type GameState,
  type JournalEvent,
  type Parameters,
  type Ruleset,
  type Sheet,
} from '@ec/engine';
import { Prng } from '@ec/prng';
import { gameOf } from '../games/starts.js';
import { shareOfWin } from '../league/share-of-win.js';
import { seedOf } from '../running/block-runner.js';

/** How games are played in an environment. */
export interface EnvironmentOptions {
  /** Games that are played side by side, at least 1 (included). */
  readonly games: number;
  /** Plans of the other seats of each game, one after the other and again from the first; at least one. */
  readonly opponents: readonly string[];
  /** Players of a game, at least 2 (included); 2 when absent. */
  readonly seats?: number;
  /** Turn after which a game is broken off; 100 when absent. */
  readonly turns?: number;
  /** Sheets of legal orders of which an action may name one, at least 1 (included); 8 when absent. */
  readonly choices?: number;
  /** Those of the ruleset that differ from the edition, which may be named by `edition`. */
  readonly parameters?: Parameters;
}

/** What an action is: an order sheet, or the number of one of the {@link Environment.choices}, from 0. */
export type Action = string | number;

/** What a step came to, game by game. */
export interface Transition {
  /** How each seat stands: the numbers of {@link Environment.features}; of the next game where one has ended. */
  readonly observations: readonly (readonly number[])[];
  /** The share of the win where a game has ended, 0 to 1 (both included), as leagues count it; otherwise 0. */
  readonly rewards: readonly number[];
  /** Whether the game has ended with this step, and another one has begun in its place. */
  readonly done: readonly boolean[];
}

/** A game that is played in an environment. */
interface Slot<State extends GameState, View, Event extends JournalEvent> {
  /** Draws its choices. */
  readonly rng: Prng;
  readonly game: Game<State, Event>;
  /** Seat that the actions are for. */
  readonly seat: number;
  readonly seats: readonly number[];
  readonly opponents: ReadonlyMap<number, string>;
  readonly view: View;
}

/**
 * Games for somebody who learns: one seat of each takes actions, and bots play all others. Games are played side by side; where one ends, another
 * begins in its place. Seats change from game to game. What comes depends on the seed and the actions alone.
 */
export class Environment<State extends GameState, Order, View, Event extends JournalEvent> {
  /** Names of the numbers of an observation: `turn`, and the features of the ruleset. */
  readonly features: readonly string[];
  readonly #ruleset: Ruleset<State, Order, View, Event>;
  readonly #options: Required<EnvironmentOptions>;
  #rng = Prng.fromSeed(0);
  #begun = 0;
  #slots: Slot<State, View, Event>[] = [];

  /** @throws RangeError when an option is out of its bounds, or there are no opponents */
  constructor(ruleset: Ruleset<State, Order, View, Event>, options: EnvironmentOptions) {
    this.#ruleset = ruleset;
    this.#options = { seats: 2, turns: 100, choices: 8, parameters: {}, ...options };
    const { games, seats, turns, choices, opponents } = this.#options;
    for (const [what, value, least] of [
      ['games', games, 1],
      ['seats', seats, 2],
      ['turns', turns, 1],
      ['choices', choices, 1],
    ] as const)
      if (!Number.isSafeInteger(value) || value < least)
        throw new RangeError(`${what}: expected an integer of at least ${least}, received ${value}`);
    if (opponents.length === 0) throw new RangeError('opponents: expected at least one plan, received none');
    this.features = ['turn', ...Object.keys(ruleset.features ?? {})];
  }

  /**
   * Begins all games anew.
   *
   * @returns how the seats stand, game by game: the numbers of {@link features}
   * @throws SetupError when no game can be made with the parameters
   */
  reset(seed: string): readonly (readonly number[])[] {
    this.#rng = Prng.fromSeed(seedOf(seed)).stream('environment');
    this.#begun = 0;
    this.#slots = Array.from({ length: this.#options.games }, () => this.#begin());
    return this.#slots.map((slot) => this.#observe(slot));
  }

  /** What each seat may know, game by game, for those who would rather read than count. */
  get views(): readonly View[] {
    return this.#slots.map(({ view }) => view);
  }

  /** Sheets of legal orders for the next turn of each game, as the ruleset draws them; none where it has no bot that draws. */
  get choices(): readonly (readonly string[])[] {
    return this.#slots.map((slot) => this.#choicesOf(slot));
  }

  /**
   * Plays a turn of every game.
   *
   * @param actions - game by game
   * @throws RangeError when no game was reset before, there is not one action for each game, or one names a sheet that there is not; no game has
   * changed
   */
  step(actions: readonly Action[]): Transition {
    if (this.#slots.length === 0)
      throw new RangeError('step: expected games that were reset before, received none');
    if (actions.length !== this.#slots.length)
      throw new RangeError(
        `actions: expected one for each of ${this.#slots.length} games, received ${actions.length}`,
      );
    const sheets = this.#slots.map((slot, i) => this.#sheetOf(slot, actions[i] ?? '', i));
    const rewards: number[] = [];
    const done: boolean[] = [];
    this.#slots = this.#slots.map((slot, i) => {
      const { seat, seats, opponents } = slot;
      const game = playBots(this.#ruleset, slot.game, opponents, new Map([[seat, sheets[i] ?? '']]));
      const isDone =
        game.state.turn >= this.#options.turns || this.#ruleset.outcome(game.state).status === 'over';
      rewards.push(isDone ? shareOfWin(this.#ruleset, game.state, seats, seat) : 0);
      done.push(isDone);
      return isDone
        ? this.#begin()
        : { ...slot, game, view: this.#ruleset.view(game.state, game.journal, seat) };
    });
    return { observations: this.#slots.map((slot) => this.#observe(slot)), rewards, done };
  }

  #begin(): Slot<State, View, Event> {
    const { seats: players, parameters, opponents: plans } = this.#options;
    const number = this.#begun++;
    const ruleset = this.#ruleset;
    const game = gameOf(ruleset, this.#rng.numbered(number), players, parameters);
    if (!game) throw new RangeError(`${ruleset.id}: expected parameters with which a game can be set up`);
    const seats = ruleset.seats(game.state).flatMap(({ id, playerId }) => (playerId === null ? [] : [id]));
    const seat = seats[number % seats.length] ?? 0;
    const others = seats.filter((one) => one !== seat);
    // Plans change once every seat has been played, so that each plan is met from every seat.
    const round = Math.floor(number / seats.length);
    const opponents = new Map(others.map((one, i) => [one, plans[(round + i) % plans.length] ?? '']));
    const rng = this.#rng.stream('choices', number);
    return { rng, game, seat, seats, opponents, view: ruleset.view(game.state, game.journal, seat) };
  }

  #observe({ game, view }: Slot<State, View, Event>): readonly number[] {
    return [game.state.turn, ...Object.values(this.#ruleset.features ?? {}).map((feature) => feature(view))];
  }

  #choicesOf({ rng, game, view }: Slot<State, View, Event>): readonly string[] {
    return drawnSheets(this.#ruleset, view, rng.numbered(game.state.turn), this.#options.choices);
  }

  /** @throws RangeError when the action names a sheet that there is not */
  #sheetOf({ rng, game, view }: Slot<State, View, Event>, action: Action, slot: number): Sheet<Order> {
    if (typeof action === 'string') return action;
    if (Number.isInteger(action) && action >= 0 && action < this.#options.choices) {
      const sheet = drawnSheet(this.#ruleset, view, rng.numbered(game.state.turn), action);
      if (sheet !== undefined) return sheet;
    }
    throw new RangeError(
      `actions, game ${slot}: expected a number from 0 to ${this.#options.choices - 1} of a sheet that was drawn, received ${action}`,
    );
  }
}
