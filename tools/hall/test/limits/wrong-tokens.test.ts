import { createStoredGame, gameMessages, StoreError, type StoredGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gamesOfFolder } from '../../src/hall/game-files.js';
import { HostedGames } from '../../src/hall/hosted-games.js';
import { WRONG_TOKENS, WrongTokens } from '../../src/limits/wrong-tokens.js';
import { ManualClock } from '../../src/live/manual-clock.js';

let folder: TemporaryFolder;
beforeAll(() => {
  folder = new TemporaryFolder();
  // no second of the minute passes
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  folder[Symbol.dispose]();
});

/** A game of a hall of its own, on a clock of the test's own. */
class Guessed implements Disposable {
  readonly clock = new ManualClock();
  readonly wrong: WrongTokens;
  /** What the next statements that change the file fail with, if they do. */
  readonly faults: (Error | undefined)[] = [];
  readonly #games: HostedGames;
  readonly #stored: StoredGame;

  constructor(private readonly id: string) {
    const players = [
      { id: 1, email: 'ada@example.org', name: 'Ada' },
      { id: 2, email: 'bo@example.org', name: 'Bo' },
    ];
    const game = { package: '@ec/goofspiel', name: 'Duel', seed: 7, players };
    const { now } = this.clock;
    this.#stored = createStoredGame(folder.of(`${id}.ec`), goofspiel, game, { clock: now });
    const beforeChange = (): void => {
      const fault = this.faults.shift();
      if (fault) throw fault;
    };
    this.#games = new HostedGames(gamesOfFolder(folder.path), { clock: now, file: { beforeChange } });
    this.wrong = new WrongTokens({ games: this.#games, now });
  }

  /** Guesses a token; returns the seconds to wait before another. */
  guess(token: string, address?: string): Promise<number> {
    return this.wrong.count(this.id, this.#stored, address, token);
  }

  /** Of the last guess. */
  async guesses(times: number, token: string, address?: string): Promise<number> {
    let wait = 0;
    for (let i = 0; i < times; i++) wait = await this.guess(token, address);
    return wait;
  }

  /** Wrong tokens in the log, by seat. */
  get log(): unknown[] {
    return gameMessages(this.#stored).map(({ code, seat, times }) => [code, seat, times]);
  }

  [Symbol.dispose](): void {
    this.#games[Symbol.dispose]();
    this.#stored[Symbol.dispose]();
  }
}

test('after 20 in a minute of an address, or for a seat, the next one has to wait', async () => {
  using guessed = new Guessed('waits');
  expect(WRONG_TOKENS).toBe(20);
  // by address, whatever the seat
  expect(await guessed.guesses(10, '1-aaaaa', '192.0.2.1')).toBe(0);
  expect(await guessed.guesses(10, '9-aaaaa', '192.0.2.1')).toBe(0);
  expect(await guessed.guess('2-aaaaa', '192.0.2.1')).toBe(60);
  // for a seat, whatever the address
  expect(await guessed.guesses(10, '1-aaaaa', '192.0.2.2')).toBe(0);
  expect(await guessed.guess('1-aaaaa', '192.0.2.3')).toBe(60);
  expect(await guessed.guess('2-aaaaa', '192.0.2.3')).toBe(0);
  // for no seat: only the address counts
  expect(await guessed.guesses(15, '9-aaaaa', '192.0.2.4')).toBe(0);
  expect(await guessed.guesses(15, '9-aaaaa', '192.0.2.5')).toBe(0);
});

test('what comes from this machine is counted together', async () => {
  using guessed = new Guessed('machine');
  expect(await guessed.guesses(20, '9-aaaaa')).toBe(0);
  expect(await guessed.guess('x')).toBe(60);
  expect(await guessed.guess('x', '192.0.2.1')).toBe(0);
});

test('seats of one game are not those of another', async () => {
  using guessed = new Guessed('one');
  using other = new Guessed('another');
  for (let i = 0; i < 20; i++) await guessed.guess('1-aaaaa', `192.0.2.${i}`);
  expect(await guessed.guess('1-aaaaa', '192.0.2.99')).toBe(60);
  expect(await other.guess('1-aaaaa', '192.0.2.99')).toBe(0);
});

test('the first is in the log at once, and those within ten seconds after it together', async () => {
  using guessed = new Guessed('log');
  await guessed.guess('1-aaaaa');
  expect(guessed.log).toEqual([['wrong-token', 1, 1]]);
  guessed.clock.pass(9_999);
  await guessed.guess('1-aaaaa');
  await guessed.guess('9-aaaaa');
  expect(guessed.log).toEqual([['wrong-token', 1, 1]]);
  guessed.clock.pass(1);
  await guessed.guess('2-aaaaa');
  const all = [
    ['wrong-token', 1, 2],
    ['wrong-token', null, 1],
    ['wrong-token', 2, 1],
  ];
  expect(guessed.log).toEqual(all);
  // each is written once
  await guessed.wrong.write();
  expect(guessed.log).toEqual(all);
  await guessed.guess('2-aaaaa');
  expect(guessed.log).toEqual(all);
  await guessed.wrong.write();
  expect(guessed.log).toEqual([...all.slice(0, 2), ['wrong-token', 2, 2]]);
});

test('where there was nothing to write, the next is written at once', async () => {
  using guessed = new Guessed('nothing');
  await guessed.guess('1-aaaaa');
  guessed.clock.pass(10_000);
  await guessed.wrong.write();
  await guessed.guess('1-aaaaa');
  expect(guessed.log).toEqual([['wrong-token', 1, 2]]);
});

test('while the game cannot be changed, they are counted on, and each is written once', async () => {
  using guessed = new Guessed('busy');
  const busy = new StoreError('busy', 'somebody else is changing the game');
  guessed.faults.push(busy);
  await guessed.guess('1-aaaaa');
  await guessed.guess('1-aaaaa');
  await guessed.guess('2-aaaaa');
  expect(guessed.log).toEqual([]);
  // those of seat 1 are written: a row and its commit; those of seat 2 are not
  guessed.faults.push(undefined, undefined, busy);
  await guessed.wrong.write();
  expect(guessed.log).toEqual([['wrong-token', 1, 2]]);
  await guessed.wrong.write();
  expect(guessed.log).toEqual([
    ['wrong-token', 1, 2],
    ['wrong-token', 2, 1],
  ]);
});

test('another error is no reason to be silent', async () => {
  using guessed = new Guessed('fault');
  guessed.faults.push(new TypeError('a bug'));
  await expect(guessed.guess('1-aaaaa')).rejects.toThrow('a bug');
});
