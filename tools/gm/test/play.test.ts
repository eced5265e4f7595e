import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameFolder } from './game-folder.js';

function hashesOf(stdout: string): unknown {
  const played: unknown = JSON.parse(stdout);
  return typeof played === 'object' && played && 'hashes' in played ? played.hashes : undefined;
}

test('a folder has its players in players.csv: no other number of them is taken', async () => {
  using folder = new GameFolder();
  const { code, stdout, stderr } = await folder.play('--seats', '3');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^--seats: error: expected the file of a ruleset, received .*: a folder has its players in players\.csv$/m,
  );
});

test('four quarters of six empires: 5 turns × 6 empires × 4 formats = 120 reports, a report and a summary', async () => {
  using folder = new GameFolder();
  const { code, stdout, stderr } = await folder.play('--turns', '4');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Turn report 1\.4: Ada Concord\n/);
  expect(stdout).toMatch(/\n120 reports in out; state after turn 4: [0-9a-f]{64}\n$/);
  const out = join(folder.path, 'out');
  expect(readdirSync(out).toSorted()).toEqual(['turn-0', 'turn-1', 'turn-2', 'turn-3', 'turn-4']);
  const expected = [1, 2, 3, 4, 5, 6].flatMap((seat) =>
    ['html', 'json', 'md', 'txt'].map((extension) => `seat-${seat}.${extension}`),
  );
  for (const turn of readdirSync(out)) {
    expect(readdirSync(join(out, turn)).toSorted()).toEqual(expected);
  }
  const report = readFileSync(join(out, 'turn-4', 'seat-1.txt'), 'utf8');
  expect(stdout.startsWith(report)).toBe(true);
  expect(stdout.slice(report.length)).toMatch(/^\nThe cluster of EC-1\n[^]*\nStars +80\n/);
});

test('the same seed and sheets give the same states; another seed, or another sheet, gives others', async () => {
  using folder = new GameFolder();
  const [first, again, same, other] = await Promise.all([
    folder.play('--json'),
    folder.play('--json', '--out', 'again'),
    folder.play('--json', '--seed', '1978', '--out', 'same'),
    folder.play('--json', '--seed', 'another', '--out', 'other'),
  ]);
  const hashes = hashesOf(first.stdout);
  expect(hashes).toHaveLength(5);
  expect(hashesOf(again.stdout)).toEqual(hashes);
  expect(hashesOf(same.stdout)).toEqual(hashes);
  expect(hashesOf(other.stdout)).not.toEqual(hashes);

  folder.write('orders/turn-4/empire-5.txt', '5, ration, 50%\n');
  const changed = hashesOf((await folder.play('--json')).stdout);
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  expect(list(changed).slice(0, 4)).toEqual(list(hashes).slice(0, 4));
  expect(list(changed)[4]).not.toBe(list(hashes)[4]);
});

test('a folder without orders is played; names that start with a period are skipped', async () => {
  using folder = new GameFolder();
  folder.write('orders/.DS_Store', 'x');
  folder.write('orders/turn-1/.empire-1.txt.swp', 'x');
  folder.write('orders/turn-1/empire-1.txt', '\uFEFFempire 1, turn 1, game EC-1\r\n1, ration, 50%\r\n');
  expect(await folder.play('--turns', '1', '--json')).toMatchObject({ code: 0, stderr: '' });
  rmSync(join(folder.path, 'orders'), { recursive: true });
  expect(await folder.play('--turns', '1', '--json')).toMatchObject({ code: 0, stderr: '' });
});
