import { chmodSync, copyFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { HallDatabase } from '../src/store/hall-database.js';
import { OUTBOX, queueMail } from '../src/mail/outbox.js';

const LINK = { key: 'link 1', to: 'ada@example.org', subject: 'Your link', text: 'Here it is.' };

test('a mail of the same key is queued once, also after the file was opened again', () => {
  using folder = new TemporaryFolder();
  const path = folder.of('hall.db');
  {
    using database = new HallDatabase(path, [OUTBOX]);
    expect([queueMail(database, LINK, 1_000), queueMail(database, LINK, 2_000)]).toEqual([true, false]);
  }
  using database = new HallDatabase(path, [OUTBOX]);
  expect(queueMail(database, LINK, 3_000)).toBe(false);
  expect(database.all('SELECT key, queued, due, sent FROM outbox')).toEqual([
    { key: 'link 1', queued: 1_000, due: 1_000, sent: null },
  ]);
});

test('a change that fails leaves nothing, also where one transaction is in another', () => {
  using database = new HallDatabase(':memory:', [OUTBOX]);
  const failing = (): void =>
    database.transaction(() => {
      database.transaction(() => queueMail(database, LINK, 0));
      throw new Error('the disk is full');
    });
  expect(failing).toThrow('the disk is full');
  expect(database.get('SELECT count(*) AS number FROM outbox')).toEqual({ number: 0 });
});

test('a disk that is full is said to be, and nothing is changed; with room again, the change is made', () => {
  using folder = new TemporaryFolder();
  using database = new HallDatabase(folder.of('hall.db'), [OUTBOX]);
  const both = (): void =>
    database.transaction(() => {
      queueMail(database, LINK, 0);
      queueMail(database, { ...LINK, key: 'link 2', text: 'x'.repeat(100_000) }, 0);
    });
  const count = (): unknown => database.get('SELECT count(*) AS number FROM outbox');
  // No more pages than the file has.
  database.connection.exec('PRAGMA max_page_count = 1');
  expect(both).toThrow(
    expect.objectContaining({ code: 'full', message: 'hall.db: the disk is full; nothing was changed' }),
  );
  expect(count()).toEqual({ number: 0 });
  database.connection.exec('PRAGMA max_page_count = 1000');
  both();
  expect(count()).toEqual({ number: 2 });
});

test('a number that JavaScript cannot hold is said to be one; the largest that it can is read as it is', () => {
  using folder = new TemporaryFolder();
  using database = new HallDatabase(folder.of('hall.db'), [OUTBOX]);
  queueMail(database, LINK, 0);
  const due = (): unknown => database.get('SELECT due FROM outbox')?.['due'];
  for (const sign of [1n, -1n]) {
    database.change('UPDATE outbox SET due = ?', sign * 9_007_199_254_740_991n);
    expect(due()).toBe(Number(sign) * 9_007_199_254_740_991);
    database.change('UPDATE outbox SET due = ?', sign * 9_007_199_254_740_993n);
    const message = 'hall.db: the file is damaged: it holds a number that is too large';
    expect(due).toThrow(expect.objectContaining({ code: 'damaged', message }));
  }
});

test('a file of another kind, and one of a newer program, are refused and left as they are', () => {
  using folder = new TemporaryFolder();
  const path = folder.of('hall.db');
  {
    using other = new DatabaseSync(path);
    other.exec('CREATE TABLE other (x)');
  }
  expect(() => new HallDatabase(path, [OUTBOX])).toThrow(
    `${path}: error: expected the file of a hall, received another kind of file`,
  );
  const newer = folder.of('newer.db');
  new HallDatabase(newer, [{ name: 'outbox', migrations: ['', '', ''] }])[Symbol.dispose]();
  expect(() => new HallDatabase(newer, [OUTBOX])).toThrow(
    `${newer}: error: expected outbox of format 2 or older, received format 3`,
  );
  folder.write('text.db', 'This is a text.');
  expect(() => new HallDatabase(folder.of('text.db'), [OUTBOX])).toThrow('file is not a database');
});

describe.skipIf(process.platform === 'win32')('the file of a hall and what SQLite keeps beside it', () => {
  const modes = (path: string): string[] =>
    [path, `${path}-wal`, `${path}-shm`].map((file) => (statSync(file).mode & 0o777).toString(8));

  test('can be read by their owner alone, though a new file of anybody else could be read by all', () => {
    using folder = new TemporaryFolder();
    const mask = process.umask(0o022);
    try {
      using database = new HallDatabase(folder.of('hall.db'), [OUTBOX]);
      expect(modes(database.path)).toEqual(['600', '600', '600']);
    } finally {
      process.umask(mask);
    }
  });

  test('are closed to others when an older program has left them open, also after it was killed', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('hall.db');
    {
      using killed = new HallDatabase(folder.of('killed.db'), [OUTBOX]);
      queueMail(killed, LINK, 0);
      for (const end of ['', '-wal', '-shm']) {
        copyFileSync(`${killed.path}${end}`, `${path}${end}`);
        chmodSync(`${path}${end}`, 0o644);
      }
    }
    using database = new HallDatabase(path, [OUTBOX]);
    expect(modes(path)).toEqual(['600', '600', '600']);
    expect(database.get('SELECT key FROM outbox')).toEqual({ key: 'link 1' });
  });

  test('stay open to a group to which the host has opened them', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('hall.db');
    new HallDatabase(path, [OUTBOX])[Symbol.dispose]();
    chmodSync(path, 0o660);
    using database = new HallDatabase(path, [OUTBOX]);
    expect(modes(database.path)).toEqual(['660', '660', '660']);
  });
});
