import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';
import type { StatusAnswer, TurnAnswer } from './stored-folder.js';

const EXAMPLE = fileURLToPath(new URL('../../../docs/examples/multiplanetary', import.meta.url));

/** A copy of the tutorial's game. */
function tutorial(): GameFolder {
  const folder = new GameFolder({ empty: true });
  cpSync(EXAMPLE, folder.path, { recursive: true });
  return folder;
}

/** The same as a stored game, and a way to run commands such as `bots set` on it. */
async function stored(
  folder: GameFolder,
): Promise<(command: string, ...args: string[]) => ReturnType<typeof ec>> {
  expect(await ec(folder.path, 'new', 'duel.ec', '.')).toMatchObject({ code: 0, stderr: '' });
  return (command, ...args) => ec(folder.path, ...command.split(' '), 'duel.ec', ...args);
}

test('M-01 to M-05: the game of the tutorial is played to its end: 30 × 2 × 4 = 240 reports', async () => {
  using folder = tutorial();
  const { code, stdout, stderr } = await folder.play('--turns', '29');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('\nAda (red) has won.\n');
  expect(stdout).toMatch(/\n240 reports in out; state after turn 29: [0-9a-f]{64}\n$/);
  const report = (form: string): string =>
    readFileSync(join(folder.path, `out/turn-9/seat-1.${form}`), 'utf8');
  expect(report('txt')).toContain('\nB J10 -> F6 31, arrives in tick 15\n');
  expect(report('md')).toContain('B J10 -> F6 31, arrives in tick 15');
  expect(report('html')).toContain(
    '>Board after tick 9. Planets of red: 3, of blue: 1, neutral: 8. Fleets under way: 2.<',
  );
  expect(JSON.parse(report('json'))).toMatchObject({ schema: 'ec-report/1', title: 'Tutorial, tick 9' });
});

test('M-02: a stored game from its set-up to a replay, with sheets, a bot and another player', async () => {
  using folder = tutorial();
  const duel = await stored(folder);
  folder.write('red-1.txt', 'A1 -> D1 1\nfly\n');
  expect(await duel('submit', 'red-1.txt')).toMatchObject({ code: 1 });
  expect((await duel('bots set', 'random', '2')).code).toBe(0);
  expect((await duel('turn', '--max-silent', 'all')).code).toBe(0);

  folder.write('red-1.txt', 'A1 -> D1 1\nA1 => C2 4\n');
  const checked = await duel('check', 'red-1.txt');
  expect(checked.stdout).toContain('red-1.txt:2:1: warning: A1 has 3 of 4 ships\n');
  expect((await duel('submit', 'red-1.txt')).code).toBe(0);
  const turn = await duel('turn', '--out', 'out', '--json');
  expect(JSON.parse(turn.stdout) as TurnAnswer).toMatchObject({ turn: 2, silent: [], bots: [2], files: 8 });
  const report = await duel('report', '--seat', '1');
  expect(report.stdout).toMatch(
    /\n +1 +A1 -> D1 1 +done *\n +2 +A1 => C2 4 +refused +A1 has 3 of 4 ships\.\n/,
  );

  expect((await duel('seats remove', '2')).code).toBe(0);
  expect((await duel('seats add', '2', '--email', 'cleo@example.org', '--id', '3')).code).toBe(0);
  expect((await duel('turn', '--max-silent', 'all', '--agreed-end')).code).toBe(0);
  const status = JSON.parse((await duel('status', '--json')).stdout) as StatusAnswer;
  expect(status).toMatchObject({ outcome: { status: 'over' } });
  expect(await duel('replay')).toMatchObject({ code: 0 });
});

test('two bots play to the end', async () => {
  using folder = tutorial();
  rmSync(join(folder.path, 'orders'), { recursive: true });
  const { code, stdout } = await folder.play('--turns', '400', '--bots', 'expander,random', '--json');
  const { winners, hashes } = JSON.parse(stdout) as { winners: string[]; hashes: string[] };
  expect([code, winners]).toEqual([0, ['Ada']]);
  expect(hashes.length).toBeLessThan(400);
});

const MAP: unknown[] = JSON.parse(readFileSync(join(EXAMPLE, 'map.json'), 'utf8'));

test.each<[string, string, string, RegExp]>([
  [
    'a third player',
    'players.csv',
    'id,email,player\n1,a@example.org,Ada\n2,b@example.org,Bob\n3,c@example.org,Cleo\n',
    /^players\.csv:1:1: error: players: expected two players, received 3$/,
  ],
  [
    'a planet without its twin',
    'map.json',
    JSON.stringify([...MAP, { cell: 'J1', size: 2, ships: 9 }]),
    /^map\.json:1:\d+: error: templates\.map\.10: expected a planet of size 2 with 9 ships at A10 as well/,
  ],
  [
    'a map of few planets',
    'map.json',
    JSON.stringify(MAP.slice(0, 8)),
    /^map\.json:1:1: error: templates\.map: expected a list of at least 10 planets, received 8$/,
  ],
  [
    'ships that are not a whole number',
    'map.json',
    JSON.stringify([{ cell: 'C4', size: 2, ships: 1.5 }, ...MAP.slice(1)]),
    /: error: templates\.map\.0\.ships: expected a whole number from 0 to 999, received 1\.5$/,
  ],
  [
    'a misspelt key',
    'map.json',
    JSON.stringify([{ cell: 'C4', size: 2, ship: 9 }, ...MAP.slice(1)]),
    /: error: templates\.map\.0\.ships: expected cell, size and ships, and nothing else, received undefined$/,
  ],
  [
    'another template',
    'game.json',
    '{ "ruleset": "@ec/multiplanetary", "templates": { "maps": "map.json" } }',
    /^game\.json:1:\d+: error: templates\.maps: expected "map"/,
  ],
  [
    'too many pairs',
    'game.json',
    '{ "ruleset": "@ec/multiplanetary", "parameters": { "planetPairs": 11 } }',
    /^game\.json:1:\d+: error: parameters\["planetPairs"\]: expected an integer from 5 to 10, received 11$/,
  ],
])('M-01: %s is refused, with the place', async (_, file, text, message) => {
  using folder = tutorial();
  folder.write(file, text);
  const { code, stderr } = await ec(folder.path, 'new', 'duel.ec', '.');
  expect([code, stderr.split('\n')[0]]).toEqual([1, expect.stringMatching(message)]);
  expect(folder.has('duel.ec')).toBe(false);
});
