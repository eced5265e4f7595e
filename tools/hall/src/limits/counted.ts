import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How often something may be done. */
export interface CountLimits {
  /** Times in each period. */
  readonly most: number;
  /** Milliseconds. */
  readonly period: number;
}

/** Counts how often each of many does something. */
export class Counted {
  readonly #most: number;
  readonly #counted: RateLimiterMemory;

  constructor({ most, period }: CountLimits) {
    this.#most = most;
    this.#counted = new RateLimiterMemory({ points: most, duration: period / 1_000 });
  }

  /**
   * Counts once more.
   *
   * @returns seconds after which it may be done again; 0 while it was not too often
   */
  async count(who: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.#counted.penalty(who);
    return consumedPoints > this.#most ? Math.ceil(msBeforeNext / 1_000) : 0;
  }
}
