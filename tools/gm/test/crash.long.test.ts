import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { empyrean } from '@ec/empyrean';
import { stateHash } from '@ec/engine';
import {
  currentTurn,
  openGameFile,
  storedReport,
  verifyGame,
  withRuleset,
  type StoredGame,
} from '@ec/engine/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, ec, ecAlone } from './game-folder.js';
import { sheetOf, StoredFolder, type Submitted, type TurnAnswer } from './stored-folder.js';

/** How many times the command is killed. */
const KILLS = 80;

/** How many are killed at the same time. */
const AT_ONCE = 2;

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Runs after which times are measured again, as other work on the machine comes and goes. */
const MEASURED_EVERY = 16;

/** One in this many games is resolved again from its first turn on. */
const VERIFIED_EVERY = 10;

/** Only a run that hangs takes this long (milliseconds). */
const HANGS_AFTER = 1_200_000;

const file = 'game.ec';
let game: StoredFolder;
/** State hashes after turns 1, 2 and 3 of a game that nobody disturbs. */
const hashes = new Map<number, string>();
/** Reports of turn 2 in that game, by seat. */
let reports: readonly unknown[] = [];

/** A game at turn 1 with sheets of seats 1 and 2 for turn 2, and a bot in seat 3. */
beforeAll(async () => {
  game = await StoredFolder.make({ file });
  await game.submitAll(1);
  await game.ec('turn');
  await game.ec('seats remove', '3');
  await game.ec('bots set', 'settler', '3');
  game.write('a.txt', sheetOf(1, 2));
  game.write('b.txt', sheetOf(2, 2));
  await game.ec('submit', 'a.txt', 'b.txt');

  const path = copyTo('undisturbed');
  hashes.set(1, (await opened(path, currentTurn)).hash);
  for (const turn of [2, 3]) {
    const { stdout } = await ec(path, 'turn', file, '--max-silent', 'all', '--json');
    hashes.set(turn, (JSON.parse(stdout) as TurnAnswer).hash);
  }
  reports = await opened(path, (stored) => [1, 2, 3].map((seat) => storedReport(stored, seat, 2)));
  expect(new Set(hashes.values()).size).toBe(3);
});

afterAll(() => game[Symbol.dispose]());

/** A fresh copy of the prepared file, alone in a folder. */
function copyTo(name: string): string {
  const path = join(game.path, 'runs', name);
  mkdirSync(path, { recursive: true });
  copyFileSync(join(game.path, file), join(path, file));
  return path;
}

async function opened<T>(path: string, use: (stored: StoredGame) => T | Promise<T>): Promise<T> {
  using found = openGameFile(join(path, file), { clock: Date.now });
  return await use(withRuleset(found, empyrean));
}

/** Size of a file; −1 when there is none. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

/** Moments of a run that can be seen from outside. */
const MOMENTS = {
  start: () => true,
  /** The folder with copies is made when everything is loaded and the turn begins. */
  copying: (path: string) => sizeOf(join(path, `${file}.backups`)) >= 0,
  /** Something is in the write-ahead log: the turn is being written. */
  writing: (path: string) => sizeOf(join(path, `${file}-wal`)) > 0,
} as const;
type Moment = keyof typeof MOMENTS;

/** A signal that is given when a run has ended. */
function overAfter(ended: Promise<unknown>): AbortSignal {
  const over = new AbortController();
  void ended.then(() => over.abort());
  return over.signal;
}

/** Waits until a run has come to a moment, or is over. */
async function reach(moment: Moment, path: string, over: AbortSignal): Promise<void> {
  const watcher = watch(path);
  try {
    while (!over.aborted && !MOMENTS[moment](path)) await once(watcher, 'change', { signal: over });
  } catch (error) {
    if (!over.aborted) throw error;
  } finally {
    watcher.close();
  }
}

function startTurn(path: string) {
  // Node keeps what it has compiled, so that less of a run is its start.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(game.path, 'compiled') };
  return spawn(process.execPath, [bin, 'turn', file], { cwd: path, stdio: 'ignore', env });
}

/** Milliseconds from each moment of an undisturbed run to its end. */
async function measure(): Promise<Record<Moment, number>> {
  const path = copyTo('measured');
  const child = startTurn(path);
  const ended = once(child, 'exit');
  const over = overAfter(ended);
  const at = new Map<Moment, number>();
  for (const moment of ['start', 'copying', 'writing'] as const) {
    await reach(moment, path, over);
    at.set(moment, performance.now());
  }
  await ended;
  const end = performance.now();
  rmSync(path, { recursive: true });
  const left = (moment: Moment) => end - (at.get(moment) ?? end);
  return { start: left('start'), copying: left('copying'), writing: left('writing') };
}

/** Starts the command, and kills it a while after a moment; returns whether that came before the end. */
async function killTurn(path: string, moment: Moment, delay: number): Promise<boolean> {
  const child = startTurn(path);
  const ended = once(child, 'exit');
  await reach(moment, path, overAfter(ended));
  await Promise.race([wait(delay), ended]);
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}

/** What is in the file, whichever turn that is: all of it, or none of the next. */
function expectWhole(stored: StoredGame): number {
  const { database } = stored;
  expect(database.problems()).toEqual([]);
  const turns = database.all('SELECT id, turn, hash, state FROM turns ORDER BY id');
  const last = turns.length - 1;
  expect([1, 2]).toContain(last);
  expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2].slice(0, turns.length));
  const { id = 0, hash, state } = turns[last] ?? {};
  expect(hash).toBe(hashes.get(last));
  expect(stateHash(JSON.parse(gunzipSync(state as Uint8Array).toString()))).toBe(hash);
  const used = database.all('SELECT seat, receipt FROM used_orders WHERE turn_id = ? ORDER BY seat', id);
  // numbers 1 to 3 in the file are those of turn 1; the bot's sheet comes in with the turn
  const receipts = last === 1 ? [1, 2, 3] : [4, 5, 6];
  expect(used.map(({ seat, receipt }) => [seat, receipt])).toEqual(receipts.map((one, i) => [i + 1, one]));
  expect(database.get('SELECT count(*) AS sheets FROM orders')).toEqual({ sheets: last === 1 ? 5 : 6 });
  expect(database.get('SELECT count(*) AS reports FROM reports')).toEqual({ reports: 3 * turns.length });
  if (last === 2) expect([1, 2, 3].map((seat) => storedReport(stored, seat))).toEqual(reports);
  return last;
}

describe('ec turn is killed', () => {
  test(
    `${KILLS} times, from its start to its end: the turn is there whole or not at all, and the game goes on as if nothing had happened`,
    async () => {
      const killed = { before: 0, writing: 0, after: 0 };
      let repeated = 0;
      // The first run is slower, as nothing is compiled yet; the loop measures again.
      let left = await measure();

      for (let first = 0; first < KILLS; first += AT_ONCE) {
        if (first % MEASURED_EVERY === 0) left = await measure();
        const runs = Array.from({ length: AT_ONCE }, (_, k) => first + k);
        const paths = await Promise.all(
          runs.map(async (run) => {
            const { moment, delay } = momentOf(run, left);
            for (let attempt = 0; ; attempt += 1) {
              const path = copyTo(`${run}-${attempt}`);
              if (await killTurn(path, moment, delay / 2 ** attempt)) return path;
              repeated += 1;
              rmSync(path, { recursive: true });
            }
          }),
        );
        for (const [k, path] of paths.entries()) {
          const hasWritten = MOMENTS.writing(path);
          const turn = await opened(path, expectWhole);
          killed[turn === 2 ? 'after' : hasWritten ? 'writing' : 'before'] += 1;
          await expectGoesOn(path, turn);
          if ((first + k) % VERIFIED_EVERY === 0)
            await opened(path, (stored) => expect(verifyGame(stored).findings).toEqual([]));
          rmSync(path, { recursive: true });
        }
      }

      console.info(
        `killed before the turn was written: ${killed.before}; while it was, and it did not count: ${killed.writing}; after: ${killed.after}; ended before they were killed, and repeated: ${repeated}`,
      );
      // Otherwise the moments are badly chosen, and this proves less than it says.
      expect(killed.before + killed.writing).toBeGreaterThan(KILLS / 10);
      expect(killed.after).toBeGreaterThan(KILLS / 20);
    },
    HANGS_AFTER,
  );

  /** Of eight runs one is killed while it starts, four after it began to copy the file, three after it began to write. */
  function momentOf(run: number, left: Record<Moment, number>): { moment: Moment; delay: number } {
    const moments = [
      ...(['start', 'copying', 'writing', 'copying'] as const),
      ...(['writing', 'copying', 'writing', 'copying'] as const),
    ];
    const moment = moments[run % moments.length] ?? 'start';
    const span = moment === 'start' ? left.start - left.copying : left[moment];
    // The fractions of the golden ratio's multiples are spread evenly, however many there are.
    return { moment, delay: ((run * GOLDEN_RATIO) % 1) * span };
  }

  /** The next turn, which nobody disturbs, is that of the undisturbed game, and nothing is left of a copy that was cut off. */
  async function expectGoesOn(path: string, turn: number): Promise<void> {
    const { stdout } = await ec(path, 'turn', file, '--max-silent', 'all', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ turn: turn + 1, hash: hashes.get(turn + 1) });
    for (const copy of readdirSync(join(path, `${file}.backups`))) expect(copy).toMatch(/^turn-000[12]-/);
  }
});

describe('commands at the same time', () => {
  test('ec turn twice, ten times over: one resolves the turn, the other says that somebody did', async () => {
    const others: number[] = [];
    for (let i = 0; i < 10; i++) {
      const path = copyTo(`twice-${i}`);
      const ended = await Promise.all([0, 1].map(() => ecAlone({ cwd: path }, 'turn', file)));
      const [winner, other, ...rest] = ended.toSorted((a, b) => a.code - b.code);
      expect([winner?.code, rest]).toEqual([0, []]);
      // overtaken or busy; or it began only when the next turn had no orders yet
      expect([4, 5]).toContain(other?.code);
      expect(other?.stderr).toMatch(/somebody else|expected orders from all/);
      others.push(other?.code ?? -1);
      await opened(path, (stored) => {
        expect([currentTurn(stored).turn, currentTurn(stored).hash]).toEqual([2, hashes.get(2)]);
        expect(verifyGame(stored)).toMatchObject({ turns: 3, findings: [] });
      });
    }
    expect(others).toContain(4);
  });

  test('twelve sheets at once are all kept, each with a receipt of its own', async () => {
    const path = copyTo('sheets');
    copyFileSync(join(game.path, 'a.txt'), join(path, 'a.txt'));
    const ended = await Promise.all(
      Array.from({ length: 12 }, () => ecAlone({ cwd: path }, 'submit', file, 'a.txt', '--json')),
    );
    const receipts = ended.flatMap(({ code, stdout }) => {
      expect(code).toBe(0);
      return (JSON.parse(stdout) as Submitted[]).map(({ receipt }) => receipt);
    });
    // after the seat's one that was there
    expect(receipts.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('a sheet that comes in while the turn is resolved counts for it, or is refused with a reason', async () => {
    for (const moment of ['start', 'copying', 'writing'] as const) {
      const path = copyTo(`late-${moment}`);
      copyFileSync(join(game.path, 'a.txt'), join(path, 'a.txt'));
      const turn = ecAlone({ cwd: path }, 'turn', file);
      await reach(moment, path, overAfter(turn));
      const submitted = await ecAlone({ cwd: path }, 'submit', file, 'a.txt');
      expect((await turn).code).toBe(0);
      // in time; refused, as its header names a turn that is over; overtaken
      expect([0, 1, 4]).toContain(submitted.code);
      if (submitted.code === 1) expect(submitted.stdout).toContain('refused as a whole');
      if (submitted.code === 4) expect(submitted.stderr).toContain('somebody else');
      await opened(path, (stored) => {
        expect(currentTurn(stored).hash).toBe(hashes.get(2));
        expect(verifyGame(stored).findings).toEqual([]);
      });
    }
  });
});
