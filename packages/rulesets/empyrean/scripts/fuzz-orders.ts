/**
 * Checks the laws of the language on mutated order sheets, and that none takes longer than its length allows.
 *
 *     pnpm --filter @ec/empyrean fuzz --seconds 60 --seed 1
 *     pnpm --filter @ec/empyrean fuzz --seed 1 --first 4711    starts with input 4711 of the seed
 *
 * Every input is drawn from the seed and its number alone. One that breaks a law is cut down, and kept as a fixture
 * of the tests.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { empyreanLanguage } from '@ec/empyrean/rules';
import { formatOrder, DEFAULT_LIMITS, generateOrder } from '@ec/orders-parser';
import { Prng } from '@ec/prng';
import type * as Laws from '../test/orders/laws.js';

const laws = new URL('../test/orders/laws.ts', import.meta.url);
const { checkLaws, NO_LIMITS } = (await import(laws.href)) as typeof Laws;

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FIXTURES = new URL('../test/orders/fixtures/fuzz/', import.meta.url);
/** Longest text that a mutation makes, in UTF-16 units. */
const LONGEST = 200_000;
/** As many diagnostics as by default: most of the time of a bad sheet goes into its suggestions. */
const LIMITS = { ...NO_LIMITS, diagnostics: DEFAULT_LIMITS.diagnostics };
/** Milliseconds that any parse may take, and those it may take besides: a suggestion compares all spellings of units. */
const MS_EVER = 50;
const MS_PER_UNIT = 0.001;
const MS_PER_DIAGNOSTIC = 3;
const MEASUREMENTS = 5;
const MS_SHRINKING = 30_000;
const SHOWN = 1000;

/** What typists, editors and mail programs put where it does not belong. */
const PIECES = [
  ...Array.from(',.;:/%"-+#0 \t\v\f\0\n\r“”„‘’«»–—−…é中🚀'),
  ...Array.from('\u00A0\u0085\u200B\u200D\u2028\u2029\u202E\u3000\uFEFF\uFFFD'),
  ...',,¦//¦""¦\r\n¦\n\n¦,\n¦ .\n¦. ¦%,¦$&¦\n//¦7, name, "'.split('¦'),
  ...'7¦0.5¦.5¦1,000¦,000¦9007199254740993¦99999999999999999999¦-1¦1e3¦0x7'.split('¦'),
  ...'TL-6¦C-4¦05-12-28/B/2¦space drives-3¦10 PRO¦constructor¦__proto__'.split('¦'),
  ...'set up¦setup¦\nset up, ship, 7, transfer,¦transfer¦end¦\nend¦empire 7¦news¦support¦permission'.split(
    '¦',
  ),
];
const LINE_ENDS = ['\n', '\r\n', '\r', ' .\n', '. ', '\n\n', ' // note\n'];
/** Where a mutation may start and end: at characters, words, or lines. */
const UNITS = [/(?:)/g, /\b/g, /^/gm];

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
  },
});

const examples = globSync('docs/examples/**/*.txt', { cwd: ROOT })
  .toSorted()
  .map((path) => readFileSync(ROOT + path, 'utf8'));
const root = Prng.fromSeed(options.seed);
const totals = { inputs: 0, bytes: 0, orders: 0, diagnostics: 0 };
const started = performance.now();

for (let input = Number(options.first); secondsSince(started) < Number(options.seconds); input += 1) {
  const text = inputOf(root.stream(input));
  const broken = brokenLaw(text);
  if (broken) fail(input, text, broken);
  count(text);
}
console.log(
  Object.entries({ seed: options.seed, ...totals, seconds: Math.round(secondsSince(started)) })
    .map(([name, value]) => `${name}: ${value.toLocaleString('en')}`)
    .join(', '),
);

/** A sheet after some mutations. */
function inputOf(rng: Prng): string {
  let text = sheetOf(rng);
  const times = rng.chance(1, 10) ? 0 : rng.between(1, 12);
  for (let time = 0; time < times; time += 1) text = mutate(text, rng).slice(0, LONGEST);
  return wellFormed(text);
}

function sheetOf(rng: Prng): string {
  if (rng.chance(1, 5)) return rng.pick(examples);
  const header = rng.chance(1, 3) ? 'empire 7, turn 12, game EC-5\n' : '';
  const lines = Array.from({ length: rng.between(1, rng.chance(1, 50) ? 500 : 20) }, () => {
    const order = generateOrder(empyreanLanguage.declaration, (low, high) => rng.between(low, high));
    return formatOrder(empyreanLanguage, order) + rng.pick(LINE_ENDS);
  });
  return header + lines.join('');
}

function mutate(text: string, rng: Prng): string {
  const [start, end] = rangeOf(text, rng);
  const [before, chunk, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  switch (rng.intN(10)) {
    case 0:
      return before + after;
    case 1:
      return before + rng.pick(PIECES) + chunk + after;
    case 2:
      return before + rng.pick(PIECES) + after;
    case 3:
      return before + chunk.repeat(rng.chance(1, 50) ? 1 + LONGEST / (chunk.length + 20) : 2) + after;
    case 4: {
      const [from, to] = rangeOf(after, rng);
      return before + after.slice(from, to) + after.slice(0, from) + chunk + after.slice(to);
    }
    case 5: {
      const other = sheetOf(rng);
      const [from, to] = rangeOf(other, rng);
      return before + other.slice(from, to) + after;
    }
    case 6:
      return rng.chance(1, 4) ? chunk + after : before + chunk;
    case 7:
      return before + chunk.replaceAll(/, |\n/g, () => rng.pick([', ', ',\n', ',', '\n', '.', ' '])) + after;
    case 8:
      return text.replaceAll('\n', rng.pick(LINE_ENDS));
    default:
      return rng.chance(1, 4) ? `\uFEFF${text}` : before + chunk.toUpperCase() + after;
  }
}

/** A part of a text, short more often than long. */
function rangeOf(text: string, rng: Prng): [number, number] {
  const bounds = Array.from(text.matchAll(rng.pick(UNITS)), ({ index }) => index);
  const first = rng.intN(bounds.length + 1);
  const last = Math.min(first + rng.intN(rng.chance(1, 4) ? bounds.length + 1 : 3), bounds.length);
  return [bounds[first] ?? text.length, bounds[last] ?? text.length];
}

/** Name and particulars of the law that a text breaks, if any. */
function brokenLaw(text: string): { name: string; message: string } | undefined {
  try {
    checkLaws(empyreanLanguage, text);
    checkTime(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    return { name: message.split(':', 1)[0] ?? '', message };
  }
}

/** Measures several times before it complains: the machine may have been busy. */
function checkTime(text: string): void {
  const times: number[] = [];
  while (times.length < MEASUREMENTS) {
    const start = performance.now();
    const { diagnostics } = empyreanLanguage.parse(text, {}, LIMITS);
    const ms = performance.now() - start;
    if (ms <= MS_EVER + MS_PER_UNIT * text.length + MS_PER_DIAGNOSTIC * diagnostics.length) return;
    times.push(Math.round(ms));
  }
  throw new Error(`time is in proportion to length: ${times.join(', ')} ms for ${text.length} UTF-16 units`);
}

function count(text: string): void {
  const { orders, diagnostics } = empyreanLanguage.parse(text, {}, NO_LIMITS);
  totals.inputs += 1;
  totals.bytes += Buffer.byteLength(text);
  totals.orders += orders.length;
  totals.diagnostics += diagnostics.length;
}

function fail(input: number, text: string, { name, message }: { name: string; message: string }): never {
  const shrunk = shrink(text, name);
  const hash = createHash('sha256').update(shrunk).digest('hex').slice(0, 12);
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(new URL(`${hash}.txt`, FIXTURES), shrunk);
  console.error(`seed ${options.seed}, input ${input}: ${message}`);
  console.error(`test/orders/fixtures/fuzz/${hash}.txt: ${JSON.stringify(shrunk).slice(0, SHOWN)}`);
  process.exit(1);
}

/** Takes out what is not needed to break the law, in smaller and smaller pieces. */
function shrink(text: string, name: string): string {
  const start = performance.now();
  let shortest = text;
  for (let size = text.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at < shortest.length;) {
      if (performance.now() - start > MS_SHRINKING) return shortest;
      const shorter = wellFormed(shortest.slice(0, at) + shortest.slice(at + size));
      if (brokenLaw(shorter)?.name === name) shortest = shorter;
      else at += size;
    }
  }
  return shortest;
}

/** A text without halves of characters, which no file can hold. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
