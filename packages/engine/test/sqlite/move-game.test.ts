import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  createStoredGame,
  currentTurn,
  lockLive,
  moveGame,
  resolveStoredTurn,
  setDue,
  StoreError,
  storedSeats,
  verifyGame,
} from '../../src/sqlite.js';
import { closeForMove } from '../../src/sqlite/moving.js';
import { race } from '../race.js';
import { codeOf, newRace, openRace, refusalOfAsync, submit } from './stored-games.js';

async function codeOfMove(path: string, to: string): Promise<string> {
  const error: unknown = await moveGame(path, to, { clock: setClock() }).catch((reason: unknown) => reason);
  return error instanceof StoreError ? error.code : `no error: ${String(error)}`;
}

/** Closes a game as a move does that is cut off then. */
function closeFor(path: string, target: string): void {
  using killed = new DatabaseSync(path);
  killed.exec(closeForMove(target));
}

describe('moveGame', () => {
  it.skipIf(process.platform === 'win32')(
    'refuses a link to a game, which stays where it is, and open',
    async () => {
      using folder = new TemporaryFolder();
      using stored = createStoredGame(folder.of('game.ec'), race, newRace(), { clock: setClock() });
      const link = folder.of('link.ec');
      symlinkSync(folder.of('game.ec'), link);
      const other = folder.of('other');
      expect(await refusalOfAsync(moveGame(link, other, { clock: setClock() }), link)).toBe(
        'no-file: FILE: expected the file of a stored game itself, received a link to it',
      );
      setDue(stored, START);
      expect([currentTurn(stored).due, existsSync(link), existsSync(other)]).toEqual([START, true, false]);
    },
  );

  it('moves a game that others have open: what they changed before is there, and later changes are refused', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
    setDue(stored, START);
    const moved = await moveGame(path, folder.of('other'), { clock: setClock() });
    expect(moved).toBe(join(folder.of('other'), 'game.ec'));
    expect(readdirSync(folder.path).filter((name) => name.startsWith('game.ec'))).toEqual(['game.ec.live']);
    expect(codeOf(() => setDue(stored, null))).toBe('busy');
    using there = openRace(moved);
    expect(currentTurn(there)).toEqual(currentTurn(stored));
    expect(storedSeats(there)).toEqual(storedSeats(stored));
    expect(verifyGame(there).findings).toEqual([]);
    setDue(there, null);
    expect(currentTurn(there).due).toBe(null);
  });

  it('takes up a move that was cut off; until then nobody can open or change the game', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
    const killed = new DatabaseSync(path);
    killed.exec(closeForMove(join(folder.of('other'), 'game.ec')));
    killed.close();
    mkdirSync(folder.of('other'));
    writeFileSync(join(folder.of('other'), '.moving-game.ec'), 'half');
    expect(codeOf(() => openRace(path))).toBe('busy');
    expect(codeOf(() => setDue(stored, START))).toBe('busy');
    using there = openRace(await moveGame(path, folder.of('other'), { clock: setClock() }));
    setDue(there, START);
    expect(readdirSync(folder.of('other')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('a move that was cut off when the new file was there is ended by another one, to whichever folder', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of(`it's game.ec`);
    for (const to of ['other', 'elsewhere']) {
      createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
      const closed = new DatabaseSync(path);
      closed.exec(closeForMove(join(folder.of('other'), `it's game.ec`)));
      closed.close();
      mkdirSync(folder.of('other'), { recursive: true });
      copyFileSync(path, join(folder.of('other'), `it's game.ec`));
      if (to === 'other') expect(await moveGame(path, folder.of(to), { clock: setClock() })).toBeTruthy();
      else
        expect(await refusalOfAsync(moveGame(path, folder.of(to), { clock: setClock() }), folder.path)).toBe(
          `no-file: FILE/it's game.ec: expected a stored game, and it was moved to FILE/other/it's game.ec before`,
        );
      expect([existsSync(path), existsSync(folder.of('elsewhere'))]).toEqual([false, false]);
    }
  });

  it('says where the new file is before the old one goes, again after it was cut off, and nothing where it failed', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    const target = join(folder.of('other'), 'game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    const told: unknown[] = [];
    const arrived = (at: string): void => {
      told.push([at, existsSync(at), existsSync(path)]);
      if (told.length === 1) throw new Error('cut off');
    };
    const move = (to: string) => moveGame(path, to, { clock: setClock(), arrived });
    await expect(move(folder.of('other'))).rejects.toThrow('cut off');
    // from here, relative to the folder of the process
    expect(await move(relative('.', folder.of('other')))).toBe(
      join(relative('.', folder.of('other')), 'game.ec'),
    );
    expect(told).toEqual([
      [target, true, true],
      [target, true, true],
    ]);
    expect(existsSync(path)).toBe(false);
    if (process.platform !== 'win32') {
      expect((statSync(target).mode & 0o777).toString(8)).toBe('600');
      expect((statSync(folder.of('other')).mode & 0o777).toString(8)).toBe('700');
    }
    await expect(move(folder.of('more'))).rejects.toThrow('expected a stored game, and there is no file');
    expect(told).toHaveLength(2);
  });

  it('to its own folder stays, and calls off a move that was cut off before the new file was there', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('games', 'game.ec');
    mkdirSync(folder.of('games'));
    using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
    const options = { clock: setClock(), arrived: () => expect.fail('expected no other folder') };
    expect(await moveGame(path, folder.of('games'), options)).toBe(path);
    stored.database.execute(closeForMove(join(folder.of('other'), 'game.ec')));
    expect(codeOf(() => setDue(stored, START))).toBe('busy');
    symlinkSync(folder.of('games'), folder.of('link'), 'junction');
    expect(await moveGame(path, folder.of('link'), options)).toBe(path);
    setDue(stored, START);
    expect([currentTurn(openRace(path)).due, existsSync(folder.of('other'))]).toEqual([START, false]);
  });

  it('to its own folder is of no use where the new file is there already: the game is in that one', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    mkdirSync(folder.of('other'));
    copyFileSync(path, folder.of('other', 'game.ec'));
    closeFor(path, folder.of('other', 'game.ec'));
    expect(await codeOfMove(path, folder.path)).toBe('no-file');
    expect([existsSync(path), existsSync(folder.of('other', 'game.ec'))]).toEqual([false, true]);
  });

  it('is not taken for moved where its file names another copy of it that has less', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    const copy = folder.of('copy.ec');
    {
      using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
      await stored.database.backup(copy);
      submit(stored, 1, 'step 1');
    }
    closeFor(path, copy);
    using there = openRace(await moveGame(path, folder.of('other'), { clock: setClock() }));
    expect(there.database.all('SELECT text FROM orders').map(({ text }) => text)).toEqual(['step 1']);
    expect(existsSync(copy)).toBe(true);
    // another turn with the same number is not the same either
    {
      using stored = openRace(copy);
      submit(stored, 1, 'step 2');
      await resolveStoredTurn(stored);
    }
    await resolveStoredTurn(there);
    there[Symbol.dispose]();
    closeFor(there.database.path, copy);
    using again = openRace(await moveGame(there.database.path, folder.of('third'), { clock: setClock() }));
    expect(currentTurn(again).turn).toBe(1);
  });

  it('is not taken for moved to itself, by whichever name', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    linkSync(path, folder.of('link.ec'));
    for (const target of [path, folder.of('link.ec')]) {
      closeFor(path, target);
      expect(await moveGame(path, folder.path, { clock: setClock() })).toBe(path);
      openRace(path)[Symbol.dispose]();
    }
  });

  it('waits where the file to which it was moved cannot be read by this program, or is another now', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    const target = folder.of('other', 'game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    mkdirSync(folder.of('other'));
    copyFileSync(path, target);
    using later = new DatabaseSync(target);
    later.exec('PRAGMA user_version = 99');
    closeFor(path, target);
    expect(await codeOfMove(path, folder.of('third'))).toBe('too-new');
    expect([existsSync(path), existsSync(target), existsSync(folder.of('third'))]).toEqual([
      true,
      true,
      false,
    ]);
    later.exec('CREATE TABLE more (id)');
    later.exec('PRAGMA user_version = 6');
    expect(await moveGame(path, folder.of('third'), { clock: setClock() })).toBe(
      folder.of('third', 'game.ec'),
    );
    expect(existsSync(target)).toBe(true);
  });

  it.each([
    ['one trigger alone', "CREATE TRIGGER moving_meta_insert BEFORE INSERT ON meta WHEN 'TARGET' IS NOT NULL BEGIN SELECT RAISE(ABORT, 'the game is being moved'); END"],
    ['the triggers of a move, and another', "CLOSED; CREATE TRIGGER more AFTER INSERT ON turns BEGIN DELETE FROM turns; END"],
    ['the triggers of a move, one of them changed', "CLOSED; DROP TRIGGER moving_turns_update; CREATE TRIGGER moving_turns_update BEFORE UPDATE ON turns WHEN 'TARGET' IS NOT NULL BEGIN SELECT 1; END"],
    ['a view that never ends', "ALTER TABLE meta RENAME TO other; CREATE TRIGGER moving_meta_insert BEFORE INSERT ON other WHEN 'TARGET' IS NOT NULL BEGIN SELECT 1; END; CREATE VIEW meta AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) AS ruleset, 1 AS name, 1 AS seed, 1 AS created FROM n"],
  ])('with %s that are not of ours is refused, and stays: nothing is asked of it', async (_, sql) => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    const copy = folder.of('copy.ec');
    copyFileSync(path, copy);
    using stranger = new DatabaseSync(path);
    stranger.exec(sql.replace('CLOSED', closeForMove(copy)).replaceAll('TARGET', copy));
    for (const to of [folder.of('other'), folder.path])
      expect(await codeOfMove(path, to)).toBe('foreign-schema');
    expect([existsSync(path), existsSync(copy), existsSync(folder.of('other'))]).toEqual([true, true, false]);
  }); // prettier-ignore

  it('is moved anew where another game of its name is in the place to which a move was cut off', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    const closed = new DatabaseSync(path);
    closed.exec(closeForMove(join(folder.of('other'), 'game.ec')));
    closed.close();
    mkdirSync(folder.of('other'));
    const another = join(folder.of('other'), 'game.ec');
    createStoredGame(another, race, { ...newRace(), seed: 1979 }, { clock: setClock() })[Symbol.dispose]();
    expect(await codeOfMove(path, folder.of('other'))).toBe('exists');
    using there = openRace(await moveGame(path, folder.of('more'), { clock: setClock() }));
    expect(there.meta.seed).toBe('1978');
    expect([existsSync(path), existsSync(another)]).toEqual([false, true]);
  });

  describe('the copies from before the last turns', () => {
    const name = (turn: number): string => `turn-000${turn}-game.ec`;
    const copiesIn = (folder: TemporaryFolder, ...parts: readonly string[]) =>
      readdirSync(folder.of(...parts, 'game.ec.backups')).toSorted();

    /** A game after four turns, with a copy that was cut off. */
    async function playedGame(folder: TemporaryFolder): Promise<string> {
      const path = folder.of('game.ec');
      using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
      for (let turn = 1; turn <= 4; turn++) await resolveStoredTurn(stored);
      mkdirSync(folder.of('game.ec.backups', 'unfinished-x'));
      writeFileSync(folder.of('game.ec.backups', 'unfinished-x', 'game.ec'), 'half');
      return path;
    }

    it('go along, with their bytes and times, and none is left; the next turn removes the oldest', async () => {
      using folder = new TemporaryFolder();
      const path = await playedGame(folder);
      utimesSync(folder.of('game.ec.backups', name(1)), 7, 7);
      const before = [1, 2, 3].map((turn) => readFileSync(folder.of('game.ec.backups', name(turn))));
      mkdirSync(folder.of('other', 'game.ec.backups'), { recursive: true });
      writeFileSync(folder.of('other', 'game.ec.backups', name(2)), 'of another game');
      using there = openRace(await moveGame(path, folder.of('other'), { clock: setClock() }));
      expect(readdirSync(folder.path).toSorted()).toEqual(['game.ec.live', 'other']);
      expect(copiesIn(folder, 'other')).toEqual([1, 2, 3].map(name));
      const copy = (turn: number): string => folder.of('other', 'game.ec.backups', name(turn));
      expect(
        [1, 2, 3].map((turn) => readFileSync(copy(turn)).equals(before[turn - 1] ?? expect.fail())),
      ).toEqual([true, true, true]);
      expect(statSync(copy(1)).mtimeMs).toBe(7_000);
      if (process.platform !== 'win32') expect((statSync(copy(1)).mode & 0o777).toString(8)).toBe('600');
      // While somebody looks at a copy, SQLite keeps two files beside it: they count for none.
      using copied = openRace(copy(1));
      expect(currentTurn(copied).turn).toBe(1);
      await resolveStoredTurn(there);
      expect(copiesIn(folder, 'other')).toEqual([2, 3, 4].map(name));
    });

    it('stay where they are, and nowhere else, when the game cannot be moved', async () => {
      using folder = new TemporaryFolder();
      const path = await playedGame(folder);
      // a file in the place of the folder of the copies
      mkdirSync(folder.of('other'));
      writeFileSync(folder.of('other', 'game.ec.backups'), '');
      expect(await codeOfMove(path, folder.of('other'))).toBe('disk');
      expect(copiesIn(folder)).toEqual([...[1, 2, 3].map(name), 'unfinished-x']);
      expect(readdirSync(folder.of('other'))).toEqual(['game.ec.backups']);
      openRace(path)[Symbol.dispose]();
    });

    it('are there before the game is, and go before it: a move that is cut off loses none', async () => {
      using folder = new TemporaryFolder();
      const path = await playedGame(folder);
      const target = folder.of('other', 'game.ec');
      const arrived = (): never => {
        expect(copiesIn(folder)).toEqual([...[1, 2, 3].map(name), 'unfinished-x']);
        expect(copiesIn(folder, 'other')).toEqual([1, 2, 3].map(name));
        throw new Error('cut off');
      };
      await expect(moveGame(path, folder.of('other'), { clock: setClock(), arrived })).rejects.toThrow(
        'cut off',
      );
      // the game goes on there, and has another copy by the time that the move is taken up
      using there = openRace(target);
      await resolveStoredTurn(there);
      rmSync(folder.of('game.ec.backups', name(1)));
      await moveGame(path, folder.of('other'), { clock: setClock() });
      expect(copiesIn(folder, 'other')).toEqual([2, 3, 4].map(name));
      expect(readdirSync(folder.path).toSorted()).toEqual(['game.ec.live', 'other']);
    });

    it('none is made of a game that is closed: it could not be opened', async () => {
      using folder = new TemporaryFolder();
      const path = await playedGame(folder);
      using stored = openRace(path);
      stored.database.execute(closeForMove(folder.of('other', 'game.ec')));
      expect(await refusalOfAsync(resolveStoredTurn(stored), path)).toBe(
        'busy: FILE: the game is being moved: try again, or run "ec move" again if that was interrupted',
      );
      expect(copiesIn(folder)).toEqual([...[1, 2, 3].map(name), 'unfinished-x']);
    });
  });

  it('is not misled by the log that another game of that name has left', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    const other = join(folder.of('other'), 'game.ec');
    mkdirSync(folder.of('other'));
    using before = createStoredGame(other, race, newRace(), { clock: setClock() });
    setDue(before, START);
    rmSync(other);
    expect(existsSync(`${other}-wal`)).toBe(true);
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    using there = openRace(await moveGame(path, folder.of('other'), { clock: setClock() }));
    expect(currentTurn(there).due).toBe(null);
    expect(there.database.problems()).toEqual([]);
  });

  it('leaves everything as it was where a file is in the way, or the game is live', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
    mkdirSync(folder.of('full'));
    writeFileSync(join(folder.of('full'), 'game.ec'), 'another');
    writeFileSync(folder.of('file'), 'no folder');
    expect(await codeOfMove(path, folder.of('full'))).toBe('exists');
    expect(await codeOfMove(path, folder.of('file'))).toBe('disk');
    expect(await codeOfMove(folder.of('none.ec'), folder.of('other'))).toBe('no-file');
    {
      using _ = lockLive(stored);
      expect(await codeOfMove(path, folder.of('other'))).toBe('busy');
    }
    setDue(stored, START);
    expect(currentTurn(stored).due).toBe(START);
    expect(existsSync(folder.of('other'))).toBe(false);
  });

  it('leaves the game open where the copy cannot take its place', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    using stored = createStoredGame(path, race, newRace(), { clock: setClock() });
    // a folder in the place of the new file's log
    mkdirSync(join(folder.of('other'), 'game.ec-wal'), { recursive: true });
    expect(await refusalOfAsync(moveGame(path, folder.of('other'), { clock: setClock() }), folder.path)).toBe(
      'disk: FILE/other: the game cannot be moved there, and nothing was changed: illegal operation on a directory',
    );
    setDue(stored, START);
    expect(currentTurn(stored).due).toBe(START);
    expect(readdirSync(folder.of('other'))).toEqual(['game.ec-wal']);
  });

  it('moves nothing but stored games', async () => {
    using folder = new TemporaryFolder();
    writeFileSync(folder.of('game.ec'), 'a letter'.repeat(1_000));
    expect(await codeOfMove(folder.of('game.ec'), folder.of('other'))).toBe('not-a-game');
    expect(existsSync(folder.of('other'))).toBe(false);
  });

  it('of two moves at once, one is made', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('game.ec');
    createStoredGame(path, race, newRace(), { clock: setClock() })[Symbol.dispose]();
    const moves = ['a', 'b'].map((name) => moveGame(path, folder.of(name), { clock: setClock() }));
    const made = (await Promise.allSettled(moves)).filter(({ status }) => status === 'fulfilled');
    expect(made).toHaveLength(1);
    expect(['a', 'b'].filter((name) => existsSync(join(folder.of(name), 'game.ec')))).toHaveLength(1);
  });
});
