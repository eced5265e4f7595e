import { requireInteger } from './require-integer.js';

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

/** Start of the generator for a stream key: its first 16 bytes as four integers (big-endian). */
export function initialState(key: Uint8Array): GeneratorState {
  const view = new DataView(key.buffer, key.byteOffset);
  return [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)];
}

/**
 * Checks a saved stream, which may come from a file and so be anything.
 *
 * @throws RangeError that names the wrong part
 */
export function checkState(saved: PrngState): void {
  const { algorithm, key, state }: { algorithm: unknown; key: unknown; state: unknown } = saved;
  if (algorithm !== ALGORITHM) {
    throw new RangeError(`saved stream, algorithm: expected "${ALGORITHM}", received ${String(algorithm)}`);
  }
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) {
    throw new RangeError(`saved stream, key: expected 64 hexadecimal digits, received ${String(key)}`);
  }
  if (!Array.isArray(state) || state.length !== 4 || state.every((word) => word === 0)) {
    throw new RangeError(`saved stream, state: expected 4 integers not all 0, received ${String(state)}`);
  }
  for (const word of state) requireInteger('saved stream, state', word, -0x80000000, 0x7fffffff);
}
