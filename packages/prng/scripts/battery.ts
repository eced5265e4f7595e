/**
 * Runs Debian's dieharder (`apt-get install dieharder`) over interleaved sibling streams.
 *
 *     pnpm --filter @ec/prng battery                       the chosen tests; about five minutes
 *     pnpm --filter @ec/prng battery 0 2 15                these tests of `dieharder -l` only
 *     pnpm --filter @ec/prng battery 102 --psamples 500    five times the p-values in each Kolmogorov–Smirnov test
 *     pnpm --filter @ec/prng battery --seed other          another seed
 *     pnpm --filter @ec/prng battery --numbered            numbered streams
 *     pnpm --filter @ec/prng battery --first               first draws of numbered streams, as trials draw them
 *     node scripts/battery.ts --raw | dieharder -a -g 200  words to a battery of your own choice
 *
 * Word i is a draw of `intN(2^32)` from stream i mod 1024 below one parent, written as 32 bits (little-endian); with `--first`
 * the first draw of numbered stream i. So neighbouring words come from siblings, and a relation between siblings shows as one
 * between neighbours.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Prng } from '@ec/prng';

/** Every test that `dieharder -l` calls good, except 200 to 203, which need a length of their own. */
const TESTS = ['0', '1', '2', '3', '4', '8', '9', '10', '11', '12', '13', '15', '16', '17'].concat([
  '100',
  '101',
  '102',
  '204',
  '205',
  '206',
  '207',
  '208',
  '209',
]);
const SIBLINGS = 1024;
const ROUNDS = 64;

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    raw: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'battery' },
    psamples: { type: 'string', default: '100' },
    numbered: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
  },
});

if (options.raw) {
  await writeWords(process.stdout);
} else {
  for (const test of chosen.length > 0 ? chosen : TESTS) await runTest(test);
}

/** Writes words until the reader closes the pipe. */
async function writeWords(out: Writable): Promise<void> {
  out.on('error', () => process.exit());
  const parent = Prng.fromSeed(options.seed);
  const siblings = Array.from({ length: SIBLINGS }, (_, i) =>
    options.numbered ? parent.numbered(i) : parent.stream('sibling', i),
  );
  const words = new DataView(new ArrayBuffer(4 * SIBLINGS * ROUNDS));
  for (let done = 0; ; done += SIBLINGS * ROUNDS) {
    for (let at = 0; at < SIBLINGS * ROUNDS; at++) {
      const rng = options.first ? parent.numbered(done + at) : siblings[at % SIBLINGS];
      words.setUint32(4 * at, rng?.intN(0x100000000) ?? 0, true);
    }
    // A copy, because the pipe may still hold it when the next words are written.
    if (!out.write(new Uint8Array(words.buffer.slice(0)))) await once(out, 'drain');
  }
}

/** Runs one test on words of a source process of its own, and prints the result lines of dieharder. */
async function runTest(test: string): Promise<void> {
  const script = fileURLToPath(import.meta.url);
  const kind = (['numbered', 'first'] as const).filter((one) => options[one]).map((one) => `--${one}`);
  const source = spawn(process.execPath, [script, '--raw', '--seed', options.seed, ...kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // 504 is the sum of dieharder's flags for the columns name, n-tuple, samples, p-value and assessment.
  const dieharder = spawn('dieharder', ['-g', '200', '-d', test, '-D', '504', '-p', options.psamples], {
    stdio: [source.stdout, 'inherit', 'inherit'],
  });
  await once(dieharder, 'close');
  source.kill();
}
