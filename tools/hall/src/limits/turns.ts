import { RateLimiterMemory } from 'rate-limiter-flexible';
import { passed } from './passed.js';

/** How much of the server's time one player, or one network without a token, can take. */
export interface TurnLimits {
  /** Milliseconds of work in each period; more has to wait for the next one. */
  readonly work: number;
  /** Milliseconds. */
  readonly period: number;
  /** Requests that can wait; more are refused. */
  readonly waiting: number;
}

/** Requests of one player or network are answered one after the other, and those who ask for much wait longer than those who ask for little. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #taken: RateLimiterMemory;
  readonly #last = new Map<string, { readonly done: Promise<unknown>; readonly waiting: number }>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
    this.#taken = new RateLimiterMemory({ points: limits.work, duration: limits.period / 1_000 });
  }

  /**
   * Does a piece of work when it is somebody's turn, and notes how long it took.
   *
   * @param who - whose turn it has to be
   * @param signal - ends the waiting: whoever asked is gone
   * @returns `undefined` when too many of theirs are waiting, or the signal was given before the turn came
   */
  async take<T>(who: string, signal: AbortSignal, work: () => T | Promise<T>): Promise<T | undefined> {
    const { done = Promise.resolve(), waiting = 0 } = this.#last.get(who) ?? {};
    if (waiting > this.#limits.waiting) return undefined;
    const mine = done.then(() => this.#work(who, signal, work));
    const settled = mine.catch(() => undefined).then(() => this.#leave(who));
    this.#last.set(who, { done: settled, waiting: waiting + 1 });
    return await mine;
  }

  async #work<T>(who: string, signal: AbortSignal, work: () => T | Promise<T>): Promise<T | undefined> {
    const taken = await this.#taken.get(who);
    if (taken !== null && taken.consumedPoints >= this.#limits.work) await passed(taken.msBeforeNext, signal);
    if (signal.aborted) return undefined;
    const began = performance.now();
    try {
      return await work();
    } finally {
      await this.#taken.penalty(who, Math.ceil(performance.now() - began));
    }
  }

  #leave(who: string): void {
    const last = this.#last.get(who);
    if (!last || last.waiting === 1) this.#last.delete(who);
    else this.#last.set(who, { ...last, waiting: last.waiting - 1 });
  }
}
