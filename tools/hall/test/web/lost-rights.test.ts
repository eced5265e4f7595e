import { createStoredGame, openStoredGame, seatStoredPlayer } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { giveRole, takeRole } from '../../src/accounts/roles.js';
import { giveTokens } from '../../src/game/give-tokens.js';
import { serveHall } from '../../src/hall/serve-hall.js';
import { Slowed } from '../../src/limits/slowed.js';
import { Turns } from '../../src/limits/turns.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import { atDeskOf } from '../../src/web/at-desk.js';
import type { GameContext } from '../../src/web/game-context.js';
import { masterRoutes } from '../../src/web/master-routes.js';
import { Visits } from '../../src/web/visit.js';

/** A hall with a duel of Ada and Bo, and what its routes are given. */
async function openHall(folder: TemporaryFolder) {
  const clock = new ManualClock();
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  const path = folder.of('duel.ec');
  const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players };
  createStoredGame(path, goofspiel, game, { clock: clock.now })[Symbol.dispose]();
  const served = await serveHall(folder.path, { clock, port: 0 });
  const { hall } = served;
  const stopped = new AbortController().signal;
  const slowed = new Slowed(hall.limits.slow);
  const context: GameContext = {
    ...{ hall, slowed, stopped, visits: new Visits(hall, slowed, stopped) },
    ...{ turns: new Turns(hall.limits.turns), networks: new Turns(hall.limits.networks) },
    page: async (c, title) => c.text(title),
  };
  const stored = openStoredGame(path, goofspiel, { clock: clock.now });
  return { served, context, stored };
}

test('somebody who loses the seat while their request is read, or waits, is refused', async () => {
  using folder = new TemporaryFolder();
  const { served, context, stored: opened } = await openHall(folder);
  await using _ = served;
  using stored = opened;
  const tokens = giveTokens(stored);
  const atDesk = atDeskOf(context);
  const ask = async (seat: number, read: () => void, wait: () => void): Promise<[number, string]> => {
    const routes = new Hono().put('/games/:game/seats/:seat', (c) =>
      atDesk(
        c,
        async ({ requireSeat }) => {
          wait();
          requireSeat(stored);
          return c.text('done');
        },
        async () => read(),
      ),
    );
    const headers = { Authorization: `Bearer ${tokens.get(seat)}`, Accept: 'application/json' };
    const answer = await routes.request(`/games/duel/seats/${seat}`, { method: 'PUT', headers });
    return [answer.status, await answer.text()];
  };
  const nothing = (): void => undefined;
  const lost = [401, expect.stringContaining('"no-token"')];
  for (const seat of [1, 2]) expect(await ask(seat, nothing, nothing)).toEqual([200, 'done']);
  const unreached = (): never => expect.unreachable();
  expect(await ask(1, () => seatStoredPlayer(stored, 1, null), unreached)).toEqual(lost);
  expect(await ask(2, nothing, () => seatStoredPlayer(stored, 2, null))).toEqual(lost);
});

test('a master who loses the role while their command waits has nothing done', async () => {
  using folder = new TemporaryFolder();
  const { served, context, stored } = await openHall(folder);
  await using _ = served;
  using __ = stored;
  const { address, hall } = served;
  const post = (path: string, form: Readonly<Record<string, string>>): Promise<Response> => {
    const body = new URLSearchParams(form);
    return fetch(`${address}${path}`, {
      method: 'POST',
      headers: { Origin: address },
      body,
      redirect: 'manual',
    });
  };
  await post('/enter', { email: 'gil@example.org' });
  const [, token = ''] =
    /\/enter\/link#([\w-]+)/.exec(String(hall.database.get('SELECT body FROM outbox')?.['body'])) ?? [];
  const entered = await post('/enter/link', { token });
  const Cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const role = { role: 'master', game: 'duel' } as const;
  giveRole(hall.database, 'gil@example.org', role);
  const done: string[] = [];
  const command = {
    name: 'undo',
    label: 'Take the last turn back',
    description: '',
    fields: [],
    isChange: true,
  };
  const routes = new Hono().route(
    '/games/:game/master',
    masterRoutes(context, {
      list: [command],
      run: async (_file, { name }) => {
        done.push(name);
        return { text: '', code: 0 };
      },
    }),
  );
  const send = async (read: () => void): Promise<number> => {
    // nothing is read before it is asked for
    const body = new ReadableStream(
      {
        pull(controller) {
          read();
          controller.enqueue(new TextEncoder().encode('turn=1'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { Cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
    const request = new Request(`${address}/games/duel/master/undo`, {
      ...{ method: 'POST', headers, body, duplex: 'half' },
    });
    return (await routes.request(request)).status;
  };
  expect([await send(() => undefined), done]).toEqual([200, ['undo']]);
  expect([await send(() => takeRole(hall.database, 'gil@example.org', role)), done]).toEqual([403, ['undo']]);
});
