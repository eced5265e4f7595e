import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameFolder, ec } from './game-folder.js';

interface Record {
  game: { seed: string };
  turns: { sheets: { [seat: string]: string }; hash: string; phases: string[] }[];
}

async function recorded(folder: GameFolder): Promise<Record> {
  const { code, stderr } = await folder.play(
    '--turns',
    '2',
    '--bots',
    'settler,idle',
    '--record',
    'game.rec',
  );
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(readFileSync(join(folder.path, 'game.rec'), 'utf8')) as Record;
}

test('bots play the seats without a sheet, in turn around the table', async () => {
  using folder = new GameFolder();
  const { turns } = await recorded(folder);
  const [first] = turns;
  // empires 1 and 2 have sheets in turn 1; of the others the odd ones are settlers, the even ones idle
  expect(Object.keys(first?.sheets ?? {})).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(first?.sheets['1']).toBe(readFileSync(join(folder.path, 'orders/turn-1/empire-1.txt'), 'utf8'));
  expect(first?.sheets['3']).toMatch(/^empire 3, turn 1, game EC-1\n3, /);
  expect(first?.sheets['4']).toBe('');
  expect(first?.phases).toHaveLength(21);
});

test('a recorded game replays the same', async () => {
  using folder = new GameFolder();
  await recorded(folder);
  expect(await ec(folder.path, 'replay', 'game.rec')).toEqual({
    code: 0,
    stdout: 'game.rec: the same in all 2 turns\n',
    stderr: '',
  });
});

test('a changed sheet is found in the phase that it changes', async () => {
  using folder = new GameFolder();
  const record = await recorded(folder);
  const [, second] = record.turns;
  if (second) second.sheets['4'] = '4, ration, 50%\n';
  folder.write('changed.rec', JSON.stringify(record));
  const { code, stdout } = await ec(folder.path, 'replay', 'changed.rec', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    turns: 2,
    difference: { turn: 2, phase: 'pay and ration orders', expected: second?.phases[15] },
  });
});

test('another seed differs from the set-up on', async () => {
  using folder = new GameFolder();
  const record = await recorded(folder);
  record.game.seed = 'another';
  folder.write('changed.rec', JSON.stringify(record));
  const { code, stdout } = await ec(folder.path, 'replay', 'changed.rec');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^changed\.rec: differs first in turn 0: expected [0-9a-f]{64}, received [0-9a-f]{64}\n$/,
  );
});

test.each([
  ['{', /^bad\.rec:1:1: error: /],
  ['{}', /^bad\.rec:1:1: error: ruleset: /],
  [
    '{"ruleset":"chess","version":"1","game":{"name":"a","seed":"1","players":[]},"hash":"","turns":[]}',
    /^bad\.rec:1:\d+: error: hash: expected a state hash/,
  ],
])('a file that is no record is refused: %s', async (text, message) => {
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
    '--bots: error: expected one of idle, settler, industrialist, raider, random-legal, received setler\n',
  ]);
  expect(folder.has('out')).toBe(false);
});
