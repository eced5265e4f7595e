import type { StoredGame } from '@ec/engine/sqlite';
import type { Context } from 'hono';
import type { Hall } from '../hall/hall.js';
import type { Turns } from '../live/turns.js';
import { momentsIn, type Moments } from './moments.js';
import type { Markup } from './page.js';
import type { Visit, Visits } from './visit.js';

/** What the routes of one game are given. */
export interface GameContext {
  readonly hall: Hall;
  readonly visits: Visits;
  /** One after the other, for each player, and no more of the server's time than is their share. */
  readonly turns: Turns;
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

/** Whether who asks is a program. */
export function wantsJson(c: Context): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') || c.req.header('authorization') !== undefined;
}

/** Refuses who asks for more than is their share, and says when to come again. */
export function tooMany(c: Context): Response {
  c.header('Retry-After', '1');
  const message = 'expected fewer requests, received too many; ask again in 1 s';
  return wantsJson(c) ? c.json({ error: { code: 'too-many', message } }, 429) : c.text(`${message}\n`, 429);
}
