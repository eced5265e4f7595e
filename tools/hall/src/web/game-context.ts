import type { StoredGame } from '@ec/engine/sqlite';
import type { Context, MiddlewareHandler } from 'hono';
import type { Hall } from '../hall/hall.js';
import { networkOf } from '../limits/network-of.js';
import type { Slowed } from '../limits/slowed.js';
import type { Turns } from '../limits/turns.js';
import { momentsIn, type Moments } from './moments.js';
import type { Markup } from './page.js';
import { refusal } from './refusal.js';
import type { Visit, Visits } from './visit.js';

/** What the routes of one game are given. */
export interface GameContext {
  readonly hall: Hall;
  readonly visits: Visits;
  /** One after the other, for each player, and no more of the server's time than is their share. */
  readonly turns: Turns;
  /** The same for each network that asks for what everybody may see. */
  readonly networks: Turns;
  /** Refuses who asks for too much later than who does not. */
  readonly slowed: Slowed;
  /** Given when the hall is closed: nobody is kept waiting then. */
  readonly stopped: AbortSignal;
  /** A page of the hall. */
  readonly page: (c: Context, title: string, body: Markup, scripts?: readonly string[]) => Promise<Response>;
}

/** Times as they are shown to whoever makes a request. */
export function momentsOf({ accounts }: Hall, c: Context): Moments {
  return momentsIn(accounts.personOf(c.req.raw)?.zone ?? null);
}

/** Answers with a game; 404 where there is none. */
export async function withGame(
  { hall }: GameContext,
  c: Context,
  answer: (stored: StoredGame) => Response | Promise<Response>,
): Promise<Response> {
  return (await hall.games.use(c.req.param('game') ?? '', answer)) ?? c.notFound();
}

/** Answers with a game and who looks at it. */
export function withVisit(
  context: GameContext,
  c: Context,
  answer: (stored: StoredGame, visit: Visit) => Response | Promise<Response>,
): Promise<Response> {
  return withGame(context, c, async (stored) =>
    answer(stored, await context.visits.of(c, c.req.param('game') ?? '', stored)),
  );
}

/** Answers when it is the turn of the network that asks; at once where nobody states its address, as any number of people may be behind it. */
export function inTurnOfNetwork(context: GameContext): MiddlewareHandler {
  return async (c, next) => {
    const network = networkOf(c);
    if (network === undefined) return next();
    const answered = await context.networks.take(network, c.req.raw.signal, async () => {
      await next();
      return true;
    });
    return answered ? undefined : tooMany(context, c);
  };
}

/**
 * Refuses who asks for more than is their share, late, and says when to come again.
 *
 * @param wait - seconds after which they may ask again
 */
export async function tooMany({ slowed, stopped }: GameContext, c: Context, wait = 1): Promise<Response> {
  await slowed.wait(() => [stopped, c.req.raw.signal]);
  c.header('Retry-After', String(wait));
  return refusal(c, 429, 'too-many', `expected fewer requests, received too many; ask again in ${wait} s`);
}
