import { DatabaseSync } from 'node:sqlite';
import { createStoredGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { GameList } from '../../src/hall/list-games.js';
import { sayingWhyClosed } from '../../src/hall/saying-once.js';
import type { HallEvent } from '../../src/observe/hall-event.js';

const clock = (): number => 0;

test('everybody learns that the rules of a game cannot be loaded, and the host why; nobody else learns of files of the host', async () => {
  using folder = new TemporaryFolder();
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  // Rules from a file have no name that a file of a game could have.
  const game = { package: '', name: 'Own', seed: 7, players };
  createStoredGame(folder.of('own.ec'), goofspiel, game, { clock })[Symbol.dispose]();
  folder.write('text.ec', 'This is no game.');
  folder.write('rules.js', 'export const ruleset = 1;');
  const files = gamesOfFolder(folder.path);
  for (const ruleset of [undefined, folder.of('rules.js'), folder.of('none.js')]) {
    using games = new HostedGames(files, { clock, ruleset });
    expect(await new GameList(games).all()).toEqual([
      { id: 'own', fault: 'its rules cannot be loaded here' },
      { id: 'text', fault: 'expected a stored game, received another kind of file' },
    ]);
  }
  using games = new HostedGames(files, { clock });
  const told: HallEvent[] = [];
  const say = sayingWhyClosed(games, (event) => told.push(event));
  for (const id of files.ids) await games.use(id, () => undefined).catch((error: unknown) => say(id, error));
  expect(told).toEqual([
    { event: 'failure', text: 'own: expected --ruleset with a module, as the file names no package' },
    { event: 'failure', text: 'text: expected a stored game, received another kind of file' },
  ]);
});

test('a game with a time on no day is listed with that fault, and the others beside it', async () => {
  using folder = new TemporaryFolder();
  const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players };
  for (const file of ['bad.ec', 'good.ec'])
    createStoredGame(folder.of(file), goofspiel, game, { clock })[Symbol.dispose]();
  using bad = new DatabaseSync(folder.of('bad.ec'));
  for (const due of ['9007199254740991', '9223372036854775807']) {
    bad.exec(`UPDATE turns SET due = ${due}`);
    using games = new HostedGames(gamesOfFolder(folder.path), { clock });
    expect(await new GameList(games).all()).toEqual([
      {
        id: 'bad',
        fault: expect.stringMatching(/^(due: expected a time|the file is damaged: it holds)/) as string,
      },
      expect.objectContaining({ id: 'good', name: 'Duel' }),
    ]);
  }
});
