import { textHash } from '../loop/text-hash.js';
import type { GameMeta } from './game-file.js';

/**
 * What a game has from its beginning, and no other: every copy of its file has the same, wherever it is moved, put back, or exported and
 * imported; a later game of the same name, made from the same seed even, has another.
 *
 * @returns SHA-256, in lower-case hexadecimal; as secret as the seed, which a short one may betray
 */
export function gameOrigin({
  ruleset,
  name,
  seed,
  created,
}: Pick<GameMeta, 'ruleset' | 'name' | 'seed' | 'created'>): string {
  return textHash(JSON.stringify([ruleset, name, seed, created]));
}
