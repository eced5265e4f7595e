/** Numbers of a file that nobody could have written: each is refused as damage, before anything is changed. */
import { copyFileSync } from 'node:fs';
import { START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkContents,
  currentTurn,
  exportGame,
  gameMessages,
  gameStatus,
  logMessage,
  previewTurn,
  resolveStoredTurn,
  seatStoredPlayer,
  setDue,
  verifyGame,
  type StoredGame,
} from '../../src/sqlite.js';
import {
  alter,
  openRace,
  playSheets,
  refusalOf,
  refusalOfAsync,
  rows,
  storedRace,
  submit,
} from './stored-games.js';

const folder = new TemporaryFolder();
const sound = folder.of('sound.ec');
beforeAll(async () => {
  using stored = storedRace({ path: sound });
  await playSheets(stored, ['step 1']);
  setDue(stored, START);
  seatStoredPlayer(stored, 3, null);
  submit(stored, 1, 'step 2');
});
afterAll(() => {
  folder[Symbol.dispose]();
});

/** The race with something altered behind the back of the store. */
function altered(...sql: readonly string[]): string {
  const path = folder.of('altered.ec');
  copyFileSync(sound, path);
  for (const statement of sql) alter(path, statement);
  return path;
}

function refused(sql: string, ask: (stored: StoredGame) => unknown): string {
  const path = altered(sql);
  return refusalOf(() => {
    using stored = openRace(path);
    ask(stored);
  }, path);
}

const FURTHEST = 8_640_000_000_000_000;
const LARGEST = 2 ** 31 - 1;

describe('a time on no day that JavaScript knows', () => {
  it.each<[string, string, (stored: StoredGame) => unknown]>([
    ['turns', 'due', currentTurn],
    ['turns', 'resolved', gameStatus],
    ['turns', 'undone', exportGame],
    ['orders', 'received', gameStatus],
    ['messages', 'sent', gameMessages],
    ['messages', 'last', gameMessages],
    ['seatings', 'changed', gameStatus],
    ['meta', 'created', () => undefined],
  ])('of %s, %s, is damage', (table, column, ask) => {
    const where = column === 'undone' ? ' WHERE turn = 1' : '';
    const set = (time: number): string => `UPDATE ${table} SET ${column} = ${time}${where}`;
    for (const time of [FURTHEST + 1, -FURTHEST - 1, Number.MAX_SAFE_INTEGER])
      expect(refused(set(time), ask)).toBe(
        `damaged: FILE: ${column}: expected a time of at most ${FURTHEST} milliseconds before or after 1970, received ${time}`,
      );
    for (const time of [FURTHEST, -FURTHEST]) expect(refused(set(time), ask)).toBe('none');
  });

  it('is kept by nobody', () => {
    using stored = storedRace();
    expect(() => setDue(stored, FURTHEST + 1)).toThrow(RangeError);
    setDue(stored, FURTHEST);
  });
});

describe('a number that JavaScript cannot hold', () => {
  it.each([
    ['turns', 'due'],
    ['turns', 'resolved'],
    ['turns', 'milliseconds'],
    ['orders', 'received'],
    ['messages', 'sent'],
    ['meta', 'created'],
  ])('in %s, %s, is damage to whoever reads it', (table, column) => {
    for (const number of ['9223372036854775807', '9007199254740992']) {
      const set = `UPDATE ${table} SET ${column} = ${number}`;
      for (const read of [verifyGame, checkContents, exportGame])
        expect(refused(set, (stored) => [read(stored), gameMessages(stored)])).toBe(
          'damaged: FILE: the file is damaged: it holds a number that is too large',
        );
    }
  });
});

describe('a row whose number leaves none for the rows after it', () => {
  it.each([
    'UPDATE turns SET id = NUMBER WHERE turn = 1',
    'UPDATE orders SET receipt = NUMBER WHERE receipt = (SELECT max(receipt) FROM orders)',
    'UPDATE seatings SET id = NUMBER',
    'UPDATE messages SET id = NUMBER WHERE id = (SELECT max(id) FROM messages)',
    "UPDATE sqlite_sequence SET seq = NUMBER WHERE name = 'turns'",
    'UPDATE seats SET seat = NUMBER WHERE seat = 1',
  ])('%s: the file is not opened', (sql) => {
    for (const number of [String(LARGEST + 1), '9007199254740991', '9223372036854775807'])
      expect(refused(sql.replace('NUMBER', number), () => undefined)).toBe(
        `damaged: FILE: expected numbers of rows up to ${LARGEST}, received a larger one`,
      );
  });

  it.each<[string, (stored: StoredGame) => unknown]>([
    ['UPDATE turns SET id = NUMBER WHERE turn = 1', (stored) => resolveStoredTurn(stored)],
    ['UPDATE orders SET receipt = NUMBER WHERE receipt = (SELECT max(receipt) FROM orders)', (stored) => submit(stored, 1, 'step 3')],
    ['UPDATE seatings SET id = NUMBER', (stored) => seatStoredPlayer(stored, 2, null)],
    ['UPDATE messages SET id = NUMBER WHERE id = (SELECT max(id) FROM messages)', (stored) => setDue(stored, null)],
    ['UPDATE messages SET id = NUMBER WHERE id = (SELECT max(id) FROM messages)', (stored) => logMessage(stored, { code: 'x', text: 'x' })],
  ])('%s, the last of all: the next change is refused, and the game can be read as before', async (sql, change) => {
    const path = altered(sql.replace('NUMBER', String(LARGEST)), 'UPDATE turns SET seating = 0');
    const before = ((): unknown => {
      using stored = openRace(path);
      return [gameStatus(stored), gameMessages(stored)];
    })();
    using stored = openRace(path);
    const making = async (): Promise<unknown> => await change(stored);
    expect(await refusalOfAsync(making(), path)).toBe(
      `damaged: FILE: expected numbers of rows up to ${LARGEST}, received a larger one`,
    );
    using again = openRace(path);
    expect([gameStatus(again), gameMessages(again)]).toEqual(before);
  }); // prettier-ignore

  it('of a sheet: the next of its seat is not taken', () => {
    const path = altered(
      `UPDATE orders SET number = ${LARGEST} WHERE receipt = (SELECT max(receipt) FROM orders)`,
    );
    using stored = openRace(path);
    const before = rows(stored, 'SELECT receipt FROM orders');
    expect(refusalOf(() => submit(stored, 1, 'step 3'), path)).toBe(
      `damaged: FILE: expected receipts up to ${LARGEST}, received a larger one`,
    );
    expect(rows(stored, 'SELECT receipt FROM orders')).toEqual(before);
  });
});

describe('a turn or seats that are not those of the state', () => {
  it.each([
    ['DELETE FROM seats', 'seats: expected 1, 2, 3, received none'],
    ['UPDATE seats SET seat = -5 WHERE seat = 1', 'seats: expected 1, 2, 3, received -5, 2, 3'],
    ['UPDATE turns SET turn = 9 WHERE turn = 1', 'turn: expected the number 1, received 9'],
    ['UPDATE seatings SET seat = 9', 'change 1 of seats: seat: expected 1 to 3, received 9'],
  ])('%s: nothing is resolved', async (sql, said) => {
    const path = altered(sql);
    using stored = openRace(path);
    expect(refusalOf(() => gameStatus(stored), path)).toBe(`damaged: FILE: ${said}`);
    expect(refusalOf(() => previewTurn(stored, { playOn: true }), path)).toBe(`damaged: FILE: ${said}`);
    expect(await refusalOfAsync(resolveStoredTurn(stored, { playOn: true }), path)).toBe(
      `damaged: FILE: ${said}`,
    );
  });

  it('a check names seats that are missing, and ones too many', () => {
    using stored = openRace(altered('UPDATE seats SET seat = 4 WHERE seat = 1'));
    expect(
      verifyGame(stored)
        .findings.filter(({ what }) => what === 'seat')
        .map(({ message }) => message),
    ).toEqual(['seat 1: expected one, received none', 'seat 4: expected none, received one']);
  });

  it('a file without seats says so to whoever asks for one', () => {
    const path = altered('DELETE FROM seats');
    using stored = openRace(path);
    expect(refusalOf(() => submit(stored, 1, 'step 1'), path)).toBe(
      'damaged: FILE: seats: expected some, received none',
    );
  });
});
