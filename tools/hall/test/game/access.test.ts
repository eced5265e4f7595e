import { createStoredGame, gameMessages, setSeatTokens, type StoredGame } from '@ec/engine/sqlite';
import { goofspiel } from '@ec/goofspiel';
import { expect, test } from 'vitest';
import { AccessError, actorOf, logWrongTokens, seatAskedFor, seatHeldBy } from '../../src/game/access.js';
import { giveTokens } from '../../src/game/give-tokens.js';

/** A duel in memory, whose seats have tokens. */
class Duel implements Disposable {
  readonly stored: StoredGame = createStoredGame(
    ':memory:',
    goofspiel,
    {
      ...{ package: '@ec/goofspiel', name: 'Duel', seed: 7 },
      players: [
        { id: 1, email: 'ada@example.org', name: 'Ada' },
        { id: 2, email: 'bo@example.org', name: 'Bo' },
      ],
    },
    { clock: () => 1_000 },
  );
  readonly #tokens = giveTokens(this.stored);

  token(seat: number): string {
    return this.#tokens.get(seat) ?? '';
  }

  /** Wrong tokens in the log: seat that was asked for, and how often. */
  get refused(): unknown[] {
    return gameMessages(this.stored)
      .filter(({ code }) => code === 'wrong-token')
      .map(({ seat, times, text }) => [seat, times, text]);
  }

  [Symbol.dispose](): void {
    this.stored[Symbol.dispose]();
  }
}

const WRONG = 'somebody asked with a wrong token';

test('without a token a command acts for the game master, for one seat or all', () => {
  using duel = new Duel();
  expect(actorOf(duel.stored, {})).toEqual({ seat: undefined, isPlayer: false });
  expect(actorOf(duel.stored, { seat: 2 })).toEqual({ seat: 2, isPlayer: false });
});

test('with a token it acts for the seat of the token, and for no other', () => {
  using duel = new Duel();
  const token = duel.token(2);
  expect(actorOf(duel.stored, { token })).toEqual({ seat: 2, isPlayer: true });
  expect(actorOf(duel.stored, { token, seat: 2 })).toEqual({ seat: 2, isPlayer: true });
  expect(duel.refused).toEqual([]);
  const refused = new AccessError('expected the token of the seat, received another');
  expect(() => actorOf(duel.stored, { token, seat: 1 })).toThrow(refused);
  expect(refused.name).toBe('AccessError');
  expect(duel.refused).toEqual([[1, 1, WRONG]]);
});

test('a wrong token is noted for the seat that it names, where there is such a seat', () => {
  using duel = new Duel();
  for (const token of [duel.token(2).replace('2', '1'), '2-aaaaa', '9-aaaaa', 'aaaaa', ''])
    expect(() => actorOf(duel.stored, { token })).toThrow(AccessError);
  expect(duel.refused).toEqual([
    [1, 1, WRONG],
    [2, 1, WRONG],
    [null, 3, WRONG],
  ]);
});

test('a token holds its seat until there is another one or none', () => {
  using duel = new Duel();
  const old = duel.token(1);
  expect(seatHeldBy(duel.stored, old)).toBe(1);
  const other = giveTokens(duel.stored, [1]).get(1) ?? '';
  expect([seatHeldBy(duel.stored, old), seatHeldBy(duel.stored, other)]).toEqual([undefined, 1]);
  setSeatTokens(duel.stored, new Map([[1, null]]));
  expect([seatHeldBy(duel.stored, old), seatHeldBy(duel.stored, other)]).toEqual([undefined, undefined]);
  expect(seatHeldBy(duel.stored, duel.token(2))).toBe(2);
});

test('wrong tokens are for a seat of the game or for none, and are counted', () => {
  using duel = new Duel();
  expect([1, 2, 3, undefined].map((seat) => seatAskedFor(duel.stored, seat))).toEqual([1, 2, null, null]);
  logWrongTokens(duel.stored, 2, 3);
  expect(duel.refused).toEqual([[2, 3, WRONG]]);
});
