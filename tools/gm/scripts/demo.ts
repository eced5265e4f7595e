/**
 * The life of a game, command by command, as a game master would type it: a stored game of six empires, four quarters with the
 * orders of `docs/examples/first-game`, all reports, and a replay of everything from the seed.
 */
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const example = 'docs/examples/first-game';
const out = 'out/first-game';
const game = `${out}/first-game.ec`;
const reports = `${out}/reports`;

rmSync(join(root, out), { recursive: true, force: true });
ec('new', game, example);
ec('report', game, '--out', reports);
for (const turn of [1, 2, 3, 4]) {
  const folder = `${example}/orders/turn-${turn}`;
  const sheets = globSync(`${folder}/*.txt`, { cwd: root }).toSorted();
  if (sheets.length > 0) ec('submit', game, ...sheets);
  ec('turn', game, '--max-silent', 'all', '--out', reports);
}
ec('report', game, '--seat', '1');
ec('status', game);
ec('report', game);
ec('replay', game);

/** Runs a command and shows it; ends with its exit code where it fails. */
function ec(...args: readonly string[]): void {
  console.log(`$ ec ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [bin, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  console.log();
}
