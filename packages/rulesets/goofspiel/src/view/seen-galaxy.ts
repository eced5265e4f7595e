import { BOUT_ROUNDS, type War } from '../state.js';

/** The public part of a galaxy. */
export interface SeenGalaxy {
  readonly name: string;
  /** `null` before its bout. */
  readonly value: number | null;
  /** Empty before its bout. */
  readonly planets: readonly string[];
  /** Up to the planet that is fought over next. */
  readonly worths: readonly number[];
}

/**
 * The galaxies as both players see them. Their order is public from the start. A bout reveals the value and the order of the planets,
 * and a round reveals its worth.
 */
export function seenGalaxies({ galaxies, rounds }: War): SeenGalaxy[] {
  return galaxies.map(({ name, value, planets, worths }, bout) => {
    const fought = rounds.length - bout * BOUT_ROUNDS;
    if (fought < 0) return { name, value: null, planets: [], worths: [] };
    return { name, value, planets, worths: worths.slice(0, fought + 1) };
  });
}
