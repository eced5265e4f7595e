/** A push service on loopback and the browsers that it knows. */
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { certificate } from './certificate.js';
import type { PushReach } from '../../src/push/push-services.js';
import type { Subscription } from '../../src/push/subscriptions.js';

/** What a browser is shown. */
interface Shown {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

/** What came to the service for a browser. */
export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser that has subscribed. */
interface TestBrowser {
  readonly subscription: Subscription;
  /** What it shows, the oldest first. */
  readonly shown: () => Shown[];
}

/** How the service answers: with a status, by hanging up after it has taken a push over, or with a status and a body without end. */
export type Answer = number | 'cut' | 'endless';

/** A push service that keeps what it takes over. */
export interface PushServer extends AsyncDisposable {
  /** Such as `https://127.0.0.1:40000`. */
  readonly origin: string;
  readonly reach: PushReach;
  /** What it has taken over, also where its client never heard so. */
  readonly arrived: Arrived[];
  /** What it answers at the n-th push from now on; 201 after these. */
  answers: Answer[];
  readonly browser: () => TestBrowser;
}

/** One for all: making one takes its time. */
const CERTIFICATE = certificate();

/** Starts a push service on a free port. */
export async function pushServer(): Promise<PushServer> {
  const { key, cert } = await CERTIFICATE;
  const arrived: Arrived[] = [];
  const held: { answers: Answer[] } = { answers: [] };
  const server = createServer({ key, cert }, (request, response) => {
    void (async () => {
      const body = await buffer(request);
      const answer = held.answers.shift() ?? 201;
      if (typeof answer === 'string' || answer < 300)
        arrived.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer === 'cut') request.socket.destroy();
      else if (answer === 'endless') endless(response);
      else response.writeHead(answer, answer === 307 ? { Location: '/elsewhere' } : {}).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    reach: { isPrivate: true, ca: cert },
    arrived,
    get answers() {
      return held.answers;
    },
    set answers(answers) {
      held.answers = answers;
    },
    browser: () => browserAt(origin, arrived),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A browser with keys of its own. */
function browserAt(origin: string, arrived: readonly Arrived[]): TestBrowser {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const path = `/push/${randomBytes(16).toString('base64url')}`;
  return {
    subscription: { endpoint: `${origin}${path}`, keys: { p256dh, auth: authSecret } },
    shown: () =>
      arrived
        .filter((one) => one.path === path)
        .map(({ body }) => decrypt(body, { version: 'aes128gcm', privateKey, authSecret }))
        .map((text) => JSON.parse(text.toString()) as Shown),
  };
}

/** What a hall says of itself to a push service, where its signature is right. */
export function claimsOf(
  { headers }: Arrived,
  publicKey: string,
): { readonly aud: string; readonly exp: number; readonly sub: string } | undefined {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', ...(x && y && { x, y }) };
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight || key !== publicKey) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReturnType<typeof claimsOf>;
}

/** Answers without end, until the client has enough. */
function endless(response: ServerResponse): void {
  response.writeHead(201);
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
}
