import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { killCommand, lengthOf } from './kill-command.js';
import { faultsOf, GAMES, KilledHall, KILLS, partOf } from './killed-hall.js';
import { ServeProcess } from './serve-process.js';
import { StoredFolder } from './stored-folder.js';

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

test(`ec restore is killed ${KILLS} times: no file is lost or mixed, and the same command ends it`, async () => {
  using folder = await StoredFolder.make();
  using copies = new TemporaryFolder();
  const files = ['game.ec', 'other.ec'];
  copyFileSync(folder.of('game.ec'), folder.of('other.ec'));
  const made = await ec(folder.path, 'backup', '.', '--to', copies.path, '--json');
  const { path: backup } = JSON.parse(made.stdout) as { path: string };
  const former = rowsOf(join(backup, 'game.ec'));
  await folder.ec('turn', '--max-silent', 'all');
  const later = rowsOf(folder.of('game.ec'));
  mkdirSync(folder.of('hall'));
  const fill = (): void => {
    for (const name of readdirSync(folder.of('hall'))) rmSync(folder.of('hall', name), { recursive: true });
    for (const file of files) copyFileSync(folder.of('game.ec'), folder.of('hall', file));
  };
  const words = ['restore', backup, '--to', folder.of('hall'), '--replace'];
  fill();
  const length = await lengthOf(folder.of('hall'), ...words);
  let cut = 0;
  const seen = new Set<string>();
  for (let one = 0; one < KILLS; one += 1) {
    fill();
    cut += Number(await killCommand(folder.of('hall'), partOf(length, one), ...words));
    const asides = asideIn(folder.of('hall'));
    for (const file of files) {
      const isPut = asides.some((aside) => existsSync(folder.of('hall', aside, file)));
      const isThere = existsSync(folder.of('hall', file));
      seen.add(`${isPut} ${isThere}`);
      if (isThere) expect(rowsOf(folder.of('hall', file))).toEqual(isPut ? former : later);
      else expect(isPut).toBe(true);
    }
    expect((await ec(folder.path, ...words)).code).toBe(0);
    for (const file of files) {
      expect(rowsOf(folder.of('hall', file))).toEqual(former);
      const kept = asideIn(folder.of('hall')).map((aside) => folder.of('hall', aside, file));
      expect(kept.filter((path) => existsSync(path)).map(rowsOf)).toContainEqual(later);
    }
    expect(readdirSync(folder.of('hall')).filter((name) => name.startsWith('.restoring-'))).toEqual([]);
  }
  console.info(
    `${KILLS} kills of ec restore, ${cut} before its end; put aside and there: ${[...seen].join(', ')}`,
  );
  expect(cut).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
}, 7_200_000);
