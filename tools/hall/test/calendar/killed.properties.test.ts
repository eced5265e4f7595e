import { fc, test } from '@fast-check/vitest';
import { allTurns, resolveStoredTurn } from '@ec/engine/sqlite';
import { expect } from 'vitest';
import { voteForExtension } from '../../src/calendar/extensions.js';
import { extend } from '../../src/calendar/game-calendar.js';
import { Killed, KeptTable } from './kept-table.js';

const HOUR = 3_600_000;

/** Something that happens, and steps after which the process that keeps the time ends during the look after it. */
interface Event {
  readonly hours: number;
  readonly what: 'nothing' | 'send 1' | 'send 2' | 'extend' | 'vote' | 'resolve';
  readonly steps: number;
}

const anyEvent: fc.Arbitrary<Event> = fc.record({
  hours: fc.integer({ min: 0, max: 60 }),
  what: fc.constantFrom('nothing', 'send 1', 'send 1', 'send 2', 'send 2', 'extend', 'vote', 'resolve'),
  steps: fc.integer({ min: 0, max: 14 }),
});

const CALENDAR_OF_GAME = {
  ...{
    zone: 'Europe/Berlin',
    weekdays: ['mon', 'thu', 'sat'],
    time: '20:00',
    reminders: ['24h', '2h'],
    grace: '12h',
  },
  extensions: { votes: '50%', length: '24h', most: 2 },
};

async function happen(table: KeptTable, { what }: Event): Promise<void> {
  if (what === 'send 1') table.send(1);
  if (what === 'send 2') table.send(2);
  if (what === 'extend' && table.due !== null) extend(table.stored, HOUR);
  if (what === 'resolve') await resolveStoredTurn(table.stored, { due: table.clock.now() + 30 * HOUR });
  if (what === 'vote')
    // nobody can vote after the due time
    try {
      voteForExtension(table.database, table.game, { seat: 1, isFor: true });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
}

/** What came of the game. */
function result(table: KeptTable) {
  return {
    turns: allTurns(table.stored).map(({ turn, resolved, due }) => ({ turn, resolved, due })),
    mail: table.database.all('SELECT key, recipient, subject, body, queued FROM outbox ORDER BY key'),
    extensions: table.database.all('SELECT * FROM extensions ORDER BY turn, due'),
    failures: table.database.all('SELECT * FROM failures'),
  };
}

async function play(early: string, events: readonly Event[], isKilled: boolean) {
  using table = new KeptTable({ ...CALENDAR_OF_GAME, early });
  await table.look();
  for (const event of events) {
    table.clock.pass(event.hours * HOUR);
    await happen(table, event);
    if (isKilled) {
      table.fate.left = event.steps;
      await table.look().catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      table.restart();
    }
    await table.look();
  }
  const told = [...table.told];
  return { ...result(table), told };
}

test.prop([fc.constantFrom('never', 'all-sent'), fc.array(anyEvent, { maxLength: 12 })], { numRuns: 50 })(
  'a keeper that ends between any two steps and begins again does what one does that never ends',
  async (early, events) => {
    const whole = await play(early, events, false);
    const killed = await play(early, events, true);
    expect({ ...killed, told: [...new Set(killed.told)] }).toEqual(whole);
    // each turn once and in order, each told at least once and in order
    expect(whole.turns.map(({ turn }) => turn)).toEqual(whole.turns.map((_, i) => i));
    expect(whole.told).toEqual(whole.turns.slice(1).map(({ turn }) => turn));
    expect(killed.told).toEqual(killed.told.toSorted((a, b) => a - b));
    // no mail twice: of one about a due time to the same player
    const mails = whole.mail.map(({ key }) => key);
    expect(new Set(mails).size).toBe(mails.length);
    expect(whole.failures).toEqual([]);
  },
);
