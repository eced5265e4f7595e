import { textOfBytes } from '@ec/orders-parser';
import { StoreError, type StoredGame } from '@ec/engine/sqlite';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { seatHeldBy } from '../game/access.js';
import { EXIT, explain } from '../game/explain.js';
import { turnEvents } from '../web/events.js';
import { publicStatus } from '../web/public-status.js';
import { numberIn, ordersOf, reportAnswer, submissionAnswer } from '../web/seat-answers.js';
import { addressOf } from '../limits/address-of.js';
import type { LiveGame } from './live-game.js';
import { SHEET_BYTES } from './submit-lines.js';
import { PAGE, PAGE_POLICY } from './page.js';
import { Slowed, type SlowLimits } from '../limits/slowed.js';
import { Streams, type StreamLimits } from '../limits/streams.js';
import { Turns, type TurnLimits } from '../limits/turns.js';
import { WrongTokens } from '../limits/wrong-tokens.js';

/** What is known of a request. */
interface Env {
  readonly Variables: { seat: number };
}

/** What one player, or one address without a token, can ask for; addresses are told apart where a proxy states them. */
export interface LiveLimits {
  readonly turns: TurnLimits;
  readonly streams: StreamLimits;
  readonly slow: SlowLimits;
}

/** Enough for a player who reads every report, and a fortieth of the server's time for one who tries to keep it busy. */
export const LIVE_LIMITS: LiveLimits = {
  turns: { work: 100, period: 4_000, waiting: 8 },
  streams: { each: 8, all: 256 },
  slow: { delay: 1_000, waiting: 768, streams: 16 },
};

/** Names under which this machine alone is reached; a web page that points its own name here is turned away. */
const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Everything that can be asked of a live game over HTTP.
 *
 * @param stopped - ends the streams of events
 */
export function liveRoutes(live: LiveGame, stopped: AbortSignal, limits: LiveLimits): Hono<Env> {
  const { stored } = live;
  const slowed = new Slowed(limits.slow);
  const refuse = async (c: Context<Env>, wait: number): Promise<Response> => {
    await slowed.wait(AbortSignal.any([stopped, c.req.raw.signal]));
    return tooMany(c, wait);
  };
  const player = playersOnly(live, stopped, refuse);
  const turns = new Turns(limits.turns);
  const streams = new Streams(limits.streams);
  /** Answers a player's request when it is their turn. */
  const inTurn = async (c: Context<Env>, answer: () => Response | Promise<Response>): Promise<Response> =>
    (await turns.take(`seat ${c.var.seat}`, c.req.raw.signal, answer)) ?? refuse(c, 1);
  /** Answers a request without a token when it is the turn of its address. */
  const inTurnOfAddress = async (c: Context<Env>, answer: () => Response): Promise<Response> => {
    const address = addressOf(c);
    if (address === undefined) return answer();
    return (await turns.take(`address ${address}`, c.req.raw.signal, answer)) ?? refuse(c, 1);
  };
  const limit = bodyLimit({ maxSize: SHEET_BYTES, onError: tooLong });
  return new Hono<Env>()
    .use(
      secureHeaders({
        contentSecurityPolicy: PAGE_POLICY,
        // Nobody has a certificate for their own machine.
        strictTransportSecurity: false,
        xFrameOptions: 'DENY',
      }),
    )
    .use(localOnly)
    .get('/', (c) => c.html(PAGE))
    .get('/status', (c) =>
      inTurnOfAddress(c, () =>
        c.json(
          publicStatus(stored, live.status, { now: live.clock.now(), next: live.next, pace: live.pace }),
        ),
      ),
    )
    .get('/events', async (c) => {
      const address = addressOf(c);
      const wait = await slowed.streamsIn(address);
      if (wait > 0) return refuse(c, wait);
      return turnEvents(c, live.watched, { streams, stopped });
    })
    .get('/report', player, (c) => inTurn(c, () => reportAnswer(c, stored, c.var.seat)))
    .get('/orders', player, (c) =>
      inTurn(c, () => {
        return c.json(ordersOf(stored, c.var.seat));
      }),
    )
    .on(['POST', 'PUT'], '/orders', player, limit, async (c) => {
      // A slow connection takes no time of the server's.
      const read = textOfBytes(new Uint8Array(await c.req.arrayBuffer()));
      if ('refusal' in read) return fault(c, 415, 'no-text', read.refusal);
      const { text, notes } = read;
      return inTurn(c, async () => {
        const submission = await live.submit(c.var.seat, text, {
          isAdded: c.req.method === 'POST',
          turn: numberIn(c.req.query('turn')),
        });
        if (submission === 'over')
          return fault(c, 409, 'over', 'the game is over; no orders are taken any more');
        if (submission === 'overtaken') return fault(c, 409, 'overtaken', 'the turn was resolved meanwhile');
        if (submission === 'too-long') return tooLong(c);
        return submissionAnswer(c, stored.ruleset, submission, notes);
      });
    })
    .notFound((c) =>
      fault(
        c,
        404,
        'no-route',
        'expected /, /status, /events, /report or /orders, and a method that it takes',
      ),
    )
    .onError((error, c) => {
      if (error instanceof HTTPException) return error.getResponse();
      const { code, message: told, text, exitCode } = explain(error);
      // Where the file is says nothing to players.
      const message = told.replace(`${stored.database.path}: `, '');
      if (error instanceof StoreError && error.code === 'too-many-sheets')
        return fault(c, 429, code, message);
      if (error instanceof StoreError && exitCode === EXIT.wrong) return fault(c, 404, code, message);
      if (exitCode === EXIT.busy) return fault(c, 503, code, message);
      console.error(text);
      // The message of a bug has the seed of the game, and may quote an order.
      return fault(
        c,
        500,
        code,
        'expected no mistake in the program, and there is one; the game master has been told',
      );
    });
}

const localOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (LOCAL.has(host.replace(/:\d+$/, '').toLowerCase())) return next();
  const message = `Host: expected ${[...LOCAL].join(', ')}, received another; a proxy has to set it`;
  return fault(c, 421, 'wrong-host', message);
};

/** Refuses requests without the token of a seat. */
function playersOnly(
  { stored }: LiveGame,
  stopped: AbortSignal,
  refuse: (c: Context<Env>, wait: number) => Promise<Response>,
): MiddlewareHandler<Env> {
  const games = {
    change: async (_: string, change: (game: StoredGame) => void) => change(stored),
  };
  const wrong = new WrongTokens({ games, now: () => performance.now() });
  stopped.addEventListener('abort', () => void wrong.write());
  const header = 'Authorization: Bearer TOKEN';
  return bearerAuth<Env>({
    async verifyToken(token, c) {
      const seat = seatHeldBy(stored, token);
      if (seat !== undefined) {
        c.set('seat', seat);
        return true;
      }
      const wait = await wrong.count('', stored, addressOf(c), token);
      if (wait > 0) throw new HTTPException(429, { res: await refuse(c, wait) });
      return false;
    },
    noAuthenticationHeader: { message: errorOf('no-token', `expected ${header}, received none`) },
    invalidAuthenticationHeader: {
      message: errorOf('no-token', `expected ${header}, received another header`),
    },
    invalidToken: { message: errorOf('wrong-token', 'expected the token of a seat, received another') },
  });
}

/** An error in the form that `--json` prints. */
function errorOf(code: string, message: string) {
  return { error: { code, message } };
}

function fault(
  c: Context,
  status: 400 | 404 | 409 | 413 | 415 | 421 | 429 | 500 | 503,
  code: string,
  message: string,
): Response {
  return c.json(errorOf(code, message), status);
}

function tooLong(c: Context): Response {
  return fault(c, 413, 'too-long', `expected orders of at most ${SHEET_BYTES} bytes in all, received more`);
}

/** @param wait - seconds after which they may ask again */
function tooMany(c: Context, wait: number): Response {
  c.header('Retry-After', String(wait));
  return fault(c, 429, 'too-many', `expected fewer requests, received too many; ask again in ${wait} s`);
}
