import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { wallClock } from '@ec/hall/live';
import { serveHall } from '@ec/hall/serve';
import { describe, expect, test } from 'vitest';
import { ec, ecWith } from './game-folder.js';
import { sheetOf, StoredFolder } from './stored-folder.js';

interface Said {
  readonly path: string;
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly problems: string[] }[];
  readonly removed: readonly string[];
}

async function backUp(folder: StoredFolder, ...options: readonly string[]): Promise<Said & { code: number }> {
  const { code, stdout } = await ec(folder.path, 'backup', '.', '--to', 'copies', '--json', ...options);
  return { ...(JSON.parse(stdout) as Said), code };
}

function backupsOf(folder: StoredFolder): string[] {
  return readdirSync(join(folder.path, 'copies'));
}

describe('ec backup', () => {
  test('copies every game and the file of a hall that is open, and each copy plays again from its seed', async () => {
    using folder = await StoredFolder.make();
    await folder.submitAll(1);
    await folder.ec('turn');
    await using _ = await serveHall(folder.path, { clock: wallClock, port: 0 });
    const made = await backUp(folder, '--verify');
    expect(made).toMatchObject({
      code: 0,
      files: [
        { file: 'hall.db', problems: [] },
        { file: 'game.ec', problems: [] },
      ],
    });
    const copy = join(made.path, 'game.ec');
    const { stdout } = await ec(folder.path, 'status', copy, '--json');
    expect(JSON.parse(stdout)).toEqual((await folder.json('status')).data);
    expect((await ec(folder.path, 'replay', copy)).code).toBe(0);
  });

  test('copies the settings of mail, so that the whole folder of a backup is a hall that sends mail', async () => {
    using folder = await StoredFolder.make();
    const settings = JSON.stringify({ from: 'games@example.org', smtp: { host: 'localhost', port: 25 } });
    folder.write('mail.json', settings);
    const { code, path, files } = await backUp(folder, '--verify');
    expect([code, files.map(({ file }) => file)]).toEqual([0, ['game.ec', 'mail.json']]);
    expect(readFileSync(join(folder.path, path, 'mail.json'), 'utf8')).toBe(settings);
    await using served = await serveHall(join(folder.path, path), { clock: wallClock, port: 0 });
    expect(served.hall.sendsMail).toBe(true);
    folder.write('mail.json', '{"from": "nobody"}');
    const wrong = await backUp(folder, '--verify');
    expect(wrong.code).toBe(1);
    expect(wrong.files).toMatchObject([
      { file: 'game.ec', problems: [] },
      { file: 'mail.json', problems: [expect.stringContaining('from: expected an address')] },
    ]);
  });

  test('keeps as many as it is told, and removes what was cut off', async () => {
    using folder = await StoredFolder.make();
    const first = await backUp(folder);
    mkdirSync(join(folder.path, 'copies', 'unfinished-aaaaaa'));
    mkdirSync(join(folder.path, 'copies', 'removed-2026-11-27T10-47-56.123Z'));
    mkdirSync(join(folder.path, 'copies', 'photos'));
    const second = await backUp(folder, '--keep', '2');
    expect(second.removed).toEqual([]);
    const third = await backUp(folder, '--keep', '2');
    expect(third.removed.map((name) => join('copies', name))).toEqual([first.path]);
    expect(backupsOf(folder).map((name) => join('copies', name))).toEqual([
      second.path,
      third.path,
      join('copies', 'photos'),
    ]);
  });

  test('a backup that a clock has dated in the future takes the place of none, and stays', async () => {
    using folder = await StoredFolder.make();
    const ahead = '2999-01-01T00-00-00.000Z';
    mkdirSync(join(folder.path, 'copies', ahead), { recursive: true });
    const first = await backUp(folder, '--keep', '2');
    const second = await backUp(folder, '--keep', '2');
    expect(second.removed).toEqual([]);
    const third = await backUp(folder, '--keep', '2');
    expect(third.removed.map((name) => join('copies', name))).toEqual([first.path]);
    expect(backupsOf(folder).map((name) => join('copies', name))).toEqual([
      ...[second.path, third.path],
      join('copies', ahead),
    ]);
  });

  test('removes no older copy while a game cannot be copied', async () => {
    using folder = await StoredFolder.make();
    await backUp(folder);
    writeFileSync(join(folder.path, 'game.ec'), 'A disk that is breaking returns this.');
    const { code, files, removed } = await backUp(folder, '--keep', '1');
    expect([code, removed]).toEqual([1, []]);
    expect(files).toMatchObject([{ file: 'game.ec', bytes: 0 }]);
    expect(files[0]?.problems[0]).toContain('no copy could be made');
    expect(backupsOf(folder)).toHaveLength(2);
  });

  test('--verify names a sheet that was altered with its hash', async () => {
    using folder = await StoredFolder.make();
    folder.write('a.txt', sheetOf(1, 1));
    await folder.ec('submit', 'a.txt');
    await folder.ec('turn', '--max-silent', 'all');
    const path = join(folder.path, 'game.ec');
    const database = new DatabaseSync(path);
    database.exec(`UPDATE turns SET hash = replace(hash, substr(hash, 1, 4), 'beef') WHERE turn = 1`);
    database.close();
    expect((await backUp(folder)).code).toBe(0);
    const { code, stdout } = await ec(folder.path, 'backup', '.', '--to', 'copies', '--verify');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^game\.ec: error: turn 1: /m);
  });

  test('--verify keeps the copies of all games, whatever is in the file of one', async () => {
    using folder = await StoredFolder.make();
    copyFileSync(join(folder.path, 'game.ec'), join(folder.path, 'bad.ec'));
    using database = new DatabaseSync(join(folder.path, 'bad.ec'));
    // No number of JavaScript holds it.
    database.exec('UPDATE turns SET due = 9223372036854775807');
    database.close();
    const { code, path, files } = await backUp(folder, '--verify');
    expect(code).toBe(1);
    expect(files).toMatchObject([{ file: 'bad.ec' }, { file: 'game.ec', problems: [] }]);
    expect(files[0]?.problems).toHaveLength(1);
    expect(readdirSync(join(folder.path, path))).toEqual(['bad.ec', 'game.ec']);
  });

  test('--verify keeps the copy of a game whose ruleset cannot be loaded', async () => {
    using folder = await StoredFolder.make();
    using database = new DatabaseSync(join(folder.path, 'game.ec'));
    database.exec(`UPDATE meta SET package = 'valibot'`);
    database.close();
    folder.write('packages.json', '{broken');
    const { code, stdout } = await ecWith(
      { cwd: folder.path, env: { EC_HOME: folder.path } },
      ...['backup', '.', '--to', 'copies', '--json', '--verify'],
    );
    const { path, files } = JSON.parse(stdout) as Said;
    expect([code, files[0]?.problems]).toEqual([1, [expect.stringContaining('packages.json: error: ')]]);
    expect(readdirSync(join(folder.path, path))).toEqual(['game.ec']);
  });

  test('says that a hall file is damaged, and copies the games', async () => {
    using folder = await StoredFolder.make();
    folder.write('hall.db', 'no database');
    const { code, files } = await backUp(folder);
    expect(code).toBe(1);
    expect(files.map(({ file, bytes }) => [file, bytes > 0])).toEqual([
      ['hall.db', false],
      ['game.ec', true],
    ]);
  });

  test.each([
    ['no folder', ['nowhere'], 'nowhere: error: expected a folder with stored games, and there is none'],
    ['no games', ['empty'], 'empty: error: expected stored games in the folder, and there are none'],
  ])('%s is said', async (_, [from = ''], message) => {
    using folder = await StoredFolder.make();
    mkdirSync(join(folder.path, 'empty'));
    const { code, stderr } = await ec(folder.path, 'backup', from, '--to', 'copies');
    expect([code, stderr]).toEqual([1, `${message}\n`]);
  });

  test('a file in the way of the backups is left as it is', async () => {
    using folder = await StoredFolder.make();
    folder.write('copies', 'mine');
    appendFileSync(join(folder.path, 'copies'), '!');
    const { code, stderr } = await ec(folder.path, 'backup', '.', '--to', 'copies');
    expect(code).toBe(1);
    expect(stderr).toBe(
      'copies: error: the backup cannot be kept there, and nothing was changed: expected a folder, received a file\n',
    );
    expect(readFileSync(join(folder.path, 'copies'), 'utf8')).toBe('mine!');
  });
});
