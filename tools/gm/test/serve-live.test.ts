/** Games on a clock in a hall with others, on a clock of the test's own. */
import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { openGameFile, verifyGame, withRuleset } from '@ec/engine/sqlite';
import { loadRuleset } from '@ec/hall/sheets';
import { serveHall, type ServedHall } from '@ec/hall/serve';
import { describe, expect, test } from 'vitest';
import { chromium, OpenPage } from './browser.js';
import { heard, LiveFolder, SECOND, type Said, TestClock, type Heard } from './live-table.js';

/** A hall whose one game, the duel, is played on a clock: a tick of 10 s after a minute of planning. */
class LiveHall implements AsyncDisposable {
  private constructor(
    readonly folder: LiveFolder,
    readonly clock: TestClock,
    readonly served: ServedHall,
    readonly events: AsyncGenerator<Heard>,
    /** Emits each `line` of the hall's log. */
    readonly told: EventEmitter,
  ) {}

  static async open(): Promise<LiveHall> {
    const folder = await LiveFolder.make();
    const { code, stderr } = await folder.ec('calendar', '--tick', '10s', '--planning', '60s');
    expect([code, stderr]).toEqual([0, '']);
    const clock = new TestClock();
    const told = new EventEmitter();
    const write = (line: string): void => void told.emit('line', line);
    const served = await serveHall(folder.path, { clock, port: 0, write });
    return new LiveHall(folder, clock, served, heard(`${served.address}/games/game`), told);
  }

  /** Asks as a seat's player, or as anybody. */
  ask(seat: number | undefined, path: string, options: RequestInit = {}): Promise<Response> {
    const headers = seat === undefined ? {} : { Authorization: `Bearer ${this.folder.tokens.get(seat)}` };
    return fetch(`${this.served.address}/games/game${path}`, { redirect: 'manual', headers, ...options });
  }

  async order(seat: number, body: string, method = 'POST', query = ''): Promise<Said> {
    const response = await this.ask(seat, `/seats/${seat}/orders${query}`, { method, body });
    return { ...((await response.json()) as Said), status: response.status };
  }

  /** Goes on with the events until one is as it is asked for. */
  async hear(event: string, id: number, next?: number | null): Promise<Heard> {
    for (let one = await this.events.next(); !one.done; one = await this.events.next()) {
      const { value } = one;
      const data = JSON.parse(value.data ?? '{}') as { readonly next?: number | null };
      const isAsked = value.event === event && value.id === `${id}`;
      if (isAsked && (next === undefined || data.next === next)) return value;
    }
    throw new Error(`expected ${event} ${id}, received the end of the stream`);
  }

  /** Lets second after second pass until there is an event. */
  async passUntil(event: string, id: number): Promise<void> {
    const heardOf = this.hear(event, id);
    const ended = new AbortController();
    heardOf.finally(() => ended.abort()).catch(() => undefined);
    while (!ended.signal.aborted) {
      this.clock.pass(SECOND);
      await setImmediate();
    }
    await heardOf;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.served[Symbol.asyncDispose]();
    this.folder[Symbol.dispose]();
  }
}

const BEGIN = Date.parse('2026-12-01T18:00:00Z');

describe('a duel in a hall', () => {
  test('M-01 to M-05: is played tick by tick to a capture, and replays', async () => {
    await using hall = await LiveHall.open();
    await hall.hear('tick', 0, BEGIN + 60 * SECOND);
    for (let tick = 1; tick <= 13; tick++) {
      if (tick >= 2) expect(await hall.order(2, 'J10 -> A1 4')).toMatchObject({ status: 200, turn: tick });
      if (tick === 6) expect(await hall.order(1, 'A1 => J10 20')).toMatchObject({ counts: true });
      hall.clock.pass((tick === 1 ? 60 : 10) * SECOND);
      await hall.hear('tick', tick);
    }
    expect(await hall.hear('over', 14)).toMatchObject({ data: '{"winners":[1]}' });
    expect(await hall.order(2, 'J10 -> A1 4')).toMatchObject({ status: 409, error: { code: 'over' } });
    expect(await (await hall.ask(undefined, '/status')).json()).toMatchObject({
      ...{ game: 'Duel', turn: 13, phase: 'over', next: null, tick: 10_000, winners: [1] },
    });
    const file = openGameFile(hall.folder.file, { clock: hall.clock.now });
    using stored = withRuleset(file, await loadRuleset(file.meta.package));
    expect(verifyGame(stored)).toMatchObject({ turns: 14, findings: [] });
  });

  test('stands still while it is paused, and goes on after that', async () => {
    await using hall = await LiveHall.open();
    await hall.hear('tick', 0, BEGIN + 60 * SECOND);
    hall.clock.pass(60 * SECOND);
    await hall.hear('tick', 1);
    expect((await hall.folder.ec('calendar', '--pause')).code).toBe(0);
    hall.clock.pass(60 * SECOND);
    // without a time for the next turn
    await hall.hear('tick', 1, null);
    // the desk says so, and takes orders
    expect(await (await hall.ask(1, '/seats/1')).text()).toContain('The game is paused: turn 2 waits');
    expect(await hall.order(1, 'A1 -> A2 1')).toMatchObject({ status: 200, turn: 2 });
    expect((await hall.folder.ec('calendar', '--resume')).code).toBe(0);
    await hall.passUntil('tick', 2);
  });

  test.runIf(chromium !== undefined)(
    'has a desk that says when it is paused, and when it goes on',
    async () => {
      await using hall = await LiveHall.open();
      const { folder, served } = hall;
      const address = `${served.address}/games/game#${folder.tokens.get(1)}`;
      await using page = await OpenPage.open(chromium ?? '', address);
      const text = (selector: string) => `document.querySelector('${selector}')?.textContent.trim()`;
      await page.shows(text('.countdown'), /^(?:1:00|0:\d\d)$/);
      expect((await folder.ec('calendar', '--pause')).code).toBe(0);
      hall.clock.pass(SECOND);
      await page.shows(text('#standing'), /The game is paused: turn 1 waits/);
      await page.shows(text('.countdown'), /^$/);
      expect((await folder.ec('calendar', '--resume')).code).toBe(0);
      hall.clock.pass(2 * SECOND);
      await page.shows(text('.countdown'), /^\d:\d\d$/);
      await page.shows(text('#standing'), /turn 1 is next$/);
    },
  );

  test('goes on although a turn could not be resolved; the host is told, and the next try is a minute later', async () => {
    await using hall = await LiveHall.open();
    await hall.hear('tick', 0, BEGIN + 60 * SECOND);
    await hall.order(1, 'A1 -> A2 1');
    // The copies of the game need a folder of this name.
    hall.folder.write('game.ec.backups', '');
    const told = once(hall.told, 'line');
    hall.clock.pass(60 * SECOND);
    expect(await told).toEqual([expect.stringMatching(/^game: .*backups/)]);
    expect(await hall.order(1, 'A1 -> A2 1')).toMatchObject({ status: 200, turn: 1 });
    rmSync(`${hall.folder.file}.backups`);
    hall.clock.pass(60 * SECOND);
    await hall.hear('tick', 0, hall.clock.now() + 60 * SECOND);
    hall.clock.pass(60 * SECOND);
    await hall.hear('tick', 1);
  });

  test('cannot be played by "ec live" meanwhile', async () => {
    await using hall = await LiveHall.open();
    await hall.hear('tick', 0, BEGIN + 60 * SECOND);
    expect((await hall.folder.ec('live', '--port', '0')).stderr).toContain(
      'expected a game without a calendar',
    );
  });
});

test('the board of a seat comes with the orders that are handed in, for its player alone', async () => {
  await using hall = await LiveHall.open();
  await hall.hear('tick', 0, BEGIN + 60 * SECOND);
  await hall.order(1, 'warp a1 a2 3 ; soon');
  const { board, orders } = (await (await hall.ask(1, '/seats/1/board')).json()) as {
    readonly board: { readonly places: readonly object[]; readonly sides: readonly object[] };
    readonly orders: readonly string[];
  };
  expect(orders).toEqual(['A1 -> A2 3']);
  expect(board.places[0]).toMatchObject({ name: 'A1', side: 'red', units: 0 });
  expect(board.sides).toMatchObject([{ name: 'Ada', isOwn: true }, { name: 'Bo', isOwn: false }]);
  expect((await hall.ask(2, '/seats/1/board')).status).toBe(401);
  expect((await hall.ask(undefined, '/seats/1/board')).status).toBe(401);
}); // prettier-ignore

describe('orders in a hall', () => {
  test('of a game on a clock are added line by line, and replaced for the turn that they are meant for alone', async () => {
    await using hall = await LiveHall.open();
    await hall.hear('tick', 0, BEGIN + 60 * SECOND);
    expect(await hall.order(1, 'A1 -> A2 1')).toMatchObject({ status: 200, text: 'A1 -> A2 1' });
    expect(await hall.order(1, 'A1 -> Z9 1\nA1 -> G1 2')).toMatchObject({
      status: 200,
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ line: 2, severity: 'error' }),
      ]) as unknown,
    });
    expect(await hall.order(1, 'A1 -> Z9 1')).toMatchObject({ status: 422, counts: false });
    hall.clock.pass(60 * SECOND);
    await hall.hear('tick', 1);
    expect(await hall.order(1, 'A1 -> A2 1', 'PUT', '?turn=1')).toMatchObject({
      status: 409,
      error: { code: 'overtaken' },
    });
    expect(await (await hall.ask(1, '/seats/1/orders')).json()).toMatchObject({ turn: 2, text: '' });
    expect(await hall.order(1, 'A1 -> A2 1', 'PUT', '?turn=2')).toMatchObject({ status: 200 });
  });

  test('are on the desk, each accepted or refused by itself with its reason, and taken back without scripts', async () => {
    await using hall = await LiveHall.open();
    await hall.hear('tick', 0, BEGIN + 60 * SECOND);
    hall.clock.pass(60 * SECOND);
    await hall.hear('tick', 1);
    // 4 ships are made in tick 1
    await hall.order(1, 'A1 -> J10 3\nA1 -> J10 2');
    const desk = await (await hall.ask(1, '/seats/1')).text();
    const items = [...desk.matchAll(/<li>([^]*?)<\/li>/g)].map(([, item = '']) =>
      item
        .replaceAll(/<[^>]*>|\s+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    expect(items).toEqual(['A1 -&gt; J10 3 accepted Delete', 'A1 -&gt; J10 2 A1 has 1 of 2 ships Delete']);
    const rest = new URLSearchParams({ text: 'A1 -> J10 3', how: 'replace' });
    const taken = await hall.ask(1, '/seats/1/orders?turn=2', { method: 'POST', body: rest });
    expect(taken.status).toBe(200);
    expect(await (await hall.ask(1, '/seats/1/orders')).json()).toMatchObject({ text: 'A1 -> J10 3' });
  });
});
