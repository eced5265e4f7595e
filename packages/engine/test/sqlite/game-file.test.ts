import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../../src/index.js';
import {
  createStoredGame,
  currentTurn,
  gameStatus,
  openGameFile,
  resolveStoredTurn,
  stateBytes,
  storedFigures,
  StoreError,
} from '../../src/sqlite.js';
import { pack, unpack } from '../../src/sqlite/packed.js';
import { race } from '../race.js';
import {
  alter,
  codeOf,
  expectSound,
  newRace,
  openRace,
  playSheets,
  refusalOf,
  overwrite,
  rows,
  storedRace,
  totals,
} from './stored-games.js';

describe('architecture 10: the file of a stored game', () => {
  it('says what the game was made from, and which ruleset it needs, before one is loaded', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path, players: 1, parameters: { sides: 8 } })[Symbol.dispose]();
    using file = openGameFile(path, { clock: setClock() });
    expect(file.meta).toEqual({
      package: '../race.ts',
      ruleset: 'race',
      version: '1',
      name: 'R',
      seed: '1978',
      players: [{ id: 101, email: '1@example.org', name: 'Runner 1' }],
      parameters: { sides: 8 },
      templates: {},
      edition: { name: 'standard', parameters: { sides: 6 }, templates: {} },
      created: START,
      contact: null,
    });
    expect(file.database.format).toBe(6);
  });

  it('keeps the edition as it was, with all its values; one from before there were editions goes on by the first', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const edition = { name: 'long', parameters: { sides: 20 }, templates: {} };
    {
      using stored = storedRace({ path, edition, parameters: { sides: 8 } });
      expect(gameStatus(stored)).toMatchObject({ edition: 'long', changed: ['sides'] });
      expect(storedFigures(stored)).toEqual({ edition: 'long', parameters: { sides: 8 } });
    }
    alter(path, `UPDATE meta SET parameters = '{}'`);
    {
      using stored = openRace(path);
      expect(stored.meta.edition).toEqual(edition);
      expect(gameStatus(stored)).toMatchObject({ edition: 'long', changed: [] });
      expect(storedFigures(stored)).toEqual({ edition: 'long', parameters: { sides: 20 } });
    }
    alter(path, `UPDATE meta SET edition = 'null'`);
    using stored = openRace(path);
    expect(storedFigures(stored)).toEqual({ edition: 'standard', parameters: { sides: 6 } });
    expect(() => storedRace({ edition: 'short' })).toThrow(SetupError);
  });

  it('holds texts of at most 128 million bytes', () => {
    expect(() => pack('x'.repeat(128_000_001))).toThrow(
      new StoreError('too-large', 'expected at most 128000000 bytes of JSON, received 128000001'),
    );
    expect(() => unpack(7, 'state')).toThrow(
      new StoreError('damaged', 'state: expected compressed text, received number'),
    );
    expect(unpack(pack('Łódź'), 'state')).toBe('Łódź');
  });

  it('is one file once it is closed, and goes on from there when it is opened again', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const stored = storedRace({ path });
    await playSheets(stored, ['step 1'], ['step 2']);
    stored[Symbol.dispose]();
    // closing it twice does no harm
    stored[Symbol.dispose]();
    expect(readdirSync(folder.path).toSorted()).toEqual(['race.ec', 'race.ec.backups']);
    using again = openRace(path);
    await playSheets(again, ['step 3']);
    expect(totals(again)).toBe('Runner 1 6, Runner 2 0, Runner 3 0');
    expectSound(again);
  });

  it('says how large the state after the last turn is in it', async () => {
    using stored = storedRace();
    const sizes = [stateBytes(stored)];
    await resolveStoredTurn(stored);
    sizes.push(stateBytes(stored));
    const states = rows(stored, 'SELECT CAST(state AS BLOB) AS bytes FROM turns ORDER BY id');
    expect(sizes).toEqual(states.map(({ bytes }) => (bytes as Uint8Array).byteLength));
  });

  it('is marked as a game: bytes 68 to 71 are "EC g"', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    const bytes = readFileSync(path);
    expect(bytes.toString('latin1', 0, 15)).toBe('SQLite format 3');
    expect(bytes.toString('latin1', 68, 72)).toBe('EC g');
  });

  it('says so when the file in its place holds no game, as a command leaves it that was killed', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const without =
      'without a game: somebody is making one, or was interrupted; remove the file if nobody is';
    writeFileSync(path, '');
    expect(() => storedRace({ path })).toThrow(without);
    using killed = new DatabaseSync(path);
    killed.exec('PRAGMA journal_mode = WAL; BEGIN; CREATE TABLE meta (id INTEGER)');
    expect(() => storedRace({ path })).toThrow(without);
    killed.close();
    expect(() => storedRace({ path })).toThrow(without);
    rmSync(path);
    storedRace({ path })[Symbol.dispose]();
    expect(() => storedRace({ path })).toThrow(/expected a new file, and there is one already$/);
  });

  it('never overwrites another file, and is not left behind when the game cannot be made', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    writeFileSync(path, 'a letter');
    expect(codeOf(() => storedRace({ path }))).toBe('exists');
    expect(readFileSync(path, 'utf8')).toBe('a letter');
    const options = { clock: setClock() };
    const other = folder.of('other.ec');
    expect(() => createStoredGame(other, race, { ...newRace(), name: ' ' }, options)).toThrow(SetupError);
    const broken = { ...race, report: () => { throw new Error('no words'); } }; // prettier-ignore
    expect(() => createStoredGame(other, broken, newRace(), options)).toThrow('no words');
    expect(codeOf(() => storedRace({ path: folder.of('no/such/folder.ec') }))).toBe('disk');
    expect(readdirSync(folder.path)).toEqual(['race.ec']);
  });

  it.each<[string, string, (path: string) => void]>([
    ['there is none', 'no-file', () => undefined],
    ['it is a text', 'not-a-game', (path) => writeFileSync(path, 'turn: 3\n'.repeat(1_000))],
    ['it is empty', 'not-a-game', (path) => writeFileSync(path, '')],
    ['it is another database', 'not-a-game', (path) => run(path, 'CREATE TABLE turns (id INTEGER)')],
    ['a later version made it', 'too-new', (path) => made(path, (file) => run(file, 'PRAGMA user_version = 99'))],
    ['it is a folder', 'no-file', () => undefined],
    ['its second half is lost', 'damaged', (path) => made(path, (file) => truncateSync(file, 4096 * 7))],
    // bytes 44 to 47 of SQLite's header: the format of its schema, at most 4
    ['its header names no format of SQLite', 'damaged', (path) => made(path, (file) => overwrite(file, 44, 48))],
    ['its middle is overwritten', 'damaged', (path) => made(path, (file) => overwrite(file, 4096 * 2, 4096 * 6))],
    ['what it was made from is gone', 'damaged', (path) => made(path, (file) => run(file, 'DELETE FROM meta'))],
    ['its players are no list', 'damaged', (path) => made(path, (file) => run(file, "UPDATE meta SET players = '{}'"))],
  ])('is not opened when %s: %s', (what, code, prepare) => {
    using folder = new TemporaryFolder();
    const path = what === 'it is a folder' ? folder.path : folder.of('race.ec');
    prepare(path);
    const bytes = existsSync(path) && what !== 'it is a folder' ? readFileSync(path) : undefined;
    expect(codeOf(() => openRace(path))).toBe(code);
    if (bytes && code !== 'damaged') expect(readFileSync(path)).toEqual(bytes);
  }); // prettier-ignore

  it('reports which bounds and references of its tables do not hold', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    await playSheets(stored, ['step 1']);
    expect(stored.database.problems()).toEqual([]);
    run(path, 'PRAGMA ignore_check_constraints = ON; UPDATE orders SET counts = 7');
    run(path, 'PRAGMA foreign_keys = OFF; DELETE FROM seats WHERE seat = 3');
    expect(refusalOf(() => openRace(path), path)).toBe(
      'damaged: FILE: the file is damaged: CHECK constraint failed in orders',
    );
    expect(stored.database.problems()).toEqual([
      'CHECK constraint failed in orders',
      // of the set-up and of turn 1
      'row 3 of reports refers to nothing',
      'row 6 of reports refers to nothing',
    ]);
  });

  it('is damaged when a state cannot be read, or no turn stands', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    alter(path, 'UPDATE turns SET state = ?', Buffer.from('not compressed'));
    using stored = openRace(path);
    expect(currentTurn(stored).turn).toBe(0);
    expect(codeOf(() => totals(stored))).toBe('damaged');
    alter(path, 'UPDATE turns SET undone = 1');
    expect(codeOf(() => currentTurn(stored))).toBe('damaged');
  });
});

function made(path: string, then: (path: string) => void): void {
  storedRace({ path })[Symbol.dispose]();
  then(path);
}

function run(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}
