import {
  gameMessages,
  setDue,
  setSeatBots,
  submitOrders,
  undoTurn,
  resolveStoredTurn,
  allTurns,
  setCalendar,
} from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';
import { extend, giveCalendar, pause, resume, takeBack } from '../../src/calendar/game-calendar.js';
import { failureOf } from '../../src/calendar/failures.js';
import { currentTurn } from '@ec/engine/sqlite';
import { OutsideSeats } from '../../src/game/outside-seats.js';
import { KeptTable, TWICE } from './kept-table.js';

describe('a turn', () => {
  test('is resolved when it is due, once, and the next is due by the calendar', async () => {
    using table = new KeptTable();
    expect(table.due).toBe('2026-11-30T20:00');
    table.send(1, 2);
    await table.at('2026-11-30T19:59');
    expect(table.turn).toBe(0);
    await table.at('2026-11-30T20:00');
    expect([table.turn, table.due, table.told]).toEqual([1, '2026-12-03T20:00', [1]]);
    expect(table.mail).toEqual([]);
  });

  test('that was due while nobody was there is resolved once, and the next leaves time to order', async () => {
    using table = new KeptTable();
    await table.look();
    table.send(1, 2);
    table.restart();
    // a month and several due times later
    await table.at('2026-12-30T12:00');
    expect([table.turn, table.due, table.told]).toEqual([1, '2027-01-04T20:00', [1]]);
  });

  test('is resolved as soon as all have sent where the calendar says so; the date of the next stays', async () => {
    using table = new KeptTable({ ...TWICE, early: 'all-sent' });
    table.send(1);
    await table.at('2026-11-28T10:00');
    expect(table.turn).toBe(0);
    table.send(2);
    await table.look();
    expect([table.turn, table.due]).toEqual([1, '2026-12-03T20:00']);
  });

  test('whose program gives no answer waits for it in vain once, not at each look', async () => {
    using table = new KeptTable({ ...TWICE, early: 'all-sent' });
    await using programs = new OutsideSeats(new Map([[2, 'false']]), { time: 60_000 });
    table.game = { ...table.game, programs };
    table.send(1);
    await table.at('2026-11-28T10:00');
    await table.at('2026-11-28T10:01');
    const lost = gameMessages(table.stored).filter(({ code }) => code === 'bot-silent');
    expect([table.turn, lost.length]).toEqual([0, 1]);
  });

  test('is not resolved early for bots alone', async () => {
    using table = new KeptTable({ ...TWICE, early: 'all-sent' });
    setSeatBots(
      table.stored,
      new Map([
        [1, 'random'],
        [2, 'greedy'],
      ]),
    );
    await table.at('2026-11-28T10:00');
    expect(table.turn).toBe(0);
    await table.at('2026-11-30T20:00');
    expect(table.turn).toBe(1);
  });

  test('is not resolved by itself in a game without a calendar, or one that is paused', async () => {
    using table = new KeptTable();
    table.send(1, 2);
    pause(table.stored);
    await table.at('2026-12-10T12:00');
    expect([table.turn, table.due]).toEqual([0, null]);
    resume(table.stored);
    expect(table.due).toBe('2026-12-10T20:00');
    setCalendar(table.stored, null);
    await table.at('2026-12-10T20:00');
    expect(table.turn).toBe(0);
  });

  test('is not resolved in a game that is paused, although its last turn was undone or a time was set', async () => {
    using table = new KeptTable({ ...TWICE, maxSilent: 'all' });
    await resolveStoredTurn(table.stored, { due: Date.parse('2026-12-03T20:00Z') });
    pause(table.stored);
    takeBack(table.stored);
    await table.at('2026-11-30T20:00');
    expect(table.turn).toBe(0);
    // as a program does that knows of no calendars
    setDue(table.stored, Date.parse('2026-12-01T20:00Z'));
    await table.at('2026-12-01T20:00');
    expect(table.turn).toBe(0);
    resume(table.stored);
    await table.at('2026-12-03T20:00');
    expect(table.turn).toBe(1);
  });

  test('that the master gave more time is resolved then, and the calendar stays', async () => {
    using table = new KeptTable();
    extend(table.stored, 86_400_000);
    table.send(1, 2);
    await table.at('2026-11-30T20:00');
    expect(table.turn).toBe(0);
    await table.at('2026-12-01T20:00');
    expect([table.turn, table.due]).toEqual([1, '2026-12-03T20:00']);
  });

  test.each<[string, (table: KeptTable) => void, string, string]>([
    [
      'time',
      ({ stored }) => setDue(stored, Date.parse('2026-12-07T20:00Z')),
      '2026-12-07T20:00',
      '2026-12-10T20:00',
    ],
    [
      'calendar',
      ({ stored }) => giveCalendar(stored, readCalendar({ ...TWICE, every: '1w' })),
      '2026-11-30T20:00',
      '2026-12-07T20:00',
    ],
  ])('is given up where the master sets another %s while it is worked out', async (_, change, due, next) => {
    using table = new KeptTable();
    table.send(1, 2);
    await table.at('2026-11-30T19:00');
    let times = 0;
    const during = (): void => {
      times += 1;
      if (times === 1) change(table);
    };
    table.playBy({ phases: [...goofspiel.phases, { name: 'master', run: during }] });
    table.clock.to(Date.parse('2026-11-30T20:00Z'));
    await table.lookOnce();
    expect([table.turn, table.due, times]).toEqual([0, due, 1]);
    await table.at(due);
    expect([table.turn, table.due, table.failures]).toEqual([1, next, []]);
  });

  test('that was taken back waits for another due time', async () => {
    using table = new KeptTable({ ...TWICE, early: 'all-sent' });
    await table.look();
    table.send(1, 2);
    await table.at('2026-11-30T20:00');
    table.clock.pass(60_000);
    undoTurn(table.stored);
    await table.look();
    expect([table.turn, table.due]).toEqual([0, '2026-11-30T20:00']);
    setDue(table.stored, Date.parse('2026-12-01T08:00Z'));
    await table.at('2026-12-01T07:59');
    expect(table.turn).toBe(0);
    await table.at('2026-12-01T08:00');
    expect([table.turn, table.told]).toEqual([1, [1, 1]]);
  });

  test('that was taken back while the clock was wrong is resolved at the next due time', async () => {
    using table = new KeptTable();
    await table.look();
    table.send(1, 2);
    await table.at('2026-11-30T20:00');
    await table.at('2027-11-30T20:00');
    undoTurn(table.stored);
    await table.at('2026-11-30T20:10');
    resume(table.stored);
    expect([table.turn, table.due]).toEqual([0, '2026-12-03T20:00']);
    await table.at('2026-12-03T20:00');
    expect(table.turn).toBe(1);
  });

  test('whose due time a clock has set that was ahead waits, and its master is told, until there is another time', async () => {
    using table = new KeptTable();
    await table.look();
    table.send(1, 2);
    await table.at('2031-11-30T20:00');
    expect([table.turn, table.mail, table.failures]).toEqual([1, [], []]);
    const { due } = table;
    // the clock is right again
    await table.at('2026-11-30T20:10');
    const told = 'gm@example.org: Duel: turn 2 waits for a time that a wrong clock has set';
    expect([table.due, table.mail]).toEqual([due, [told]]);
    expect(new Set(table.failures)).toEqual(new Set(['duel']));
    const { length } = table.failures;
    table.send(1, 2);
    setDue(table.stored, Date.parse('2026-12-03T20:00Z'));
    await table.at('2026-12-03T19:00');
    await table.at('2026-12-03T20:00');
    expect([table.turn, table.mail, table.failures.length]).toEqual([2, [told], length]);
  });

  // at noon on Monday, orders are due at 20:00; the turn after that is due on Thursday
  test.each([
    ['2026-11-30T20:00', '2026-12-03T20:00', 0],
    // less than half of the time until Thursday would be left
    ['2026-12-03T12:00', '2026-12-07T20:00', 1],
  ])(
    'that came at %s by a clock that was ahead, so that the next is due at %s, is told %i times',
    async (time, due, times) => {
      using table = new KeptTable();
      await table.look();
      table.send(1, 2);
      await table.at(time);
      await table.at('2026-11-30T12:00');
      expect([table.due, table.mail.length]).toEqual([due, times]);
    },
  );

  test('that was taken back twice comes at a time that was still to come the second time', async () => {
    using table = new KeptTable();
    table.send(1, 2);
    await table.at('2026-12-01T20:00');
    undoTurn(table.stored);
    await resolveStoredTurn(table.stored);
    // The clock was wrong.
    await table.at('2026-11-29T20:00');
    undoTurn(table.stored);
    await table.at('2026-11-30T19:59');
    expect(table.turn).toBe(0);
    await table.at('2026-11-30T20:00');
    expect(table.turn).toBe(1);
  });

  test('that the master resolved is followed up as well', async () => {
    using table = new KeptTable();
    await table.look();
    table.send(1);
    await resolveStoredTurn(table.stored);
    await table.look();
    expect(table.told).toEqual([1]);
    expect(table.mail).toEqual(['bo@example.org: Duel: turn 1 was resolved without your orders']);
  });

  test('that was taken back makes orders for the one after it void, of which their players are told once', async () => {
    using table = new KeptTable();
    await table.look();
    table.send(1, 2);
    await table.at('2026-11-30T20:00');
    table.send(2);
    undoTurn(table.stored);
    await table.look();
    const told = ['bo@example.org: Duel: your orders for turn 2 no longer count'];
    expect(table.mail).toEqual(told);
    await resolveStoredTurn(table.stored);
    await table.look();
    expect(table.mail).toEqual(told);
    // taken back and resolved again before the hall looks: both had ordered for the third turn, and again for the second
    table.send(1, 2);
    await resolveStoredTurn(table.stored);
    table.send(1);
    await table.look();
    undoTurn(table.stored);
    undoTurn(table.stored);
    await resolveStoredTurn(table.stored);
    await table.look();
    expect(table.mail.toSorted()).toEqual([
      'ada@example.org: Duel: your orders for turn 2 no longer count',
      'ada@example.org: Duel: your orders for turn 3 no longer count',
      ...told,
      ...told,
    ]);
    table.restart();
    await table.look();
    expect(table.mail).toHaveLength(4);
  });

  test('is resolved until the game is over, and no time is set then', async () => {
    using table = new KeptTable({ zone: 'UTC', time: '20:00', reminders: [] });
    setSeatBots(
      table.stored,
      new Map([
        [1, 'random'],
        [2, 'greedy'],
      ]),
    );
    await table.look();
    while (table.due !== null) await table.at(table.due);
    // seven galaxies of seven rounds, one a day
    expect([table.turn, table.told.length]).toEqual([49, 49]);
    await table.at('2027-06-01T20:00');
    expect(table.turn).toBe(49);
  });
});

describe('reminders', () => {
  test('go to those who have not sent, each once', async () => {
    using table = new KeptTable({ ...TWICE, reminders: ['2h', '24h'] });
    await table.at('2026-11-29T19:59');
    expect(table.mail).toEqual([]);
    table.send(1);
    const reminder = 'bo@example.org: Duel: your orders for turn 1 are due';
    await table.at('2026-11-29T20:00');
    await table.at('2026-11-30T10:00');
    expect(table.mail).toEqual([reminder]);
    table.restart();
    await table.at('2026-11-30T18:00');
    expect(table.mail).toEqual([reminder, reminder]);
  });

  test('that were missed are not made up for but by the last of them', async () => {
    using table = new KeptTable({ ...TWICE, reminders: ['3d', '24h', '2h'] });
    await table.at('2026-11-30T19:00');
    expect(table.mail).toEqual([
      'ada@example.org: Duel: your orders for turn 1 are due',
      'bo@example.org: Duel: your orders for turn 1 are due',
    ]);
  });

  test('say when orders are due in the zone of the calendar', async () => {
    using table = new KeptTable({ zone: 'Europe/Berlin', weekdays: ['mon'], time: '20:00' });
    await table.at('2026-11-30T10:00');
    expect(String(table.database.get('SELECT body FROM outbox')?.['body'])).toContain(
      'They are due Monday 30 November 2026, 20:00 Europe/Berlin (2026-11-30 19:00 UTC).',
    );
  });

  test('come again for a due time that was moved, and not together with a report', async () => {
    using table = new KeptTable({ zone: 'UTC', time: '20:00', reminders: ['24h'], maxSilent: 'all' });
    // 20:00 on the same day: the game is younger than a day
    await table.at('2026-11-27T19:00');
    expect(table.mail).toEqual([]);
    extend(table.stored, 2 * 86_400_000);
    await table.at('2026-11-28T20:00');
    expect(table.mail.length).toBe(2);
  });
});

describe('too many silent players', () => {
  test('are told, then the master; the turn is resolved as soon as few enough are silent', async () => {
    using table = new KeptTable({ ...TWICE, reminders: [], grace: '2h' });
    await table.look();
    table.send(1);
    await table.at('2026-11-30T20:00');
    await table.at('2026-11-30T21:59');
    const late = 'bo@example.org: Duel: turn 1 waits for your orders';
    expect([table.turn, table.mail]).toEqual([0, [late]]);
    await table.at('2026-11-30T22:00');
    await table.at('2026-12-01T10:00');
    const waits = 'gm@example.org: Duel: turn 1 waits for orders';
    expect([table.turn, table.mail]).toEqual([0, [late, waits]]);
    table.send(2);
    await table.look();
    expect([table.turn, table.due, table.mail]).toEqual([1, '2026-12-03T20:00', [late, waits]]);
  });

  test('are no more than the calendar allows: the turn goes on without them, and they are told', async () => {
    using table = new KeptTable({ ...TWICE, reminders: [], maxSilent: '50%' });
    await table.look();
    table.send(1);
    await table.at('2026-11-30T20:00');
    expect([table.turn, table.mail]).toEqual([
      1,
      ['bo@example.org: Duel: turn 1 was resolved without your orders'],
    ]);
  });

  test('need no orders where a bot writes them', async () => {
    using table = new KeptTable({ ...TWICE, reminders: [] });
    await table.look();
    await table.at('2026-11-30T20:00');
    setSeatBots(
      table.stored,
      new Map([
        [1, 'random'],
        [2, 'greedy'],
      ]),
    );
    await table.look();
    expect([table.turn, table.mail.length]).toEqual([1, 2]);
  });
});

describe('a turn that fails', () => {
  const broken = {
    phases: [
      {
        name: 'round',
        run(): never {
          throw new Error('a fleet of size 0 is missing');
        },
      },
    ],
  };

  test('leaves the game as it was, tells the master once, and waits for another due time', async () => {
    using table = new KeptTable({ ...TWICE, reminders: [] });
    table.playBy(broken);
    table.send(1, 2);
    const before = allTurns(table.stored);
    await table.at('2026-11-30T20:00');
    table.restart();
    await table.at('2026-11-30T20:01');
    expect(allTurns(table.stored)).toEqual(before);
    expect(table.mail).toEqual(['gm@example.org: Duel: turn 1 failed']);
    const body = String(table.database.get('SELECT body FROM outbox')?.['body']);
    expect(body).toContain('turn 1, phase "round": ');
    // the seed is nobody's business
    expect(body).not.toContain('seed');
    expect(failureOf(table.database, 'duel', currentTurn(table.stored))?.code).toBe('rule-failed');
    table.playBy({});
    await table.at('2026-11-30T20:02');
    expect(table.turn).toBe(0);
    setDue(table.stored, Date.parse('2026-11-30T21:00Z'));
    await table.at('2026-11-30T21:00');
    expect([table.turn, table.due]).toEqual([1, '2026-12-03T20:00']);
  });

  test('by a calendar that is none tells the master as well', async () => {
    using table = new KeptTable({ ...TWICE, reminders: [] });
    setCalendar(table.stored, { zone: 'Atlantis', time: '20:00' });
    await table.look();
    await table.look();
    expect(table.mail).toEqual(['gm@example.org: Duel: turn 1 failed']);
    expect(String(table.database.get('SELECT body FROM outbox')?.['body'])).toContain(
      'calendar.zone: expected a time zone such as Europe/Berlin, received "Atlantis"',
    );
  });

  test('as the rules have another version says so', async () => {
    using table = new KeptTable({ ...TWICE, reminders: [] });
    table.playBy({ version: '99' });
    table.send(1, 2);
    await table.at('2026-11-30T20:00');
    const { version } = goofspiel;
    // masters are told where the host keeps the game as little as players are
    expect(failureOf(table.database, 'duel', currentTurn(table.stored))).toMatchObject({
      code: 'other-version',
      message: `expected version ${version} of the rules of goofspiel, received 99`,
    });
  });
});

test('orders that come between the due time and the turn count', async () => {
  using table = new KeptTable({ ...TWICE, reminders: [] });
  table.send(1);
  table.clock.to(Date.parse('2026-11-30T20:00:05Z'));
  submitOrders(table.stored, { seat: 2, text: 'fleet 3', origin: 'player' });
  await table.look();
  expect(table.turn).toBe(1);
});
