import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, it } from 'vitest';
import { exportGame, gameOrigin, importGame, moveGame, undoTurn } from '../../src/sqlite.js';
import { race } from '../race.js';
import { openRace, playSheets, storedRace } from './stored-games.js';

it('is that of a game in each copy of its file, and another in a later game of the same name and seed', async () => {
  using folder = new TemporaryFolder();
  const clock = setClock();
  const path = folder.of('game.ec');
  using stored = storedRace({ path, clock });
  const origin = gameOrigin(stored.meta);
  expect(origin).toMatch(/^[0-9a-f]{64}$/);
  await playSheets(stored, ['step 1'], ['step 2']);
  undoTurn(stored);
  await stored.database.backup(folder.of('backup.ec'));
  using backup = openRace(folder.of('backup.ec'));
  clock.at += 1;
  using imported = importGame(folder.of('imported.ec'), race, exportGame(stored), { clock });
  using moved = openRace(await moveGame(path, folder.of('other'), { clock }));
  for (const { meta } of [backup, imported, moved]) expect(gameOrigin(meta)).toBe(origin);
  using later = storedRace({ path, clock });
  expect(later.meta).toEqual({ ...stored.meta, created: stored.meta.created + 1 });
  expect(gameOrigin(later.meta)).not.toBe(origin);
});
