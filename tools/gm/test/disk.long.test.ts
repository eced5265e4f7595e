import { chmodSync, cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bin, ec, run } from './game-folder.js';
import type { Ended } from '@ec/cli/testing';
import { sheetOf, StoredFolder, type StatusAnswer, type TurnAnswer } from './stored-folder.js';

/** Takes from a root user the right to ignore permissions. */
const MERE_MORTAL =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];

/** Runs the command where no file may grow beyond a number of KiB. */
function ecWithLimit(cwd: string, kibibytes: number, ...args: readonly string[]): Promise<Ended> {
  const script = 'ulimit -f "$0"; exec "$@"';
  return run(['bash', '-c', script, `${kibibytes}`, process.execPath, bin, ...args], { cwd });
}

/** Runs the command as a user whom permissions stop. */
function ecAsMortal(cwd: string, ...args: readonly string[]): Promise<Ended> {
  return run([...MERE_MORTAL, process.execPath, bin, ...args], { cwd });
}

describe('no room', () => {
  let hash = '';
  let game: StoredFolder;

  beforeAll(async () => {
    game = await StoredFolder.make();
    await game.submitAll(1);
    hash = (await game.json('turn', '--dry-run')).data.hash;
    return () => game[Symbol.dispose]();
  });

  /** A copy of the game alone in a folder. */
  function copy(): string {
    const path = join(game.path, 'copy');
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
    cpSync(join(game.path, 'game.ec'), join(path, 'game.ec'));
    return path;
  }

  test('wherever a turn runs out of room, it is resolved whole or not at all, and the message says which', async () => {
    const size = game.bytes().length / 1024;
    const ends = new Set<number>();
    // From no room at all, over room for half a copy, to plenty.
    for (const share of [0.01, 0.3, 0.9, 0.99, 1.01, 1.2, 20]) {
      const path = copy();
      const { code, stdout, stderr } = await ecWithLimit(path, Math.ceil(size * share), 'turn', 'game.ec');
      ends.add(code);
      expect([share, code, stderr]).toEqual(
        code === 0 ? [share, 0, ''] : [share, 3, expect.stringMatching(/^error: \S+: .*(disk|opened).*\n$/)],
      );
      // a copy is called by the name that it is to have
      expect(stderr).not.toContain('unfinished-');
      expect(stdout.includes(hash)).toBe(code === 0);
      // With room again nothing is lost, and the game goes on.
      if (code !== 0) expect((await ec(path, 'turn', 'game.ec')).code).toBe(0);
      const status = JSON.parse((await ec(path, 'status', 'game.ec', '--json')).stdout) as StatusAnswer;
      expect([share, status.turn.turn, status.turn.hash]).toEqual([share, 1, hash]);
      expect((await ec(path, 'doctor', 'game.ec')).stdout).toMatch(/\nnothing is wrong\n$/);
      expect(readdirSync(join(path, 'game.ec.backups'))).toEqual(['turn-0000-game.ec']);
    }
    expect(ends).toEqual(new Set([0, 3]));
  });

  test('a backup without room names the copy by the name that it is to have, and is there without it', async () => {
    const path = copy();
    const half = Math.ceil(game.bytes().length / 2048);
    const { code, stdout } = await ecWithLimit(path, half, 'backup', '.', '--to', 'copies');
    const [made] = readdirSync(join(path, 'copies'));
    expect(code).toBe(1);
    expect(stdout).toContain(
      `game.ec: error: no copy could be made: ${join('copies', made ?? '', 'game.ec')}: the disk `,
    );
  });

  test('a sheet without room is not kept, and no other is lost', async () => {
    const path = copy();
    const megabyte = `${sheetOf(1, 1, 20)}${'// \n'.repeat(250_000)}`;
    game.write('copy/big.txt', megabyte);
    const { code, stdout, stderr } = await ecWithLimit(path, 512, 'submit', 'game.ec', 'big.txt');
    expect([code, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error: game\.ec: the disk .*; nothing was changed\n$/);
    const turn = JSON.parse((await ec(path, 'turn', 'game.ec', '--json')).stdout) as TurnAnswer;
    expect(turn.hash).toBe(hash);
  });

  test('no part of an export is left, and reports say where they could not be written', async () => {
    const path = copy();
    // Ten sheets of 100 KB, so that the export has 1 MB.
    game.write('copy/big.txt', `${sheetOf(1, 1)}${'// \n'.repeat(25_000)}`);
    for (let sheet = 0; sheet < 10; sheet += 1)
      expect((await ec(path, 'submit', 'game.ec', 'big.txt')).code).toBe(0);
    expect(await ecWithLimit(path, 512, 'export', 'game.ec', 'game.json')).toEqual({
      code: 3,
      stdout: '',
      stderr: 'game.json: error: file too large\n',
    });
    expect(readdirSync(path)).not.toContain('game.json');
    const script = 'ulimit -f 512; "$@" > out.json';
    const piped = await run(['bash', '-c', script, '', process.execPath, bin, 'export', 'game.ec'], {
      cwd: path,
    });
    expect([piped.code, piped.stderr]).toEqual([6, 'standard output: error: file too large\n']);
    expect((await ec(path, 'export', 'game.ec', 'game.json')).code).toBe(0);

    mkdirSync(join(path, 'out', 'turn-1', 'seat-2.txt'), { recursive: true });
    const turn = await ec(path, 'turn', 'game.ec', '--out', 'out');
    expect(turn).toEqual({
      code: 6,
      stdout: '',
      stderr: `error: turn 1 is resolved, but its reports cannot be written: ${join('out', 'turn-1', 'seat-2.txt')}: error: expected a file, received a folder\n"ec report --out" writes them into another folder\n`,
    });
    expect(await ec(path, 'report', 'game.ec', '--out', 'elsewhere')).toMatchObject({ code: 0 });
  });

  test('an output folder that cannot be made is reported before the turn, which is not resolved', async () => {
    const path = copy();
    game.write('copy/file', '');
    for (const out of ['file', 'file/x', '/dev/null/x']) {
      const { code, stdout, stderr } = await ec(path, 'turn', 'game.ec', '--out', out);
      expect([out, code, stdout]).toEqual([out, 1, '']);
      expect(stderr).toMatch(/^\S+: error: (expected a folder, received a file|not a directory)\n$/);
    }
    const status = JSON.parse((await ec(path, 'status', 'game.ec', '--json')).stdout) as StatusAnswer;
    expect(status.turn.turn).toBe(0);
  });

  test.each([
    ['a file', () => game.write('copy/out/turn-1', '')],
    ['a link to nothing', () => symlinkSync('nowhere', join(game.path, 'copy/out/turn-1'))],
  ])('%s in the place of the folder of a turn is reported before the turn', async (_, put) => {
    const path = copy();
    mkdirSync(join(path, 'out'));
    put();
    const stderr = `${join(path, 'out', 'turn-1')}: error: expected a folder, received a file\n`;
    expect(await ec(path, 'turn', 'game.ec', '--out', 'out')).toEqual({ code: 1, stdout: '', stderr });
    const status = JSON.parse((await ec(path, 'status', 'game.ec', '--json')).stdout) as StatusAnswer;
    expect(status.turn.turn).toBe(0);
  });

  test('a turn whose answer cannot be written is resolved once, and exit code 6 says so', async () => {
    const path = copy();
    const script = 'exec "$@" > /dev/full';
    const turn = await run(['bash', '-c', script, '', process.execPath, bin, 'turn', 'game.ec'], {
      cwd: path,
    });
    expect([turn.code, turn.stderr]).toEqual([6, 'standard output: error: no space left on device\n']);
    const status = JSON.parse((await ec(path, 'status', 'game.ec', '--json')).stdout) as StatusAnswer;
    expect([status.turn.turn, status.turn.hash]).toEqual([1, hash]);
  });
});

const UNWRITABLE = 'cannot be written; nothing was changed';

describe('no permission', () => {
  let prepared: StoredFolder;

  beforeAll(async () => {
    prepared = await StoredFolder.make();
    await prepared.submitAll(1);
    // A sheet of 600 KB that does not shrink to half of it, for a file of more than 100 pages: they were copied in steps of 100 without end.
    const lines = Array.from({ length: 30_000 }, (_, i) => `// ${Math.sin(i)}\n`);
    prepared.write('long.txt', `${sheetOf(1, 1)}${lines.join('')}`);
    expect((await prepared.ec('submit', 'long.txt')).code).toBe(0);
    expect(prepared.bytes().length).toBeGreaterThan(100 * 4_096);
    return () => prepared[Symbol.dispose]();
  });

  /** A game with permissions. */
  function withPermissions(file: number, folder: number): StoredFolder {
    const game = prepared.copy();
    chmodSync(join(game.path, 'game.ec'), file);
    chmodSync(game.path, folder);
    return game;
  }

  test('the user of these tests can run the command', async () => {
    using game = withPermissions(0o644, 0o755);
    expect(await ecAsMortal(game.path, 'turn', 'game.ec')).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    ['a file that cannot be written', 0o444, 0o755, () => `game.ec: ${UNWRITABLE}`],
    [
      'a folder that cannot be written',
      0o644,
      0o555,
      ({ path }: StoredFolder) => `${realpathSync(path)}: ${UNWRITABLE}`,
    ],
    ['neither file nor folder can be written', 0o444, 0o555, () => `game.ec: ${UNWRITABLE}`],
    ['a file that cannot be read', 0o000, 0o755, () => 'game.ec: the file cannot be opened or made'],
  ])('%s: exit code 3, a reason, and the game as it was', async (_, file, folder, reason) => {
    using game = withPermissions(file, folder);
    // Whoever may only read the game leaves files beside it.
    await ecAsMortal(game.path, 'status', 'game.ec');
    const before = MERE_MORTAL.length > 0 ? game.bytes() : undefined;
    const changes = [
      ['turn', 'game.ec'],
      ['submit', 'game.ec', 'empire-1.txt'],
      ['due', 'game.ec', '7d'],
      ['seats', 'remove', 'game.ec', '1'],
    ];
    for (const change of changes) {
      const { code, stdout, stderr } = await ecAsMortal(game.path, ...change);
      expect([change, code, stdout]).toEqual([change, 3, '']);
      expect(stderr).toBe(`error: ${reason(game)}\n`);
    }
    expect(game.has('game.ec.backups')).toBe(false);
    chmodSync(game.path, 0o755);
    // The files that SQLite keeps beside the game have its permissions.
    for (const name of readdirSync(game.path).filter((one) => one.startsWith('game.ec')))
      chmodSync(join(game.path, name), name.endsWith('.backups') ? 0o755 : 0o644);
    if (before) expect(game.bytes().equals(before)).toBe(true);
    expect(await ecAsMortal(game.path, 'turn', 'game.ec')).toMatchObject({ code: 0, stderr: '' });
  });

  test('a new game, an export and reports in a folder that cannot be written', async () => {
    using game = withPermissions(0o644, 0o755);
    mkdirSync(join(game.path, 'locked'), { mode: 0o555 });
    for (const command of [
      ['new', 'locked/new.ec', '.'],
      ['export', 'game.ec', 'locked/game.json'],
      ['template', 'game.ec', '--seat', '1', '--out', 'locked/form.txt'],
      ['report', 'game.ec', '--out', 'locked/out'],
      ['turn', 'game.ec', '--out', 'locked/out'],
    ]) {
      const { code, stdout, stderr } = await ecAsMortal(game.path, ...command);
      expect([command, code, stdout]).toEqual([command, 3, '']);
      expect(stderr).toMatch(/locked\/.*: (error: permission denied|the file cannot be made)\n$/);
    }
    expect(readdirSync(join(game.path, 'locked'))).toEqual([]);
    mkdirSync(join(game.path, 'open'));
    mkdirSync(join(game.path, 'open/turn-1'), { mode: 0o555 });
    expect(await ecAsMortal(game.path, 'turn', 'game.ec', '--out', 'open')).toEqual({
      code: 3,
      stdout: '',
      stderr: `${join('open', 'turn-1')}: error: permission denied\n`,
    });
    const { stdout } = await ecAsMortal(game.path, 'status', 'game.ec', '--json');
    expect((JSON.parse(stdout) as StatusAnswer).turn.turn).toBe(0);
  });
});
