import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressIn, networkIn, networkOf } from '../../src/limits/network-of.js';
import { Streams } from '../../src/limits/streams.js';

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

test.each([
  ['192.0.2.66', '192.0.2.66'],
  ['10.0.0.1, 2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  // an IPv4 address, of a proxy that listens for both kinds
  ['::ffff:192.0.2.66', '192.0.2.66'],
  ['unknown', 'unknown'],
  [undefined, undefined],
])('"%s" comes from the network %s', (stated, network) => {
  expect(networkIn(stated)).toBe(network);
});

test('a request comes from the network of the address that the last proxy states', async () => {
  const app = new Hono().get('/', (c) => c.json(networkOf(c) ?? null));
  const asked = async (headers: Record<string, string>) => (await app.request('/', { headers })).json();
  expect(await asked({ 'X-Forwarded-For': '10.0.0.1, 2001:db8:1:2::7' })).toBe('2001:db8:1:2');
  expect(await asked({})).toBe(null);
});

test('a household with as many addresses as it likes ends its own streams, and nobody else loses one', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
  const hosts = fc.array(fc.tuple(group, group, group, group), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(hosts, (household) => {
      const streams = new Streams({ each: 2, all: 4 });
      const honest = streams.open(networkIn('2001:db8:1:3::1'));
      const own = household.map((host) => streams.open(networkIn(`2001:db8:1:2:${host.join(':')}`)));
      expect(honest.signal.aborted).toBe(false);
      expect(own.filter(({ signal }) => !signal.aborted)).toHaveLength(2);
    }),
  );
});
