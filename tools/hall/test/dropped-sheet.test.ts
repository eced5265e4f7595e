/** What a player's desk says of a sheet that came in after a turn which was undone. */
import { submitOrders, undoTurn } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { ServedGame } from './served-game.js';

test('a desk shows the sheet that no longer counts, until another one takes its place', async () => {
  await using table = await ServedGame.open({ turns: 1 });
  const note = async (seat: number): Promise<string | undefined> => {
    const page = await (await table.asSeat(seat, '', { headers: { Accept: 'text/html' } })).text();
    return /<p>\s*(Your orders for turn[^<]*?)\s*<\/p>[^]*?<pre[^>]*>\s*(.*?)<\/pre>/
      .exec(page)
      ?.slice(1)
      .join(' | ')
      .replaceAll(/\s+/g, ' ');
  };
  const send = (text: string) => submitOrders(table.stored, { seat: 1, text, origin: 'player' });
  send('fleet 7');
  expect(await note(1)).toBe(undefined);
  undoTurn(table.stored);
  const dropped =
    'Your orders for turn 2 (receipt 1) no longer count: turn 1 was undone after they had come in.';
  const rest = 'hand them in again, as far as they still fit. | fleet 7';
  expect(await note(1)).toBe(`${dropped} When turn 1 is resolved, please ${rest}`);
  expect(await note(2)).toBe(undefined);
  send('fleet 3');
  await table.resolve();
  expect(await note(1)).toBe(`${dropped} Please ${rest}`);
  send('fleet 5');
  expect(await note(1)).toBe(undefined);
});
