/**
 * Benchmarks as ratios: two functions are timed in alternating rounds of one run, so that a slow or noisy
 * machine slows both, and the median of the rounds' ratios is compared with a stated limit. And proofs: games
 * of bots, each followed by a check of the laws of the game.
 *
 * @packageDocumentation
 */
export { compare, median, type Comparison, type Ratio } from './compare.js';
export { prove, type Proof } from './prove.js';
