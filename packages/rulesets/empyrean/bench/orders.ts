/**
 * Time of the parser against `JSON.parse` on as many bytes, and whether time and memory grow in proportion to length.
 *
 * The JSON text is an array of order objects, the nearest thing that a program could have been sent instead of the
 * sheet; it is cut to the length of the sheet.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compare } from '@ec/bench';
import { DEFAULT_LIMITS } from '@ec/orders-parser';
import { empyreanLanguage } from '@ec/empyrean/rules';

/** One statement of each kind and more of the common ones; `#` stands for an ID of its own, `@` for a planet of its own. */
const TYPICAL = `
#, bombard, 112, 75%
#, invade, 112, 55%
#, raid, 112, 28%, gold
#, support, 21, 40%
#, support, 21, 112, 35%
empire #, permission to colonize, @
set up, ship, #, transfer, 6,000 structural units, 20 space drives-1, 10 professionals, 40 food, end
set up, orbiting colony, #, transfer,
  12,000 light structural units, // made in orbit
  1,500 professionals, 400 USK,
  30 life support units-2
end
#, disassemble, 500 factories-2
#, build change, 3, automation units-2
#, build change, 4, research
#, mining, 2, 14
#, transfer, 50,000 space drives-3, 21
#, Transfer, 12,500 FOOD, 21 .
#, transfer, 200 soldiers, 22
#, transfer, TL-6, 21
#, assemble, 200 life support units-1
#, assemble, 50,000 factories-6, consumer goods
#, assemble, 25,680 mines-2, 18
#, assemble, 40 spies
#, permission, 112, granted
#, buy, 1,000, food, 0.25
#, buy, TL-6, 25000
#, sell, 250, missiles-1, 1.5
#, sell, TL-4, 9000
#, survey
#, probe, 2, 4, 5
#, 10, check rebels
#, 1,200, convert rebels
#, 10, check for spies
#, 10, attack spies, 112
#, 10, incite rebels, 112
#, 10, information, 112
#, move, 04-06-19
#, move, 6
#, draft, 1,000 soldiers
#, disband, 500 trainees
// the quarter's wages and food
#, pay, 0.375, professionals
#, pay, 0.125, USK
#, pay, 0.25, soldiers
#, Pay, 0.25, Soldiers .
#, ration, 50%
#, ration, 100%
2, control, @
2, un-control, @
#, name, "Dragonfire"
@, name, "Goldball"
news, #, "Metallics wanted at Goldball.", "The Guild"
message, #, "Shall we trade?"
`.trim();

/** Texts of about a length that go wrong, or on and on, in one way each. */
const EXTREMES = {
  'all errors': (length: number) => sheetOf(length, (line) => `${line}, raton, 50%`),
  'commas only': (length: number) => ','.repeat(length),
  'one field': (length: number) => `7, ration, ${'x'.repeat(length)}`,
  'one text': (length: number) => `7, name, "${'x'.repeat(length)}"`,
  'set up in set up': (length: number) =>
    sheetOf(length, (line) => `set up, ship, ${line}, transfer, 10 PRO`),
  'one block': (length: number) =>
    `set up, ship, 7, transfer,\n${sheetOf(length, (line) => `${line + 1} PRO,`)}\nend`,
  'blocks of 400 items': (length: number) =>
    sheetOf(length, (block) => `set up, ship, ${block + 1}, transfer,\n${'1 PRO,\n'.repeat(400)}end`),
  'periods only': (length: number) => '.'.repeat(length),
  'digits and commas': (length: number) => '7,'.repeat(length / 2),
  'blanks only': (length: number) => ' '.repeat(length),
} satisfies Record<string, (length: number) => string>;

const LIMITS = { ...DEFAULT_LIMITS, bytes: 20_000_000, statements: 1_000_000 };
const SMALL = 10_000;
const LARGE = 1_000_000;
const SIZES = [SMALL, 100_000, LARGE, 10_000_000];
/** Highest growth of time or memory for each byte that still counts as in proportion. */
const GROWTH = 2.5;

const parse = (text: string) => empyreanLanguage.parse(text, {}, LIMITS);
const kinds = { typical: typicalSheet, ...EXTREMES };

const sheet = typicalSheet(LARGE);
const { orders, diagnostics } = parse(sheet);
if (diagnostics.length > 0)
  throw new Error(`typical sheet: expected no diagnostics, received ${diagnostics[0]?.message}`);
const json = jsonOf(sheet.length);
const [perByte] = await compare({
  name: `parse ${sheet.length} bytes of orders ÷ JSON.parse ${json.length} bytes`,
  baseline: () => JSON.parse(json),
  subject: () => parse(sheet),
  limit: 12,
  rounds: 5,
});
const perSecond = (orders.length / (perByte?.subjectMs ?? Number.NaN)) * 1000;
console.log(`${Math.round(perSecond).toLocaleString('en')} statements per second\n`);

await compare(
  ...Object.entries(kinds).map(([name, textOf]) => {
    const [small, large] = [textOf(SMALL), textOf(LARGE)];
    return {
      name: `${name}: parse 1 MB once ÷ 10 KB a hundred times`,
      baseline: () => {
        for (let time = 0; time < LARGE / SMALL; time += 1) parse(small);
      },
      subject: () => parse(large),
      limit: GROWTH,
      rounds: 1,
    };
  }),
);

const everyError = { ...LIMITS, diagnostics: Infinity };
const few = EXTREMES['all errors'](SMALL);
const many = EXTREMES['all errors'](10 * SMALL);
await compare({
  name: 'all errors, all listed: parse 100 KB once ÷ 10 KB ten times',
  baseline: () => {
    for (let time = 0; time < 10; time += 1) empyreanLanguage.parse(few, {}, everyError);
  },
  subject: () => empyreanLanguage.parse(many, {}, everyError),
  limit: GROWTH,
  rounds: 1,
});

console.log(`\nnanoseconds per byte at ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} bytes`);
for (const [name, textOf] of Object.entries(kinds)) {
  const times = SIZES.map((size) => nanosecondsPerByte(textOf(size)));
  checkGrowth(name, times);
}

console.log('\nbytes of heap per byte of text at 1 MB and 10 MB');
checkGrowth('typical', [heapPerByte(LARGE), heapPerByte(10 * LARGE)]);

/** Statements of all kinds, none of which repeats another. */
function typicalSheet(length: number): string {
  return sheetOf(length, (round) => {
    let index = round * TYPICAL.length;
    return TYPICAL.replaceAll(/[#@]/g, (mark) => {
      index += 1;
      return mark === '#' ? String(index) : planetOf(index);
    });
  });
}

function sheetOf(length: number, linesOf: (index: number) => string): string {
  const lines: string[] = [];
  for (let index = 0, written = 0; written < length; index += 1) {
    const line = linesOf(index);
    lines.push(line);
    written += line.length + 1;
  }
  return lines.join('\n');
}

function planetOf(index: number): string {
  const [x, y, z] = [1_000_000, 10_000, 100].map((size) => Math.floor((100 * index) / size) % 100);
  return `${x}-${y}-${z}/3`;
}

function jsonOf(length: number): string {
  const texts = orders.map(({ order }) => JSON.stringify(order));
  while (texts.length > 0 && texts.join().length + 2 > length) texts.length = Math.floor(texts.length * 0.99);
  return `[${texts.join()}]`.padEnd(length);
}

/** Of the fastest of several runs, which nothing disturbed. */
function nanosecondsPerByte(text: string): number {
  const runs = Math.max(5, Math.min(300, LARGE / text.length));
  let fastest = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    parse(text);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return (fastest * 1e6) / text.length;
}

/** What the result of a parse holds on to, without the text itself. */
function heapPerByte(length: number): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const text = typicalSheet(length);
  collect();
  const before = process.memoryUsage().heapUsed;
  const result = parse(text);
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  return result.orders.length > 0 ? grown / text.length : Number.NaN;
}

/** Prints figures from the smallest to the largest size, and sets exit code 1 where the last is far above the first. */
function checkGrowth(name: string, figures: readonly number[]): void {
  const growth = (figures.at(-1) ?? Number.NaN) / (figures[0] ?? Number.NaN);
  const verdict = growth <= GROWTH ? 'within' : 'OVER';
  const shown = figures.map((figure) => figure.toFixed(1)).join(', ');
  console.log(`${name}: ${shown}; ratio ${growth.toFixed(2)}, ${verdict} the limit of ${GROWTH}`);
  if (verdict === 'OVER') process.exitCode = 1;
}
