import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { GameFolder, ec } from './game-folder.js';

/** What `ec play --record` writes, as far as these tests look at it. */
interface Recorded {
  format: string;
  seed: string;
  turns: { orders: number[]; hash: string; phases?: string[] }[];
  orders: { id: number; seat: number; origin: string; hash: string; text: string }[];
}

/** What `ec play --record game.rec` wrote of two turns, in which bots sit beside the players of the example. */
let recording: string;

beforeAll(async () => {
  using folder = new GameFolder();
  const bots = ['--turns', '2', '--bots', 'settler,idle'];
  const { code, stderr } = await folder.play(...bots, '--record', 'game.rec');
  expect([code, stderr]).toEqual([0, '']);
  recording = readFileSync(join(folder.path, 'game.rec'), 'utf8');
});

function recorded(): Recorded {
  return JSON.parse(recording) as Recorded;
}

/** The sheets that a turn was resolved with, by seat. */
function sheetsOf({ turns, orders }: Recorded, turn: number): Map<number, Recorded['orders'][number]> {
  const used = new Set(turns[turn]?.orders);
  return new Map(orders.filter(({ id }) => used.has(id)).map((sheet) => [sheet.seat, sheet]));
}

test('bots play the seats without a sheet, in turn around the table', () => {
  using folder = new GameFolder();
  const record = recorded();
  expect(record.format).toBe('ec-game/2');
  // the set-up and two turns
  expect(record.turns.map(({ orders, phases }) => [orders.length, phases?.length])).toEqual([
    [0, undefined],
    [6, 21],
    [6, 21],
  ]);
  const sheets = sheetsOf(record, 1);
  // empires 1 and 2 have sheets in turn 1; of the others the odd ones are settlers, the even ones idle
  expect([...sheets].toSorted(([a], [b]) => a - b).map(([seat, { origin }]) => [seat, origin])).toEqual([
    [1, 'master'],
    [2, 'master'],
    [3, 'bot'],
    [4, 'bot'],
    [5, 'bot'],
    [6, 'bot'],
  ]);
  const own = readFileSync(join(folder.path, 'orders/turn-1/empire-1.txt'), 'utf8');
  expect(sheets.get(1)?.text).toBe(own);
  expect(sheets.get(3)?.text).toMatch(/^empire 3, turn 1, game EC-1\n3, /);
  expect(sheets.get(4)?.text).toBe('');
});

test('a recorded game replays the same', async () => {
  using folder = new GameFolder({ empty: true });
  folder.write('game.rec', recording);
  expect(await ec(folder.path, 'replay', 'game.rec')).toEqual({
    code: 0,
    stdout: 'game.rec: the same in all 2 turns\n',
    stderr: '',
  });
  using short = new GameFolder();
  await short.play('--turns', '1', '--record', 'game.rec');
  expect((await ec(short.path, 'replay', 'game.rec')).stdout).toBe('game.rec: the same in 1 turn\n');
});

test('a recorded game is never written over an earlier one', async () => {
  using folder = new GameFolder();
  folder.write('game.rec', 'mine');
  expect(await folder.play('--turns', '1', '--record', 'game.rec')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'game.rec: error: expected a new file, and there is one already\n',
  });
  expect(readFileSync(join(folder.path, 'game.rec'), 'utf8')).toBe('mine');
  expect(folder.has('out')).toBe(false);
});

test('a changed sheet is found in the phase that it changes', async () => {
  using folder = new GameFolder({ empty: true });
  const record = recorded();
  const sheet = sheetsOf(record, 2).get(4);
  if (sheet) sheet.text = '4, ration, 50%\n';
  folder.write('changed.rec', JSON.stringify(record));
  const { code, stdout } = await ec(folder.path, 'replay', 'changed.rec', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    turns: 2,
    difference: { turn: 2, phase: 'pay and ration orders', expected: record.turns[2]?.phases?.[15] },
  });
  // no game is made from it: the sheet does not have its hash
  const imported = await ec(folder.path, 'import', 'changed.rec', 'changed.ec');
  expect([imported.code, imported.stdout]).toEqual([1, '']);
  expect(imported.stderr).toMatch(
    /^error: sheet \d+ of seat 4: expected the hash [0-9a-f]{64}, received [0-9a-f]{64}\n$/,
  );
  expect(folder.has('changed.ec')).toBe(false);
});

test('another seed differs from the set-up on', async () => {
  using folder = new GameFolder({ empty: true });
  const record = recorded();
  record.seed = 'another';
  folder.write('changed.rec', JSON.stringify(record));
  const { code, stdout } = await ec(folder.path, 'replay', 'changed.rec');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^changed\.rec: differs first in turn 0: expected [0-9a-f]{64}, received [0-9a-f]{64}\n$/,
  );
});

test('a wrong value is found at its place', async () => {
  using folder = new GameFolder({ empty: true });
  const record = recorded();
  const text = JSON.stringify(record, null, 2);
  const line = text.split('\n').findIndex((one) => one.includes('"receipt": 1,')) + 1;
  folder.write('bad.rec', text.replace('"receipt": 1,', '"receipt": "one",'));
  expect(await ec(folder.path, 'replay', 'bad.rec')).toEqual({
    code: 1,
    stdout: '',
    // after the six blanks before the key
    stderr: `bad.rec:${line}:7: error: orders.0.receipt: expected number, received "one"\n`,
  });
});

test.each([
  ['{', /^bad\.rec:1:2: error: expected a key in quotation marks or }, received the end of the file/],
  ['{}', /^bad\.rec:1:1: error: format: expected a value, received none/],
  ['{"format":"ec-game/3"}', /^bad\.rec:1:2: error: format: expected "ec-game\/2", received "ec-game\/3"/],
  [
    '{"ruleset":"chess","version":"1","game":{"name":"a","seed":"1","players":[]},"hash":"","turns":[]}',
    /^bad\.rec:1:1: error: format: expected /,
  ],
])('a file that is not a record is refused: %s', async (text, message) => {
  using folder = new GameFolder();
  folder.write('bad.rec', text);
  const { code, stdout, stderr } = await ec(folder.path, 'replay', 'bad.rec');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
});

test('an unknown bot is refused before anything is written', async () => {
  using folder = new GameFolder();
  const { code, stderr } = await folder.play('--bots', 'setler');
  expect([code, stderr]).toEqual([
    1,
    'error: bot: expected one of idle, settler, industrialist, raider, random-legal, conqueror, warlord, scholar, merchant, received "setler"; did you mean "settler"?\n',
  ]);
  expect(folder.has('out')).toBe(false);
});

test('the help names no empty list as a default', async () => {
  using folder = new GameFolder();
  expect((await ec(folder.path, 'replay', '--help')).stdout).not.toContain('default');
});
