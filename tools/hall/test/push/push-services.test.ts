import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { admitPerson } from '../../src/accounts/people.js';
import { beginSession } from '../../src/accounts/sessions.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { isPublic, PushServices, RefusedAddress } from '../../src/push/push-services.js';
import { queuePush } from '../../src/push/pushes.js';
import { sendPushes } from '../../src/push/send-pushes.js';
import { subscribe } from '../../src/push/subscriptions.js';
import { HallDatabase } from '../../src/store/hall-database.js';
import { pushServer } from './push-server.js';

const SENT = { headers: {}, body: Buffer.from('x') };

describe('an address that somebody else names', () => {
  test.each([
    ['of this machine', 'https://127.0.0.1/'],
    ['of this machine in another notation', 'https://0x7f.1/'],
    ['of this machine as a number', 'https://2130706433/'],
    ['of any machine', 'https://0.0.0.0/'],
    ['of this machine by IPv6', 'https://[::1]/'],
    ['of this machine by IPv6, as IPv4', 'https://[::ffff:127.0.0.1]/'],
    ['of a private network', 'https://10.1.2.3/'],
    ['of a private network', 'https://172.16.0.1/'],
    ['of a private network', 'https://192.168.1.1/'],
    ['of a private network by IPv6', 'https://[fd00::1]/'],
    ['of a private network by IPv6, as IPv4', 'https://[64:ff9b::10.0.0.1]/'],
    ['of a network of a provider', 'https://100.64.0.1/'],
    ['of where a cloud keeps its secrets', 'https://169.254.169.254/latest/meta-data'],
    ['of a link', 'https://[fe80::1]/'],
    ['of many', 'https://224.0.0.1/'],
    ['at another port', 'https://push.example.org:8443/'],
    ['without TLS', 'http://push.example.org/'],
    ['of a file', 'file:///etc/passwd'],
    // resolved by the machine's own table
    ['by the name of this machine', 'https://localhost/'],
  ])('%s is not asked: %s', async (_, address) => {
    using services = new PushServices();
    await expect(services.post(address, SENT)).rejects.toThrow(RefusedAddress);
  });

  test.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1', '2600:1901::1'])(
    '%s is of the internet',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test('on this machine hears nothing, and its browser is told of nothing any more', async () => {
    await using server = await pushServer();
    let connections = 0;
    const listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    using database = new HallDatabase(':memory:', HALL_PARTS);
    using services = new PushServices();
    const now = Date.now();
    const { id } = admitPerson(database, 'eve@example.org', now);
    const addresses = [`https://127.0.0.1:${port}/`, `https://localhost:${port}/`, 'https://localhost/'];
    for (const [i, endpoint] of addresses.entries()) {
      beginSession(database, id, 'link', 'Firefox/140.0', now);
      subscribe(database, i + 1, { ...server.browser().subscription, endpoint }, now);
    }
    const push = { key: 'press 1', to: 'eve@example.org', title: 'Press', text: '', path: '/' };
    queuePush(database, { ...push, expires: now + 60_000 }, now);
    const clock = { now: () => now };
    const sent = await sendPushes({ database, services, clock, subject: 'https://games.example.org' });
    expect(sent).toEqual({ sent: 0, postponed: 0, failed: 0, ended: 3, fault: null });
    expect([connections, database.all('SELECT * FROM push_subscriptions')]).toEqual([0, []]);
    listener.close();
  });

  test('has to prove that it is who it says', async () => {
    await using server = await pushServer();
    using services = new PushServices({ isPrivate: true });
    await expect(services.post(`${server.origin}/push/1`, SENT)).rejects.toThrow(/certificate/);
    expect(server.arrived).toEqual([]);
  });
});
