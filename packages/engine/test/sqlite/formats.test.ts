import { DatabaseSync } from 'node:sqlite';
import { START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { gameMessages, gameStatus, sheetsAfter, allTurns, type StoredGame } from '../../src/sqlite.js';
import { APPLICATION_ID, MIGRATIONS } from '../../src/sqlite/schema.js';
import {
  everything,
  expectSound,
  openRace,
  playSheets,
  rows,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

/** Writes what a game holds into a file as the versions of that format made it. */
function writeOld(path: string, format: number, { database }: StoredGame): void {
  using old = new DatabaseSync(path);
  old.exec(`PRAGMA foreign_keys = OFF; PRAGMA application_id = ${APPLICATION_ID}`);
  for (const step of MIGRATIONS.slice(0, format)) old.exec(step);
  old.exec(`PRAGMA user_version = ${format}`);
  const tables = old.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%sqlite_sequence%'",
  );
  for (const table of tables.all().map(({ name }) => String(name))) {
    const columns = old.prepare(`PRAGMA table_info(${table})`).all().map(({ name }) => String(name)); // prettier-ignore
    const insert = old.prepare(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
    );
    for (const row of database.all(`SELECT ${columns.join()} FROM ${table}`))
      insert.run(...Object.values(row));
  }
  // of sheets that do not count, the first formats kept the texts
  if (format < 3) old.exec("UPDATE orders SET text = 'leap' WHERE counts = 0");
}

describe('a file of an earlier format', () => {
  it.each([1, 2, 3, 4, 5])('%i is brought to the present one, and nothing of the game is lost', async (format) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace();
    submit(stored, 1, 'step 1');
    submit(stored, 2, 'leap');
    submit(stored, 1, 'step 2');
    await playSheets(stored, ['step 3']);
    submit(stored, 1, 'step 6');
    writeOld(path, format, stored);
    const changes: string[] = [];
    using again = openRace(path, { beforeChange: (sql) => changes.push(sql) });
    expect(again.database.format).toBe(6);
    expect(changes).toEqual([...MIGRATIONS.slice(format), 'PRAGMA user_version = 6', 'COMMIT']);
    expectSound(again);
    expect(totals(again)).toBe('Runner 1 3, Runner 2 0, Runner 3 0');
    // receipts are counted by seat and turn, and sizes are those of the texts
    const sheets = allTurns(again).flatMap((turn) => sheetsAfter(again, turn));
    expect(sheets.map(({ seat, receipt, size, text }) => [seat, receipt, size, text])).toEqual([
      [1, 1, 6, 'step 1'],
      [2, 1, 4, ''],
      [1, 2, 6, 'step 2'],
      [1, 3, 6, 'step 3'],
      [1, 1, 6, 'step 6'],
    ]);
    expect(gameMessages(again).map(({ times, sent, last }) => [times, sent, last])).toEqual([
      [1, START, START],
      [1, START, START],
    ]);
    expect(gameStatus(again).edition).toBe('standard');
    const { meta, orders, ...others } = everything(stored);
    const { meta: metaAgain, orders: ordersAgain, ...othersAgain } = everything(again);
    expect(othersAgain).toEqual(others);
    if (format >= 3) expect(ordersAgain).toEqual(orders);
    if (format >= 4) expect(metaAgain).toEqual(meta);
  }); // prettier-ignore
});

describe('an open file', () => {
  it('keeps to what is safe: every change is synced, references hold, and a stranger’s schema is not trusted', () => {
    using folder = new TemporaryFolder();
    using stored = storedRace({ path: folder.of('race.ec') });
    const setting = (name: string): unknown => Object.values(rows(stored, `PRAGMA ${name}`)[0] ?? {})[0];
    const names = ['journal_mode', 'synchronous', 'foreign_keys', 'trusted_schema', 'cell_size_check'];
    expect(names.map(setting)).toEqual(['wal', 2, 1, 0, 1]);
  });

  it('is seen as it stood at the first of several questions', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    using elsewhere = openRace(path);
    const sheets = (): number => rows(stored, 'SELECT * FROM orders').length;
    const seen = stored.database.snapshot(() => {
      const before = sheets();
      submit(elsewhere, 1, 'step 1');
      return [before, sheets()];
    });
    expect([seen, sheets()]).toEqual([[0, 0], 1]);
    expect(() => stored.database.snapshot(() => expect.fail('no answer'))).toThrow('no answer');
    expect(submit(stored, 2, 'step 1')).toMatchObject({ receipt: 1 });
  });

  it('says what it refuses, and goes on after that', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    stored.database.requireWritable();
    const none = folder.of('no/such/folder.ec');
    await expect(stored.database.backup(none)).rejects.toThrow(`${none}: `);
    expect(() => stored.database.transaction(() => submit(stored, 9, 'step 1'))).toThrow('expected a seat from 1 to 3');
    expect(submit(stored, 1, 'step 1')).toMatchObject({ receipt: 1 });
    expect(stored.database.isInMemory).toBe(false);
    using memory = storedRace();
    expect(memory.database.isInMemory).toBe(true);
  }); // prettier-ignore
});
