import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, describe, expect, it } from 'vitest';
import * as store from '../../src/sqlite.js';
import { raceOf } from '../race.js';
import { OPERATIONS, SEATS, type Operation, type Tools } from './operations.js';
import { codeOf, everything } from './stored-games.js';

/** What SQLite may put beside the file of a database. */
const PARTS = ['', '-wal', '-shm', '-journal'];

const tools: Tools = { store, raceOf, options: { clock: () => START } };

const compiled = new TemporaryFolder();
afterAll(() => compiled[Symbol.dispose]());

/** Operations that come before, and then the one that is cut off, with the changes that it makes. */
const CUT_OFF: readonly [before: readonly Operation[], operation: Operation, changes: readonly number[]][] = [
  // each number counts changes: mark and format of the file (8), the game, the seats, turn 0, the reports, the end
  [[], 'create', [8, 1, SEATS, 1, SEATS, 1]],
  // the sheet and the end; a wrong one is logged
  [['create'], 'right sheet', [1, 1]],
  [['create', 'right sheet'], 'wrong sheet', [1, 1, 1]],
  // a seat and a line in the log each, and the end
  [['create'], 'tokens', [2 * 4, 1]],
  [['create'], 'bots', [2 * 6, 1]],
  // the change, the seat, the log, the end
  [['create', 'tokens'], 'seat left', [1, 1, 1, 1]],
  [['create', 'seat left'], 'seat taken', [1, 1, 1, 1]],
  [['create'], 'due', [1, 1, 1]],
  // the turn and its notice, the reports, six sheets of bots, eleven sheets that were used, the log, the end
  [['create', 'bots', 'sheets'], 'turn', [2, SEATS, 6, 11, 1, 1]],
  [['create', 'bots', 'sheets', 'turn', 'seat left'], 'turn', [2, SEATS, 6, 6, 1, 1]],
  [['create', 'bots', 'sheets', 'turn', 'undo'], 'turn', [2, SEATS, 6, 11, 1, 1]],
  [['create', 'bots', 'turn'], 'turn under new rules', [1, SEATS, 6, 6, 1, 1]],
  // the turn, the log, the end
  [['create', 'sheets', 'turn'], 'undo', [1, 1, 1]],
]; // prettier-ignore

describe('architecture 10: a process that is killed between two statements leaves the old game or the new one', () => {
  it.each(
    CUT_OFF.map(([before, operation, changes]) => ({
      after: before.join(', ') || 'nothing',
      before,
      operation,
      changes: sum(changes),
    })),
  )('after $after: $operation, of $changes changes', async (cut) => {
    using folder = new TemporaryFolder();
    for (const earlier of cut.before) await OPERATIONS[earlier](folder.of('game.ec'), tools);
    await killEverywhere(folder, cut.operation, cut.changes);
  });

  it('an import: three turns, one of them undone', async () => {
    using folder = new TemporaryFolder();
    const made = folder.of('made.ec');
    for (const earlier of ['create', 'bots', 'sheets', 'turn', 'seat left', 'turn', 'undo', 'turn'] as const)
      await OPERATIONS[earlier](made, tools);
    const exported = folder.of('game.json');
    using stored = store.openStoredGame(made, raceOf(), tools.options);
    writeFileSync(exported, JSON.stringify(store.exportGame(stored)));
    // mark and format (8), later references (1), the game, its calendar (1), the seats, one change of seats, 5 + 6 + 6 + 6 sheets, 11 + 6 + 6 of
    // them used, set-up and three turns with their reports, three notices, the log (6 bots, seat left, turn, turn, undone, turn), the end
    await killEverywhere(
      folder,
      'import',
      8 + 1 + 1 + 1 + SEATS + 1 + 23 + 23 + 4 * (1 + SEATS) + 3 + 11 + 1,
      exported,
    );
  });
});

describe('architecture 10: a log that ends anywhere', () => {
  it('gives the old game until its last page is there, and then the new one', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    for (const earlier of ['create', 'bots', 'sheets'] as const) await OPERATIONS[earlier](path, tools);
    const old = contentsOf(path);
    // While the file is open, what is written stays in the log.
    using stored = store.openStoredGame(path, raceOf(), tools.options);
    await store.resolveStoredTurn(stored);
    const log = readFileSync(`${path}-wal`);
    const frames = (log.length - 32) / (24 + 4096);
    expect(Number.isInteger(frames)).toBe(true);
    expect(frames).toBeGreaterThan(10);
    const cut = folder.of('cut.ec');
    for (let frame = 0; frame <= frames; frame++) {
      // at the end of a page of the log, and in the middle of one
      for (const bytes of [32 + frame * (24 + 4096), 32 + frame * (24 + 4096) + 2000]) {
        if (bytes > log.length) continue;
        copyFileSync(path, cut);
        writeFileSync(`${cut}-wal`, log);
        truncateSync(`${cut}-wal`, bytes);
        const found = contentsOf(cut);
        if (frame < frames) expect(found).toEqual(old);
        else expect(found).toEqual(digest(stored));
      }
    }
  });
});

/**
 * Cuts an operation off before each of its changes and after the last; the old file or the new one is left, and its game can go on.
 *
 * What a process that is killed leaves is what is on the disk, so the files are copied before each change; one process for
 * the change in the middle, and one after the last, is killed for good.
 */
async function killEverywhere(
  folder: TemporaryFolder,
  operation: Operation,
  changes: number,
  exported?: string,
): Promise<void> {
  const old = folder.of('game.ec');
  const isNew = !existsSync(old);
  const given =
    exported === undefined
      ? tools
      : { ...tools, exported: JSON.parse(readFileSync(exported, 'utf8')) as unknown };
  const copyOf = (name: string): string => {
    const path = folder.of(name);
    if (!isNew) copyFileSync(old, path);
    return path;
  };
  const left = (at: number): string => folder.of(`left-${at}.ec`);
  const done = copyOf('done.ec');
  let change = 0;
  const beforeChange = (): void => copyFiles(done, left((change += 1)));
  await OPERATIONS[operation](done, { ...given, options: { ...given.options, beforeChange } });
  expect(change).toBe(changes);
  const [before, after] = [isNew ? undefined : contentsOf(old), contentsOf(done)];
  expect(after).not.toEqual(before);

  const expectOldGame = async (path: string): Promise<void> => {
    if (before) expect(contentsOf(path)).toEqual(before);
    else {
      expect(codeOf(() => store.openGameFile(path, tools.options))).toBe('not-a-game');
      for (const part of PARTS) rmSync(path + part, { force: true });
    }
    await OPERATIONS[operation](path, given);
    expect(contentsOf(path)).toEqual(after);
  };
  for (let at = 1; at <= changes; at++) await expectOldGame(left(at));
  const middle = Math.ceil(changes / 2);
  const [killed, ended] = [copyOf('killed.ec'), copyOf('ended.ec')];
  const signals = [child(operation, killed, middle, exported), child(operation, ended, 'end', exported)];
  expect(await Promise.all(signals)).toEqual(['SIGKILL', 'SIGKILL']);
  await expectOldGame(killed);
  expect(contentsOf(ended)).toEqual(after);
}

/** Copies the database with all that belongs to it. */
function copyFiles(from: string, to: string): void {
  for (const part of PARTS) if (existsSync(from + part)) copyFileSync(from + part, to + part);
}

/** Runs the operation in a process of its own, which is killed. */
function child(
  operation: Operation,
  path: string,
  at: number | 'end',
  exported?: string,
): Promise<string | null> {
  // The next process need not compile what Node has compiled once.
  const env = { ...process.env, NODE_COMPILE_CACHE: compiled.of('cache') };
  const script = fileURLToPath(new URL('crash-child.ts', import.meta.url));
  const args = [script, operation, path, String(at), ...(exported === undefined ? [] : [exported])];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env }, (error, _, errors) => {
      if (error && error.signal === null) reject(new Error(errors));
      else resolve(error?.signal ?? null);
    });
  });
}

/** All rows of a file that has no fault and whose turns can be reproduced. */
function contentsOf(path: string): Record<string, string> {
  const file = store.openGameFile(path, { clock: setClock() });
  using stored = store.withRuleset(file, rulesOf(file));
  expect(stored.database.problems()).toEqual([]);
  expect(store.verifyGame(stored).findings).toEqual([]);
  return digest(stored);
}

/** The version of the race that resolved the last turn. */
function rulesOf({ database }: store.GameFile): ReturnType<typeof raceOf> {
  const version = String(database.get('SELECT version FROM turns ORDER BY id DESC')?.['version']);
  return version === '2' ? raceOf({ version, stride: 2 }) : raceOf();
}

function digest(stored: store.StoredGame): Record<string, string> {
  return Object.fromEntries(
    Object.entries(everything(stored)).map(([table, rows]) => [
      table,
      `${rows.length} rows ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`,
    ]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
