/** What a desk says when no orders are taken any more. */
import { gameStatus } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { ServedGame } from './served-game.js';

test('the desk of a finished game names who has won, leads to the replay and asks for no orders', async () => {
  await using table = await ServedGame.open();
  const cookie = await table.enter('ada@example.org');
  const look = async (): Promise<string> => (await table.with(cookie, '/games/duel/seats/1')).text();
  const headings = (page: string): string[] =>
    [...page.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title = '']) => title);
  const stale = await look();
  expect(headings(stale)).toEqual(['Report after turn 0', 'Orders for turn 1', 'Handed in']);
  while (gameStatus(table.stored).outcome.status !== 'over') await table.resolve();
  const { outcome, turn, seats } = gameStatus(table.stored);
  const winners = outcome.status === 'over' ? outcome.winners : [];
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  const page = await look();
  expect(headings(page)).toEqual([`Report after turn ${turn.turn}`, 'The game is over']);
  expect(page).toContain(`It was won by: ${names.join(', ') || 'nobody'}.`);
  expect(page).toContain('<a href="/games/duel/replay">');
  expect(page).not.toContain('<textarea');
  const late = await table.with(cookie, '/games/duel/seats/1/orders', { text: 'fleet 1', turn: '1' });
  expect([late.status, headings(await late.text())]).toEqual([409, headings(page)]);
});
