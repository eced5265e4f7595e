/**
 * One hostile player, as a process of its own: it attacks a live game until it is ended.
 *
 *     node src/attacks.ts reports http://127.0.0.1:8078/games/game TOKEN
 */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const [name = '', page = 'http://127.0.0.1:8078/games/game', token = ''] = import.meta.main
  ? process.argv.slice(2)
  : [];
const { hostname, port, pathname: game } = new URL(page);
/** Desk of the attacker, who plays seat 1. */
const desk = `${game}/seats/1`;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** Requests that were answered, by status. */
const answered: Record<string, number> = {};

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  readonly from?: string;
}

/** Asks once, and reads the answer to its end. */
function ask({ method = 'GET', path, token: mine, body, from = '192.0.2.66' }: Asked): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      'X-Forwarded-For': from,
      ...(mine !== undefined && { Authorization: `Bearer ${mine}` }),
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    };
    const asked = request({ agent, host: hostname, port, method, path, headers }, (response) => {
      count(String(response.statusCode));
      response
        .on('error', () => undefined)
        .resume()
        .on('close', resolve);
    });
    asked.on('error', () => {
      count('cut off');
      resolve();
    });
    asked.end(body);
  });
}

function count(what: string): void {
  answered[what] = (answered[what] ?? 0) + 1;
}

/** So many at once, each asking again as soon as it is answered. */
async function forever(atOnce: number, next: (i: number) => Promise<void>): Promise<never> {
  let i = 0;
  const one = async (): Promise<void> => {
    for (;;) await next(i++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  throw new Error('expected to be ended');
}

/** Lines that are read as orders, as long as a live game takes them. */
const LONG_SHEET = '1, ration, 100%\n'.repeat(4_000);
const FORMATS = ['html', 'text', 'json', 'markdown', 'xlsx'];

const ATTACKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'wrong tokens': () =>
    forever(400, () => ask({ path: `${game}/seats/2/orders`, token: '2-aaaaa-aaaaa-aaaaa-aaaaa' })),
  'wrong tokens from everywhere': () =>
    forever(400, (i) =>
      ask({
        path: `${game}/seats/${1 + (i % 4)}/orders`,
        token: `${1 + (i % 4)}-aaaaa-aaaaa`,
        from: `198.51.${(i >> 8) % 256}.${i % 256}`,
      }),
    ),
  'long sheets': () =>
    forever(16, () => ask({ method: 'PUT', path: `${desk}/orders`, token, body: LONG_SHEET })),
  'sheets that are too long': () =>
    forever(16, () => ask({ method: 'PUT', path: `${desk}/orders`, token, body: 'x'.repeat(2 ** 20) })),
  'wrong sheets': () =>
    forever(16, () => ask({ method: 'PUT', path: `${desk}/orders`, token, body: 'nonsense\n'.repeat(200) })),
  reports: () =>
    forever(16, (i) =>
      ask({ path: `${desk}/report?turn=${i % 4}&format=${FORMATS[i % FORMATS.length]}`, token }),
    ),
  'public pages': () =>
    forever(64, (i) =>
      ask({ path: ['', '/status', '/nothing', '/replay'].map((below) => game + below)[i % 4] ?? '/' }),
    ),
  // as a browser does, it waits before it opens a stream again
  'streams of events': () =>
    forever(3_000, async () => {
      await ask({ path: `${game}/events` });
      await setTimeout(1_000);
    }),
  'requests that never end': () =>
    forever(500, () => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${game}/status HTTP/1.1\r\nHost: 127.0.0.1\r\nX: `),
      );
      return new Promise((resolve) => {
        socket.resume().on('error', () => undefined).on('close', () => {
          count('cut off');
          resolve();
        }); // prettier-ignore
      });
    }),
  'requests one behind the other': () =>
    forever(8, () => {
      const line = `GET ${game}/status HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n`;
      const socket = connect(Number(port), hostname, () => socket.end(line.repeat(2_000)));
      return new Promise((resolve) => {
        socket.resume().on('error', () => undefined).on('close', () => {
          count('closed');
          resolve();
        }); // prettier-ignore
      });
    }),
};

/** Names of all attacks. */
export const ATTACK_NAMES = Object.keys(ATTACKS);

if (import.meta.main) {
  process.on('SIGTERM', () => {
    console.log(JSON.stringify(answered));
    process.exit(0);
  });
  await ATTACKS[name]?.();
}
