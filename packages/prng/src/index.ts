/**
 * Seeded random streams, dice and exact distributions for deterministic games.
 *
 * @example
 * ```ts
 * import { Prng, diceDistribution, parseDice, ratioToNumber } from '@ec/prng';
 *
 * const game = Prng.fromSeed(42);
 * const mining = game.stream('turn', 3, 'mining'); // the same draws, whatever else was drawn
 * const found = mining.dice('3d6-2');
 * console.log(found >= 1 && found <= 16); // true
 *
 * const distribution = diceDistribution(parseDice('3d6-2'));
 * console.log(ratioToNumber(distribution.mean())); // 8.5
 * ```
 *
 * @packageDocumentation
 */
export { formatDice, parseDice } from './dice.js';
export type { Dice } from './dice.js';
export { diceDistribution, diceMax, diceMean, diceMin, diceVariance } from './dice-statistics.js';
export { Distribution } from './distribution.js';
export { solveMatrixGame, type MatrixSolution } from './matrix-game.js';
export { Prng } from './prng.js';
export type { GeneratorState, PrngState } from './prng-state.js';
export { derived } from './derived.js';
export { derivedLast } from './derived-last.js';
export { divideProduct, scale, truncatedProduct, truncatedSum } from './exact-arithmetic.js';
export { formatInteger, formatRange } from './format-integer.js';
export { hashText } from './hash-text.js';
export { formatRatio, parseRatio, ratio, ratioToNumber, smallerRatio } from './ratio.js';
export type { Ratio } from './ratio.js';
export { requireQuantity } from './require-quantity.js';
export { shown } from './shown.js';
export type { PathPart, Seed } from './stream-key.js';
