/**
 * A digest of numbers, of 64 bits in two halves. It is made to notice changes, not to withstand somebody who wants it to miss one.
 *
 * The mixing is that of MurmurHash3 (Austin Appleby, public domain).
 */

/** Two halves, each an integer from 0 to 2^32 − 1. */
export type Digest = readonly [high: number, low: number];

/** Of nothing. */
export const EMPTY: Digest = [0x9e3779b9, 0x7f4a7c15];

const value = new Float64Array(1);
const halves = new Uint32Array(value.buffer);

/** The digest of numbers in their order; 0 and −0 are the same. */
export function digestOf(numbers: readonly number[]): Digest {
  let [high, low] = EMPTY;
  for (const one of numbers) {
    value[0] = one + 0;
    const [a = 0, b = 0] = halves;
    high = mix(mix(high, a), b);
    low = mix(mix(low, b), a);
  }
  return [high, low];
}

/** The digest of what came before, and another after it. */
export function followedBy([high, low]: Digest, [a, b]: Digest): Digest {
  return [mix(high, a), mix(low, b)];
}

/** The digest of both, in whatever order. */
export function together([high, low]: Digest, [a, b]: Digest): Digest {
  return [(high + a) >>> 0, (low + b) >>> 0];
}

/** As 16 hexadecimal digits. */
export function formatDigest(digest: Digest): string {
  return digest.map((half) => half.toString(16).padStart(8, '0')).join('');
}

function mix(state: number, word: number): number {
  let h = Math.imul(state ^ Math.imul(word, 0xcc9e2d51), 0x85ebca6b) + 0x165667b1;
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  return (h ^ (h >>> 13)) >>> 0;
}
