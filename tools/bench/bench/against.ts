/**
 * What the work of games takes now and in another commit, measured in turns in one run: both are built in temporary folders, and every
 * workload runs in a process of its own, now and then, round after round.
 *
 *     node bench/against.ts <commit> [--rounds 5] [--only bot-games,commands] [--roots <now>,<then>]
 *
 * Each figure is the mean of the runs of a process; shown are the least, the median and the greatest of the rounds, and by how many times it is
 * faster now. Results are compared as well: they are the same, or the rules were changed in between.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '@ec/bench';
import { WORKLOADS } from './workloads.ts';

const HERE = join(import.meta.dirname, '../../..');

/** Files that describe workloads, which an older commit may not have. */
const SHARED = [
  'packages/rulesets/galaxyng/bench/crowded-game.ts',
  'packages/rulesets/proxima/bench/crowd.ts',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(WORKLOADS).join(',') },
    roots: { type: 'string' },
  },
});
const [commit] = positionals;
const rounds = Number(values.rounds);
if (commit === undefined || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error(
    'usage: node bench/against.ts <commit> [--rounds 5] [--only <workloads>] [--roots <now>,<then>]',
  );
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'ec-against-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const [now = built('HEAD', 'now'), then = built(commit, 'then')] = values.roots?.split(',') ?? [];

for (const name of values.only.split(',')) {
  const workload = WORKLOADS[name];
  if (!workload)
    throw new Error(`--only: expected some of ${Object.keys(WORKLOADS).join(', ')}, received ${name}`);
  const measured = Array.from({ length: rounds }, () => [measure(now, name), measure(then, name)] as const);
  const same = measured.every(([a, b]) => a.digest === b.digest);
  console.log(`\n${workload.about}; results ${same ? 'are the same' : 'DIFFER'}`);
  for (const figure of Object.keys(measured[0]?.[0].figures ?? {})) {
    const [newer, older] = [0, 1].map((side) =>
      measured.map((pair) => pair[side]?.figures[figure] ?? Number.NaN),
    );
    const ratios = measured.map(
      ([a, b]) => (b.figures[figure] ?? Number.NaN) / (a.figures[figure] ?? Number.NaN),
    );
    console.log(
      `  ${figure}: now ${spread(newer)} ms, ${commit} ${spread(older)} ms, ${spread(ratios)} times as fast`,
    );
  }
}

/** A commit, built in a folder of its own. */
function built(wanted: string, name: string): string {
  const root = join(folder, name);
  const { packageManager } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  run(HERE, 'git', 'clone', '--quiet', '--no-checkout', HERE, root);
  run(root, 'git', 'checkout', '--quiet', run(HERE, 'git', 'rev-parse', wanted).trim());
  run(root, 'npx', '--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline');
  run(root, 'npx', '--yes', packageManager, 'exec', 'turbo', 'run', 'build');
  for (const file of SHARED) if (!existsSync(join(root, file))) cpSync(join(HERE, file), join(root, file));
  return root;
}

function measure(
  root: string,
  name: string,
): { readonly figures: Readonly<Record<string, number>>; readonly digest: string } {
  const output = run(root, process.execPath, join(import.meta.dirname, 'measure.ts'), root, name);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ReturnType<typeof measure>;
}

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? ''}${stdout}${stderr}`);
  return stdout;
}

/** Least, median and greatest. */
function spread(values: readonly number[] = []): string {
  const [least, middle, greatest] = [Math.min(...values), median(values), Math.max(...values)];
  return `${shown(middle)} (${shown(least)} to ${shown(greatest)})`;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
