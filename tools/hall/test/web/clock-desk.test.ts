/** The desk of a game on a clock that stands still. Ada sits in seat 1 of a duel of Multiplanetary Empire, at A1. */
import { randomUUID } from 'node:crypto';
import { countingSheet, currentTurn, gameStatus, lockLive, submitOrders } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { pause } from '../../src/calendar/game-calendar.js';
import { givePace } from '../../src/live/game-pace.js';
import { ServedGame } from '../served-game.js';

const DESK = '/games/duel/seats/1';
const PACE = { tick: '1h', planning: '1h' };

/** A duel, and the desk of seat 1 in a browser without scripts. */
async function openTable(prepare: (table: ServedGame) => void) {
  const table = await ServedGame.open({ ruleset: 'multiplanetary' });
  prepare(table);
  const cookie = await table.enter('ada@example.org');
  return {
    table,
    look: async () => (await table.with(cookie, DESK)).text(),
    /** Presses a button of the form whose beginning a page has. */
    press: async (page: string, form: RegExp, fields: Readonly<Record<string, string>>) => {
      const [whole = ''] = new RegExp(`<form[^>]*${form.source}[^]*?</form>`).exec(page) ?? [];
      const action = /action="([^"]*)"/.exec(whole)?.[1] ?? '';
      const hidden = [...whole.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return table.with(cookie, action, { ...own, ...fields });
    },
    counted: () => countingSheet(table.stored, currentTurn(table.stored), 1)?.text,
    [Symbol.asyncDispose]: () => table[Symbol.asyncDispose](),
  };
}

/** On a clock that is paused. */
function paused({ stored }: ServedGame): void {
  givePace(stored, PACE);
  pause(stored);
}

/** The form for orders as text. */
const TEXT = /data-live>\s*(?:<p class="notice">[^]*?)?<input type="hidden" name="(?:draft|form)"/;
const editorOf = (page: string) => /<textarea name="text"[^>]*>\n([^<]*)<\/textarea>/.exec(page)?.[1];
const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

test('a paused game has the desk that it has while the clock goes, and says that it is paused', async () => {
  await using open = await openTable(paused);
  const page = await open.look();
  expect(page).toMatch(/<script [^>]*live-desk\.js/);
  expect(page).not.toContain('data-clerk');
  expect(textOf(page)).toContain(
    'turn 1 is next. The game is paused: turn 1 waits until the game master lets it go on.',
  );
});

test('orders are added to those of a paused game once each, and each is taken back alone', async () => {
  await using open = await openTable(paused);
  const page = await open.look();
  const add = (text: string) => open.press(page, TEXT, { text, how: 'add' });
  for (const text of ['warp A1 B2 1', 'warp A1 B2 1', 'warp A1 C3 1'])
    expect((await add(text)).status).toBe(303);
  expect(open.counted()).toBe('warp A1 B2 1\nwarp A1 C3 1');
  const after = await open.look();
  expect(editorOf(after)).toBe('');
  const second = /action="[^"]*turn=1" data-live>\s*<input type="hidden" name="text" value="warp A1 B2 1"/;
  expect((await open.press(after, second, { how: 'replace' })).status).toBe(303);
  expect(open.counted()).toBe('warp A1 B2 1');
  // a list that is out of date takes nothing back
  expect((await open.press(after, second, { how: 'replace' })).status).toBe(409);
  expect(open.counted()).toBe('warp A1 B2 1');
});

test('a desk that was open before the game got its clock hands in its sheet in place of the one that counts', async () => {
  await using open = await openTable(({ stored }) => {
    submitOrders(stored, { seat: 1, text: 'warp A1 B2 1', origin: 'player' });
  });
  const page = await open.look();
  expect(editorOf(page)).toBe('warp A1 B2 1');
  paused(open.table);
  for (let time = 1; time <= 2; time += 1) {
    expect((await open.press(page, /data-clerk/, { text: 'warp A1 B2 1' })).status).toBe(303);
    expect(open.counted()).toBe('warp A1 B2 1');
  }
  // without scripts it hands in for its own turn alone, and what was written comes back
  await open.table.resolve();
  const refused = await open.press(page, /data-clerk/, { text: 'warp A1 D4 1' });
  expect([refused.status, editorOf(await refused.text())]).toEqual([409, 'warp A1 D4 1']);
});

test('what a player has written before the game got its clock is in the editor until it is handed in', async () => {
  await using open = await openTable(() => undefined);
  const { table, look, press } = open;
  const headers = { 'Content-Type': 'text/plain' };
  expect((await table.asSeat(1, '/draft', { method: 'PUT', headers, body: 'warp A1 B2 2' })).status).toBe(
    204,
  );
  paused(table);
  const form = new URLSearchParams({ text: 'warp A1 C3 1', how: 'add', form: randomUUID() });
  expect((await table.asSeat(1, '/orders', { method: 'POST', body: form })).status).toBe(200);
  const page = await look();
  expect(editorOf(page)).toBe('warp A1 B2 2');
  expect(page).toContain('You wrote these orders earlier, and have not handed them in.');
  await press(page, TEXT, { text: 'warp A1 B2 2', how: 'add' });
  expect(open.counted()).toBe('warp A1 C3 1\nwarp A1 B2 2');
  const after = await look();
  expect([editorOf(after), after.includes('class="notice"')]).toEqual(['', false]);
});

test('a desk says when orders are due where the clock goes elsewhere', async () => {
  using elsewhere = new DisposableStack();
  await using open = await openTable(({ stored }) => {
    elsewhere.use(lockLive(stored));
    givePace(stored, PACE);
  });
  expect(textOf(await open.look())).toMatch(/turn 1 is next\. Orders for turn 1 are due .*UTC/);
});

test('a game on a clock that is over says who has won, and takes no orders', async () => {
  await using open = await openTable(paused);
  const page = await open.look();
  const { stored } = open.table;
  while (gameStatus(stored).outcome.status !== 'over') await open.table.resolve();
  const over = await open.look();
  expect(textOf(over)).toMatch(/over after turn \d+, won by: \w+.*No orders are taken any more\./);
  expect([over.includes('<textarea'), over.includes('<a href="/games/duel/replay">')]).toEqual([false, true]);
  expect((await open.press(page, TEXT, { text: 'warp A1 B2 1', how: 'add' })).status).toBe(409);
});
