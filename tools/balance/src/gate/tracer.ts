import { CONTEST_RESULTS, type ContestResult } from '../measures/contest.js';
import type { Measures, Recorders } from '../measures/measure.js';
import { counterOf, figuresOf } from './figures.js';
import { digestOf, EMPTY, followedBy, formatDigest, together, type Digest } from './digest.js';

/** What each trial of a block gave, as plain data. */
export interface BlockTrace {
  readonly block: number;
  /** Of each measure, a digest of all that it recorded, 16 hexadecimal digits. */
  readonly digests: readonly string[];
  /** Of each trial whose values are kept, 32 bits of the digest of what its measures recorded. */
  readonly trials: readonly number[];
  /** Of each figure, by trial: how many values it has, and their sum. */
  readonly n: readonly (readonly number[])[];
  readonly sums: readonly (readonly number[])[];
}

/** What a block collects its trials with. */
interface Collected<M extends Measures> {
  readonly record: Recorders<M>;
  readonly endTrial: () => void;
}

/**
 * Listens to what trials record, block by block. The order in which a trial records things counts for nothing, as it does not for the
 * measures.
 */
export class Tracer {
  #blocks: { finish: () => BlockTrace }[] = [];

  /** @param kept - trials, from the first on, whose values are kept */
  constructor(private readonly kept: number) {}

  /** Starts a block; what is recorded goes on to the measures' own recorders, which refuse what is wrong. */
  listen<M extends Measures, C extends Collected<M>>(
    measures: M,
    { block, size }: { readonly block: number; readonly size: number },
    collected: C,
  ): C {
    const named = Object.entries(measures);
    const places = figuresOf(measures);
    const kept = Math.max(0, Math.min(size, this.kept - block * size));
    const n = places.map(() => new Array<number>(kept).fill(0));
    const sums = places.map(() => new Array<number>(kept).fill(0));
    const trials: number[] = [];
    const [ofTrial, ofBlock] = [named.map((): Digest => NOTHING), named.map(() => EMPTY)];
    let trial = 0;
    let base = 0;
    const listening = named.map(([name, measure], i) => {
      const first = base;
      base = places.filter((one) => one.measure === name).length + base;
      const count = counterOf(measure, (place, value) => {
        const [counts, totals] = [n[first + place], sums[first + place]];
        if (!counts || !totals) return;
        counts[trial] = (counts[trial] ?? 0) + 1;
        totals[trial] = (totals[trial] ?? 0) + value;
      });
      const own = collected.record[name] as (...recorded: readonly unknown[]) => void;
      const listen = (...recorded: readonly unknown[]): void => {
        own(...recorded);
        const numbers = recorded.map(numberOf);
        ofTrial[i] = together(ofTrial[i] ?? NOTHING, digestOf(numbers));
        if (trial < kept) count(numbers);
      };
      return [name, listen] as const;
    });
    this.#blocks.push({ finish: () => ({ block, digests: ofBlock.map(formatDigest), trials, n, sums }) });
    return {
      ...collected,
      record: Object.fromEntries(listening) as Recorders<M>,
      endTrial() {
        collected.endTrial();
        if (trial < kept) trials.push(ofTrial.reduce(followedBy, EMPTY)[0]);
        for (const [i, one] of ofTrial.entries()) {
          ofBlock[i] = followedBy(ofBlock[i] ?? EMPTY, one);
          ofTrial[i] = NOTHING;
        }
        trial++;
      },
    };
  }

  /** The blocks since the last call. */
  take(): BlockTrace[] {
    const taken = this.#blocks;
    this.#blocks = [];
    return taken.map(({ finish }) => finish());
  }
}

/** What a measure has of a trial without a record. */
const NOTHING: Digest = [0, 0];

function numberOf(recorded: unknown): number {
  return typeof recorded === 'string' ? CONTEST_RESULTS.indexOf(recorded as ContestResult) : Number(recorded);
}
