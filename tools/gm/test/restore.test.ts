import { chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { ec } from './game-folder.js';
import { StoredFolder } from './stored-folder.js';

/** Backs up a folder, and returns the folder of the backup. */
async function backUp(folder: string, to: string): Promise<string> {
  const { code, stdout, stderr } = await ec(folder, 'backup', folder, '--to', to, '--json');
  if (code !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { path: string }).path;
}

/** Files of a folder with their bytes. */
function bytesOf(folder: string): unknown {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => [name, readFileSync(join(folder, name)).toString('base64')]);
}

const asideIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('replaced-'));

describe('ec restore', () => {
  test('a file is replaced only by --replace, one of several too, and others stay', async () => {
    using folder = await StoredFolder.make();
    using copies = new TemporaryFolder();
    copyFileSync(join(folder.path, 'game.ec'), join(folder.path, 'other.ec'));
    const backup = await backUp(folder.path, copies.path);
    await folder.ec('turn', '--max-silent', 'all');
    await ec(folder.path, 'turn', 'other.ec', '--max-silent', 'all');
    const before = bytesOf(folder.path);
    const refused = await ec(folder.path, 'restore', backup, 'game.ec', '--to', '.');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^game\.ec: error: there is a file of that name, last changed at \d{4}-.*Z\nnothing was changed; "--replace" puts/,
    );
    expect(bytesOf(folder.path)).toEqual(before);
    const done = await ec(folder.path, 'restore', backup, 'game.ec', '--to', '.', '--replace', '--json');
    const { aside, others } = JSON.parse(done.stdout) as { aside: string; others: string[] };
    expect([done.code, others]).toEqual([0, ['other.ec']]);
    const turnOf = async (file: string): Promise<unknown> =>
      (JSON.parse((await ec(folder.path, 'status', file, '--json')).stdout) as { turn: { turn: number } })
        .turn.turn;
    expect([await turnOf('game.ec'), await turnOf('other.ec'), await turnOf(join(aside, 'game.ec'))]).toEqual(
      [0, 1, 1],
    );
  });

  test('a folder in the place of a file is named, and nothing is changed', async () => {
    using folder = await StoredFolder.make();
    using copies = new TemporaryFolder();
    const backup = await backUp(folder.path, copies.path);
    folder.write('new/game.ec/note.txt', 'a folder');
    const { code, stderr } = await ec(folder.path, 'restore', backup, '--to', 'new', '--replace');
    expect([code, stderr.trim()]).toEqual([
      1,
      `${join('new', 'game.ec')}: error: expected a file, received a folder`,
    ]);
    expect(readdirSync(join(folder.path, 'new'))).toEqual(['game.ec']);
  });

  test('a log without its file is put aside, and a new folder is made', async () => {
    using folder = await StoredFolder.make();
    using copies = new TemporaryFolder();
    const backup = await backUp(folder.path, copies.path);
    folder.write('new/game.ec-wal', 'of a file that somebody has removed');
    expect((await ec(folder.path, 'restore', backup, '--to', 'new', '--verify')).code).toBe(0);
    const [aside = ''] = asideIn(join(folder.path, 'new'));
    expect(readdirSync(join(folder.path, 'new', aside))).toEqual(['game.ec-wal']);
    expect((await ec(folder.path, 'replay', 'new/game.ec')).code).toBe(0);
    expect((await ec(folder.path, 'restore', backup, '--to', 'a/b')).code).toBe(0);
    expect((await ec(folder.path, 'status', 'a/b/game.ec')).code).toBe(0);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'what root brings back belongs to the owner of the folder',
    async () => {
      using folder = await StoredFolder.make();
      using copies = new TemporaryFolder();
      const backup = await backUp(folder.path, copies.path);
      mkdirSync(folder.of('hall'));
      chownSync(folder.of('hall'), 4_321, 4_321);
      expect((await ec(folder.path, 'restore', backup, '--to', 'hall')).code).toBe(0);
      const { uid, gid, mode } = statSync(folder.of('hall', 'game.ec'));
      expect([uid, gid, mode & 0o777]).toEqual([4_321, 4_321, 0o600]);
    },
  );

  test('where one copy is broken, nothing is changed, and the others can be named', async () => {
    using folder = await StoredFolder.make();
    using copies = new TemporaryFolder();
    copyFileSync(join(folder.path, 'game.ec'), join(folder.path, 'other.ec'));
    const backup = await backUp(folder.path, copies.path);
    copies.write(`${backup.slice(copies.path.length + 1)}/other.ec`, 'A disk that is breaking returns this.');
    const before = bytesOf(folder.path);
    const { code, stdout } = await ec(folder.path, 'restore', backup, '--to', '.', '--replace');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^other\.ec: error: .*expected a stored game, received another kind of file$/m);
    expect(bytesOf(folder.path)).toEqual(before);
    expect(readdirSync(folder.path).filter((name) => /replaced|restoring/.test(name))).toEqual([]);
    expect((await ec(folder.path, 'restore', backup, 'game.ec', '--to', '.', '--replace')).code).toBe(0);
  });

  test('a game that somebody plays is not replaced', async () => {
    using folder = await StoredFolder.make();
    using copies = new TemporaryFolder();
    const backup = await backUp(folder.path, copies.path);
    using database = new DatabaseSync(join(folder.path, 'game.ec'));
    database.prepare('SELECT * FROM meta').all();
    const { code, stderr } = await ec(folder.path, 'restore', backup, '--to', '.', '--replace');
    expect([code, stderr]).toEqual([
      4,
      'error: game.ec: somebody uses it: end the hall that serves the folder first\n',
    ]);
  });

  test('what is no backup, or not of it, is said', async () => {
    using folder = await StoredFolder.make();
    using copies = new TemporaryFolder();
    const backup = await backUp(folder.path, copies.path);
    const said = async (...words: string[]): Promise<string> => {
      const { code, stderr } = await ec(folder.path, 'restore', ...words);
      expect(code).toBe(1);
      return stderr;
    };
    expect(await said(copies.path, '--to', 'new')).toBe(
      `${copies.path}: error: expected the folder of one backup, such as ${backup}, received that of several\n`,
    );
    expect(await said('nowhere', '--to', 'new')).toBe(
      'nowhere: error: expected a folder with stored games, and there is none\n',
    );
    expect(await said(backup, 'gone.ec', '--to', 'new')).toBe(
      `${backup}: error: expected one of game.ec, received gone.ec\n`,
    );
    expect(existsSync(join(folder.path, 'new'))).toBe(false);
    expect(await said(backup, '--to', backup)).toBe(
      `${backup}: error: expected another folder than that of the backup\n`,
    );
    folder.write('new', 'mine');
    expect(await said(backup, '--to', 'new')).toContain('expected a folder, received a file');
  });
});
