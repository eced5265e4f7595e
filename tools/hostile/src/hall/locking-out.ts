/** Floods of one client: it is refused, and nobody else is. */
import { connect } from 'node:net';
import type { Answer, Asked } from './ask.ts';
import type { Extent, Found } from './matrix.ts';
import { FORM, form } from './people.ts';
import type { World } from './world.ts';

/** Address of whoever floods, and of everybody else. */
const FLOOD = { 'X-Forwarded-For': '192.0.2.66' };
const OTHER = { 'X-Forwarded-For': '198.51.100.7' };

interface Flood {
  readonly name: string;
  /** Asks many times at once. */
  readonly asked: Asked & { readonly times: number; readonly role?: 'token' | 'master' };
  /** What is answered to those who ask for too much; `null` where all are answered. */
  readonly refused: number | null;
  /** What somebody else asks for meanwhile, and what is answered. */
  readonly other: Asked & { readonly role?: 'rival'; readonly status: number };
}

const SAME = { 'Sec-Fetch-Site': 'same-origin', ...FORM };

const FLOODS: readonly Flood[] = [
  {
    name: 'wrong tokens for a seat',
    asked: {
      method: 'POST',
      path: '/games/over/enter',
      headers: SAME,
      body: form({ token: '2-aaaaa-aaaaa-aaaaa-aaaaa' }),
      times: 60,
    },
    refused: 429,
    other: { method: 'POST', path: '/games/over/enter', headers: SAME, status: 303 },
  },
  {
    name: 'links for strangers',
    asked: {
      method: 'POST',
      path: '/enter',
      headers: SAME,
      body: form({ email: 'victim@elsewhere.example' }),
      times: 40,
    },
    refused: 429,
    other: {
      method: 'POST',
      path: '/enter',
      headers: SAME,
      body: form({ email: 'other@elsewhere.example' }),
      status: 303,
    },
  },
  {
    name: 'challenges of passkeys',
    asked: {
      method: 'POST',
      path: '/enter/passkey/options',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      times: 300,
    },
    refused: null,
    other: {
      method: 'POST',
      path: '/enter/passkey/options',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      status: 200,
    },
  },
  {
    name: 'replays',
    asked: { method: 'GET', path: '/games/over/replay/report?seat=1', times: 60 },
    refused: null,
    other: { method: 'GET', path: '/games/over/replay/report?seat=2', status: 200 },
  },
  {
    name: 'questions of an editor',
    asked: {
      method: 'POST',
      path: '/games/game/seats/1/clerk',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ask: 'forecast', text: '1, ration, 80%\n'.repeat(200) }),
      times: 60,
      role: 'token',
    },
    refused: null,
    other: { method: 'GET', path: '/games/game/seats/2', status: 200, role: 'rival' },
  },
  {
    name: 'commands of a master',
    asked: { method: 'GET', path: '/games/game/master/doctor', times: 20, role: 'master' },
    refused: 429,
    other: { method: 'GET', path: '/games/game/seats/2', status: 200, role: 'rival' },
  },
  {
    name: 'letters',
    asked: {
      method: 'POST',
      path: '/games/game/seats/1/press',
      headers: FORM,
      body: form({ text: 'Hello.' }),
      times: 16,
      role: 'token',
    },
    refused: null,
    other: {
      method: 'POST',
      path: '/games/game/seats/2/press',
      headers: SAME,
      body: form({ text: 'Hello.', to: '3' }),
      status: 303,
      role: 'rival',
    },
  },
  {
    name: 'guesses of the key of the host',
    asked: { method: 'POST', path: '/host', headers: SAME, body: form({ key: 'guess' }), times: 100 },
    refused: null,
    other: { method: 'POST', path: '/host', headers: SAME, status: 303 },
  },
];

/** Whoever asks for too much is refused where there is a limit; whoever asks for little is answered all the same. */
export async function lockingOut(world: World, { isWhole }: Extent): Promise<Found> {
  const findings: string[] = [];
  let inputs = 0;
  for (const { name, asked, refused, other } of FLOODS) {
    const { times, role: flooder, ...flood } = asked;
    const all = await Promise.all(
      Array.from({ length: times }, () =>
        as(world, flooder, { ...flood, headers: { ...flood.headers, ...FLOOD } }),
      ),
    );
    const { status, role, ...wanted } = other;
    const answer = await as(world, role, {
      ...wanted,
      headers: { ...wanted.headers, ...OTHER },
      ...ownSecret(world, wanted),
    });
    inputs += times + 1;
    if (refused !== null && !all.some((one) => one.status === refused))
      findings.push(`${name}: expected ${refused} at last, received ${all.at(-1)?.status}`);
    if (all.some((one) => one.status >= 500)) findings.push(`${name}: a mistake of the program`);
    if (answer.status !== status)
      findings.push(
        `${name}: expected that somebody else is answered ${status}, received ${answer.status}: ${answer.text.slice(0, 200)}`,
      );
  }
  findings.push(...(await streams(world)), ...(isWhole ? await slowBodies(world) : []));
  return { inputs, findings };
}

function as(world: World, role: 'token' | 'master' | 'rival' | undefined, asked: Asked): Promise<Answer> {
  return role === undefined ? world.ask(asked) : world.as(role, asked);
}

/** What is right where others guess: the token of the seat, the key of the host. */
function ownSecret(world: World, { path }: Asked): { readonly body?: string } {
  if (path === '/host') return { body: form({ key: world.served.hall.hostKey.text }) };
  if (path === '/games/over/enter') return { body: form({ token: world.tokens.get('over 2') ?? '' }) };
  return {};
}

/** Streams of events that one client holds open. */
const HELD = 40;

async function streams(world: World): Promise<string[]> {
  const before = world.served.hall.streams.size;
  for (let i = 0; i < HELD; i++)
    await world.ask({ method: 'HEAD', path: '/games/game/events', headers: FLOOD });
  const leaked = world.served.hall.streams.size - before;
  if (leaked > 0) return [`streams: expected that heads hold none open, received ${leaked}`];
  const { hostname, port, host } = new URL(world.served.address);
  const line = `GET /games/game/events HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n`;
  const held = Array.from({ length: HELD }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(line));
    return socket.resume().on('error', () => undefined);
  });
  const { status, text } = await world.ask({ method: 'GET', path: '/games/game/events', headers: OTHER });
  for (const socket of held) socket.destroy();
  return status === 200 && text.includes('"turn"')
    ? []
    : [`streams: expected one for somebody else, received ${status}`];
}

/** Milliseconds within which a request that never ends is cut off. */
const SLOW = 25_000;

/** Requests whose bodies never end are cut off, and others are answered meanwhile. */
async function slowBodies(world: World): Promise<string[]> {
  const { hostname, port, host } = new URL(world.served.address);
  const head = `POST /enter HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n`;
  const began = performance.now();
  const ends = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    socket.resume().on('error', () => undefined);
    const drip = setInterval(() => socket.write('a'), 1_000);
    const giveUp = setTimeout(() => socket.destroy(), SLOW);
    return new Promise<number>((resolve) => {
      socket.on('close', () => {
        clearInterval(drip);
        clearTimeout(giveUp);
        resolve(performance.now() - began);
      });
    });
  });
  const { status } = await world.ask({ method: 'GET', path: '/', headers: OTHER });
  const longest = Math.max(...(await Promise.all(ends)));
  return [
    ...(status === 200 ? [] : [`slow bodies: expected that somebody else is answered, received ${status}`]),
    ...(longest < SLOW ? [] : [`slow bodies: expected an end within ${SLOW} ms`]),
  ];
}
