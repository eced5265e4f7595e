import type { Prng } from '@ec/prng';
import { bootstrap } from './bootstrap.js';
import type { Interval } from './interval.js';

/** What an argument does along the walks of Morris's screening. */
export interface ElementaryEffects {
  /** Mean of the effects without their signs (μ*): how strong the argument is. */
  readonly strength: Interval;
  /** Mean of the effects (μ): nearer to 0 than the strength where they go both ways. */
  readonly mean: Interval;
  /** Standard deviation of the effects (σ): 0 where the argument does everywhere the same, large where it bends or depends on others. */
  readonly spread: Interval;
}

/**
 * Sums up effects of one argument, one of each walk.
 *
 * @param effects - differences of the function by the whole range of the argument; at least one
 * @see F. Campolongo and others, "An effective screening design for sensitivity analysis of large models", 2007
 */
export function elementaryEffects(
  effects: readonly number[],
  options: { readonly confidence: number; readonly rng: Prng },
): ElementaryEffects {
  const figures = (chosen: readonly number[]): number[] => {
    let [sum, size] = [0, 0];
    for (const i of chosen) {
      sum += effects[i] ?? 0;
      size += Math.abs(effects[i] ?? 0);
    }
    const mean = sum / chosen.length;
    let squares = 0;
    for (const i of chosen) squares += ((effects[i] ?? 0) - mean) ** 2;
    return [size / chosen.length, mean, Math.sqrt(squares / (chosen.length - 1))];
  };
  const unknown: Interval = { estimate: Number.NaN, low: -Infinity, high: Infinity };
  const [strength = unknown, mean = unknown, spread = unknown] = bootstrap(effects.length, figures, options);
  return { strength, mean, spread };
}
