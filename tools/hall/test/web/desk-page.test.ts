/** What a player's desk says of the game. Ada sits in seat 1 of a duel in Goofspiel, Bo in seat 2. */
import { setDue, setSeatBots } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { readCalendar } from '../../src/calendar/calendar.js';
import { giveCalendar, pause, resume } from '../../src/calendar/game-calendar.js';
import { ServedGame } from '../served-game.js';

const DESK = '/games/duel/seats/1';
const CALENDAR = { zone: 'UTC', weekdays: ['mon', 'thu'], time: '20:00' };

/** What a page says, in one line. */
function textOf(page: string): string {
  return page.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
}

async function look(table: ServedGame, cookie: string, path: string): Promise<string> {
  return textOf(await (await table.with(cookie, path)).text());
}

test('a paused game says so wherever it says when orders are due, until it goes on', async () => {
  await using table = await ServedGame.open();
  const cookie = await table.enter('ada@example.org');
  giveCalendar(table.stored, readCalendar(CALENDAR));
  const isSaid = async (): Promise<boolean[]> => {
    const pages = await Promise.all(['/', '/games/duel', DESK].map((path) => look(table, cookie, path)));
    return pages.map((page) => page.includes('The game is paused'));
  };
  expect(await isSaid()).toEqual([false, false, false]);
  pause(table.stored);
  expect(await isSaid()).toEqual([true, true, true]);
  expect(await look(table, cookie, DESK)).not.toContain('No time is set');
  resume(table.stored);
  expect(await isSaid()).toEqual([false, false, false]);
});

test('the vote that decides says that the turn was put off, and for how many times', async () => {
  await using table = await ServedGame.open();
  const extensions = { votes: '100%', length: '24h', most: 2 };
  giveCalendar(table.stored, readCalendar({ ...CALENDAR, extensions }));
  setDue(table.stored, Date.now() + 86_400_000);
  // seats of bots have no vote
  setSeatBots(table.stored, new Map([1, 2].map((seat) => [seat, null])));
  const [ada, bo] = [await table.enter('ada@example.org'), await table.enter('bo@example.org')];
  const vote = async (): Promise<string> => {
    await table.with(ada, `${DESK}/extension`, { for: 'yes' });
    await table.with(bo, '/games/duel/seats/2/extension', { for: 'yes' });
    return look(table, ada, DESK);
  };
  expect(await look(table, ada, DESK)).not.toContain('put off');
  const once = await vote();
  expect(once).toContain('By vote of the players, this turn was put off once: orders are due');
  expect(once).toContain('more for this turn: 0 of 2 that are needed');
  const twice = await vote();
  expect(twice).toContain('this turn was put off 2 times');
  expect(twice).toContain('It cannot be put off any more.');
  expect(twice).not.toContain('that are needed');
});

test('a desk says how many letters are not read yet; the page of letters marks them as new, once', async () => {
  await using table = await ServedGame.open();
  const [ada, bo] = [await table.enter('ada@example.org'), await table.enter('bo@example.org')];
  const press = `${DESK}/press`;
  const letters = async (): Promise<string | undefined> =>
    /Letters(: [\w ]*, \d+ in all)?/.exec(await look(table, ada, DESK))?.[1];
  const newOnes = async (): Promise<number> => (await look(table, ada, press)).split(' (new)').length - 1;
  const write = (cookie: string, seat: number, delivery: string) =>
    table.with(cookie, `/games/duel/seats/${seat}/press`, { text: 'Hi.', delivery });
  expect(await letters()).toBeUndefined();
  // one's own do not count
  await write(ada, 1, 'now');
  expect(await letters()).toBeUndefined();
  await write(bo, 2, 'now');
  await write(bo, 2, 'turn');
  expect(await letters()).toBe(': 1 not read yet, 1 in all');
  // a program reads them, and its player has not seen them
  const answer = await table.asSeat(1, '/press', { headers: { Accept: 'application/json' } });
  expect(await answer.json()).toMatchObject([{ isRead: false }, { sender: 1, isRead: true }]);
  expect(await newOnes()).toBe(1);
  expect([await newOnes(), await letters()]).toEqual([0, ': all read, 1 in all']);
  await table.resolve();
  expect(await letters()).toBe(': 1 not read yet, 2 in all');
  expect(await newOnes()).toBe(1);
});

test('a desk leads to its report as a page, which can be printed, and to what changed', async () => {
  await using table = await ServedGame.open({ turns: 1 });
  const cookie = await table.enter('ada@example.org');
  const page = await (await table.with(cookie, DESK)).text();
  for (const [path, text] of [
    [`${DESK}/report?turn=1`, 'the report'],
    [`${DESK}/report?turn=1&changes`, 'what changed'],
  ] as const) {
    expect(page).toContain(`<a href="${path}">${text}</a>`);
    expect((await table.with(cookie, path)).headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
});
