import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { floodGate } from '../src/web/flood-gate.js';
import { spread } from '../src/limits/slowed.js';
import type { HallEvent } from '../src/observe/hall-event.js';

const told: HallEvent[] = [];
const gate = floodGate(
  { most: 3, period: 60_000, delay: 1 },
  { address: 'https://games.example.org', observe: (event) => told.push(event) },
);
const server = createServer(gate((_, response) => response.end('a page')));
let address = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function ask(headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${address}/games/secret`, { headers });
}

test('the fourth request of an address in a minute is refused, with the time to come again; others are answered', async () => {
  const flood = { 'X-Forwarded-For': '10.0.0.1, 192.0.2.66' };
  for (let i = 0; i < 3; i++) expect((await ask(flood)).status).toBe(200);
  const refused = await ask(flood);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await refused.text()).toBe(
    `expected at most 3 requests in 60 s, received more; ask again in ${wait} s\n`,
  );
  expect(refused.headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await ask({ 'X-Forwarded-For': '192.0.2.66, 198.51.100.7' })).status).toBe(200);
  // it is observed without its address
  expect(told).toEqual([
    { event: 'request', method: 'GET', route: 'none', status: 429, milliseconds: expect.any(Number) },
  ]);
});

test('a program that asks too often is told so in JSON', async () => {
  const flood = { 'X-Forwarded-For': '192.0.2.67', Authorization: 'Bearer 1-aaaaa' };
  for (let i = 0; i < 3; i++) await ask(flood);
  const refused = await ask(flood);
  expect(await refused.json()).toMatchObject({ error: { code: 'too-many' } });
});

test('where nobody states an address, all are answered', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask({})).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('those who came together leave one after the other: never before their time, and never after twice as long', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 200 }), (delay, number) => {
      const later = spread();
      const waits = Array.from({ length: number }, () => later(delay));
      for (const wait of waits) {
        expect(wait).toBeGreaterThanOrEqual(delay);
        expect(wait).toBeLessThan(2 * delay);
      }
      expect(new Set(waits).size).toBe(Math.min(number, 64));
    }),
  );
});
