import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import {
  countingSheet,
  currentTurn,
  gameStatus,
  resolveStoredTurn,
  StoreError,
  undoTurn,
  type StoredGame,
} from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutsideSeats } from '../../src/game/outside-seats.js';
import { LiveGame } from '../../src/live/live-game.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import { playPrograms } from '../../src/live/play-programs.js';
import { newDuel } from './duel.js';
import { soon } from './soon.js';

/** Answers each turn with an order that names it, and writes down how the game has ended. */
const PROGRAM = `
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { type, turn, outcome } = JSON.parse(line);
  if (type === 'turn') console.log(JSON.stringify({ orders: 'A1 -> A2 ' + turn }));
  if (type === 'over') writeFileSync(process.argv[2], JSON.stringify(outcome));
}
`;

const SECOND = 1_000;
/** Only a program that hangs takes this long (milliseconds). */
const HANGS_AFTER = 120 * SECOND;

let folder: TemporaryFolder;
beforeAll(() => {
  folder = new TemporaryFolder();
  folder.write('bot.mjs', PROGRAM);
});
afterAll(() => folder[Symbol.dispose]());

/** A duel whose seat 1 a program plays, on a clock of the test's own. */
function programmed(name: string) {
  const clock = new ManualClock(0);
  const stored = newDuel(clock.now);
  const pace = { tick: 10 * SECOND, planning: 60 * SECOND };
  let last: Promise<unknown> = Promise.resolve();
  const live = new LiveGame(stored, {
    clock,
    pace: () => pace,
    inTurn: (change) => {
      const made = last.then(change);
      last = made.catch(() => undefined);
      return made;
    },
  });
  const ending = folder.of(name);
  const command = `"${process.execPath}" "${folder.of('bot.mjs')}" "${ending}"`;
  const programs = new OutsideSeats(new Map([[1, command]]), { time: HANGS_AFTER });
  return { clock, stored, live, programs, ending };
}

/** Programs, none of them at first; what is asked of them is written down. */
class WatchedSeats extends OutsideSeats {
  /** Turns that stood when they were asked for the next. */
  readonly asked: number[] = [];
  /** How the game stood when they were told that it had ended. */
  readonly told: string[] = [];
  fault: Error | undefined;

  constructor() {
    super(new Map(), { time: HANGS_AFTER });
  }

  override async submitInTime(...[stored, change]: Parameters<OutsideSeats['submitInTime']>): Promise<void> {
    this.asked.push(currentTurn(stored).turn);
    if (this.fault) throw this.fault;
    await super.submitInTime(stored, change);
  }

  override end(stored: StoredGame): void {
    this.told.push(gameStatus(stored).outcome.status);
    super.end(stored);
  }
}

test('programs are asked once a turn, also where it was taken back, until the game is over', async () => {
  const { stored, live } = programmed('none.json');
  const programs = new WatchedSeats();
  const asking = playPrograms(live, programs, new AbortController().signal);
  const changed = async (): Promise<readonly number[]> => {
    live.news.emit('changed');
    await setImmediate();
    return programs.asked;
  };
  expect(programs.asked).toEqual([0]);
  expect(await changed()).toEqual([0]);
  await resolveStoredTurn(stored);
  expect(await changed()).toEqual([0, 1]);
  undoTurn(stored);
  expect(await changed()).toEqual([0, 1, 0]);
  expect(await soon(asking)).toBe('waits');
  await resolveStoredTurn(stored, { host: { isAgreedEnd: true } });
  expect(await changed()).toEqual([0, 1, 0]);
  expect(await soon(asking)).toBeUndefined();
  expect(programs.told).toEqual(['over']);
  expect(live.news.listenerCount('changed')).toBe(0);
  stored[Symbol.dispose]();
});

test('programs are asked until a signal is given, and a failure ends it with its error', async () => {
  const { stored, live } = programmed('none.json');
  const programs = new WatchedSeats();
  expect(await soon(playPrograms(live, programs, AbortSignal.abort()))).toBeUndefined();
  expect(programs.asked).toEqual([]);
  const stop = new AbortController();
  const asking = playPrograms(live, programs, stop.signal);
  expect(await soon(asking)).toBe('waits');
  stop.abort();
  expect(await soon(asking)).toBeUndefined();
  expect([programs.asked, programs.told]).toEqual([[0], ['running', 'running']]);
  programs.fault = new StoreError('full', 'the disk is full');
  const failing = playPrograms(live, programs, new AbortController().signal);
  await expect(soon(failing)).rejects.toThrow('the disk is full');
  stored[Symbol.dispose]();
});

test('a program is asked turn after turn, and told how the game has ended', async () => {
  const { clock, stored, live, programs, ending } = programmed('ended.json');
  const stop = new AbortController();
  const sheet = (): string | undefined => countingSheet(stored, currentTurn(stored), 1)?.text;
  const made = once(live.news, 'made');
  const asking = playPrograms(live, programs, stop.signal);
  const played = live.play(stop.signal);
  await made;
  expect(sheet()).toBe('A1 -> A2 1');
  const again = once(live.news, 'made');
  clock.pass(60 * SECOND);
  await again;
  expect([currentTurn(stored).turn, sheet()]).toEqual([1, 'A1 -> A2 2']);
  await resolveStoredTurn(stored, { host: { isAgreedEnd: true } });
  clock.pass(SECOND);
  await Promise.all([played, asking]);
  await programs[Symbol.asyncDispose]();
  expect(JSON.parse(readFileSync(ending, 'utf8'))).toMatchObject({ status: 'over' });
  expect(live.news.listenerCount('changed')).toBe(0);
  stored[Symbol.dispose]();
});
