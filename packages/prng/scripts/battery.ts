/**
 * Runs Debian's dieharder (`apt-get install dieharder`) over interleaved sibling streams.
 *
 *     pnpm --filter @ec/prng battery                      the chosen tests, a table of p-values
 *     pnpm --filter @ec/prng battery 0 2 15               these tests of `dieharder -l` only
 *     node scripts/battery.ts --raw | dieharder -a -g 200      everything; hours
 *
 * Word i is a draw of `intN(2^32)` from stream i mod 1024 below one parent, written as 32 bits (little-endian).
 * So neighbouring words come from siblings, and a relation between siblings shows as one between neighbours.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Prng } from '@ec/prng';

/** What `dieharder -l` calls good, less those that need an hour each, and with the arguments they want. */
const TESTS = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 17, 100, 101, 102, 204, 205, 206, 207, 208, 209];
const SIBLINGS = 1024;
const BLOCKS_OF_SIBLINGS = 64;

const chosen = process.argv.slice(2);
if (chosen.includes('--raw')) {
  await writeWords(process.stdout);
} else {
  for (const test of chosen.length > 0 ? chosen.map(Number) : TESTS) {
    await runTest(test);
  }
}

/** Writes words until the reader closes the pipe. */
async function writeWords(out: Writable): Promise<void> {
  out.on('error', () => process.exit());
  const parent = Prng.fromSeed('battery');
  const siblings = Array.from({ length: SIBLINGS }, (_, i) => parent.stream('sibling', i));
  for (;;) {
    const words = new DataView(new ArrayBuffer(4 * SIBLINGS * BLOCKS_OF_SIBLINGS));
    for (let block = 0; block < BLOCKS_OF_SIBLINGS; block++) {
      for (const [i, sibling] of siblings.entries()) {
        words.setUint32(4 * (block * SIBLINGS + i), sibling.intN(0x100000000), true);
      }
    }
    if (!out.write(new Uint8Array(words.buffer))) await once(out, 'drain');
  }
}

/** Runs one dieharder test on words of its own source process, and prints dieharder's result lines. */
async function runTest(test: number): Promise<void> {
  const source = spawn(process.execPath, [fileURLToPath(import.meta.url), '--raw'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dieharder = spawn('dieharder', ['-g', '200', '-d', String(test), '-D', '504'], {
    stdio: [source.stdout, 'inherit', 'inherit'],
  });
  await once(dieharder, 'close');
  source.kill();
}
