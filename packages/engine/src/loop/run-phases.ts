import { Prng } from '@ec/prng';
import { InvariantError } from '../contract/errors.js';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import type { Parameters } from '../contract/parameters.js';
import type { GameState, OrderResult, Phase, SeatOrder, Turn } from '../contract/ruleset.js';

/** What phases are run on; everything but the state may be left out. */
export interface PhaseInput<State extends GameState, Order, Event extends JournalEvent = JournalEvent> {
  /** Working copy that the phases change. */
  readonly state: State;
  /** Orders of all seats, by seat and then in the order written. */
  readonly orders?: readonly SeatOrder<Order>[];
  /** Seats that handed in an order sheet; those of the orders when absent. */
  readonly senders?: ReadonlySet<number>;
  readonly parameters?: Parameters;
  /** Stream of the turn, from which each phase's own is derived by name; the stream of seed 0 when absent. */
  readonly rng?: Prng;
  /** Events so far; those of the phases are added. */
  readonly journal?: (Event | LoopEvent)[];
  /** Seed of the game, for errors to name. */
  readonly seed?: string;
}

/** What phases did apart from changing the state. */
export interface PhaseOutput<Order, Event extends JournalEvent = JournalEvent> {
  readonly journal: readonly (Event | LoopEvent)[];
  /** Results of the orders that these phases concluded, in that order. */
  readonly results: ReadonlyMap<SeatOrder<Order>, OrderResult>;
}

/**
 * Runs phases, all of a turn or some of them, as the turn loop does: for forecasts, rehearsals and simulations.
 *
 * @param afterPhase - called with the state after each phase; it must not change the state
 * @throws InvariantError when a phase fails or an order has two results: a bug in the ruleset
 */
export function runPhases<State extends GameState, Order, Event extends JournalEvent>(
  phases: readonly Phase<State, Order, Event>[],
  input: PhaseInput<State, Order, Event>,
  afterPhase: (phase: string, state: State) => void = () => undefined,
): PhaseOutput<Order, Event> {
  const { state, orders = [], parameters = {}, journal = [], rng = Prng.fromSeed(0), seed = '' } = input;
  // the seats that see an event of one seat, shared by all of them
  const alone = new Map<number, readonly number[]>();
  for (const { seat } of orders) if (!alone.has(seat)) alone.set(seat, [seat]);
  const senders = input.senders ?? new Set(alone.keys());
  const results = new Map<SeatOrder<Order>, OrderResult>();
  const emit = (event: Event): unknown => journal.push(event);
  for (const { name, run } of phases) {
    const where = { seed, turn: state.turn, phase: name };
    const conclude = (order: SeatOrder<Order>, result: OrderResult): void => {
      const known = results.size;
      if (results.set(order, result).size === known)
        throw new InvariantError(where, `"${order.text}" has two results`);
      const { seat, line, text } = order;
      const { status, code, reason } = result;
      const seats = alone.get(seat) ?? [seat];
      journal.push({ kind: 'order', seats, seat, line, text, status, code, reason });
    };
    try {
      const given = { state, orders, senders, parameters, journal, emit, conclude };
      run(new PhaseTurn(given, rng, name));
    } catch (error) {
      if (error instanceof InvariantError) throw error;
      throw new InvariantError(where, error instanceof Error ? error.message : String(error), error);
    }
    afterPhase(name, state);
  }
  return { journal, results };
}

/**
 * What a phase works with. Most phases draw nothing, and a stream costs a hash, so it is made when it is asked for. A class, as object
 * literals with getters keep all that they see alive until memory is swept as a whole.
 */
class PhaseTurn<State, Order, Event extends JournalEvent> implements Turn<State, Order, Event> {
  readonly state: State;
  readonly orders: readonly SeatOrder<Order>[];
  readonly senders: ReadonlySet<number>;
  readonly parameters: Parameters;
  readonly journal: readonly (Event | LoopEvent)[];
  readonly emit: (event: Event) => void;
  readonly conclude: (order: SeatOrder<Order>, result: OrderResult) => void;
  readonly #above: Prng;
  readonly #name: string;
  #stream: Prng | undefined;

  constructor(given: Omit<Turn<State, Order, Event>, 'rng'>, above: Prng, name: string) {
    this.state = given.state;
    this.orders = given.orders;
    this.senders = given.senders;
    this.parameters = given.parameters;
    this.journal = given.journal;
    this.emit = given.emit;
    this.conclude = given.conclude;
    this.#above = above;
    this.#name = name;
  }

  get rng(): Prng {
    return (this.#stream ??= this.#above.stream(this.#name));
  }
}
