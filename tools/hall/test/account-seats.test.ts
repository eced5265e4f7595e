import { setDue, setSeatBots } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { readCalendar } from '../src/calendar/calendar.js';
import { giveCalendar } from '../src/calendar/game-calendar.js';
import { HALL_PARTS } from '../src/hall/parts.js';
import { setAway } from '../src/mail/away.js';
import { HALL_FILE, HallDatabase } from '../src/store/hall-database.js';
import { ServedGame } from './served-game.js';

test('what is exported of a person has their seats, and which games could not be looked into', async () => {
  await using game = await ServedGame.open();
  game.folder.write('broken.ec', 'This is no game.');
  const seatsOf = async (email: string): Promise<unknown> => {
    const exported = await game.with(await game.enter(email), '/account/data', {});
    const { beside } = (await exported.json()) as { beside: { seats: unknown } };
    return beside.seats;
  };
  const broken = { game: 'broken', fault: 'expected a stored game, received another kind of file' };
  const duel = { game: 'duel', name: 'Duel', seat: 1, email: 'ada@example.org' };
  expect(await seatsOf('ada@example.org')).toEqual([broken, duel]);
  expect(await seatsOf('eve@example.org')).toEqual([broken]);
});

test('what a player writes and says at a seat is exported, and goes with their account; only letters stay', async () => {
  await using game = await ServedGame.open();
  const { stored } = game;
  using database = new HallDatabase(game.folder.of(HALL_FILE), HALL_PARTS);
  setSeatBots(stored, new Map([[1, null], [2, null]])); // prettier-ignore
  const due = Date.now() + 86_400_000;
  giveCalendar(
    stored,
    readCalendar({
      ...{ zone: 'UTC', weekdays: ['mon'], time: '20:00' },
      extensions: { votes: '100%', length: '24h', most: 1 },
    }),
  );
  setDue(stored, due);
  const ada = await game.enter('ada@example.org');
  const desk = '/games/duel/seats/1';
  const draft = await game.asSeat(1, '/draft', { method: 'PUT', body: 'fleet 1' });
  const vote = await game.with(ada, `${desk}/extension`, { for: 'yes' });
  const letter = await game.with(ada, `${desk}/press`, { text: 'Peace?' });
  expect([draft.status, vote.status, letter.status]).toEqual([204, 303, 303]);
  setAway(database, { game: { id: 'duel', stored }, seat: 1 }, { words: 'May', ends: null }, 5);

  const exported = await game.with(ada, '/account/data', {});
  const { beside } = (await exported.json()) as { beside: object };
  const seat = { game: 'duel', seat: 1 };
  expect(beside).toMatchObject({
    drafts: [{ ...seat, turn: 1, text: 'fleet 1' }],
    away: [{ ...seat, since: 5, until: 'May', ends: null }],
    votes: [{ ...seat, due }],
    letters: [{ game: 'duel', sender: 1, recipients: [], text: 'Peace?', turn: 1 }],
  });

  const deleted = await game.with(ada, '/account/delete', { email: 'ada@example.org' });
  expect(deleted.headers.get('location')).toBe('/enter/deleted');
  const left = (table: string): unknown => database.get(`SELECT count(*) AS left FROM ${table}`)?.['left'];
  expect(['drafts', 'mail_away', 'votes', 'press'].map(left)).toEqual([0, 0, 0, 1]);
  expect(await (await game.asSeat(2, '/press')).json()).toMatchObject([{ sender: 1, text: 'Peace?' }]);
  expect(database.get(`SELECT 1 FROM press WHERE email <> ''`)).toBeUndefined();
});
