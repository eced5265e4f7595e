import { multiplanetary } from '@ec/multiplanetary';
import {
  countingSheet,
  createStoredGame,
  currentTurn,
  resolveStoredTurn,
  seatStoredPlayer,
  setCalendar,
  sheetsAfter,
  type StoredGame,
} from '@ec/engine/sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, test } from 'vitest';
import { requireToken } from '../../src/game/access.js';
import { giveTokens } from '../../src/game/give-tokens.js';
import { formsOfPerson } from '../../src/hall/answered-forms.js';
import { handIn, type SheetIn } from '../../src/hall/hand-in.js';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { LiveGames } from '../../src/hall/live-games.js';
import { HALL_PARTS } from '../../src/hall/parts.js';
import { givePace } from '../../src/live/game-pace.js';
import { LiveGame } from '../../src/live/live-game.js';
import { ManualClock } from '../../src/live/manual-clock.js';
import { SHEET_BYTES } from '../../src/live/submit-lines.js';
import type { HallEvent } from '../../src/observe/hall-event.js';
import { HALL_FILE, HallDatabase } from '../../src/store/hall-database.js';

test('orders are added to those of a game on a clock also where its clock does not go', async () => {
  using folder = new TemporaryFolder();
  const clock = new ManualClock();
  makeGame(folder.of('dash.ec'), clock.now);
  const games = new HostedGames(gamesOfFolder(folder.path), { clock: clock.now });
  const live = new LiveGames({ games, clock, observe: () => undefined });
  const kept = (stored: StoredGame): string | undefined =>
    countingSheet(stored, currentTurn(stored), 1)?.text;
  await games.use('dash', async (stored) => {
    const hall = { games, live, ...NO_NEWS, database: new HallDatabase(':memory:', HALL_PARTS) };
    const send = (text: string, isAdded: boolean) =>
      handIn(hall, { ...DESK, stored }, { text, isAdded, turn: undefined });
    await send('warp A1 B2 1', true);
    await send('warp A1 C3 2', true);
    expect(kept(stored)).toBe('warp A1 B2 1\nwarp A1 C3 2');
    await send('fly away', true);
    expect(kept(stored)).toBe('warp A1 B2 1\nwarp A1 C3 2');
    await send('warp A1 D4 3', false);
    expect(kept(stored)).toBe('warp A1 D4 3');
  });
  games[Symbol.dispose]();
});

test.each(['a game by turns', 'a game on a clock that goes elsewhere', 'a game on a clock that goes here'])(
  'orders are not kept for somebody who loses the seat while they wait, in %s',
  async (which) => {
    using folder = new TemporaryFolder();
    const clock = new ManualClock();
    makeGame(folder.of('dash.ec'), clock.now);
    using games = new HostedGames(gamesOfFolder(folder.path), { clock: clock.now });
    await games.use('dash', async (stored) => {
      if (which === 'a game by turns') setCalendar(stored, null);
      const token = giveTokens(stored).get(1);
      const requireSeat = (current: StoredGame): void => requireToken(current, 1, token);
      const pace = { tick: 10_000, planning: 60_000 };
      const playing = new LiveGame(stored, {
        clock,
        pace: () => pace,
        inTurn: (change) => games.inTurn('dash', change),
      });
      const live = { of: () => (which.endsWith('here') ? playing : undefined) };
      const send = (): Promise<unknown> =>
        handIn(
          { games, live, ...NO_NEWS, database: new HallDatabase(':memory:', HALL_PARTS) },
          { ...DESK, stored, requireSeat },
          { ...SHEET, text: 'warp A1 B2 1' },
        );
      expect(await send()).toMatchObject({ receipt: 1, counts: true });
      // the master's command was there first
      const removed = games.change('dash', (current) => seatStoredPlayer(current, 1, null));
      await expect(send()).rejects.toThrow(
        'expected the token of the seat, received one that was taken back',
      );
      await removed;
      expect(sheetsAfter(stored, currentTurn(stored)).map(({ receipt }) => receipt)).toEqual([1]);
    });
  },
);

/** A hall of one game on a clock, which can go there, and be started again. */
class ClockHall implements Disposable {
  readonly #folder = new TemporaryFolder();
  readonly #clock = new ManualClock();
  readonly #told: string[] = [];
  #games: HostedGames;
  database: HallDatabase;
  goesHere: boolean;

  constructor(goesHere: boolean) {
    this.goesHere = goesHere;
    makeGame(this.#folder.of('dash.ec'), this.#clock.now);
    [this.#games, this.database] = this.#open();
  }

  /** Hands in the orders of a form; returns the receipt, or why nothing was kept. */
  async send(sheet: Partial<SheetIn>, seat = 1): Promise<number | string | undefined> {
    const made = await this.answer(sheet, seat);
    return typeof made === 'string' ? made : made?.receipt;
  }

  async answer(sheet: Partial<SheetIn>, seat = 1) {
    const games = this.#games;
    return games.use('dash', (stored) => {
      const playing = new LiveGame(stored, {
        clock: this.#clock,
        pace: () => ({ tick: 10_000, planning: 60_000 }),
        inTurn: (change) => games.inTurn('dash', change),
      });
      const live = { of: () => (this.goesHere ? playing : undefined) };
      const observe = (event: HallEvent): void => {
        if (event.event === 'failure') this.#told.push(event.text);
      };
      const hall = { games, live, database: this.database, observe };
      return handIn(hall, { ...DESK, stored, seat }, { ...SHEET, text: 'warp A1 B2 1', ...sheet });
    });
  }

  /** Orders of seat 1 that count. */
  get counted(): Promise<string | undefined> {
    return this.#games.use('dash', (stored) => countingSheet(stored, currentTurn(stored), 1)?.text);
  }

  /** What the hall has said of failures. */
  get told(): readonly string[] {
    return this.#told;
  }

  startAgain(): void {
    this.#close();
    [this.#games, this.database] = this.#open();
  }

  /** Gives seat 1 to somebody. */
  async substitute(player: { readonly id: number; readonly email: string }): Promise<void> {
    await this.#games.use('dash', (stored) => {
      seatStoredPlayer(stored, 1, null);
      seatStoredPlayer(stored, 1, player);
    });
  }

  async resolve(): Promise<void> {
    await this.#games.use('dash', (stored) => resolveStoredTurn(stored, { maxSilent: 2 }));
  }

  [Symbol.dispose](): void {
    this.#close();
    this.#folder[Symbol.dispose]();
  }

  #open(): [HostedGames, HallDatabase] {
    const games = new HostedGames(gamesOfFolder(this.#folder.path), { clock: this.#clock.now });
    return [games, new HallDatabase(this.#folder.of(HALL_FILE), HALL_PARTS)];
  }

  #close(): void {
    this.#games[Symbol.dispose]();
    this.database[Symbol.dispose]();
  }
}

describe.each([
  ['goes here', true],
  ['does not go here', false],
])('on a clock that %s', (_, goesHere) => {
  test('a form that is sent again counts once, and has the same answer', async () => {
    using hall = new ClockHall(goesHere);
    const first = await hall.answer({ form: 'a' });
    expect(first).toMatchObject({ receipt: 1, counts: true, isLate: false });
    expect(await hall.answer({ form: 'a' })).toEqual(first);
    expect(await hall.counted).toBe('warp A1 B2 1');
    // what says something else is another form, and so is what has no name, or another player sends
    expect(await hall.send({ form: 'a', text: 'warp A1 C3 1' })).toBe(2);
    expect(await hall.send({})).toBe(3);
    expect(await hall.send({ form: 'a', text: 'warp J10 C3 1' }, 2)).toBe(1);
    expect(await hall.counted).toBe('warp A1 B2 1\nwarp A1 C3 1\nwarp A1 B2 1');
    expect(await hall.send({ form: 'a', isAdded: false })).toBe(4);
    expect(await hall.counted).toBe('warp A1 B2 1');
    await hall.resolve();
    expect(await hall.answer({ form: 'a' })).toEqual(first);
    expect(await hall.counted).toBeUndefined();
  });

  test('orders take the place of no others than they name, are for no other turn, and are not too long', async () => {
    using hall = new ClockHall(goesHere);
    for (const text of ['warp A1 B2 1', 'warp A1 C3 1', 'warp A1 D4 1']) await hall.send({ text });
    const all = 'warp A1 B2 1\nwarp A1 C3 1\nwarp A1 D4 1';
    const instead = (of: number) => hall.send({ text: 'warp A1 E5 1', isAdded: false, instead: of });
    for (const of of [0, 1, 2, 4]) expect(await instead(of), `instead of ${of}`).toBe('changed');
    for (const turn of [0, 2]) expect(await hall.send({ turn }), `turn ${turn}`).toBe('overtaken');
    expect(await hall.send({ text: ';'.repeat(SHEET_BYTES) })).toBe('too-long');
    expect(await hall.counted).toBe(all);
    expect(await instead(3)).toBe(4);
    expect(await hall.counted).toBe('warp A1 E5 1');
  });

  test('a form is known when the clock has stopped or goes on, and when the hall is started again', async () => {
    using hall = new ClockHall(goesHere);
    const first = await hall.answer({ form: 'a' });
    hall.goesHere = !goesHere;
    expect(await hall.answer({ form: 'a' })).toEqual(first);
    hall.startAgain();
    expect(await hall.answer({ form: 'a' })).toEqual(first);
    expect(await hall.counted).toBe('warp A1 B2 1');
  });

  test('of a seat the last eight forms are known, and nothing of what they said is kept but its hash', async () => {
    using hall = new ClockHall(goesHere);
    for (let form = 1; form <= 9; form += 1) await hall.send({ form: `${form}` });
    await hall.send({ form: 'other', text: 'warp J10 C3 1' }, 2);
    const rows = hall.database.all('SELECT seat, form FROM answered_forms ORDER BY id');
    expect(rows.map(({ seat, form }) => `${String(seat)} ${String(form)}`)).toEqual([
      ...['1 2', '1 3', '1 4', '1 5', '1 6', '1 7', '1 8', '1 9', '2 other'],
    ]);
    expect([await hall.send({ form: '9' }), await hall.send({ form: '1' })]).toEqual([9, 10]);
  });

  test('a form is its player’s: a substitute’s of the same name is another, and it goes with the account', async () => {
    using hall = new ClockHall(goesHere);
    await hall.send({ form: 'a' });
    const forms = formsOfPerson(hall.database);
    expect(forms.of('ada@example.org')).toEqual([
      { game: 'dash', seat: 1, form: 'a', answer: expect.stringContaining('"receipt":1,') },
    ]);
    await hall.substitute({ id: 3, email: 'cara@example.org' });
    expect(await hall.send({ form: 'a' })).toBe(2);
    forms.forget('ada@example.org');
    expect([forms.of('ada@example.org'), forms.of('cara@example.org')]).toMatchObject([[], [{ form: 'a' }]]);
  });

  test('orders count also where the file of the hall cannot be written', async () => {
    using hall = new ClockHall(goesHere);
    hall.database.connection.exec('PRAGMA query_only = ON');
    expect(await hall.send({ form: 'a' })).toBe(1);
    expect(await hall.counted).toBe('warp A1 B2 1');
    expect(hall.told).toEqual([expect.stringMatching('^orders whose answer is lost may count twice: ')]);
  });
});

/** Whose player is asked for nothing. */
const DESK = { id: 'dash', seat: 1, requireSeat: () => undefined };
const NO_NEWS = { observe: () => undefined };
const SHEET = { isAdded: true, turn: undefined };

function makeGame(path: string, clock: () => number): void {
  const players = [
    { id: 1, email: 'ada@example.org', name: 'Ada' },
    { id: 2, email: 'bo@example.org', name: 'Bo' },
  ];
  const game = { name: 'dash', seed: 7n, players, package: '@ec/multiplanetary' };
  using stored = createStoredGame(path, multiplanetary, game, { clock });
  givePace(stored, { tick: '10s', planning: '60s' });
}
