import { decodeText } from '@ec/orders-parser';
import { currentTurn, storedReport, StoreError } from '@ec/engine/sqlite';
import { renderWorkbook } from '@ec/workbook';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import { EXIT, explain } from '../explain.js';
import { seatForms, WORKBOOK } from '../report-forms.js';
import { eventsAfter } from './live-events.js';
import type { LiveGame } from './live-game.js';
import { PAGE, PAGE_POLICY } from './page.js';
import { seatOfTokens } from './seat-of.js';

/** What is known of a request. */
interface Env {
  readonly Variables: { seat: number };
}

/** Most bytes of a request with orders. */
const BODY_LIMIT = 2 ** 20;

/** Names under which this machine alone is reached; a web page that points its own name here is turned away. */
const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  md: 'text/markdown',
  xml: 'application/xml',
};

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Everything that can be asked of a live game over HTTP.
 *
 * @param stopped - ends the streams of events
 */
export function liveRoutes(live: LiveGame, stopped: AbortSignal): Hono<Env> {
  const { stored } = live;
  const player = playersOnly(live);
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => fault(c, 413, 'too-long', `expected at most ${BODY_LIMIT} bytes, received more`),
  });
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
    .get('/status', (c) => c.json(publicStatus(live)))
    .get('/events', (c) =>
      streamSSE(c, async (stream) => {
        const gone = new AbortController();
        stream.onAbort(() => gone.abort());
        const seen = wholeNumber(c.req.header('last-event-id'));
        for await (const event of eventsAfter(live, seen, AbortSignal.any([stopped, gone.signal]))) {
          if (event === 'heartbeat') await stream.write(':\n\n');
          else await stream.writeSSE({ ...event, id: String(event.id), data: JSON.stringify(event.data) });
        }
      }),
    )
    .get('/report', player, (c) => report(c, live))
    .get('/orders', player, (c) => {
      const { receipt = null, text = '' } = live.ordersOf(c.var.seat) ?? {};
      return c.json({ turn: currentTurn(stored).turn + 1, receipt, text });
    })
    .on(['POST', 'PUT'], '/orders', player, limit, async (c) => {
      const text = decodeText(new Uint8Array(await c.req.arrayBuffer()));
      const submission = await live.submit(c.var.seat, text, c.req.method === 'POST');
      if (submission === null) return fault(c, 409, 'over', 'the game is over; no orders are taken any more');
      return c.json(submission, submission.counts ? 200 : 422);
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
      const { code, message, text, exitCode } = explain(error);
      if (error instanceof StoreError && exitCode === EXIT.wrong) return fault(c, 404, code, message);
      if (exitCode === EXIT.busy) return fault(c, 503, code, message);
      console.error(text);
      return fault(c, 500, code, message);
    });
}

/** What everybody may know. Who has ordered is left out, as no player learns that elsewhere. */
function publicStatus({ stored, clock, pace, next, status }: LiveGame) {
  const { turn, outcome, seats } = status;
  const { name, ruleset } = stored.meta;
  return {
    game: name,
    ruleset,
    turn: turn.turn,
    phase: outcome.status === 'over' ? 'over' : turn.turn === 0 ? 'planning' : 'running',
    now: clock.now(),
    next,
    tick: pace.tick,
    seats: seats.map(({ seat, name }) => ({ seat, name })),
    winners: outcome.status === 'over' ? outcome.winners : null,
  };
}

/** A seat's report of a turn, in any format that the game has, or as a workbook. */
async function report(c: Context<Env>, { stored, status }: LiveGame): Promise<Response> {
  const { turn = `${status.turn.turn}`, format = 'html' } = c.req.query();
  const number = wholeNumber(turn);
  if (number === undefined)
    return fault(
      c,
      400,
      'wrong-input',
      `turn: expected an integer from 0 to ${status.turn.turn}, received ${turn}`,
    );
  if (format === WORKBOOK) {
    const bytes = await renderWorkbook(storedReport(stored, c.var.seat, number));
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': WORKBOOK_TYPE });
  }
  const forms = seatForms(stored, { seat: c.var.seat, turn: number }, {});
  const form = forms.get(format);
  if (!form) {
    const known = [...forms.keys(), WORKBOOK].join(', ');
    return fault(c, 400, 'wrong-input', `format: expected one of ${known}, received ${format}`);
  }
  const type = MEDIA_TYPES[form.extension] ?? 'text/plain';
  return c.body(form.text(), 200, { 'Content-Type': `${type}; charset=utf-8` });
}

const localOnly: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (LOCAL.has(host.replace(/:\d+$/, '').toLowerCase())) return next();
  const message = `Host: expected ${[...LOCAL].join(', ')}, received another; a proxy has to set it`;
  return fault(c, 421, 'wrong-host', message);
};

/** Refuses requests without the token of a seat. */
function playersOnly({ stored }: LiveGame): MiddlewareHandler<Env> {
  const seatOf = seatOfTokens(stored);
  const header = 'Authorization: Bearer TOKEN';
  return bearerAuth<Env>({
    async verifyToken(token, c) {
      const seat = await seatOf(token);
      if (seat !== undefined) c.set('seat', seat);
      return seat !== undefined;
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
  status: 400 | 404 | 409 | 413 | 421 | 500 | 503,
  code: string,
  message: string,
): Response {
  return c.json(errorOf(code, message), status);
}

function wholeNumber(text = ''): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
