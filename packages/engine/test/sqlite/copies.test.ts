import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { InvariantError } from '../../src/index.js';
import { allTurns, backupFolder, currentTurn, resolveStoredTurn, undoTurn } from '../../src/sqlite.js';
import { race, type Race } from '../race.js';
import {
  codeOfAsync,
  everything,
  expectSound,
  openRace,
  playSheets,
  refusalOf,
  refusalOfAsync,
  storedRace,
  totals,
} from './stored-games.js';

describe('architecture 10: copies of the file', () => {
  it('are made before each turn, and the last three stay; each is a whole game', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    for (let turn = 1; turn <= 5; turn++) await playSheets(stored, ['step 2']);
    const copies = readdirSync(backupFolder(path)).toSorted();
    expect(copies).toEqual(['turn-0002-race.ec', 'turn-0003-race.ec', 'turn-0004-race.ec']);
    for (const [i, name] of copies.entries()) {
      using copy = openRace(folder.of(`race.ec.backups/${name}`));
      expect(totals(copy)).toBe(`Runner 1 ${4 + 2 * i}, Runner 2 0, Runner 3 0`);
      expectSound(copy);
    }
  });

  it('include that of the last turn even when turns were undone and later copies exist', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    for (let turn = 1; turn <= 6; turn++) await playSheets(stored, ['step 1']);
    for (let turn = 1; turn <= 5; turn++) undoTurn(stored);
    await resolveStoredTurn(stored);
    expect(readdirSync(backupFolder(path)).toSorted()).toEqual([
      'turn-0001-race.ec',
      'turn-0004-race.ec',
      'turn-0005-race.ec',
    ]);
    using copy = openRace(folder.of('race.ec.backups/turn-0001-race.ec'));
    expect(currentTurn(copy).turn).toBe(1);
    // six turns, five of them undone, before the turn; all are in the copy
    expect(allTurns(copy)).toHaveLength(7);
  });

  /** Expects that a game at a path makes a turn, and keeps a copy from before it. */
  async function expectCopyOfTurn(path: string): Promise<void> {
    using stored = storedRace({ path });
    await resolveStoredTurn(stored);
    expect(readdirSync(backupFolder(path))).toEqual([`turn-0000-${basename(path)}`]);
  }

  // On Windows, and on disks of other systems, other names are too long.
  it.skipIf(process.platform !== 'linux').each([
    [243, true],
    [244, false],
  ])('have longer names than the file: one of %i bytes makes turns: %j', async (length, isShort) => {
    using folder = new TemporaryFolder();
    const path = folder.of(`${'x'.repeat(length - 3)}.ec`);
    if (isShort) return await expectCopyOfTurn(path);
    expect(refusalOf(() => storedRace({ path }), path)).toBe(
      'disk: FILE: expected a shorter name, as the copies of the game have longer ones',
    );
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it.skipIf(process.platform === 'win32').each([
    [473, true],
    [474, false],
  ])('have longer paths than the file: one of %i bytes makes turns: %j', async (length, isShort) => {
    using folder = new TemporaryFolder();
    const deep = join(
      folder.path,
      'a'.repeat(200),
      'b'.repeat(length - 220 - Buffer.byteLength(folder.path)),
    );
    mkdirSync(deep, { recursive: true });
    const path = join(deep, `${'x'.repeat(length - Buffer.byteLength(deep) - 4)}.ec`);
    expect(Buffer.byteLength(path)).toBe(length);
    if (isShort) return await expectCopyOfTurn(path);
    expect(refusalOf(() => storedRace({ path }), path)).toBe(
      'disk: FILE: expected a path of at most 473 bytes from the root on, received a longer one',
    );
    expect(readdirSync(deep)).toEqual([]);
  });

  it('that were cut off are removed with the next turn', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    await resolveStoredTurn(stored);
    mkdirSync(folder.of('race.ec.backups/unfinished-x'));
    writeFileSync(folder.of('race.ec.backups/unfinished-x/race.ec'), 'half a copy');
    await resolveStoredTurn(stored);
    expect(readdirSync(backupFolder(path)).toSorted()).toEqual(['turn-0000-race.ec', 'turn-0001-race.ec']);
  });

  it.skipIf(process.platform === 'win32')('can be read by nobody else, as the game itself', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    await resolveStoredTurn(stored);
    const mode = (of: string): string => (statSync(of).mode & 0o777).toString(8);
    const copies = backupFolder(path);
    expect(copies).toBe(`${path}.backups`);
    expect([path, copies, `${copies}/turn-0000-race.ec`].map(mode)).toEqual(['600', '700', '600']);
  });

  it('are required: without them the turn is not resolved', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    writeFileSync(backupFolder(path), 'a file where the folder should be');
    const before = everything(stored);
    expect(await refusalOfAsync(resolveStoredTurn(stored), path)).toBe(
      'disk: FILE.backups: the copy cannot be made, and nothing was changed: expected a folder, received a file',
    );
    expect(everything(stored)).toEqual(before);
    expect(statSync(backupFolder(path)).isFile()).toBe(true);
  });

  /** Rules with a phase that fails. */
  const broken: Race = { ...race, phases: [{ name: 'move', run: () => { throw new Error('no such field'); } }] }; // prettier-ignore

  it('are whole, and none is left unfinished, where a phase fails while one is made', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path, rules: broken });
    await expect(resolveStoredTurn(stored)).rejects.toThrow(InvariantError);
    expect(readdirSync(backupFolder(path))).toEqual(['turn-0000-race.ec']);
    using copy = openRace(folder.of('race.ec.backups/turn-0000-race.ec'));
    expect(everything(copy)).toEqual(everything(stored));
  });

  it('are required first: that none can be made is said where a phase fails as well', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path, rules: broken });
    writeFileSync(backupFolder(path), 'a file where the folder should be');
    expect(await codeOfAsync(resolveStoredTurn(stored))).toBe('disk');
  });

  it('none are made of a game in memory', async () => {
    using stored = storedRace();
    await resolveStoredTurn(stored);
    expect(existsSync(backupFolder(':memory:'))).toBe(false);
  });
});
