/** Requests that are none: what is too long, too slow, or no HTTP. The hall goes on answering others. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Found } from './matrix.ts';
import type { World } from './world.ts';

/** Bytes that no request needs. */
const LONG = 3_000_000;

interface Sent {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** First line of what may be answered; a connection that is only closed is right as well. */
  readonly answer: RegExp;
}

/** What is written on a connection of its own. */
function sentTo(host: string): readonly Sent[] {
  const head = (line: string, ...headers: readonly string[]): string =>
    [line, `Host: ${host}`, ...headers, '', ''].join('\r\n');
  const body = 'x'.repeat(LONG);
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return [
    {
      name: 'a body that is too long',
      bytes: head('POST /enter HTTP/1.1', type, `Content-Length: ${LONG}`) + body,
      answer: /^HTTP\/1.1 413 /,
    },
    {
      name: 'a body in parts that is too long',
      bytes: `${head('POST /games/game/enter HTTP/1.1', type, 'Transfer-Encoding: chunked')}${LONG.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      answer: /^HTTP\/1.1 413 /,
    },
    {
      name: 'a compressed body',
      bytes: Buffer.concat([
        Buffer.from(
          head(
            'POST /enter HTTP/1.1',
            type,
            'Content-Encoding: gzip',
            `Content-Length: ${gzipSync(body).length}`,
          ),
        ),
        gzipSync(body),
      ]),
      answer: /^HTTP\/1.1 4\d\d /,
    },
    {
      name: 'a length and parts',
      bytes: `${head('POST /enter HTTP/1.1', type, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /host HTTP/1.1\r\n\r\n`,
      answer: /^HTTP\/1.1 400 /,
    },
    {
      name: 'two lengths',
      bytes: `${head('POST /enter HTTP/1.1', type, 'Content-Length: 4', 'Content-Length: 9')}a=1&b=2345`,
      answer: /^HTTP\/1.1 400 /,
    },
    { name: 'two hosts', bytes: head('GET / HTTP/1.1', 'Host: evil.example'), answer: /^HTTP\/1.1 4\d\d / },
    { name: 'an empty host', bytes: 'GET / HTTP/1.1\r\nHost: \r\n\r\n', answer: /^HTTP\/1.1 4\d\d / },
    { name: 'no host', bytes: 'GET / HTTP/1.1\r\n\r\n', answer: /^HTTP\/1.1 4\d\d / },
    {
      name: 'an address with a host',
      bytes: head('GET http://evil.example/ HTTP/1.1'),
      answer: /^HTTP\/1.1 4\d\d /,
    },
    { name: 'an address of no path', bytes: head('GET * HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    {
      name: 'an address of another scheme',
      bytes: head('GET javascript:alert(1) HTTP/1.1'),
      answer: /^HTTP\/1.1 4\d\d /,
    },
    { name: 'two slashes', bytes: head('GET //evil.example/%2e%2e HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    {
      name: 'a path up',
      bytes: head('GET /assets/../../../../etc/passwd HTTP/1.1'),
      answer: /^HTTP\/1.1 4\d\d /,
    },
    {
      name: 'a path up in code',
      bytes: head('GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1'),
      answer: /^HTTP\/1.1 4\d\d /,
    },
    {
      name: 'a game in another folder',
      bytes: head('GET /games/..%2f..%2fgame HTTP/1.1'),
      answer: /^HTTP\/1.1 4\d\d /,
    },
    { name: 'the file of the hall', bytes: head('GET /games/hall.db HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    { name: 'a trace', bytes: head('TRACE / HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    { name: 'a tunnel', bytes: head('CONNECT evil.example:443 HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    { name: 'a method of nobody', bytes: head('BREW / HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    { name: 'a method of files', bytes: head('PROPFIND / HTTP/1.1'), answer: /^HTTP\/1.1 4\d\d / },
    {
      name: 'an upgrade',
      bytes: head('GET / HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: eA=='),
      answer: /^HTTP\/1.1 (?:200|4\d\d) /,
    },
    {
      name: 'headers that are too long',
      bytes: head('GET / HTTP/1.1', `X: ${'x'.repeat(100_000)}`),
      answer: /^HTTP\/1.1 431 /,
    },
    {
      name: 'too many cookies',
      bytes: head('GET /account HTTP/1.1', `Cookie: ${'ec-session=x; '.repeat(1_000)}`),
      answer: /^HTTP\/1.1 (?:303|431) /,
    },
    {
      name: 'a cookie that is no code',
      bytes: head('GET /account HTTP/1.1', 'Cookie: ec-session=%ff%; ec-host=%; ec-seat-67616d65=%E0%A4%A'),
      answer: /^HTTP\/1.1 303 /,
    },
    {
      name: 'a folded header',
      bytes: head('GET / HTTP/1.1', 'X: a\r\n b'),
      answer: /^HTTP\/1.1 (?:200|4\d\d) /,
    },
    { name: 'TLS', bytes: Buffer.from('16030100a5010000a10303', 'hex'), answer: /^HTTP\/1.1 400 / },
    { name: 'nothing of HTTP', bytes: '\0\0\0\0\r\n\r\n', answer: /^HTTP\/1.1 400 / },
  ];
}

/** Milliseconds within which each of these connections is answered or closed. */
const PATIENCE = 20_000;

/** Every such request is refused in its time, and shows nothing of the program; after each, the hall answers as before. */
export async function connections(world: World): Promise<Found> {
  const findings: string[] = [];
  const { host, hostname, port } = new URL(world.served.address);
  const all = sentTo(host);
  for (const { name, bytes, answer } of all) {
    const said = await saidTo(hostname, Number(port), bytes);
    if (said === undefined) findings.push(`${name}: expected an end within ${PATIENCE} ms`);
    else if (said !== '' && !answer.test(said))
      findings.push(`${name}: expected ${answer}, received ${said.slice(0, 200)}`);
    if (/\n\s+at |node_modules|node:internal|SQLITE/.test(said ?? ''))
      findings.push(`${name}: shows ${said?.slice(0, 300)}`);
    const { status } = await world.as('token', { method: 'GET', path: '/games/game/seats/1/orders' });
    if (status !== 200) findings.push(`${name}: expected that others are answered, received ${status}`);
  }
  return { inputs: all.length, findings };
}

function saidTo(host: string, port: number, bytes: string | Uint8Array): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, host, () => socket.write(bytes));
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(undefined);
    }, PATIENCE);
    socket
      .on('data', (chunk) => {
        chunks.push(chunk);
        // What follows the head is looked at by other attacks.
        if (chunk.includes('\r\n\r\n')) done();
      })
      .on('error', done)
      .on('close', done);
  });
}
