/** How many streams of events are open at once. */
export interface StreamLimits {
  /** Of one network. */
  readonly each: number;
  /** Of all networks together. */
  readonly all: number;
}

interface Stream {
  readonly network: string | undefined;
  readonly end: AbortController;
}

/**
 * The streams of events that are open. A new one is always let in: where there are too many, the oldest of the network that has most is ended,
 * so that nobody keeps others out.
 */
export class Streams {
  readonly #limits: StreamLimits;
  /** Oldest first. */
  readonly #open = new Set<Stream>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Lets a stream in.
   *
   * @param network - `undefined` where nobody states its address: then any number of players may be behind it
   * @returns the stream, to be disposed of when it has ended; its signal says that it has to end
   */
  open(network: string | undefined): Disposable & { readonly signal: AbortSignal } {
    const stream = { network, end: new AbortController() };
    this.#open.add(stream);
    const own = [...this.#open].filter((other) => other.network === network);
    if (network !== undefined && own.length > this.#limits.each) this.#end(own);
    else if (this.size > this.#limits.all) this.#end(this.#most());
    return { signal: stream.end.signal, [Symbol.dispose]: () => this.#open.delete(stream) };
  }

  /** Streams of the network that has most of them. */
  #most(): Stream[] {
    const byNetwork = Map.groupBy(this.#open, ({ network }) => network);
    return [...byNetwork.values()].reduce((most, streams) => (streams.length > most.length ? streams : most));
  }

  #end([oldest]: readonly Stream[]): void {
    if (!oldest) return;
    this.#open.delete(oldest);
    oldest.end.abort();
  }
}
