import { currentTurn, setDue } from '@ec/engine/sqlite';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../src/calendar/calendar.js';
import { formatDueFor } from '../src/calendar/format-due.js';
import { giveCalendar } from '../src/calendar/game-calendar.js';
import { HALL_PARTS } from '../src/hall/parts.js';
import { queueReports } from '../src/mail/queue-reports.js';
import { HALL_FILE, HallDatabase } from '../src/store/hall-database.js';
import { ServedGame } from './served-game.js';

/** 20:00 in Berlin, 14:00 in New York. */
const DUE = Date.parse('2037-11-30T19:00Z');
const BERLIN = 'Monday 30 November 2037, 20:00 Europe/Berlin';
const NEW_YORK = 'Monday 30 November 2037, 14:00 America/New_York';

/** A game that is played by the clocks of Berlin, with orders due at 20:00. */
async function berlinGame(): Promise<ServedGame> {
  const game = await ServedGame.open();
  const calendar = { zone: 'Europe/Berlin', weekdays: ['mon'], time: '20:00' };
  giveCalendar(game.stored, readCalendar(calendar));
  setDue(game.stored, DUE);
  return game;
}

describe('a due time', () => {
  test.each([
    ['America/New_York', 'Europe/Berlin', `${NEW_YORK} (${BERLIN})`],
    ['Europe/Berlin', 'Europe/Berlin', BERLIN],
    ['Europe/Paris', 'Europe/Berlin', 'Monday 30 November 2037, 20:00 Europe/Paris'],
    ['America/New_York', null, NEW_YORK],
    [null, 'Europe/Berlin', `${BERLIN} (2037-11-30 19:00 UTC)`],
    [null, null, '2037-11-30 19:00 UTC'],
  ])('for somebody of %s in a game of %s', (own, game, expected) => {
    expect(formatDueFor({ own, game }, DUE)).toBe(expected);
  });

  test('that is no full minute has seconds', () => {
    expect(formatDueFor({ own: 'Asia/Kathmandu', game: null }, DUE + 5_000)).toBe(
      'Tuesday 1 December 2037, 00:45:05 Asia/Kathmandu',
    );
  });
});

describe('whoever has chosen a zone', () => {
  test('gets times in it on pages, in reports and in mails, with that of the game beside it', async () => {
    await using game = await berlinGame();
    const cookie = await game.enter('ada@example.org');
    await game.with(cookie, '/account', { name: 'Ada', zone: 'America/New_York' });
    const shown = `title="2037-11-30 19:00 UTC">${NEW_YORK}</time> <span data-zone="Europe/Berlin">(${BERLIN})</span>`;
    expect(await (await game.with(cookie, '/games/duel')).text()).toContain(shown);
    expect(await (await game.with(cookie, '/games/duel/seats/1')).text()).toContain(shown);
    const said = `Orders for the next turn are due ${NEW_YORK} (${BERLIN}).`;
    const report = await game.with(cookie, '/games/duel/seats/1/report?format=markdown');
    expect((await report.text()).replaceAll('\\', '')).toContain(said);
    using database = new HallDatabase(game.folder.of(HALL_FILE), HALL_PARTS);
    const { turn } = currentTurn(game.stored);
    await queueReports(database, { id: 'duel', stored: game.stored }, { turn, mailbox: null, now: 0 });
    const bodies = database.all("SELECT body FROM outbox WHERE key LIKE 'report%' ORDER BY recipient");
    const texts = bodies.map(({ body }) => String(body).replaceAll(/\s+/g, ' '));
    expect(texts[0]).toContain(said);
    // Bo has chosen none
    expect(texts[1]).toContain(`Orders for the next turn are due ${BERLIN} (2037-11-30 19:00 UTC).`);
  });
});

describe('whoever has chosen none', () => {
  test('is offered that of the browser, and gets times that the page shows in it', async () => {
    await using game = await berlinGame();
    const cookie = await game.enter('ada@example.org');
    const account = await (await game.with(cookie, '/account')).text();
    expect(account).toContain('<select name="zone" data-offers-zone>');
    expect(await (await game.with(cookie, '/games/duel')).text()).toContain(
      `data-local>2037-11-30 19:00 UTC</time> <span data-zone="Europe/Berlin">(${BERLIN})</span>`,
    );
    await game.with(cookie, '/account', { name: 'Ada', zone: 'Asia/Tokyo' });
    expect(await (await game.with(cookie, '/account')).text()).toContain(
      '<option selected>Asia/Tokyo</option>',
    );
    await game.with(cookie, '/account', { name: 'Ada', zone: '' });
    expect(await (await game.with(cookie, '/games/duel')).text()).toContain('data-local>2037');
  });
});
