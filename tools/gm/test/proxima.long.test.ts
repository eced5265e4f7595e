import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

const example = fileURLToPath(new URL('../../../docs/examples/proxima', import.meta.url));

/** A copy of the example game of Proxima Centauri b, in the folder `landing`. */
function copied(): GameFolder {
  const folder = new GameFolder({ empty: true });
  cpSync(example, join(folder.path, 'landing'), { recursive: true });
  return folder;
}

test('P-01 to P-09: the example is played in one go, and won in turn 5', async () => {
  using folder = copied();
  const { code, stdout, stderr } = await ec(folder.path, 'play', 'landing', '--turns', '5');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\nThe game is over\. Won by: North Base\n48 reports in out;/);
});

test('P-01 to P-09: the example in a file, turn by turn, with orders, a bot, reports and replay', async () => {
  using folder = copied();
  const game = async (...args: string[]) => {
    const { code, stdout, stderr } = await ec(folder.path, ...args);
    expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
    return stdout;
  };
  expect(await game('new', 'game.ec', 'landing')).toMatch(/1 +Ada +North Base +ada@example\.org[^]*2 +Bob/);
  expect(await game('template', 'game.ec', '--seat', '2')).toMatch(
    /^; PLY00002-0\.txt\n; UNI00011 Crawler at 9,7, 3 action points: MOVE, BUILD\n/,
  );
  const sheets = (turn: number) => [1, 2].map((seat) => `landing/orders/turn-${turn}/player-${seat}.txt`);
  expect(await game('submit', 'game.ec', ...sheets(1))).toContain('UNI00002 move 5,4');
  await game('turn', 'game.ec', '--out', 'reports');
  folder.write('PLY00001-1.txt', readFileSync(join(example, 'orders/turn-2/player-1.txt')));
  await game('submit', 'game.ec', 'PLY00001-1.txt');
  await game('bots', 'set', 'game.ec', 'soldier', '2');
  await game('turn', 'game.ec', '--notice', 'Ada played against a bot.');
  const report = await game('report', 'game.ec', '--seat', '1', '--turn', '1');
  expect(report).toMatch(/UNI00012 +Scouts +5,4 +retreats to 9,7/);
  expect(await game('report', 'game.ec', '--seat', '2')).toContain('Ada played against a bot.');
  expect(await game('report', 'game.ec', '--seat', '1', '--turn', '1', '--format', 'html')).toContain(
    '<title id="c1-map">Map after turn 1. Team North: 4 units, 1 of 3 objectives.',
  );
  expect(globSync('reports/turn-1/*', { cwd: folder.path })).toHaveLength(8);
  for (let turn = 3; turn <= 8; turn++) await game('turn', 'game.ec', '--max-silent', 'all');
  expect(await game('status', 'game.ec')).toMatch(/over/i);
  expect(await ec(folder.path, 'rules', 'game.ec', '-r', '@ec/multiplanetary')).toEqual({
    code: 3,
    stdout: '',
    stderr: 'error: game.ec: expected the ruleset proxima, received multiplanetary\n',
  });
  expect(await game('replay', 'game.ec')).toContain('as the seed and the orders give them');
  await game('seats', 'remove', 'game.ec', '1');
  expect(await game('seats', 'add', 'game.ec', '1', '--id', '3', '--email', 'eve@example.org')).toMatch(
    /eve@example\.org/,
  );
});

test.each([
  ['DUN.json', '"ATT00003", "ATT00001"', '"ATT00003", "ATT99999"', 'DUN.json:35:31: error: templates.DUN.unitTypes[2].attacks[1]: expected one of ATT.json, received "ATT99999"'], // prettier-ignore
  ['MAP.json', '"...^^..~..."', '"...^^..~."', 'MAP.json:5:5: error: templates.MAP.rows[1]: expected a row as long as the first, 9 tiles, received ".#=...^...."'], // prettier-ignore
  ['GOAL.json', '"turns": 8', '"turns": 1.5', 'GOAL.json:3:3: error: templates.GOAL.turns: expected a whole number from 0 to 1000000, received 1.5'], // prettier-ignore
  ['PLY.json', '"players"', '"folk"', 'PLY.json:1:1: error: templates.PLY.players: expected "players", received none'], // prettier-ignore
  ['game.json', '"MAP":', '"MAPX":', 'game.json:10:5: error: templates.MAPX: expected one of "ATT", "DEF", "DTI", "DUN"'], // prettier-ignore
  ['game.json', '"MAP.json"', '"MAPS.json"', 'game.json:10:5: error: templates.MAP: no file MAPS.json'],
  [
    'players.csv',
    'id,email,player',
    'id|email|player',
    'players.csv:1:1: error: expected the header id,email',
  ],
  ['players.csv', '2,bob@example.org,Bob\n', '', 'error: players: expected 2 players, received 1'],
  ['orders/turn-1/player-1.txt', 'MOVE 5,4', 'MOVE 5;4', 'player-1.txt:1:'],
  ['orders/turn-1/player-1.txt', 'UNI00004', 'UNI4', 'player-1.txt:3:1'],
])('P-01: a mistake in %s is reported with its place: %s as %s', async (file, right, wrong, message) => {
  using folder = copied();
  folder.write(`landing/${file}`, readFileSync(join(example, file), 'utf8').replace(right, wrong));
  const { code, stdout, stderr } = await ec(folder.path, 'play', 'landing', '--turns', '1');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});

test('P-01: a map that does not fit the players of the default scenario is reported as such', async () => {
  using folder = copied();
  folder.write('landing/game.json', '{"ruleset": "@ec/proxima",\n "templates": {"MAP": "MAP.json"}}');
  const { code, stderr } = await ec(folder.path, 'play', 'landing', '--turns', '1');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /game\.json:2:2: error: templates\.PLY\.players\[1\]\.rally\[0\]: expected a tile .*; PLY is the default one, as game\.json names none\n/,
  );
});
