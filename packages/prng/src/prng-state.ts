import { requireInteger } from './require-integer.js';
import type { Digest } from './sha256.js';
import { shown } from './shown.js';

/** Tag of the generator and of everything that turns its output into draws; it changes only with the draws. */
export const ALGORITHM = 'xoroshiro128plus/1';

/** State of the generator: four signed integers of 32 bits, not all of them 0. */
export type GeneratorState = readonly [number, number, number, number];

/** A saved stream, as plain JSON data. */
export interface PrngState {
  /** Always "xoroshiro128plus/1" in this version. */
  readonly algorithm: typeof ALGORITHM;
  /** Key that the stream's own streams derive from: 64 hexadecimal digits in lower case. */
  readonly key: string;
  /** Present state of the generator. */
  readonly state: GeneratorState;
}

/** A key in hexadecimal digits. */
export function formatKey(key: Digest): string {
  return Array.from(key, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A key from 64 hexadecimal digits. */
export function parseKey(digits: string): Digest {
  return Int32Array.from({ length: 8 }, (_, i) => Number.parseInt(digits.slice(8 * i, 8 * i + 8), 16));
}

/**
 * Checks a saved stream, which may come from a file and so be anything.
 *
 * @throws RangeError that names the wrong part
 */
export function checkState(saved: PrngState): void {
  if (typeof saved !== 'object' || saved === null)
    throw new RangeError(
      `saved stream: expected an object with algorithm, key and state, received ${shown(saved)}`,
    );
  const { algorithm, key, state }: { algorithm: unknown; key: unknown; state: unknown } = saved;
  if (algorithm !== ALGORITHM) {
    throw new RangeError(`saved stream, algorithm: expected "${ALGORITHM}", received ${shown(algorithm)}`);
  }
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) {
    throw new RangeError(`saved stream, key: expected 64 hexadecimal digits, received ${shown(key)}`);
  }
  if (!Array.isArray(state) || state.length !== 4 || state.every((word) => word === 0)) {
    throw new RangeError(
      `saved stream, state: expected 4 integers not all 0, received ${Array.isArray(state) ? `[${state.map(shown).join(', ')}]` : shown(state)}`,
    );
  }
  for (const word of state) requireInteger('saved stream, state', word, -0x80000000, 0x7fffffff);
}
