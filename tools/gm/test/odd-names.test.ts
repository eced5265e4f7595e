import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ec, GameFolder } from './game-folder.js';

test('a game with the name of an address is played like any other', async () => {
  using folder = new GameFolder();
  expect((await ec(folder.path, 'new', 'file:a.ec', '.')).code).toBe(0);
  expect(await ec(folder.path, 'turn', 'file:a.ec', '--max-silent', 'all')).toMatchObject({ code: 0 });
  expect(readdirSync(folder.of('file:a.ec.backups')).length).toBe(1);
});

test('a game needs a file', async () => {
  using folder = new GameFolder();
  const refusal = {
    code: 1,
    stdout: '',
    stderr: ':memory:: error: expected a new file for the game, received the name of none\n',
  };
  expect(await ec(folder.path, 'new', ':memory:', '.')).toEqual(refusal);
  await ec(folder.path, 'new', 'g.ec', '.');
  await ec(folder.path, 'export', 'g.ec', 'g.json');
  expect(await ec(folder.path, 'import', 'g.json', ':memory:')).toEqual(refusal);
});
