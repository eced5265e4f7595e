import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

const example = fileURLToPath(new URL('../../../docs/examples/ec4x', import.meta.url));

/** A copy of the example game of EC4X, in the folder `houses`. */
function copied(): GameFolder {
  const folder = new GameFolder({ empty: true });
  cpSync(example, join(folder.path, 'houses'), { recursive: true });
  return folder;
}

test('X-21: the example in a file, with orders, bots, reports and replay', async () => {
  using folder = copied();
  const game = async (...args: string[]) => {
    const { code, stdout, stderr } = await ec(folder.path, ...args);
    expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
    return stdout;
  };
  expect(await game('new', 'game.ec', 'houses')).toMatch(/1 +Atreides +ada@example\.org[^]*2 +Corrino/);
  expect(await game('template', 'game.ec', '--seat', '1')).toContain('; fleet 1 hold roe 6\n');
  const sheets = [1, 2].map((seat) => `houses/orders/turn-1/seat-${seat}.txt`);
  await game('submit', 'game.ec', ...sheets);
  await game('turn', 'game.ec', '--out', 'reports', '--notice', 'Welcome to the game.');
  expect(globSync('reports/turn-1/*', { cwd: folder.path })).toHaveLength(8);
  expect(await game('report', 'game.ec', '--seat', '2')).toContain('Welcome to the game.');
  await game('bots', 'set', 'game.ec', 'conqueror', '2');
  for (let turn = 2; turn <= 4; turn++) await game('turn', 'game.ec', '--max-silent', 'all');
  expect(await game('replay', 'game.ec')).toContain('as the seed and the orders give them');
  await game('seats', 'remove', 'game.ec', '1');
  const added = await game('seats', 'add', 'game.ec', '1', '--id', '3', '--email', 'eve@example.org');
  expect(added).toContain('eve@example.org');
});

test('X-65: nobody waits for the orders of a House that is out', async () => {
  using folder = copied();
  const players = readFileSync(join(example, 'players.csv'), 'utf8').trimEnd();
  folder.write('houses/players.csv', `${players}\n3,eve@example.org,Ecaz\n`);
  const parameters = { 'capitulation.war': 0 };
  folder.write(
    'houses/game.json',
    JSON.stringify({ game: 'EC-5', ruleset: '@ec/ec4x', seed: 5, parameters }),
  );
  const game = async (...args: string[]) => (await ec(folder.path, ...args)).stdout;
  await game('new', 'game.ec', 'houses');
  for (const [seat, orders] of [[1, 'tax 55'], [2, 'tax 55'], [3, 'capitulate 1']] as const) {
    folder.write(`${seat}.txt`, `${orders}\n`);
    await game('submit', 'game.ec', `${seat}.txt`, '--seat', `${seat}`);
  } // prettier-ignore
  await game('turn', 'game.ec');
  expect(await game('status', 'game.ec')).toMatch(
    /2 of 2 players have not ordered[^]*3 +Ecaz +eve@example\.org +out of the game/,
  );
  for (const seat of ['1', '2']) await game('submit', 'game.ec', '1.txt', '--seat', seat);
  const turned = await ec(folder.path, 'turn', 'game.ec', '--json');
  expect([turned.code, JSON.parse(turned.stdout)]).toMatchObject([0, { turn: 2, silent: [] }]);
});

test('X-66: a report as a workbook has a sheet for each section, and figures are numbers', async () => {
  using folder = copied();
  expect((await ec(folder.path, 'new', 'game.ec', 'houses')).code).toBe(0);
  const options = ['game.ec', '--seat', '1'];
  const report = await ec(folder.path, 'report', ...options, '--format', 'json');
  const { sections } = JSON.parse(report.stdout) as { sections: { title: string }[] };
  const written = await ec(folder.path, 'report', ...options, '--format', 'xlsx', '--out', 'out');
  expect([written.code, written.stderr]).toEqual([0, '']);
  const { sheets } = await readXlsx(readFileSync(join(folder.path, 'out/turn-0/seat-1.xlsx')));
  expect(sheets.map(({ name }) => name)).toEqual(sections.map(({ title }) => title));
  const rowOf = (title: string, first: string | number) =>
    sheets.find(({ name }) => name === title)?.rows.find(([cell]) => cell === first);
  // 210 XMR and 420 PU; T12: a TRP at GCP 420 is 7.42, and 28 of them are 207.76
  expect(rowOf('Standing', 'Treasury, XMR')?.[1]).toBe(210);
  expect(rowOf('Colonies', '2,0')?.slice(1, 7)).toEqual(['eden', 'abundant', 4, 420, 3000, 0]);
  expect(rowOf('Research', 'cst')).toEqual(['cst', 'Construction', 0, 10, 0, 25, 'SL 1', 7.42, 28]);
  // the cells that formulas of the player's guide name: 50 points at 16.3 XMR are 815
  const at = (title: string, row: number) => sheets.find(({ name }) => name === title)?.rows[row - 1];
  expect(at('Research', 4)?.slice(4, 8)).toEqual([0, 50, null, 16.3]);
  expect(at('Colonies', 3)?.slice(4, 10)).toEqual([420, 3000, 0, 0, 420, 0]);
  // each home has three lanes
  expect(rowOf('Map', '2,0')?.slice(1)).toEqual([
    'home world',
    'eden',
    'abundant',
    'Atreides',
    0,
    '1,0 major, 1,1 minor, 2,-1 major',
  ]);
});

test.each([
  ['orders/turn-1/seat-1.txt', 'tax 60', 'tax 160', 'seat-1.txt:'],
  ['orders/turn-1/seat-1.txt', 'house 1', 'house 2', 'seat-1.txt:1:'],
  ['players.csv', 'id,email', 'id;email', 'players.csv:1:1: error: expected the header id,email'],
])('X-68: a mistake in %s is reported with its place: %s as %s', async (file, right, wrong, message) => {
  using folder = copied();
  folder.write(`houses/${file}`, readFileSync(join(example, file), 'utf8').replace(right, wrong));
  const { code, stderr } = await ec(folder.path, 'play', 'houses', '--turns', '1');
  expect(code).toBe(1);
  expect(stderr).toContain(message);
});
