import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { faultsOf, GAMES, KilledHall } from './killed-hall.js';
import { ServeProcess } from './serve-process.js';

/** Every row of a database that nobody uses. */
function rowsOf(path: string): unknown {
  using database = new DatabaseSync(path);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  return tables.map(({ name }) => [name, database.prepare(`SELECT * FROM "${String(name)}"`).all()]);
}

const asideIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('replaced-'));

test('ec restore: a hall that was killed while players hand in is as its backup: nothing of its logs gets into the copies', async () => {
  await using hall = await KilledHall.make();
  using copies = new TemporaryFolder();
  await using served = await ServeProcess.start(hall.path);
  const playing = hall.play(served.address);
  await hall.receipts(4);
  const made = await ec(hall.path, 'backup', hall.path, '--to', copies.path, '--json');
  const { path: backup } = JSON.parse(made.stdout) as { path: string };
  const databases = ['hall.db', ...GAMES.map((game) => `${game}.ec`)];
  const words = ['restore', backup, '--to', hall.path, '--replace'];
  const refused = await ec(hall.path, ...words);
  expect([refused.code, refused.stderr]).toEqual([
    4,
    `error: ${join(hall.path, 'hall.db')}: somebody uses it: end the hall that serves the folder first\n`,
  ]);
  await hall.receipts(4);
  await served.end('SIGKILL');
  await playing;
  expect(statSync(join(hall.path, 'hall.db-wal')).size).toBeGreaterThan(0);
  expect(asideIn(hall.path)).toEqual([]);

  const restored = await ec(hall.path, ...words);
  expect([restored.code, restored.stderr]).toEqual([0, '']);
  const [aside = ''] = asideIn(hall.path);
  expect(restored.stdout).toContain(`what was there before is in ${join(hall.path, aside)}\n`);
  expect(readdirSync(hall.path).filter((name) => /^[^r].*-(?:wal|shm)$/.test(name))).toEqual([]);
  for (const file of databases) {
    expect(rowsOf(join(hall.path, file))).toEqual(rowsOf(join(backup, file)));
    expect(statSync(join(hall.path, file)).mode & 0o077).toBe(0);
  }
  // what was put aside is whole, with every sheet that has a receipt
  const [texts, before] = [hall.path, join(hall.path, aside)].map((folder) =>
    GAMES.flatMap((game) => {
      expect(faultsOf(hall.fileOf(game, folder))).toEqual([]);
      using database = new DatabaseSync(hall.fileOf(game, folder));
      return database
        .prepare('SELECT text FROM orders')
        .all()
        .map(({ text }) => String(text));
    }),
  );
  const receipts = hall.sent.filter(({ receipt }) => receipt !== undefined);
  for (const { text } of receipts) expect(before).toContain(text);
  expect(texts?.length).toBeLessThan(before?.length ?? 0);
  await using again = await ServeProcess.start(hall.path);
  expect((await fetch(again.address)).status).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
});
