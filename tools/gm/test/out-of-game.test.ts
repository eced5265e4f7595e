import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

const PLAYERS = `id,email,race
1,ada@example.org,Ants
2,bram@example.org,Bees
3,chen@example.org,Crabs
4,dora@example.org,Dogs
`;

test('N-39: turn says who is out of the game now; submit and status say it of whoever still sends orders', async () => {
  using folder = new GameFolder({ empty: true });
  const run = (command: string, ...args: string[]) => ec(folder.path, command, 'game.ec', ...args);
  folder.write('players.csv', PLAYERS);
  folder.write('game.json', '{ "game": "Orion", "ruleset": "@ec/galaxyng" }\n');
  await run('new', '.', '--seed', '7');
  for (const seat of [1, 2, 3, 4]) folder.write(`${seat}.txt`, '; nothing\n');
  for (const seat of [1, 2, 3]) await run('submit', `${seat}.txt`, '--seat', `${seat}`);
  // one of four is a quarter, which may be silent
  const gone = /^Now out of the game +Dogs \(seat 4\)$/m;
  expect((await run('turn', '--dry-run')).stdout).toMatch(gone);
  expect((await run('turn')).stdout).toMatch(gone);

  const receipt =
    'receipt 1, seat 4, turn 2: kept for the record; seat 4 is out of the game, and its orders change nothing';
  expect(await run('submit', '4.txt', '--seat', '4')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(receipt),
  });
  folder.write('4.txt', 'v 1\n');
  expect((await run('submit', '4.txt', '--seat', '4')).stdout).toContain('You are out of the game');
  expect((await run('status')).stdout).toMatch(/Dogs +dora@example\.org +out of the game/);
  for (const seat of [1, 2, 3]) await run('submit', `${seat}.txt`, '--seat', `${seat}`);
  const { out } = JSON.parse((await run('turn', '--json')).stdout) as { out: number[] };
  expect(out).toEqual([]);
});
