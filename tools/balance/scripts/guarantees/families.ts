import type { Prng } from '@ec/prng';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';

/** Differences of trials with mean 0, chosen to break a comparison. */
export interface Family {
  readonly name: string;
  /** What the differences are within, where they have bounds. */
  readonly bounds?: { readonly low: number; readonly high: number };
  readonly draw: (rng: Prng) => number;
}

/** Differences of trials with several values each, whose mean is 0. */
export interface Crowds {
  readonly name: string;
  readonly bounds: { readonly low: number; readonly high: number };
  /** Most values of a trial. */
  readonly perTrial: number;
  readonly draw: (rng: Prng) => readonly number[];
}

const UNIT = { low: -1, high: 1 };

/** A standard normal value. */
export function normal(rng: Prng): number {
  // never 0 nor 1
  return normalQuantile((rng.intN(2 ** 53 - 1) + 1) / 2 ** 53, 0, 1);
}

/** A little won nearly always, and all of it lost once in a while. */
function catastrophe(once: number): Family {
  return {
    name: `catastrophe, once in ${once.toLocaleString('en')}`,
    bounds: UNIT,
    draw: (rng) => (rng.intN(once) === 0 ? 1 / once - 1 : 1 / once),
  };
}

function lognormal(sigma: number): Family {
  const mean = Math.exp((sigma * sigma) / 2);
  return { name: `lognormal, σ = ${sigma}`, draw: (rng) => mean - Math.exp(sigma * normal(rng)) };
}

/** A little won, more or less, and all of it lost once in a while: before that happens nothing tells of it. */
function noisyCatastrophe(once: number): Family {
  const draw: Family['draw'] = (rng) =>
    rng.intN(once) === 0 ? 1 / once - 1 : 1 / once + (2 * rng.uniform() - 1) / once;
  return { name: `noise, and a catastrophe once in ${once.toLocaleString('en')}`, bounds: UNIT, draw };
}

/** Pareto's distribution from 1 on. */
function pareto(alpha: number): Family {
  const mean = alpha / (alpha - 1);
  return { name: `Pareto, α = ${alpha}`, draw: (rng) => mean - (1 - rng.uniform()) ** (-1 / alpha) };
}

export const FAMILIES: readonly Family[] = [
  { name: 'normal', draw: normal },
  {
    name: 'normal, cut at ±4',
    bounds: { low: -4, high: 4 },
    draw: (rng) => Math.max(-4, Math.min(4, normal(rng))),
  },
  { name: '±1', bounds: UNIT, draw: (rng) => (rng.chance(1, 2) ? 1 : -1) },
  {
    name: 'ties, nine in ten',
    bounds: UNIT,
    draw: (rng) => (rng.intN(10) > 0 ? 0 : rng.chance(1, 2) ? 1 : -1),
  },
  {
    name: 'ties, 999 in 1,000',
    bounds: UNIT,
    draw: (rng) => (rng.intN(1_000) > 0 ? 0 : rng.chance(1, 2) ? 1 : -1),
  },
  catastrophe(100),
  catastrophe(1_000),
  catastrophe(10_000),
  noisyCatastrophe(100),
  noisyCatastrophe(1_000),
  noisyCatastrophe(10_000),
  {
    name: 'two dice less two dice',
    bounds: { low: -10, high: 10 },
    draw: (rng) => rng.roll(2, 6) - rng.roll(2, 6),
  },
  {
    name: 'uniform, and once in 100 from −1 to 1',
    bounds: UNIT,
    draw: (rng) => (rng.intN(100) === 0 ? 2 * rng.uniform() - 1 : (2 * rng.uniform() - 1) / 100),
  },
  lognormal(1),
  lognormal(2),
  pareto(2.5),
  pareto(1.5),
  {
    name: 'normal, and once in 1,000 a hundred times as wide',
    draw: (rng) => normal(rng) * (rng.intN(1_000) === 0 ? 100 : 1),
  },
];

/** One value that is mostly a gain, and once in a while half as many losses as there are trials between. */
function rareCrowd(once: number): Crowds {
  const values = once / 2;
  return {
    name: `one value, and once in ${once.toLocaleString('en')} trials ${values.toLocaleString('en')}`,
    bounds: UNIT,
    perTrial: values,
    draw: (rng) =>
      rng.intN(once) === 0
        ? Array.from({ length: values }, () => 1 / once - 1)
        : [rng.intN(4) === 0 ? -1 : 1],
  };
}

export const CROWDS: readonly Crowds[] = [
  rareCrowd(100),
  rareCrowd(1_000),
  rareCrowd(10_000),
  {
    name: 'one to ten values, ±1',
    bounds: UNIT,
    perTrial: 10,
    draw: (rng) => Array.from({ length: rng.between(1, 10) }, () => (rng.chance(1, 2) ? 1 : -1)),
  },
  {
    name: 'twenty values that are all the same, ±1',
    bounds: UNIT,
    perTrial: 20,
    draw(rng) {
      const value = rng.chance(1, 2) ? 1 : -1;
      return Array.from({ length: 20 }, () => value);
    },
  },
];

/** Values, each of a trial of its own, that a small result may have missed the rarest of. */
export const RARE: readonly Pick<Family, 'name' | 'draw'>[] = [
  { name: 'normal', draw: normal },
  { name: 'a jackpot of 1,000 at 1 in 1,000', draw: (rng) => (rng.intN(1_000) === 0 ? 1_000 : 0) },
  {
    name: 'the same, with −1, 0 or 1 besides',
    draw: (rng) => (rng.intN(1_000) === 0 ? 1_000 : 0) + rng.intN(3) - 1,
  },
  { name: 'a lognormal, σ = 2', draw: (rng) => Math.exp(2 * normal(rng)) },
];
