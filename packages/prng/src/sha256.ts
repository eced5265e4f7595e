/**
 * SHA-256 (FIPS 180-4) of a few words, for keys of streams: what a library does for bytes of any length takes four times as long, and a
 * game derives thousands of streams in a turn.
 */

/** A digest of 32 bytes, as eight signed integers of 32 bits (big-endian). */
export type Digest = Int32Array;

/** Words of a block. */
const BLOCK = 16;

// prettier-ignore
const START = /* @__PURE__ */ Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

// prettier-ignore
const ROUNDS = /* @__PURE__ */ Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

/** The words of the block at hand and the 48 that follow from them; made once, because every stream needs them. */
const schedule = /* @__PURE__ */ new Int32Array(64);

/** Words that a message takes with its padding. */
export function wordsOf(bytes: number): number {
  return ((bytes + 72) >>> 6) * BLOCK;
}

/**
 * Digest of a message.
 *
 * @param words - the message, four bytes a word (big-endian), then zeros: {@link wordsOf} in all; its padding is written behind it
 * @param bytes - length of the message, below 2^28 (excluded)
 */
export function sha256(words: Int32Array, bytes: number): Digest {
  const end = wordsOf(bytes);
  words[bytes >>> 2] = at(words, bytes >>> 2) | (0x80 << (24 - 8 * (bytes & 3)));
  words[end - 1] = bytes * 8;
  const digest = START.slice();
  for (let block = 0; block < end; block += BLOCK) {
    for (let i = 0; i < BLOCK; i++) schedule[i] = at(words, block + i);
    compress(digest);
  }
  return digest;
}

/** Takes the block in the schedule into a digest. */
function compress(digest: Digest): void {
  for (let i = BLOCK; i < 64; i++) {
    const x = at(schedule, i - 15);
    const y = at(schedule, i - 2);
    const fromX = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const fromY = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = at(schedule, i - 16) + at(schedule, i - 7) + fromX + fromY;
  }
  let a = at(digest, 0);
  let b = at(digest, 1);
  let c = at(digest, 2);
  let d = at(digest, 3);
  let e = at(digest, 4);
  let f = at(digest, 5);
  let g = at(digest, 6);
  let h = at(digest, 7);
  for (let i = 0; i < 64; i++) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const added = (h + turned + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(schedule, i)) | 0;
    const mixed = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + added) | 0;
    d = c;
    c = b;
    b = a;
    a = (added + mixed + majority) | 0;
  }
  digest[0] = at(digest, 0) + a;
  digest[1] = at(digest, 1) + b;
  digest[2] = at(digest, 2) + c;
  digest[3] = at(digest, 3) + d;
  digest[4] = at(digest, 4) + e;
  digest[5] = at(digest, 5) + f;
  digest[6] = at(digest, 6) + g;
  digest[7] = at(digest, 7) + h;
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}
