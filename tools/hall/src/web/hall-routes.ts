import { currentTurn, gameStatus, StoreError, type StoredGame } from '@ec/engine/sqlite';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { EXIT, explain } from '../game/explain.js';
import { withoutPaths } from '../game/without-paths.js';
import { observedRequests } from '../observe/observed-requests.js';
import { fieldsOf, textOf, WrongBody } from '../accounts/fields.js';
import { accountRoutes } from '../accounts/routes.js';
import type { Hall } from '../hall/hall.js';
import { NO_DESKS } from '../hall/list-games.js';
import { paceOf } from '../live/game-pace.js';
import { networkOf } from '../limits/network-of.js';
import { REQUEST_BYTES } from '../limits/request-bytes.js';
import { Slowed } from '../limits/slowed.js';
import { Turns } from '../limits/turns.js';
import {
  inTurnOfNetwork,
  momentsOf,
  tooMany,
  withGame,
  withVisit,
  type GameContext,
} from './game-context.js';
import { ASSETS } from './assets.js';
import { hostPage } from './master-pages.js';
import { masterRoleRoutes } from './master-roles.js';
import { masterRoutes } from './master-routes.js';
import { pressRoutes } from './press-routes.js';
import { replayRoutes } from './replay-routes.js';
import { seatRoutes } from './seat-routes.js';
import { turnEvents, watchedGame } from './events.js';
import { publicStatus } from './public-status.js';
import { addressOfGame, pageOf, pathOf } from './page.js';
import { gamePage, listPage } from './public-pages.js';
import { isReading, refusal, wantsJson } from './refusal.js';
import { ownHeaders, ownHostOnly, ownMethodsOnly, sameSiteOnly } from './security.js';
import { Visits, WrongToken, type Visit } from './visit.js';
import { signUpRoutes } from './sign-up-routes.js';
import type { SignUpOffer } from './sign-up-pages.js';
import { openSeats, signUpOfPerson } from '../hall/sign-ups.js';

/**
 * Everything that a hall answers.
 *
 * @param stopped - ends the streams of events
 */
export function hallRoutes(hall: Hall, stopped: AbortSignal): Hono {
  const { limits } = hall;
  const slowed = new Slowed(limits.slow);
  const visits = new Visits(hall, slowed, stopped);
  const page: GameContext['page'] = async (c, title, body, scripts = ['page.js']) => {
    const person = hall.accounts.personOf(c.req.raw);
    const { name, keepsPeople } = hall;
    // What was sent cannot be looked at again; pages of accounts lead to where somebody wanted to go before.
    const next = isReading(c) && !/^\/(enter|account|host)\b/.test(c.req.path) ? pathOf(c) : undefined;
    return c.html(pageOf({ title, hall: name, keepsPeople, person: person?.email, next, body, scripts }));
  };
  const context: GameContext = {
    ...{ hall, visits, page, slowed, stopped },
    turns: new Turns(limits.turns),
    networks: new Turns(limits.networks),
  };
  const inTurn = inTurnOfNetwork(context);
  return new Hono()
    .use(observedRequests(hall.observe))
    .use(ownHeaders(hall.address))
    .use(compress())
    .use(ownMethodsOnly)
    .use(ownHostOnly(hall.address))
    .use(sameSiteOnly)
    .use(bodyLimit({ maxSize: REQUEST_BYTES, onError: (c) => tooLong(c, page) }))
    .get('/', inTurn, async (c) => {
      const [only] = hall.games.ids;
      if (!hall.keepsPeople && only !== undefined) return c.redirect(addressOfGame(only));
      const listed = await hall.list.all();
      const person = hall.accounts.personOf(c.req.raw);
      const desks = person ? hall.list.desksOf(person.email) : NO_DESKS;
      const masters = person?.roles.map(({ game }) => game) ?? [];
      return page(c, hall.name, listPage(listed, { desks, masters, moments: momentsOf(hall, c) }));
    })
    .get('/games.json', inTurn, async (c) => c.json(await hall.list.all()))
    .get('/health', async (c) => {
      const health = await hall.health.look();
      return c.json({ ...health, now: hall.clock.now() }, health.isHealthy ? 200 : 503);
    })
    .get('/assets/:name', (c) => {
      const asset = ASSETS.get(c.req.param('name'));
      if (!asset) return c.notFound();
      const kept = c.req.query('v') === asset.version() ? 'public, max-age=31536000, immutable' : 'no-cache';
      return c.body(asset.text(), 200, { 'Content-Type': asset.type, 'Cache-Control': kept });
    })
    .route('/', hall.keepsPeople ? accountRoutes(hall.accounts, page) : new Hono())
    .get('/host', (c) => page(c, 'Sign in as the host', hostPage()))
    .post('/host', async (c) => {
      if (!hall.hostKey.is(textOf(await fieldsOf(c), 'key'))) {
        c.status(401);
        return page(c, 'Sign in as the host', hostPage());
      }
      c.header('Set-Cookie', hall.hostKey.cookie(hall.address.startsWith('https:')), { append: true });
      return c.redirect('/', 303);
    })
    .get('/games/:game', inTurn, (c) =>
      withVisit(context, c, (stored, visit) => showGame(context, c, stored, visit)),
    )
    .post('/games/:game/enter', (c) =>
      withGame(context, c, async (stored) => {
        const id = c.req.param('game');
        try {
          const seat = await visits.enter(c, id, stored, textOf(await fieldsOf(c), 'token'));
          return c.redirect(addressOfGame(id, 'seats', String(seat)), 303);
        } catch (error) {
          if (!(error instanceof WrongToken) || wantsJson(c)) throw error;
          c.status(describeWrongToken(error, c).status);
          return showGame(context, c, stored, await visits.of(c, id, stored), error);
        }
      }),
    )
    .get('/games/:game/events', async (c) => {
      // Whoever has opened too many waits before the game is opened: others need it meanwhile.
      const wait = await slowed.streamsIn(networkOf(c));
      if (wait > 0) return tooMany(context, c, wait);
      return withGame(context, c, () =>
        turnEvents(c, watchedGame(hall, c.req.param('game')), { streams: hall.streams, stopped }),
      );
    })
    .get('/games/:game/status', inTurn, (c) =>
      withGame(context, c, (stored) =>
        c.json(
          publicStatus(stored, gameStatus(stored), {
            now: hall.clock.now(),
            next: currentTurn(stored).due,
            pace: hall.live.of(c.req.param('game'))?.pace ?? paceOf(stored),
          }),
        ),
      ),
    )
    .route('/games/:game/seats/:seat', seatRoutes(context))
    .route('/games/:game/seats/:seat/press', hall.keepsPeople ? pressRoutes(context) : new Hono())
    .route('/games/:game', hall.keepsPeople ? signUpRoutes(context) : new Hono())
    .route('/games/:game/replay', replayRoutes(context))
    .route('/games/:game', hall.keepsPeople ? masterRoleRoutes(context) : new Hono())
    .route('/games/:game/master', hall.commands ? masterRoutes(context, hall.commands) : new Hono())
    .notFound((c) => {
      c.status(404);
      const message = html`<p>The address leads nowhere. <a href="/">All games</a></p>`;
      return wantsJson(c)
        ? c.json({ error: { code: 'no-page', message: 'the address leads nowhere' } })
        : page(c, 'There is no such page', message);
    })
    .onError(async (error, c) => {
      if (error instanceof HTTPException) return error.getResponse();
      const { status, code, message } = describeError(error, hall, c);
      if (wantsJson(c)) return c.json({ error: { code, message } }, status);
      c.status(status);
      return page(c, 'That did not work', html`<p>${message}</p>`);
    });
}

/** A game's own page. */
function showGame(
  { hall, page }: GameContext,
  c: Context,
  stored: StoredGame,
  visit: Visit,
  wrong?: WrongToken,
): Promise<Response> {
  const id = c.req.param('game') ?? '';
  const offer = signUpOffer(hall, c, stored, visit);
  return page(
    c,
    stored.meta.name,
    gamePage({ id, stored, visit, offer, moments: momentsOf(hall, c), wrong }),
  );
}

/** What somebody who has no seat of a game is offered; `undefined` for those who have one. */
function signUpOffer(
  hall: Hall,
  c: Context,
  stored: StoredGame,
  { person, seats }: Visit,
): SignUpOffer | undefined {
  const id = c.req.param('game') ?? '';
  if (!hall.keepsPeople || seats.length > 0 || gameStatus(stored).outcome.status === 'over') return undefined;
  const own = person && signUpOfPerson(hall.database, id, person.email);
  return {
    ...{ id, isKnown: person !== undefined, sendsMail: hall.sendsMail, own },
    ...{ open: openSeats(stored), moments: momentsOf(hall, c) },
  };
}

function tooLong(c: Context, page: GameContext['page']): Response | Promise<Response> {
  // What is left of the request is not read; a proxy may use the connection for another one, and would lose that.
  c.header('Connection', 'close');
  const message = `expected at most ${REQUEST_BYTES} bytes, received more`;
  if (wantsJson(c)) return refusal(c, 413, 'too-long', message);
  c.status(413);
  return page(
    c,
    'That is too long',
    html`<p>The hall takes at most ${REQUEST_BYTES} bytes at once, and nothing of what you sent.</p>
      <p>Go back, make it shorter and send it again.</p>`,
  );
}

interface Described {
  readonly status: 400 | 401 | 404 | 409 | 422 | 429 | 500 | 503;
  readonly code: string;
  readonly message: string;
}

/** What players are told of faults of the disk, by their codes. */
const NOT_NOW: Readonly<Record<string, string>> = {
  full: 'the disk of the hall is full, and nothing that you sent was kept; try again later',
  'read-only': 'the hall cannot write to its disk, and nothing that you sent was kept; try again later',
  disk: 'the disk of the hall fails, and nothing that you sent was kept; try again later',
};

/** What players are told of other faults of files and rules. */
const CLOSED = 'the game cannot be opened or changed now; the host has been told';

function describeWrongToken({ wait, message }: WrongToken, c: Context): Described {
  if (wait === 0) return { status: 401, code: 'wrong-token', message };
  c.header('Retry-After', String(wait));
  const tooMany = `expected fewer wrong tokens, received too many; try again in ${wait} s`;
  return { status: 429, code: 'too-many', message: tooMany };
}

/** What went wrong, in words that anybody may read: no path, and nothing of a game's secrets. */
function describeError(error: unknown, { games, observe }: Hall, c: Context): Described {
  if (error instanceof WrongToken) return describeWrongToken(error, c);
  if (error instanceof WrongBody) return { status: 400, code: 'wrong-body', message: error.message };
  const { code, message: told, text, exitCode } = explain(error);
  const message = withoutPaths(told, games.pathOf(c.req.param('game') ?? ''));
  if (error instanceof StoreError) {
    if (error.code === 'too-many-sheets') return { status: 429, code, message };
    if (error.code === 'over') return { status: 409, code, message };
    if (error.code === 'no-seat' || error.code === 'no-turn') return { status: 404, code, message };
    if (exitCode === EXIT.wrong) return { status: 422, code, message };
  }
  if (exitCode === EXIT.busy) return { status: 503, code, message };
  observe({ event: 'failure', text });
  if (exitCode === EXIT.file) return { status: 503, code, message: NOT_NOW[code] ?? CLOSED };
  return {
    status: 500,
    code,
    message: 'expected no mistake in the program, and there is one; the host has been told',
  };
}
