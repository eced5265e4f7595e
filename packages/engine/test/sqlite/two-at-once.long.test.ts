import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  allTurns,
  createStoredGame,
  currentTurn,
  resolveStoredTurn,
  setDue,
  storedReport,
  submitOrders,
  undoTurn,
} from '../../src/sqlite.js';
import { race, type Race } from '../race.js';
import {
  codeOf,
  codeOfAsync,
  everything,
  expectSound,
  newRace,
  openRace,
  playSheets,
  rows,
  storedRace,
  submit,
  totals,
} from './stored-games.js';

/** Resolves a turn in a process of its own; returns the code of the error, if any. */
function turnElsewhere(path: string): string | undefined {
  const script = fileURLToPath(new URL('crash-child.ts', import.meta.url));
  const out = execFileSync(process.execPath, [script, 'turn', path, '0'], { encoding: 'utf8' });
  return (JSON.parse(out) as { code?: string }).code;
}

describe('architecture 10: two who use the same file', () => {
  it('see what the other did', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using a = storedRace({ path });
    using b = openRace(path);
    submit(a, 1, 'step 1');
    expect(submit(b, 1, 'step 2')).toMatchObject({ receipt: 2, earlier: 1 });
    await resolveStoredTurn(a);
    expect(totals(b)).toBe('Runner 1 2, Runner 2 0, Runner 3 0');
    undoTurn(b);
    expect(currentTurn(a).turn).toBe(0);
  });

  it.each([2, 5])(
    'resolve the same turn at once, %i of them: one does, and the others are overtaken',
    async (count) => {
      using folder = new TemporaryFolder();
      const path = folder.of('race.ec');
      using stored = storedRace({ path });
      submit(stored, 1, 'step 3');
      const games = Array.from({ length: count }, () => openRace(path));
      const codes = await Promise.all(games.map((game) => codeOfAsync(resolveStoredTurn(game))));
      for (const game of games) game[Symbol.dispose]();
      expect(codes.toSorted()).toEqual(['none', ...Array.from({ length: count - 1 }, () => 'overtaken')]);
      expect(allTurns(stored).map(({ turn }) => turn)).toEqual([0, 1]);
      expect(totals(stored)).toBe('Runner 1 3, Runner 2 0, Runner 3 0');
      expectSound(stored);
    },
  );

  it('in two processes: the one that comes second is overtaken, and nothing of its turn is there', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    submit(stored, 1, 'step 3');
    const second = resolveStoredTurn(stored);
    // the second is making its copy of the file
    expect(turnElsewhere(path)).toBeUndefined();
    const before = everything(stored);
    expect(await codeOfAsync(second)).toBe('overtaken');
    expect(everything(stored)).toEqual(before);
    expect(allTurns(stored).map(({ turn }) => turn)).toEqual([0, 1]);
  });

  it('make the same game at once: one does, and the other finds a file and leaves it alone', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const codes: string[] = [];
    const beforeChange = (): void => void codes.push(codeOf(() => storedRace({ path, players: 5 })));
    using stored = createStoredGame(path, race, newRace(), { clock: setClock(), beforeChange });
    expect(new Set(codes)).toEqual(new Set(['exists']));
    expect(totals(stored)).toBe('Runner 1 0, Runner 2 0, Runner 3 0');
    expectSound(stored);
  });

  it('resolve and undo: a turn is never resolved from one that has been undone meanwhile', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using a = storedRace({ path });
    using b = openRace(path);
    await playSheets(a, ['step 1'], ['step 2']);
    const third = resolveStoredTurn(a);
    undoTurn(b);
    expect(await codeOfAsync(third)).toBe('overtaken');
    expect(currentTurn(a).turn).toBe(1);
    expectSound(a);
  });

  it('a sheet is refused, and not kept, when the turn that it was read for is resolved before it is in the file', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    let isFirst = true;
    const slow: Race = {
      ...race,
      parse: (text, sheet) => {
        if (isFirst) expect(turnElsewhere(path)).toBeUndefined();
        isFirst = false;
        return race.parse(text, sheet);
      },
    };
    using stored = openRace(path, { rules: slow });
    expect(() => submit(stored, 1, 'step 1')).toThrow(
      `${path}: expected turn 0 to be the last, received turn 1: somebody else has changed the game meanwhile; nothing was done`,
    );
    expect(rows(stored, 'SELECT * FROM orders')).toEqual([]);
    expect(submit(stored, 1, 'step 1')).toMatchObject({ turn: 2, receipt: 1 });
  });

  it('a sheet that comes in while the turn is being resolved waits for 5 s, and is then refused, as the game is busy', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    using reader = openRace(path);
    let code: string | undefined;
    using stored = openRace(path, {
      beforeChange: (sql) => {
        if (sql === 'COMMIT') code ??= codeOf(() => submit(reader, 1, 'step 1'));
      },
    });
    await resolveStoredTurn(stored);
    expect(code).toBe('busy');
    expect(rows(stored, 'SELECT * FROM orders')).toEqual([]);
    expectSound(stored);
  });

  it('a change waits while somebody else makes one, and is then made', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    /** Whether the other is done: 0 or 1. */
    const done = new Int32Array(new SharedArrayBuffer(4));
    const seen: number[] = [];
    using stored = openRace(path, { beforeChange: () => seen.push(Atomics.load(done, 0)) });
    // Its change takes a while, so that the other begins to wait; were it to come too late, the order would be the same.
    const holder = new Worker(
      `const { DatabaseSync } = require('node:sqlite');
       const { parentPort, workerData } = require('node:worker_threads');
       const database = new DatabaseSync(workerData.path);
       database.exec('BEGIN IMMEDIATE');
       parentPort.postMessage('holds');
       Atomics.wait(workerData.done, 0, 0, 300);
       database.exec("UPDATE meta SET name = name");
       Atomics.store(workerData.done, 0, 1);
       database.exec('COMMIT');`,
      { eval: true, workerData: { path, done } },
    );
    const ended = once(holder, 'exit');
    await once(holder, 'message');
    expect(submit(stored, 1, 'step 1').counts).toBe(true);
    expect(new Set(seen)).toEqual(new Set([1]));
    await ended;
    expectSound(stored);
  });

  it('a reader blocks nobody: reports come from storage while a turn is being resolved', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const clock = setClock();
    storedRace({ path })[Symbol.dispose]();
    using reader = openRace(path);
    const seen: string[] = [];
    using stored = openRace(path, {
      clock,
      beforeChange: () => void seen.push(storedReport(reader, 1).title),
    });
    submitOrders(stored, { seat: 1, text: 'step 4', origin: 'master' });
    setDue(stored, 1);
    await resolveStoredTurn(stored);
    expect(new Set(seen)).toEqual(new Set(['Turn 0: Runner 1 stands at 0']));
    expect(storedReport(reader, 1).title).toBe('Turn 1: Runner 1 stands at 4');
  });
});
