/**
 * Scripted randomness: tests say what is drawn, and fail when the code draws more, less or something else.
 *
 * @example
 * ```ts
 * import { playScript } from '@ec/prng/testing';
 *
 * // A hit (chance), then the faces 4 and 6 of two dice.
 * const damage = playScript([true, 4, 6], (rng) => (rng.chance(1, 3) ? rng.dice('2d6+1') : 0));
 * console.log(damage); // 11
 * ```
 *
 * @packageDocumentation
 */
export { playScript, scriptedPrng } from './play-script.js';
export { ScriptedPrng } from './scripted-prng.js';
export type { Draw } from './scripted-prng.js';
