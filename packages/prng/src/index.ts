/**
 * Seeded random streams and dice for deterministic games.
 *
 * @packageDocumentation
 */
export { formatDice, parseDice } from './dice.js';
export type { Dice } from './dice.js';
export { Prng } from './prng.js';
export type { GeneratorState, PrngState } from './prng-state.js';
export type { PathPart, Seed } from './stream-key.js';
