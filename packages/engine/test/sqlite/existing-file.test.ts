import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setClock } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, it } from 'vitest';
import { createStoredGame } from '../../src/sqlite.js';
import { existingFile, MEMORY } from '../../src/sqlite/existing-file.js';
import { race } from '../race.js';
import { codeOf, newRace, openRace } from './stored-games.js';

it('a file that is not there is not made, whoever wants to open it', () => {
  using folder = new TemporaryFolder();
  const path = folder.of('gone.ec');
  expect(() => new DatabaseSync(existingFile(path))).toThrow('unable to open database file');
  expect(codeOf(() => openRace(path))).toBe('no-file');
  expect(existsSync(path)).toBe(false);
  expect(existingFile(MEMORY)).toBe(MEMORY);
});

it.each(['a b.ec', "it's #1.ec", '50%.ec', '%41?mode=memory.ec', 'Łódź.ec'])(
  '%s is opened by its own name',
  (name) => {
    using folder = new TemporaryFolder();
    const path = folder.of(name);
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    expect(existsSync(path)).toBe(true);
    using stored = openRace(path);
    expect(stored.meta.name).toBe(newRace().name);
  },
);
