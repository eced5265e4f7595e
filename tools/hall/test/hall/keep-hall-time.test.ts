import { setImmediate } from 'node:timers/promises';
import {
  createStoredGame,
  currentTurn,
  openStoredGame,
  setSeatBots,
  resolveStoredTurn,
} from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';
import { giveCalendar } from '../../src/calendar/game-calendar.js';
import { serveHall, type ServedHall } from '../../src/hall/serve-hall.js';
import { ManualClock } from '../../src/live/manual-clock.js';

const PLAYERS = [
  { id: 1, email: 'ada@example.org', name: 'Ada' },
  { id: 2, email: 'bo@example.org', name: 'Bo' },
];

test('a served game with a calendar is played by itself, also after somebody else has changed it', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('duel.ec');
  const clock = new ManualClock();
  const options = { clock: clock.now };
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players: PLAYERS };
  createStoredGame(path, goofspiel, game, options)[Symbol.dispose]();
  await using hall = await serveHall(folder.path, { clock, port: 0 });
  using stored = openStoredGame(path, goofspiel, options);
  // the hall has looked at it without a calendar
  await fetch(`${hall.address}/games/duel`);
  const bots = new Map([
    [1, 'random'],
    [2, 'greedy'],
  ]);
  setSeatBots(stored, bots);
  giveCalendar(stored, readCalendar({ zone: 'UTC', weekdays: ['mon'], time: '20:00' }));
  clock.to(Date.parse('2026-11-30T20:00Z'));
  while (currentTurn(stored).turn === 0) {
    clock.pass(1_000);
    await setImmediate();
  }
  const { turn, due } = currentTurn(stored);
  expect([turn, due]).toEqual([1, Date.parse('2026-12-07T20:00Z')]);
});

test('a served hall mails the reports of a turn that somebody else has resolved, each once', async () => {
  using folder = new TemporaryFolder();
  // nobody listens there: what is queued stays
  const mail = { from: 'games@example.org', smtp: { host: '127.0.0.1', port: 1 } };
  folder.write('mail.json', JSON.stringify(mail));
  const clock = new ManualClock();
  const options = { clock: clock.now };
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players: PLAYERS };
  using stored = createStoredGame(folder.of('duel.ec'), goofspiel, game, options);
  const queued = ({ hall }: ServedHall): unknown[] =>
    hall.database.all("SELECT recipient, subject FROM outbox WHERE key LIKE 'report %' ORDER BY id");
  const reports = (turn: number) =>
    PLAYERS.map(({ email }) => ({ recipient: email, subject: `Duel, turn ${turn}: your report` }));
  const resolve = async (): Promise<void> => {
    await resolveStoredTurn(stored, { maxSilent: 2 });
  };
  /** Lets time pass until so many reports are queued. */
  const untilQueued = async (served: ServedHall, count: number): Promise<void> => {
    while (queued(served).length < count) {
      clock.pass(1_000);
      await setImmediate();
    }
  };
  const isSeen = ({ hall }: ServedHall): boolean =>
    hall.database.get('SELECT turn FROM followed_turns') !== undefined;
  {
    await using served = await serveHall(folder.path, { clock, port: 0 });
    while (!isSeen(served)) {
      clock.pass(1_000);
      await setImmediate();
    }
    await resolve();
    await untilQueued(served, 2);
    expect(queued(served)).toEqual(reports(1));
  }
  // while nobody serves it
  await resolve();
  await using served = await serveHall(folder.path, { clock, port: 0 });
  await untilQueued(served, 4);
  expect(queued(served)).toEqual([...reports(1), ...reports(2)]);
});
