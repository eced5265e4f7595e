import { expect, it } from 'vitest';
import type { StoreError } from '../../src/sqlite.js';
import { explained, filesOf, storeError } from '../../src/sqlite/explained.js';

/** An error as SQLite gives it. */
function sqliteError(errcode: number, message = 'an error'): Error {
  return Object.assign(new Error(message), { errcode });
}

it.each([
  [5, 'an error', 'busy: g.ec: somebody else is changing the game: try again when they are done'],
  // the upper bytes are details
  [517, 'an error', 'busy: g.ec: somebody else is changing the game: try again when they are done'],
  [8, 'an error', 'read-only: g.ec: cannot be written; nothing was changed'],
  [10, 'an error', 'disk: g.ec: the disk cannot be read or written; nothing was changed'],
  // the file ends within a page
  [522, 'an error', 'damaged: g.ec: the file is damaged'],
  [11, 'an error', 'damaged: g.ec: the file is damaged'],
  [1, 'unsupported file format', 'damaged: g.ec: the file is damaged'],
  [13, 'an error', 'full: g.ec: the disk is full; nothing was changed'],
  [14, 'an error', 'disk: g.ec: the file cannot be opened or made'],
  [18, 'an error', 'too-large: g.ec: expected values of at most 64 million bytes, received a larger one'],
  [26, 'an error', 'not-a-game: g.ec: expected a stored game, received another kind of file'],
  [
    1811,
    'the game is being moved',
    'busy: g.ec: the game is being moved: try again, or run "ec move" again if that was interrupted',
  ],
])('the error %i of SQLite, "%s", is %s', (errcode, message, said) => {
  const error = sqliteError(errcode, message);
  const told = storeError('g.ec', error) as StoreError;
  expect(`${told.code}: ${told.message}`).toBe(said);
  expect(told.cause).toBe(error);
});

it('what is said of a file stands in one line, whatever its name is', () => {
  const told = storeError('a\nerror: b\u001b.ec', sqliteError(13)) as StoreError;
  expect(told.message).toBe('a\ufffderror: b\ufffd.ec: the disk is full; nothing was changed');
});

it('any other error stays as it is', () => {
  const others = [sqliteError(1), new TypeError('the game is being moved'), 'a text', undefined];
  for (const error of others) expect(storeError('g.ec', error)).toBe(error);
  expect(explained('g.ec', () => 7)).toBe(7);
  expect(() => explained('g.ec', () => expect.fail('as it is'))).toThrow('as it is');
  expect(filesOf('g.ec')).toEqual(['g.ec', 'g.ec-wal', 'g.ec-shm']);
});
