/** How the body of a request is read as a sheet. Seat 1 of a duel in Goofspiel sends a fleet. */
import { afterAll, expect, test } from 'vitest';
import { ServedGame } from './served-game.js';

const table = await ServedGame.open();
afterAll(() => table[Symbol.asyncDispose]());

const FORM = 'application/x-www-form-urlencoded';

async function handIn(body: string, type: string): Promise<unknown[]> {
  const headers = { 'Content-Type': type, Accept: 'application/json' };
  const answer = await table.asSeat(1, '/orders', { method: 'PUT', body, headers });
  const { text, counts, error } = (await answer.json()) as Record<string, unknown>;
  return [answer.status, error ?? { text, counts }];
}

test.each([
  ['text/plain', 'fleet 7', 'fleet 7'],
  ['text/plain; charset=utf-8', 'fleet 7', 'fleet 7'],
  ['', 'fleet 7', 'fleet 7'],
  // what curl says of any body unless it is told otherwise
  [FORM, 'fleet 7', 'fleet 7'],
  [FORM.toUpperCase(), 'fleet 7\n; = & % +', 'fleet 7\n; = & % +'],
  [FORM, 'text=fleet+7', 'fleet 7'],
  [FORM, 'how=replace&text=fleet%207%0D%0A', 'fleet 7\n'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nfleet 7\r\n--b--\r\n',
    'fleet 7',
  ],
])('a body of type %j is a sheet: %j', async (type, body, text) => {
  expect(await handIn(body, type)).toEqual([200, { text, counts: true }]);
});

test('a form in parts without the field takes nobody’s orders away', async () => {
  await handIn('fleet 7', 'text/plain');
  const file = 'Content-Disposition: form-data; name="sheet"; filename="o.txt"\r\n\r\nfleet 8';
  expect(await handIn(`--b\r\n${file}\r\n--b--\r\n`, 'multipart/form-data; boundary=b')).toEqual([
    415,
    {
      code: 'no-text',
      message: 'expected a form with the orders in its field "text", received one without it',
    },
  ]);
  expect(await (await table.asSeat(1, '/orders')).json()).toMatchObject({ text: 'fleet 7' });
});
