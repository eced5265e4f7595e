import { DatabaseSync } from 'node:sqlite';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { openGameFile } from '../../src/sqlite.js';
import { codeOf, openRace, playSheets, storedRace } from './stored-games.js';

/** A race at turn 1 in a file. */
async function raceAt(path: string): Promise<void> {
  using stored = storedRace({ path });
  await playSheets(stored, ['step 1', 'step 2']);
}

/** The same, with another schema. */
async function withSchema(path: string, sql: string): Promise<void> {
  await raceAt(path);
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

/** What opening a file says. */
function refusalOf(path: string): string {
  try {
    openGameFile(path, { clock: setClock() })[Symbol.dispose]();
    return 'opened';
  } catch (error) {
    return error instanceof Error ? error.message.replace(`${path}: `, '') : String(error);
  }
}

const OURS = 'expected the schema of a stored game of format 6 alone, received ';

describe('a file with a schema that is not ours is refused, and named', () => {
  it.each([
    [
      'a trigger that changes sheets',
      "CREATE TRIGGER spy AFTER INSERT ON orders BEGIN UPDATE orders SET text = 'step 9'; END",
      'trigger spy of orders, which is not of a stored game',
    ],
    [
      'a view that never ends',
      'CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
      'view endless, which is not of a stored game',
    ],
    [
      'a view in the place of a table',
      'DROP TABLE messages; CREATE VIEW messages AS SELECT 1 AS id',
      'view messages, which is not of a stored game; no table messages; no index messages_alike',
    ],
    [
      'an index that counts a sheet once',
      'CREATE UNIQUE INDEX once ON orders (text)',
      'index once of orders, which is not of a stored game',
    ],
    ['a table more', 'CREATE TABLE "a\u001b[2Jb" (x)', 'table a\ufffd[2Jb, which is not of a stored game'],
    ['a column more', 'ALTER TABLE seats ADD COLUMN cheat TEXT', 'table seats, changed'],
    ['an index less', 'DROP INDEX orders_of_turn', 'no index orders_of_turn'],
    ['figures that mislead the planner', 'ANALYZE', 'table sqlite_stat1, which is not of a stored game'],
  ])('%s', async (_, sql, fault) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    await withSchema(path, sql);
    expect(refusalOf(path)).toBe(OURS + fault);
    expect(codeOf(() => openRace(path))).toBe('foreign-schema');
  });

  it('of many faults five are named', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    await withSchema(path, [1, 2, 3, 4, 5, 6, 7].map((n) => `CREATE TABLE t${n} (x)`).join(';'));
    expect(refusalOf(path)).toMatch(/table t5, which is not of a stored game; 2 more$/);
    const other = folder.of('other.ec');
    await withSchema(other, [1, 2, 3, 4, 5].map((n) => `CREATE TABLE t${n} (x)`).join(';'));
    expect(refusalOf(other)).toMatch(/table t5, which is not of a stored game$/);
  });

  it('of a long name 60 characters are shown', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const name = 'x'.repeat(70);
    await withSchema(path, `CREATE TABLE ${name} (y); CREATE INDEX z ON ${name} (y)`);
    expect(refusalOf(path)).toBe(
      `${OURS}table ${'x'.repeat(54)}, which is not of a stored game; index z of ${'x'.repeat(60)}, which is not of a stored game`,
    );
  });

  it.each([0, -1])('format %i is none', async (format) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    await withSchema(path, `PRAGMA user_version = ${format}`);
    expect(refusalOf(path)).toBe(`expected a format from 1, received ${format}`);
    expect(codeOf(() => openRace(path))).toBe('damaged');
  });
});
