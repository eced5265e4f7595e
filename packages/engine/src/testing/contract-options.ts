import type { Prng, Seed } from '@ec/prng';
import type { JournalEvent, LoopEvent } from '../contract/journal.js';
import type { GameState } from '../contract/ruleset.js';

/** A check of the contract. */
export interface ContractCheck {
  /** What is promised, in one sentence. */
  readonly title: string;
  /** @throws Error that says where the promise is broken */
  readonly run: () => void;
}

/** How the games of the checks are set up. */
export interface ContractOptions<State extends GameState, Event extends JournalEvent = JournalEvent> {
  /** Players, at least 1 (included). */
  readonly players: number;
  /** Turns of each game, at least 1 (included). */
  readonly turns: number;
  /** One game for each; at least one. */
  readonly seeds: readonly Seed[];
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly templates?: Readonly<Record<string, unknown>>;
  /**
   * The state with changes that the seat cannot see, given the events of the turn; every seat needs some. `'nothing is hidden'` for a game in
   * which each seat sees everything, those who play the others included; the check of hidden things is left out then, and fails without either.
   */
  readonly changeUnseen?: ChangeUnseen<State, Event> | 'nothing is hidden';
  /**
   * Whether a seat learns of an event whose `seats` leave it out, such as what its spies read; none when absent.
   *
   * @param journal - all events of the turn
   */
  readonly alsoSees?: (
    event: Event | LoopEvent,
    seat: number,
    journal: readonly (Event | LoopEvent)[],
  ) => boolean;
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
  /** Turn after which every game of the bots is over; where it is absent, a game may go on for ever as long as not all agree to end it. */
  readonly endsBy?: number;
}

/**
 * The state with changes that a seat cannot see.
 *
 * @param state - a copy, which may be changed
 * @param journal - events of the last turn
 */
export type ChangeUnseen<State extends GameState, Event extends JournalEvent = JournalEvent> = (
  state: State,
  seat: number,
  rng: Prng,
  journal: readonly (Event | LoopEvent)[],
) => State;

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
