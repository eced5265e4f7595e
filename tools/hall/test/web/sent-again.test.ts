/** What players get whose line is slow, and loses answers. Seat 1 of games of Houses and of a duel. */
import { expect, test } from 'vitest';
import { ServedGame } from '../served-game.js';

const PACKED = { 'Accept-Encoding': 'gzip' };

test('scripts, pages and reports are sent compressed to whoever takes them so, and events as they come', async () => {
  await using table = await ServedGame.open();
  const { address } = table.served;
  const desk = await table.asSeat(1, '', { headers: PACKED });
  const [script = ''] = /\/assets\/desk\.js\?v=\w+/.exec(await desk.text()) ?? [];
  const packingOf = ({ headers }: Response) => [headers.get('content-encoding'), headers.get('vary')];
  const packed = [
    desk,
    await fetch(`${address}${script}`, { headers: PACKED }),
    await table.asSeat(1, '/report', { headers: PACKED }),
  ];
  expect(packed.map(packingOf)).toEqual(packed.map(() => ['gzip', 'Accept-Encoding']));
  expect(packed[1]?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = await fetch(`${address}${script}`, { headers: { 'Accept-Encoding': 'identity' } });
  expect(packingOf(plain)).toEqual([null, 'Accept-Encoding']);
  expect(await plain.text()).toBe(await packed[1]?.text());
  const stop = new AbortController();
  const events = await fetch(`${address}/games/duel/events`, { headers: PACKED, signal: stop.signal });
  expect(packingOf(events)).toEqual([null, null]);
  stop.abort();
});

test('a sheet that is sent again after its turn was resolved with it is not said to be lost', async () => {
  await using table = await ServedGame.open({ ruleset: 'ec4x' });
  const cookie = await table.enter('ada@example.org');
  const post = async (text: string): Promise<[number, string]> => {
    const answer = await table.with(cookie, '/games/duel/seats/1/orders', { text, turn: '1' });
    return [answer.status, /role="alert">([^<]*)/.exec(await answer.text())?.[1] ?? ''];
  };
  expect(await post('tax 41')).toEqual([303, '']);
  await table.resolve();
  expect(await post('tax 41')).toEqual([
    200,
    'You had handed in these orders before: turn 1 was resolved with them, and their receipt is 1. Nothing was changed now.',
  ]);
  const [status, fault] = await post('tax 42');
  expect([status, fault.includes('they were not handed in')]).toEqual([409, true]);
});
