import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, test } from 'vitest';
import { serveHall } from '../src/hall/serve-hall.js';
import { wallClock } from '../src/live/clock.js';

test('a hall with settings of mail sends the link that somebody asks for', async () => {
  using folder = new TemporaryFolder();
  const came = new EventEmitter<{ mail: [string] }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      void (async () => {
        const mail = await text(stream);
        done();
        came.emit('mail', mail);
      })();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const settings = { from: 'games@example.org', smtp: { host: '127.0.0.1', port } };
  folder.write('mail.json', JSON.stringify(settings));
  {
    await using served = await serveHall(folder.path, { clock: wallClock, port: 0 });
    expect(served.hall.sendsMail).toBe(true);
    const { address } = served;
    const mail = once(came, 'mail');
    await fetch(`${address}/enter`, {
      method: 'POST',
      headers: { Origin: address },
      body: new URLSearchParams({ email: 'ada@example.org' }),
    });
    const [sent] = (await mail) as [string];
    expect(sent).toContain('To: ada@example.org');
    expect(sent.replaceAll('=\r\n', '')).toContain(`${address}/enter/link#`);
  }
  server.close();
});

test('settings that are wrong are refused before anything is served', async () => {
  using folder = new TemporaryFolder();
  folder.write('mail.json', '{"from": "nobody"}');
  await expect(serveHall(folder.path, { clock: wallClock, port: 0 })).rejects.toThrow(
    /mail\.json:1:2: error: from: expected an address such as games@example\.org/,
  );
});
