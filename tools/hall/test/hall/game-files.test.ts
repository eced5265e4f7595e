import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createStoredGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpFolder } from '../../src/backup/back-up-folder.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { moveHostedGame } from '../../src/hall/move-hosted-game.js';
import { openMailHall } from '../../src/mail/open-mail-hall.js';

const clock = (): number => Date.UTC(2026, 0, 5);
const warn = (text: string): never => expect.fail(text);

const SERVED = ['größe', 'winter 2', 'Зима', '冬', 'été'];
const NAME = `expected a name of letters, digits, spaces and "_.-", a letter, a digit or "_" first, at most 100 before ".ec", received`;

let folder: TemporaryFolder;

function make(file: string): void {
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  const game = { package: '@ec/goofspiel', name: 'Winter', seed: 7, players };
  createStoredGame(folder.of(file), goofspiel, game, { clock })[Symbol.dispose]();
}

/** A folder of games, of which a hall cannot serve all. */
beforeEach(() => {
  folder = new TemporaryFolder();
  mkdirSync(folder.of('games'));
  mkdirSync(folder.of('games', 'folder.ec'));
  for (const name of [...SERVED, "bob's game", 'winter (2026)']) make(`games/${name}.ec`);
  make('elsewhere.ec');
  symlinkSync(folder.of('elsewhere.ec'), folder.of('games', 'link.ec'));
  folder.write('games/.moving-far.ec', 'half of it');
});

afterEach(() => folder[Symbol.dispose]());

describe('games of a folder', () => {
  test('have names in any script; each file that is left out is named once', () => {
    const told: string[] = [];
    const games = gamesOfFolder(folder.of('games'), (text) => told.push(text));
    expect([games.ids, games.ids]).toEqual([SERVED.toSorted(), SERVED.toSorted()]);
    expect(told).toEqual([
      `warning: bob's game.ec is not served: ${NAME} "bob's game.ec"`,
      'warning: link.ec is not served: expected the file itself, received a link to it',
      `warning: winter (2026).ec is not served: ${NAME} "winter (2026).ec"`,
    ]);
    expect(['größe', 'link', "bob's game", '../elsewhere'].map((id) => games.has(id))).toEqual([
      ...[true, false, false, false],
    ]);
  });

  test.skipIf(process.platform === 'win32')('are named in one line each, whatever their names are', () => {
    using odd = new TemporaryFolder();
    odd.write('a\nwarning: b.ec', '');
    const told: string[] = [];
    expect(gamesOfFolder(odd.path, (text) => told.push(text)).ids).toEqual([]);
    expect(told).toEqual([`warning: a\ufffdwarning: b.ec is not served: ${NAME} "a\\nwarning: b.ec"`]);
  });

  test('are all in its backup, under whatever name', async () => {
    const all = readdirSync(folder.of('games')).filter((name) => /^[^.].*\.ec$/.test(name));
    const { files, path } = await backUpFolder(folder.of('games'), {
      ...{ to: folder.of('copies'), verify: true, clock },
    });
    expect(files.flatMap(({ problems }) => problems)).toEqual([]);
    const expected = all.filter((name) => name !== 'folder.ec').toSorted();
    expect(expected).toHaveLength(SERVED.length + 3);
    expect(readdirSync(path).toSorted()).toEqual(expected);
  });

  test('are named in the backup where a link leads nowhere: a disk may be missing', async () => {
    symlinkSync(folder.of('gone.ec'), folder.of('games', 'gone.ec'));
    const { files } = await backUpFolder(folder.of('games'), { to: folder.of('copies'), clock });
    const wrong = files.filter(({ problems }) => problems.length > 0);
    expect(wrong.map(({ file, bytes }) => [file, bytes])).toEqual([['gone.ec', 0]]);
  });
});

test.each([
  ["bob's game.ec", `${NAME} "bob's game.ec"`],
  ['link.ec', 'expected the file itself, received a link to it'],
])('%s, which no hall would serve, is not moved into one, and takes no mail', async (file, why) => {
  const path = folder.of('games', file);
  await expect(moveHostedGame(path, folder.of('south'), { clock, warn })).rejects.toThrow(
    `${path}: error: ${why}; nothing was changed`,
  );
  expect(readdirSync(folder.path).toSorted()).toEqual(['elsewhere.ec', 'games']);
  expect(() => openMailHall(path, { clock: { now: clock, until: async () => {} }, warn })).toThrow(
    `${path}: error: ${why}`,
  );
});
