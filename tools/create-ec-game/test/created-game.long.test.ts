import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGame } from '../src/make-game.js';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
const root = new TemporaryFolder();
const folder = root.of('star-race');

/** Runs a program of a package of the game, with the Node of this test. */
function run(path: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [join(folder, 'node_modules', path), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  makeGame(folder, { version: '0.0.0' });
  // outside of the workspace, with its packages in place of those of a registry
  symlinkSync(packages, join(folder, 'node_modules'), 'junction');
});
afterAll(() => root[Symbol.dispose]());

test('a game that is made compiles, keeps the contract, and builds', () => {
  run('typescript/bin/tsc');
  // 20 checks of the contract and 5 examples; a failure ends with another exit code, which throws
  expect(run('vitest/vitest.mjs', 'run')).toMatch(/Tests +25 passed/);
  run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
  for (const file of ['index.js', 'index.d.ts', 'experiments.js'])
    expect(existsSync(join(folder, 'dist', file))).toBe(true);
});

test('it is played as it stands, with people too, and simulated', () => {
  const played = run(
    '@ec/gm/dist/bin.js',
    'play',
    './src/index.ts',
    '--seed',
    '1',
    '--turns',
    '10',
    '--json',
  );
  // the first player scans for gold, the second takes what is there
  expect(JSON.parse(played)).toMatchObject({ winners: ['Player 2'] });
  run('@ec/gm/dist/bin.js', 'new', 'first.ec', 'game', '--ruleset', './src/index.ts');
  run('@ec/gm/dist/bin.js', 'turn', 'first.ec', '--ruleset', './src/index.ts', '--max-silent', 'all');
  const report = run(
    '@ec/gm/dist/bin.js',
    'report',
    'first.ec',
    '--ruleset',
    './src/index.ts',
    '--seat',
    '1',
  );
  expect(report).toMatch(/^Turn 1: Ada\n/);
  const checked = run(
    '@ec/balance/dist/bin.js',
    'check',
    './src/experiments.ts#scan-or-grab',
    '--trials',
    '400',
  );
  expect(checked).toContain('2 hold');
});

test('its bots play in the experiments of every ruleset, and its plans in leagues', () => {
  const balance = (...args: readonly string[]) => run('@ec/balance/dist/bin.js', ...args, '-w', '0');
  expect(balance('run', './src/index.ts#bot-games', '--trials', '5')).toContain('bot-games, 5 trials');
  const league = balance('league', './src/index.ts', '--games', '10', '--budget', '60', '--rounds', '1');
  expect(league).toContain('star-race: plans that beat plans');
});
