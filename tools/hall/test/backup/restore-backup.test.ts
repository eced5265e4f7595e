/** A backup that comes back into the folder of a hall, and a hall that starts meanwhile. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { backUpFolder } from '../../src/backup/back-up-folder.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { OUTBOX, queueMail } from '../../src/mail/outbox.js';
import { HallDatabase } from '../../src/store/hall-database.js';

const START = Date.UTC(2031, 0, 6, 20);

/** A folder with a hall that has a mail in its queue, and a backup from before that mail. */
async function backedUp() {
  const folder = new TemporaryFolder();
  const hall = folder.of('games', 'hall.db');
  new HallDatabase(hall, [OUTBOX])[Symbol.dispose]();
  const to = folder.of('games');
  const { path: backup } = await backUpFolder(to, { to: folder.of('copies'), clock: () => START });
  {
    using database = new HallDatabase(hall, [OUTBOX]);
    queueMail(database, { key: 'a', to: 'ada@example.org', subject: 'Hi', text: 'Hi.' }, START);
  }
  return { folder, to, hall, backup };
}

/** What becomes of a hall that starts. */
function started(hall: string): string {
  try {
    using database = new HallDatabase(hall, [OUTBOX]);
    return `${String(database.get('SELECT count(*) AS mails FROM outbox')?.['mails'])} mails`;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a hall that starts while files get their names is kept out, and finds the restored ones later', async () => {
  const { folder, to, hall, backup } = await backedUp();
  using _ = folder;
  expect(started(hall)).toBe('1 mails');
  const meanwhile: string[] = [];
  // the clock is asked when nobody was found to use the folder, and the first file is about to get its name
  const clock = (): number => {
    meanwhile.push(started(hall));
    return START;
  };
  await restoreBackup(backup, { to, replace: true, clock });
  expect(meanwhile).toEqual([
    expect.stringMatching(/: error: expected a folder into which no backup is being brought back, received /),
  ]);
  expect(started(hall)).toBe('0 mails');
  expect(readdirSync(to).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('where it was cut off, no hall starts, and none is made, until it is run again', async () => {
  const { folder, to, backup } = await backedUp();
  using _ = folder;
  const elsewhere = folder.of('elsewhere');
  for (const at of [to, elsewhere]) mkdirSync(`${at}/.replacing-aaaaaa`, { recursive: true });
  expect(started(`${elsewhere}/hall.db`)).toContain('where "ec restore" was cut off, run it again');
  expect(existsSync(`${elsewhere}/hall.db`)).toBe(false);
  await restoreBackup(backup, { to, replace: true, clock: () => START });
  expect(started(`${to}/hall.db`)).toBe('0 mails');
});
