import { Counted } from './counted.js';
import { passed } from './passed.js';

/** How those who ask too often are slowed down. */
export interface SlowLimits {
  /** Milliseconds until they are told so; up to twice as many where others wait. */
  readonly delay: number;
  /** How many wait for that at once; more are told so without delay. */
  readonly waiting: number;
  /** Streams of events that a network can open in ten seconds. */
  readonly streams: number;
}

/** Places in which those who wait come to their end one after the other. */
const PLACES = 64;

/** Turns so many milliseconds into up to twice as many, each time a little longer: those who came together do not leave together. */
export function spread(): (delay: number) => number {
  let last = 0;
  return (delay) => {
    last = (last + 1) % PLACES;
    return delay * (1 + last / PLACES);
  };
}

/** Answers that come late on purpose: whoever asks in vain again and again does so slowly. */
export class Slowed {
  readonly #limits: SlowLimits;
  readonly #opened: Counted;
  readonly #spread = spread();
  #waiting = 0;

  constructor(limits: SlowLimits) {
    this.#limits = limits;
    this.#opened = new Counted({ most: limits.streams, period: 10_000 });
  }

  /**
   * Waits before a refusal, unless too many wait already.
   *
   * @param signals - end the waiting; asked for only where there is one, as those of thousands of requests take time to make
   */
  async wait(signals: () => readonly AbortSignal[]): Promise<void> {
    if (this.#waiting >= this.#limits.waiting) return;
    this.#waiting += 1;
    await passed(this.#spread(this.#limits.delay), AbortSignal.any([...signals()]));
    this.#waiting -= 1;
  }

  /** Seconds after which a network can open another stream; 0 where it can do so now, or nobody states its address. */
  async streamsIn(network: string | undefined): Promise<number> {
    return network === undefined ? 0 : this.#opened.count(network);
  }
}
