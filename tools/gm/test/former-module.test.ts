import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StoredFolder } from './stored-folder.js';

test('a file that names Empyrean Challenge by its former module opens, goes on and replays', async () => {
  using game = await StoredFolder.make();
  const database = new DatabaseSync(join(game.path, game.file));
  database.exec("UPDATE meta SET package = '@ec/engine/empyrean'");
  database.close();
  await game.submitAll(1);
  expect((await game.ec('turn')).code).toBe(0);
  expect(await game.ec('replay')).toMatchObject({ code: 0, stderr: '' });
  const { data } = await game.json('export');
  expect(data).toMatchObject({ package: '@ec/engine/empyrean' });
});
