import { createStoredGame, gameMessages, type StoredGame } from '@ec/engine/sqlite';
import { multiplanetary } from '@ec/multiplanetary';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { giveTokens } from '../../src/game/give-tokens.js';
import { serveHall, type ServedHall } from '../../src/hall/serve-hall.js';
import { HALL_LIMITS } from '../../src/limits/limits.js';
import { WRONG_TOKENS } from '../../src/limits/wrong-tokens.js';
import { givePace } from '../../src/live/game-pace.js';
import { ManualClock } from '../../src/live/manual-clock.js';

/** Milliseconds until a guess that has to wait is answered: not before the hall closes. */
const DELAY = 3_600_000;

/** A hall with one game on a clock: a duel of Ada in seat 1 and Bo in seat 2. One guess can wait for its answer. */
class DuelHall implements AsyncDisposable {
  private constructor(
    readonly folder: TemporaryFolder,
    readonly stored: StoredGame,
    readonly tokens: Map<number, string>,
    readonly served: ServedHall,
  ) {}

  static async open(): Promise<DuelHall> {
    const folder = new TemporaryFolder();
    const clock = new ManualClock();
    const players = [
      { id: 1, email: 'ada@example.org', name: 'Ada' },
      { id: 2, email: 'bo@example.org', name: 'Bo' },
    ];
    const game = { package: '@ec/multiplanetary', name: 'Duel', seed: 7, players };
    const stored = createStoredGame(folder.of('duel.ec'), multiplanetary, game, { clock: clock.now });
    const tokens = giveTokens(stored);
    givePace(stored, { tick: '10s' });
    const limits = { ...HALL_LIMITS, slow: { delay: DELAY, waiting: 1, streams: 1 } };
    const served = await serveHall(folder.path, { clock, port: 0, limits, write: () => undefined });
    return new DuelHall(folder, stored, tokens, served);
  }

  /** Asks for something of a seat with a token, or with other headers. */
  ask(seat: number, token: string | undefined, options: RequestInit = {}, path = '/orders') {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return fetch(`${this.served.address}/games/duel/seats/${seat}${path}`, {
      ...options,
      headers: { Accept: 'application/json', ...authorization, ...options.headers },
    });
  }

  /** Status of the answer, and the code of its error. */
  async statusOf(seat: number, token: string | undefined, options: RequestInit = {}): Promise<unknown[]> {
    const response = await this.ask(seat, token, options);
    const { error } = (await response.json()) as { readonly error?: { readonly code: string } };
    return [response.status, error?.code];
  }

  token(seat: number): string {
    return this.tokens.get(seat) ?? '';
  }

  /** Wrong tokens in the log, by seat. */
  get refused(): unknown[] {
    return gameMessages(this.stored)
      .filter(({ code }) => code === 'wrong-token')
      .map(({ seat, times }) => [seat, times]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.served[Symbol.asyncDispose]();
    this.stored[Symbol.dispose]();
    this.folder[Symbol.dispose]();
  }
}

const TAKEN = [200, undefined];
const WRONG = [401, 'wrong-token'];
const NONE = [401, 'no-token'];

describe('in a hall', () => {
  test('a token is asked for anew with each request, and is of one seat', async () => {
    await using hall = await DuelHall.open();
    const [ada, bo] = [hall.token(1), hall.token(2)];
    const others = [ada.slice(0, -1), `${ada}a`, ada.toUpperCase(), bo.replace(/^2/, '1'), '1-aaaaa', 'x'];
    for (const other of others) {
      expect(await hall.statusOf(1, ada)).toEqual(TAKEN);
      expect(await hall.statusOf(1, other)).toEqual(WRONG);
    }
    const sent = { method: 'POST', body: 'A1 -> A2 1' };
    expect(await hall.statusOf(1, others[0], sent)).toEqual(WRONG);
    expect(await hall.statusOf(1, bo, sent)).toEqual(NONE);
    expect(await hall.statusOf(1, undefined, sent)).toEqual(NONE);
    expect(await (await hall.ask(1, ada)).json()).toMatchObject({ receipt: null, text: '' });
    expect(await hall.statusOf(2, bo, sent)).toEqual(TAKEN);
  });

  test('a token counts until there is another one, also in a browser that keeps it', async () => {
    await using hall = await DuelHall.open();
    const enter = (token: string) =>
      fetch(`${hall.served.address}/games/duel/enter`, {
        method: 'POST',
        headers: { Accept: 'application/json', Origin: hall.served.address },
        body: new URLSearchParams({ token }),
        redirect: 'manual',
      });
    const old = hall.token(1);
    const entered = await enter(old);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/games/duel/seats/1']);
    const headers = { Cookie: entered.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect(await hall.statusOf(1, undefined, { headers })).toEqual(TAKEN);
    expect(await hall.statusOf(2, undefined, { headers })).toEqual(NONE);
    const token = giveTokens(hall.stored, [1]).get(1) ?? '';
    expect(await hall.statusOf(1, undefined, { headers })).toEqual(NONE);
    expect(await hall.statusOf(1, old)).toEqual(WRONG);
    expect((await enter(old)).status).toBe(401);
    expect(await hall.statusOf(1, token)).toEqual(TAKEN);
  });

  test('while the game is being moved, tokens are told apart, and wrong ones are counted until it can be changed again', async () => {
    await using hall = await DuelHall.open();
    const { database } = hall.stored;
    const tables = ['orders', 'messages'];
    for (const table of tables)
      database.execute(
        `CREATE TRIGGER closed_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'the game is being moved'); END`,
      );
    expect(await hall.statusOf(1, '1-aaaaa')).toEqual(WRONG);
    expect(await hall.statusOf(1, hall.token(1))).toEqual(TAKEN);
    const sent = { method: 'POST', body: 'A1 -> A2 1' };
    expect(await hall.statusOf(1, hall.token(1), sent)).toEqual([503, 'busy']);
    for (const table of tables) database.execute(`DROP TRIGGER closed_${table}`);
    expect(await hall.statusOf(1, hall.token(1), sent)).toEqual(TAKEN);
    expect(hall.refused).toEqual([]);
    await hall.served[Symbol.asyncDispose]();
    expect(hall.refused).toEqual([[1, 1]]);
  });

  test('after 20 wrong tokens guesses are answered late, as many as may wait for that; the owner of the seat is not kept waiting', async () => {
    await using hall = await DuelHall.open();
    const guess = () => hall.statusOf(1, '1-aaaaa');
    for (let i = 0; i < WRONG_TOKENS; i++) expect(await guess()).toEqual(WRONG);
    const answered: string[] = [];
    const guesses = ['one', 'other'].map(async (name) => {
      const said = await guess();
      answered.push(name);
      return said;
    });
    // one waits; for the other there is no room to do so
    expect(await Promise.race(guesses)).toEqual([429, 'too-many']);
    expect(await hall.statusOf(1, hall.token(1))).toEqual(TAKEN);
    expect(answered).toHaveLength(1);
    // those who ask for too many streams wait in the same place
    const options = { headers: { 'X-Forwarded-For': '192.0.2.1' } };
    const stream = () => fetch(`${hall.served.address}/games/duel/events`, options);
    const [first, second] = [await stream(), await stream()];
    expect([first.status, second.status]).toEqual([200, 429]);
    expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    await first.body?.cancel();
    await hall.served[Symbol.asyncDispose]();
    expect(await Promise.all(guesses)).toEqual([
      [429, 'too-many'],
      [429, 'too-many'],
    ]);
    expect(hall.refused).toEqual([[1, WRONG_TOKENS + 2]]);
  });
});
