/** What only a bug in a host can ask of the store is refused before anything is written, in words that name it. */
import { existsSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  checkOrders,
  forecastOrders,
  gameStatus,
  previewTurn,
  resolveStoredTurn,
  setDue,
  submitOrders,
} from '../../src/sqlite.js';
import { storedRace } from './stored-games.js';

const TIMES = [Number.NaN, 1.5, Infinity];

describe('a bug of the caller', () => {
  it('is an origin that there is not', () => {
    using stored = storedRace({});
    const sheet = { seat: 1, text: 'step 1', origin: 'friend' as 'player' };
    expect(() => submitOrders(stored, sheet)).toThrow(
      new RangeError('origin: expected one of player, master, bot, received "friend"'),
    );
  });

  it.each([undefined, null, 7])('is a sheet that is no text, but %s', (text) => {
    using stored = storedRace({});
    const sheet = { seat: 1, text: text as unknown as string, origin: 'player' } as const;
    for (const hand of [submitOrders, checkOrders, forecastOrders])
      expect(() => hand(stored, sheet)).toThrow(
        new TypeError(`text: expected the text of a sheet, received ${String(text)}`),
      );
    expect(submitOrders(stored, { ...sheet, text: 'step 1' }).receipt).toBe(1);
  });

  it.each(TIMES)('is a clock that stands at %d: no file is left', (time) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    expect(() => storedRace({ path, clock: () => time })).toThrow(
      new RangeError(`clock: expected whole milliseconds since 1970 (UTC), received ${time}`),
    );
    expect(existsSync(path)).toBe(false);
  });

  it.each(TIMES)('is a clock that comes to stand at %d: no sheet is kept', (time) => {
    let now = 0;
    using stored = storedRace({ clock: () => now });
    now = time;
    expect(() => submitOrders(stored, { seat: 1, text: 'step 1', origin: 'player' })).toThrow(
      new RangeError(`clock: expected whole milliseconds since 1970 (UTC), received ${time}`),
    );
    now = 1;
    expect(submitOrders(stored, { seat: 1, text: 'step 1', origin: 'player' }).receipt).toBe(1);
  });

  it.each(TIMES)('is a due time of %d', async (due) => {
    const error = new RangeError(`due: expected whole milliseconds since 1970 (UTC), received ${due}`);
    using stored = storedRace({});
    expect(() => storedRace({ due })).toThrow(error);
    expect(() => setDue(stored, due)).toThrow(error);
    await expect(resolveStoredTurn(stored, { due })).rejects.toThrow(error);
    expect(gameStatus(stored).turn.turn).toBe(0);
  });

  it.each([Number.NaN, -1])('is at most %d silent players', async (maxSilent) => {
    const error = new RangeError(`maxSilent: expected a number from 0, received ${maxSilent}`);
    using stored = storedRace({});
    expect(() => previewTurn(stored, { maxSilent })).toThrow(error);
    await expect(resolveStoredTurn(stored, { maxSilent })).rejects.toThrow(error);
  });

  it('is any use of a game that was disposed of', async () => {
    const stored = storedRace({});
    stored[Symbol.dispose]();
    const error = new TypeError(':memory:: expected an open game, received one that was disposed of');
    expect(() => gameStatus(stored)).toThrow(error);
    expect(() => submitOrders(stored, { seat: 1, text: 'step 1', origin: 'player' })).toThrow(error);
    await expect(resolveStoredTurn(stored)).rejects.toThrow(error);
    expect(() => stored.database.transaction(() => undefined)).toThrow(error);
    stored[Symbol.dispose]();
  });
});
