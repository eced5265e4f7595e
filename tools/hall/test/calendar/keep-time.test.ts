import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepTime } from '../../src/calendar/keep-time.js';
import type { KeptGame } from '../../src/calendar/kept-game.js';
import { KeptTable, TWICE } from './kept-table.js';

const SECOND = 1_000;

/** Keeps the time of games while a test looks on. */
async function keeping(
  table: KeptTable,
  games: readonly KeptGame[],
  { resolved, until }: { resolved: (game: KeptGame) => Promise<void> | void; until: () => boolean },
): Promise<string[]> {
  const { database, clock } = table;
  const stop = new AbortController();
  const failed: string[] = [];
  const byId = new Map(games.map((game) => [game.id, game]));
  const ended = keepTime({
    ...{ database, clock, resolved, signal: stop.signal },
    games: {
      ids: [...byId.keys()],
      stamp: () => 'the same',
      use: async (id, look) => look(byId.get(id) ?? expect.fail()),
    },
    failed: (id, error) => failed.push(`${id}: ${String(error)}`),
  });
  while (!until()) {
    clock.pass(SECOND);
    await setImmediate();
  }
  stop.abort();
  await ended;
  return failed;
}

test('the time of all games is kept, and one that fails does not hold up the others', async () => {
  using table = new KeptTable();
  using lost = new KeptTable();
  table.send(1, 2);
  lost.stored[Symbol.dispose]();
  table.clock.to(Date.parse('2026-11-30T19:59:50Z'));
  const done: string[] = [];
  const failed = await keeping(table, [{ ...lost.game, id: 'lost' }, table.game], {
    resolved: ({ id }) => void done.push(id),
    until: () => done.length > 0,
  });
  expect([done, table.turn]).toEqual([['duel'], 1]);
  expect(failed[0]).toContain('lost: ');
});

test('a game whose reports take their time does not hold up the others', async () => {
  using table = new KeptTable();
  using slow = new KeptTable();
  table.send(1, 2);
  slow.send(1, 2);
  for (const one of [table, slow]) one.clock.to(Date.parse('2026-11-30T20:00Z'));
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((free) => {
    resolve = free;
  });
  const done: string[] = [];
  await keeping(table, [{ ...slow.game, id: 'slow' }, table.game], {
    async resolved({ id }) {
      if (id === 'slow') await promise;
      done.push(id);
    },
    until() {
      // whoever waits for the slow one here would wait for ever
      if (done.includes('duel')) resolve();
      return done.length === 2;
    },
  });
  expect(done).toEqual(['duel', 'slow']);
});

test('a game is looked at when its calendar says so or somebody has changed it, and left alone otherwise', async () => {
  using table = new KeptTable({ ...TWICE, reminders: ['2h'], early: 'all-sent' });
  const { database, clock, game } = table;
  const stop = new AbortController();
  const looks: string[] = [];
  let changes = 0;
  const ended = keepTime({
    ...{ database, clock, resolved: () => undefined, signal: stop.signal },
    games: {
      ids: ['duel'],
      stamp: () => String(changes),
      use(_, look) {
        looks.push(new Date(clock.now()).toISOString().slice(0, 16));
        return look(game);
      },
    },
    failed: (_, error) => expect.fail(String(error)),
  });
  const at = async (time: string): Promise<void> => {
    clock.to(Date.parse(`${time}Z`));
    for (let step = 0; step < 10; step += 1) await setImmediate();
  };
  await at('2026-11-28T12:00');
  await at('2026-11-28T13:00');
  expect(looks).toEqual(['2026-11-27T12:00', '2026-11-28T13:00']);
  // the reminder
  await at('2026-11-30T18:00');
  table.send(1, 2);
  await at('2026-11-30T18:30');
  expect([looks.slice(2), table.turn]).toEqual([['2026-11-30T18:00'], 0]);
  changes += 1;
  await at('2026-11-30T18:31');
  expect([looks.slice(3), table.turn]).toEqual([['2026-11-30T18:31'], 1]);
  // a clock that is set back may have been wrong before
  await at('2026-11-30T17:00');
  await at('2026-11-30T17:01');
  expect(looks.at(-1)).toBe('2026-11-30T17:01');
  stop.abort();
  await ended;
});

test('a change that stands in the file before it can be read is seen when it has settled', async () => {
  using table = new KeptTable({ ...TWICE, early: 'all-sent' });
  let changes = 0;
  let looks = 0;
  const stop = new AbortController();
  const { database, clock, game } = table;
  const ended = keepTime({
    ...{ database, clock, resolved: () => undefined, signal: stop.signal },
    games: {
      ids: ['duel'],
      stamp: () => String(changes),
      use(_, look) {
        looks += 1;
        return look(game);
      },
    },
    failed: (_, error) => expect.fail(String(error)),
  });
  const pass = async (): Promise<void> => {
    clock.pass(SECOND);
    for (let step = 0; step < 10; step += 1) await setImmediate();
  };
  for (let second = 0; second < 10; second += 1) await pass();
  // the sheets are being written
  changes += 1;
  await pass();
  expect([looks, table.turn]).toEqual([3, 0]);
  table.send(1, 2);
  for (let second = 0; second < 5; second += 1) await pass();
  expect(table.turn).toBe(1);
  stop.abort();
  await ended;
});

test('games that cannot be listed for a time are kept again after it', async () => {
  using table = new KeptTable();
  table.send(1, 2);
  const { database, clock, game } = table;
  clock.to(Date.parse('2026-11-30T20:00Z'));
  const stop = new AbortController();
  const failed: string[] = [];
  let isThere = false;
  let resolved = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    resolved = resolve;
  });
  const ended = keepTime({
    ...{ database, clock, resolved: () => resolved(), signal: stop.signal },
    games: {
      get ids() {
        if (!isThere) throw new Error('no such folder');
        return ['duel'];
      },
      stamp: () => '',
      use: (_, look) => look(game),
    },
    failed: (id, error) => failed.push(`${id}: ${String(error)}`),
  });
  await setImmediate();
  isThere = true;
  clock.pass(SECOND);
  await done;
  stop.abort();
  await ended;
  expect([failed, table.turn]).toEqual([['null: Error: no such folder'], 1]);
});
