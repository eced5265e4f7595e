import { Accumulator, addExactly, exactly, multiplyExactly, type ExactSum } from '../exact-sum.js';

/**
 * Sums over trials, kept where a trial has recorded more than once: what happens in one trial hangs together, so that errors are reckoned
 * trial by trial.
 */
export interface ByTrial<Sum = number> {
  /** Trials with a record. */
  readonly trials: number;
  /** Most records of a trial. */
  readonly most: number;
  /** Sum of the squares of the trials' numbers of records. */
  readonly nn: number;
  /** Sum of the products of their numbers of records and the sums of these. */
  readonly nt: Sum;
  /** Sum of the squares of their sums. */
  readonly tt: Sum;
}

/** Counts trial by trial how often something happens. */
export class CountsByTrial {
  #trials = 0;
  #most = 0;
  #nn = 0;
  #nt = 0;
  #tt = 0;

  /** @param n - records of a trial, of which `hits` are counted */
  end(n: number, hits: number): void {
    if (n === 0) return;
    this.#trials++;
    if (n > this.#most) this.#most = n;
    this.#nn += n * n;
    this.#nt += n * hits;
    this.#tt += hits * hits;
  }

  data(): ByTrial {
    return { trials: this.#trials, most: this.#most, nn: this.#nn, nt: this.#nt, tt: this.#tt };
  }
}

/**
 * Adds up values, and their squares, altogether and trial by trial. Squares are those of the distances from the first value, so that values
 * with a large mean and a small spread lose nothing.
 */
export class ValuesByTrial {
  n = 0;
  #origin = 0;
  readonly #total = new Accumulator();
  readonly #squares = new Accumulator();
  /** Records of the trial that is under way, and the sum of their distances. */
  #records = 0;
  #distance = 0;
  /** The trials so far, as long as each has one value. */
  readonly #single = { n: 0, total: new Accumulator(), squares: new Accumulator() };
  /** The other trials: their records, and the products of these with their distances, and the squares of those. */
  #trials = 0;
  #most = 0;
  #nn = 0;
  readonly #nd = new Accumulator();
  readonly #dd = new Accumulator();

  add(value: number): void {
    if (this.n === 0) this.#origin = value;
    this.n++;
    this.#total.add(value);
    const distance = value - this.#origin;
    this.#squares.addProduct(distance, distance);
    this.#records++;
    this.#distance += distance;
  }

  /** @returns the number of values of the trial that ends */
  end(): number {
    const n = this.#records;
    if (n === 0) return n;
    if (n > this.#most) this.#most = n;
    if (this.#most === 1) {
      this.#single.n++;
      this.#single.total.copy(this.#total);
      this.#single.squares.copy(this.#squares);
    } else {
      this.#trials++;
      this.#nn += n * n;
      this.#nd.addProduct(n, this.#distance);
      this.#dd.addProduct(this.#distance, this.#distance);
    }
    this.#records = 0;
    this.#distance = 0;
    return n;
  }

  get total(): ExactSum {
    return this.#total.total();
  }

  get squares(): ExactSum {
    return this.#squaresOf(this.n, this.total, this.#squares.total());
  }

  data(): ByTrial<ExactSum> {
    const { n, total, squares } = this.#single;
    const origin = exactly(this.#origin);
    const [nn, nd] = [exactly(this.#nn), this.#nd.total()];
    // t = d + n·o, so Σnt = Σnd + o·Σnn and Σt² = Σd² + o(2Σnd + o·Σnn).
    const nt = addExactly(nd, multiplyExactly(origin, nn));
    const tt = addExactly(this.#dd.total(), multiplyExactly(origin, addExactly(nd, nt)));
    return {
      trials: n + this.#trials,
      most: this.#most,
      nn: n + this.#nn,
      nt: addExactly(total.total(), nt),
      tt: addExactly(this.#squaresOf(n, total.total(), squares.total()), tt),
    };
  }

  /** Σx² from the sum of the squared distances from the origin: Σ(x − o)² + o(2Σx − no). */
  #squaresOf(n: number, total: ExactSum, distances: ExactSum): ExactSum {
    const origin = exactly(this.#origin);
    const rest = addExactly(multiplyExactly(exactly(2), total), multiplyExactly(exactly(-n), origin));
    return addExactly(distances, multiplyExactly(origin, rest));
  }
}

/** Counts trial by trial how often each of several things happens among the same cases. */
export class CellsByTrial {
  #trials = 0;
  #most = 0;
  #nn = 0;
  readonly #nt: number[];
  readonly #tt: number[];

  constructor(cells: number) {
    this.#nt = Array.from({ length: cells }, () => 0);
    this.#tt = Array.from({ length: cells }, () => 0);
  }

  /** @param cases - cells of a trial's cases, each as often as it happened */
  end(cases: readonly number[]): void {
    const n = cases.length;
    if (n === 0) return;
    this.#trials++;
    this.#most = Math.max(this.#most, n);
    this.#nn += n * n;
    for (const cell of new Set(cases)) {
      const hits = cases.filter((one) => one === cell).length;
      this.#nt[cell] = (this.#nt[cell] ?? 0) + n * hits;
      this.#tt[cell] = (this.#tt[cell] ?? 0) + hits * hits;
    }
  }

  data(): ByTrial<readonly number[]> {
    const [nt, tt] = [[...this.#nt], [...this.#tt]];
    return { trials: this.#trials, most: this.#most, nn: this.#nn, nt, tt };
  }
}

/** As part of data: only where a trial has several records. */
export function whereSeveral<Sum>(byTrial: ByTrial<Sum>): { readonly byTrial?: ByTrial<Sum> } {
  return byTrial.most > 1 ? { byTrial } : {};
}

/** The sums of one cell, as part of data. */
export function ofCell(
  byTrial: ByTrial<readonly number[]> | undefined,
  cell: number,
): { readonly byTrial?: ByTrial } {
  return byTrial ? { byTrial: { ...byTrial, nt: byTrial.nt[cell] ?? 0, tt: byTrial.tt[cell] ?? 0 } } : {};
}

/** Sums of trials of one record each. */
export function single<Sum>(n: number, total: Sum, squares: Sum): ByTrial<Sum> {
  return { trials: n, most: Math.min(n, 1), nn: n, nt: total, tt: squares };
}

export function mergeCountsByTrial(a: ByTrial, b: ByTrial): ByTrial {
  return mergeByTrial(a, b, (x, y) => x + y);
}

export function mergeCellsByTrial(
  a: ByTrial<readonly number[]>,
  b: ByTrial<readonly number[]>,
): ByTrial<readonly number[]> {
  return mergeByTrial(a, b, (x, y) => x.map((one, i) => one + (y[i] ?? 0)));
}

export function mergeValuesByTrial(a: ByTrial<ExactSum>, b: ByTrial<ExactSum>): ByTrial<ExactSum> {
  return mergeByTrial(a, b, addExactly);
}

function mergeByTrial<Sum>(a: ByTrial<Sum>, b: ByTrial<Sum>, add: (a: Sum, b: Sum) => Sum): ByTrial<Sum> {
  return {
    trials: a.trials + b.trials,
    most: Math.max(a.most, b.most),
    nn: a.nn + b.nn,
    nt: add(a.nt, b.nt),
    tt: add(a.tt, b.tt),
  };
}
