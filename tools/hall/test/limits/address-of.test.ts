import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressIn, addressOf } from '../../src/limits/address-of.js';

test.each([
  ['192.0.2.66', '192.0.2.66'],
  ['10.0.0.1, 192.0.2.66', '192.0.2.66'],
  ['10.0.0.1,192.0.2.66 ', '192.0.2.66'],
  ['192.0.2.66, ', undefined],
  ['', undefined],
  [undefined, undefined],
  // the longest address has 45 characters
  ['a'.repeat(46), 'a'.repeat(45)],
])('"%s" states the address %s', (stated, address) => {
  expect(addressIn(stated)).toBe(address);
});

test('a request comes from the address that the last proxy states', async () => {
  const app = new Hono().get('/', (c) => c.json(addressOf(c) ?? null));
  const asked = async (headers: Record<string, string>) => (await app.request('/', { headers })).json();
  expect(await asked({ 'X-Forwarded-For': '10.0.0.1, 192.0.2.66' })).toBe('192.0.2.66');
  expect(await asked({})).toBe(null);
});
