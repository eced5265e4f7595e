import { countingSheet, currentTurn } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { admitPerson, changePerson } from '../../src/accounts/people.js';
import { awaySeats, readAway, setAway } from '../../src/mail/away.js';
import { receiveMail } from '../../src/mail/incoming/receive-mail.js';
import { gamesOf } from '../mail/mail-hall.js';
import { KeptTable, TWICE } from './kept-table.js';

/** A duel whose players are reminded a day before orders are due, on Monday 30 November at 20:00 UTC. */
function reminded(): KeptTable {
  return new KeptTable({ ...TWICE, reminders: ['24h'], grace: '2h' });
}

describe('a reminder', () => {
  test('says when orders are due in the zone of its reader', async () => {
    using table = reminded();
    const ada = admitPerson(table.database, 'ada@example.org', 0);
    changePerson(table.database, ada.id, { name: 'Ada', zone: 'Asia/Tokyo' });
    await table.at('2026-11-29T20:00');
    const bodies = table.database.all('SELECT body FROM outbox ORDER BY recipient').map(({ body }) => body);
    expect(bodies[0]).toContain(
      'They are due Tuesday 1 December 2026, 05:00 Asia/Tokyo (Monday 30 November 2026, 20:00 UTC).',
    );
    expect(bodies[1]).toContain('They are due 2026-11-30 20:00 UTC.');
  });

  test('is answered with orders, which count for the seat that was reminded', async () => {
    using table = reminded();
    const { database, game, clock, stored } = table;
    table.send(1);
    await table.at('2026-11-29T20:00');
    const [mail] = database.all('SELECT recipient, headers, body FROM outbox');
    expect([mail?.['recipient'], mail?.['body']]).toEqual([
      'bo@example.org',
      expect.stringContaining('Answer this mail with your orders'),
    ]);
    const { 'Reply-To': reply = '' } = JSON.parse(String(mail?.['headers'])) as Record<string, string>;
    expect(reply).toMatch(/^orders\+duel\.2\.1\.[0-9a-f]{24}@example\.org$/);
    const answer = `From: somebody@example.net\nTo: ${reply}\nMessage-ID: <1@example.net>\nSubject: Re: due\n\nfleet 3\n`;
    const received = await receiveMail(
      {
        ...{ database, clock, games: gamesOf(game), trust: 'proof', from: 'games@example.org' },
        ...{ mailbox: 'orders@example.org', master: null },
      },
      { bytes: Buffer.from(answer), envelope: { recipients: [] } },
    );
    expect(received).toMatchObject({ what: 'answered', game: 'duel', seat: 2 });
    expect(countingSheet(stored, currentTurn(stored), 2)).toMatchObject({
      text: expect.stringMatching(/^fleet 3\n?$/),
    });
  });

  test('does not go to players who are away, before that ends; the master is told who is', async () => {
    using table = reminded();
    const { database, game, clock } = table;
    setAway(database, { game, seat: 1 }, readAway('30 Nov', clock.now(), 'UTC'), clock.now());
    setAway(database, { game, seat: 2 }, readAway('some time', clock.now(), 'UTC'), clock.now());
    await table.at('2026-11-29T20:00');
    await table.at('2026-11-30T20:00');
    expect(table.mail).toEqual([]);
    await table.at('2026-11-30T22:00');
    expect(table.mail).toEqual(['gm@example.org: Duel: turn 1 waits for orders']);
    expect(String(database.get('SELECT body FROM outbox')?.['body']).replaceAll(/\s+/g, ' ')).toContain(
      'seats without any are 1 (away until 30 Nov), 2 (away until some time).',
    );
    // the first has come back
    await table.at('2026-12-01T00:00');
    expect(table.mail.slice(1)).toEqual(['ada@example.org: Duel: turn 1 waits for your orders']);
    expect([...awaySeats(database, game, clock.now()).keys()]).toEqual([2]);
  });
});

describe('who is away until', () => {
  /** Friday 27 November 2026. */
  const NOW = Date.parse('2026-11-27T12:00Z');

  test.each([
    ['3 May', '2027-05-04T00:00Z'],
    ['until May 3', '2027-05-04T00:00Z'],
    ['December 24, 2026', '2026-12-25T00:00Z'],
    ['24th december', '2026-12-25T00:00Z'],
    ['2026-12-24', '2026-12-25T00:00Z'],
    ['27 Nov', '2026-11-28T00:00Z'],
    ['for 10 days', '2026-12-08T00:00Z'],
    ['2 weeks', '2026-12-12T00:00Z'],
  ])('%s comes back at %s', (words, ends) => {
    expect(readAway(words, NOW, 'UTC').ends).toBe(Date.parse(ends));
  });

  test('has days of their own zone', () => {
    expect(readAway('24 December', NOW, 'America/New_York').ends).toBe(Date.parse('2026-12-25T05:00Z'));
  });

  test.each(['', 'next week', '31 June', '2026-02-30', '2026-11-26', '2029-01-01', '999 weeks'])(
    '%j has an end that nobody knows',
    (words) => {
      expect(readAway(words, NOW, 'UTC')).toEqual({ words, ends: null });
    },
  );
});
