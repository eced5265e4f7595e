/**
 * Tries what a hostile player or the sender of a prepared file would: fuzzers for sheets, set-ups, stored games and exports, attacks on
 * a hall, and a load script for live games. Ends with exit code 1 where a promise of docs/security.md is broken.
 *
 *     node src/hostile.ts --seed 1 --seconds 5
 *     node src/hostile.ts --only load
 */
import { parseArgs } from 'node:util';
import { ATTACK_NAMES } from './attacks.ts';
import type { Fuzzed } from './fuzz.ts';
import { fuzzExports, fuzzFiles } from './files.ts';
import { TARGETS } from './games.ts';
import { load, PATIENCE } from './load.ts';
import { HALL_PARTS } from './hall/parts.ts';
import { World } from './hall/world.ts';
import { fuzzSheets } from './sheets.ts';
import { fuzzTemplates } from './templates.ts';

/** Requests for each route of a hall, for each second that the other fuzzers have. */
const RUNS = 50;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '4' },
    attack: { type: 'string', default: '' },
    only: { type: 'string', default: 'sheets,set-ups,files,exports,hall,load' },
  },
});
const options = { seed: values.seed, seconds: Number(values.seconds) };
const parts = new Set(values.only.split(','));
console.log(
  `seed ${options.seed}, ${options.seconds} s for each fuzzer; "--seed" and "--seconds" change both`,
);
let findings = 0;

const fuzzers = [
  ['sheets', fuzzSheets],
  ['set-ups', fuzzTemplates],
  ['files', fuzzFiles],
  ['exports', fuzzExports],
] as const;
for (const [part, fuzzer] of fuzzers)
  if (parts.has(part)) for (const target of TARGETS) report(await fuzzer(target, options));
if (parts.has('hall')) await attackHall();
if (parts.has('load')) await underLoad();
console.log(findings === 0 ? 'every promise held' : `${findings} broken promises`);
process.exitCode = findings === 0 ? 0 : 1;

function report({ name, inputs, slowest, findings: found }: Fuzzed): void {
  const line = [name.padEnd(34), `${inputs.toLocaleString('en')} inputs`, `slowest ${slowest.toFixed(0)} ms`];
  console.log(line.join('  '));
  for (const finding of found) console.log(`  error: ${finding}`);
  findings += found.length;
}

async function attackHall(): Promise<void> {
  await using world = await World.open();
  const extent = { seed: Number(options.seed), runs: RUNS * options.seconds, isWhole: true };
  for (const [part, attack] of Object.entries(HALL_PARTS)) {
    const { inputs, findings: found } = await attack(world, extent);
    console.log(`${`hall: ${part}`.padEnd(34)}  ${inputs.toLocaleString('en')} inputs`);
    for (const finding of found) console.log(`  error: ${finding}`);
    findings += found.length;
  }
}

async function underLoad(): Promise<void> {
  console.log('\nAn honest player of a live game waits, in milliseconds (times the quiet figure):');
  const attacks = ATTACK_NAMES.filter((name) => name.includes(values.attack));
  await load(attacks, ({ attack, median, most, longest, ratio, isFinding, answered }) => {
    const line = [
      attack.padEnd(30),
      `median ${median.toFixed(1)} (${ratio.median.toFixed(1)})`.padEnd(20),
      `95 % ${most.toFixed(1)} (${ratio.most.toFixed(1)})`.padEnd(20),
      `longest ${longest.toFixed(1)}`.padEnd(14),
      answered,
    ];
    console.log(line.join('  ').trimEnd());
    if (!isFinding) return;
    console.log(`  error: expected less than ${PATIENCE} times the quiet figure, twice`);
    findings += 1;
  });
}
