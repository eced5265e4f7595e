import { setImmediate } from 'node:timers/promises';
import { createStoredGame, resolveStoredTurn } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { changePerson } from '../../src/accounts/people.js';
import { readCalendar } from '../../src/calendar/calendar.js';
import { giveCalendar } from '../../src/calendar/game-calendar.js';
import type { Hall } from '../../src/hall/hall.js';
import { sendLetter, type NewLetter } from '../../src/hall/press.js';
import { serveHall, type HallOptions } from '../../src/hall/serve-hall.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import { setAway } from '../../src/mail/away.js';
import type { HallDatabase } from '../../src/store/hall-database.js';
import { KeptTable, TWICE } from '../calendar/kept-table.js';
import { mailHall } from '../mail/mail-hall.js';
import { letIn } from './let-in.js';
import { pushServer } from './push-server.js';

const [ADA, BO] = ['ada@example.org', 'bo@example.org'];

/** A browser that nobody asks. */
function nowhere(name: string) {
  return { endpoint: `https://push.example.net/${name}`, keys: { p256dh: '', auth: '' } };
}

const queued = (database: HallDatabase): unknown[] =>
  database.all('SELECT subscription, title, text, path FROM pushes ORDER BY id');

test('players whose orders have not come are told in the words of the mail; the time is in their zone, and none comes too late', async () => {
  using table = new KeptTable({ ...TWICE, reminders: ['24h'], grace: '2h' });
  const { database, clock } = table;
  letIn(database, ADA, nowhere('ada'), clock.now());
  letIn(database, BO, nowhere('bo'), clock.now());
  changePerson(database, 1, { name: 'Ada', zone: 'Asia/Tokyo' });
  await table.at('2026-11-29T20:00');
  await table.at('2026-11-29T21:00');
  const reminder = { title: 'Duel: your orders for turn 1 are due', path: '/games/duel/seats/1' };
  expect(queued(database)).toEqual([
    {
      ...{ subscription: 1, ...reminder },
      text: 'They are due Tuesday 1 December 2026, 05:00 Asia/Tokyo (Monday 30 November 2026, 20:00 UTC).',
    },
    {
      ...{ subscription: 2, ...reminder, path: '/games/duel/seats/2' },
      text: 'They are due 2026-11-30 20:00 UTC.',
    },
  ]);
  expect(database.all('SELECT DISTINCT expires FROM pushes')).toEqual([
    { expires: Date.parse('2026-11-30T20:00Z') },
  ]);
  setAway(database, { game: table.game, seat: 1 }, { words: 'long', ends: null }, clock.now());
  await table.at('2026-11-30T20:00');
  expect(queued(database).slice(2)).toEqual([
    {
      ...{ subscription: 2, title: 'Duel: turn 1 waits for your orders', path: '/games/duel/seats/2' },
      text: 'Your orders for turn 1 of Duel were due 2026-11-30 20:00 UTC.',
    },
  ]);
});

test('those whom a letter is for are told that it has come, but neither from whom nor what it says', () => {
  using hall = mailHall();
  const { database, game, time } = hall;
  letIn(database, ADA, nowhere('ada'), time.now);
  letIn(database, BO, nowhere('bo'), time.now);
  const room = { database, mailbox: null, allowsAnonymous: true };
  const letter: NewLetter = {
    ...{ key: 'a', sender: 1, recipients: [], isAnonymous: false, text: 'At dawn.', delivery: 'now' },
  };
  sendLetter(room, game, letter, time.now);
  sendLetter(room, game, { ...letter, key: 'b', delivery: 'turn' }, time.now);
  expect(queued(database)).toEqual([
    { subscription: 2, title: 'Pure: press', text: 'A letter has come.', path: '/games/pure/seats/2/press' },
  ]);
});

test('a served hall without mail tells browsers of turns and of letters that go with them, however often it is started', async () => {
  await using server = await pushServer();
  using folder = new TemporaryFolder();
  const clock = new ManualClock();
  const players = [
    { id: 1, email: 'Ada@Example.org', name: 'Ada' },
    { id: 2, email: BO, name: 'Bo' },
  ];
  const options = { clock: clock.now };
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players };
  using stored = createStoredGame(folder.of('a duel.ec'), goofspiel, game, options);
  giveCalendar(stored, readCalendar({ zone: 'UTC', weekdays: ['mon'], time: '20:00', maxSilent: 'all' }));
  const browser = server.browser();
  const events: string[] = [];
  const serving: HallOptions = {
    ...{ clock, port: 0, log: 'json', address: 'https://games.example.org' },
    ...{ pushReach: server.reach, write: (line: string) => events.push(line) },
  };
  /** Lets time pass until so much is shown; none while something is on its way, however long that takes. */
  const untilShown = async ({ database }: Hall, count: number): Promise<void> => {
    while (browser.shown().length < count) {
      if (!database.get('SELECT 1 FROM pushes WHERE taken IS NOT NULL')) clock.pass(1_000);
      await setImmediate();
    }
  };
  {
    await using served = await serveHall(folder.path, { ...serving, metricsPort: 0 });
    const { database } = served.hall;
    letIn(database, ADA, browser.subscription, clock.now());
    while (database.get('SELECT turn FROM followed_turns') === undefined) {
      clock.pass(1_000);
      await setImmediate();
    }
    const room = { database, mailbox: null, allowsAnonymous: false };
    const letter: NewLetter = {
      ...{ key: 'a', sender: 2, recipients: [1], isAnonymous: false, text: 'At dawn.', delivery: 'turn' },
    };
    sendLetter(room, { id: 'a duel', stored }, letter, clock.now());
    await resolveStoredTurn(stored, { maxSilent: 2 });
    await untilShown(served.hall, 2);
    const metrics = await (await fetch(`${served.metricsAddress ?? ''}/metrics`)).text();
    expect(metrics).toContain('ec_pushes_total{what="sent"} 2');
  }
  await using served = await serveHall(folder.path, serving);
  await resolveStoredTurn(stored, { maxSilent: 2 });
  await untilShown(served.hall, 3);
  const desk = '/games/a%20duel/seats/1';
  const shown = browser.shown().map(({ title, text, path }) => [title, text, path]);
  // the first two are sent at once, so either may come first
  expect(shown.slice(0, 2).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
    ['Duel, turn 1: your report', '', desk],
    ['Duel: press', 'A letter has come.', `${desk}/press`],
  ]);
  expect(shown.slice(2)).toEqual([['Duel, turn 2: your report', '', desk]]);
  const pushes = events.filter((line) => line.includes('"event":"pushes"'));
  expect(pushes.length).toBeGreaterThan(0);
  // nothing of what makes up the browser's address
  expect(events.join('\n')).not.toContain(new URL(browser.subscription.endpoint).pathname);
});
