import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countingSheet, currentTurn, resolveStoredTurn, StoreError } from '@ec/engine/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutsideSeats } from '../../src/game/outside-seats.js';
import { LiveGame } from '../../src/live/live-game.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import { playPrograms } from '../../src/live/play-programs.js';
import { newDuel } from './duel.js';

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

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ec-programs-'));
  writeFileSync(join(folder, 'bot.mjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A duel whose seat 1 a program plays, on a clock of the test's own. */
function programmed(name: string) {
  const clock = new ManualClock(0);
  const faults: Error[] = [];
  const stored = newDuel(clock.now, () => {
    const [fault] = faults;
    if (fault) throw fault;
  });
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
  const ending = join(folder, name);
  const command = `"${process.execPath}" "${join(folder, 'bot.mjs')}" "${ending}"`;
  const programs = new OutsideSeats(new Map([[1, command]]), { time: HANGS_AFTER });
  return { clock, faults, stored, live, programs, ending };
}

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

test('a signal ends the asking, and what cannot be written ends it with its error', async () => {
  const { faults, stored, live, programs } = programmed('never.json');
  await playPrograms(live, programs, AbortSignal.abort());
  const stop = new AbortController();
  const made = once(live.news, 'made');
  const asking = playPrograms(live, programs, stop.signal);
  await made;
  stop.abort();
  await asking;
  await resolveStoredTurn(stored);
  faults.push(new StoreError('full', 'the disk is full'));
  await expect(playPrograms(live, programs, new AbortController().signal)).rejects.toThrow(
    'the disk is full',
  );
  await programs[Symbol.asyncDispose]();
  stored[Symbol.dispose]();
});
