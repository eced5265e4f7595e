/** What the store says when it refuses something: users read these words. */
import { mkdirSync, existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { setClock, START } from '@ec/test-kit/set-clock';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { describe, expect, it } from 'vitest';
import {
  checkContents,
  currentTurn,
  gameStatus,
  lockLive,
  moveGame,
  openGameFile,
  previewTurn,
  requireNotMoving,
  resolveStoredTurn,
  seatStoredPlayer,
  setSeatBots,
  setSeatTokens,
  StoreError,
  storedFigures,
  storedReport,
  storedSummary,
  submitOrders,
  undoTurn,
  type StoredGame,
} from '../../src/sqlite.js';
import { closeForMove } from '../../src/sqlite/moving.js';
import { race, raceOf, type Race } from '../race.js';
import {
  alter,
  openRace,
  playSheets,
  refusalOf,
  refusalOfAsync,
  setBot,
  storedRace,
  submit,
} from './stored-games.js';

/** A race at turn 1 in a file, with something altered behind the back of the store. */
async function altered(
  sql: string,
  value: Uint8Array | string | undefined,
  ask: (stored: StoredGame, path: string) => string,
  rules: Race = race,
): Promise<string> {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  {
    using stored = storedRace({ path });
    await playSheets(stored, ['step 1', 'leap']);
  }
  if (value === undefined) alter(path, sql);
  else alter(path, sql, value);
  using stored = openRace(path, { rules });
  return ask(stored, path);
}

describe('a file that was altered', () => {
  it.each<[string, string, Uint8Array | string | undefined, (stored: StoredGame) => unknown, string]>([
    ['no turn', 'UPDATE turns SET undone = 1', undefined, currentTurn, 'damaged: FILE: no turn stands'],
    ['no state', 'UPDATE turns SET state = ? WHERE turn = 1', gzipSync('{}'), storedSummary, 'damaged: FILE: turn 1: not a state of race 1: turn: Invalid key: Expected "turn" but received undefined'],
    ['no blob', 'UPDATE turns SET state = ? WHERE turn = 1', Buffer.from('?'), storedSummary, 'damaged: FILE: turn 1: state: expected compressed text'],
    ['no list of events', 'UPDATE turns SET journal = ? WHERE turn = 1', gzipSync('{}'), previewTurn, 'damaged: FILE: turn 1: journal: expected a list'],
    ['no JSON', 'UPDATE turns SET journal = ? WHERE turn = 1', gzipSync('{'), previewTurn, 'damaged: FILE: turn 1: journal: expected JSON'],
    ['no report', 'DELETE FROM reports WHERE turn_id = 2 AND seat = 1', undefined, (stored) => storedReport(stored, 1), 'damaged: FILE: report of seat 1: expected compressed text, received none'],
    ['other mistakes', `UPDATE orders SET faults = '[{"line":1}]' WHERE counts = 0`, undefined, (stored) => checkContents(stored), 'damaged: mistakes of a sheet: expected a list of mistakes, received another value'],
    ['mistakes without JSON', `UPDATE orders SET faults = '[' WHERE counts = 0`, undefined, (stored) => checkContents(stored), 'damaged: mistakes of a sheet: expected JSON'],
    ['a parameter that is none', `UPDATE meta SET parameters = '{"sides":1}'`, undefined, storedFigures, 'other-version: FILE: parameters["sides"]: expected an integer from 2 to 1000000, received 1'],
  ])('has %s', async (_, sql, value, ask, said) => {
    expect(await altered(sql, value, (stored, path) => refusalOf(() => ask(stored), path))).toBe(said);
  }); // prettier-ignore

  it.each([
    ['players', 'no list', '{}', 'Invalid type: Expected Array but received Object'],
    ['players', 'another list', '[{"id":1}]', 'Invalid key: Expected "email" but received undefined'],
    ['parameters', 'no JSON', '{', 'expected JSON'],
    ['templates', 'no object', '7', 'Invalid type: Expected Object but received 7'],
    ['edition', 'no edition', '{}', 'Invalid key: Expected "name" but received undefined'],
  ])('has %s that are %s', async (column, _, json, said) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path })[Symbol.dispose]();
    alter(path, `UPDATE meta SET ${column} = ?`, json);
    expect(refusalOf(() => openGameFile(path, { clock: setClock() }), path)).toBe(
      `damaged: FILE: ${column}: ${said}`,
    );
    alter(path, 'DELETE FROM meta');
    expect(refusalOf(() => openGameFile(path, { clock: setClock() }), path)).toBe(
      'damaged: FILE: the data that the game was made from is missing',
    );
  });

  it('was written by other rules, which these cannot read', async () => {
    const counting = raceOf({ version: '3', isCounting: true });
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    storedRace({ path, rules: counting })[Symbol.dispose]();
    using stored = openRace(path);
    expect(refusalOf(() => storedSummary(stored), path)).toMatch(
      /^other-version: FILE: turn 0: not a state of race 1: ./,
    );
  });
});

describe('a file', () => {
  it('is there already, or cannot be made', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    writeFileSync(path, 'a letter');
    expect(refusalOf(() => storedRace({ path }), path)).toBe(
      'exists: FILE: expected a new file, and there is one already',
    );
    const none = folder.of('no/such/folder.ec');
    expect(refusalOf(() => storedRace({ path: none }), none)).toBe('disk: FILE: the file cannot be made');
  });

  it.each<[string, (path: string) => void, string]>([
    ['is not there', () => undefined, 'no-file: FILE: expected a stored game, and there is no file'],
    ['is not there, but for the ending', (path) => writeFileSync(`${path}.ec`, ''), 'no-file: FILE: expected a stored game, and there is no file; did you mean FILE.ec?'],
    ['is a folder', (path) => mkdirSync(path), 'no-file: FILE: expected a stored game, received a folder'],
    ['is the folder that a game is made of', (path) => { mkdirSync(path); writeFileSync(`${path}.ec`, ''); }, 'no-file: FILE: expected a stored game, received a folder; did you mean FILE.ec?'],
    ['is empty', (path) => writeFileSync(path, ''), 'not-a-game: FILE: expected a stored game, received another kind of file'],
    ['is a text', (path) => writeFileSync(path, 'turn: 3\n'.repeat(1_000)), 'not-a-game: FILE: expected a stored game, received another kind of file'],
    ['is of a later format', (path) => changed(path, 'PRAGMA user_version = 99'), 'too-new: FILE: expected a stored game of format 6 or older, received format 99'],
    ['is of the next format', (path) => changed(path, 'PRAGMA user_version = 7'), 'too-new: FILE: expected a stored game of format 6 or older, received format 7'],
    ['is being moved', (path) => changed(path, closeForMove('/elsewhere/race.ec')), 'busy: FILE: the game is being moved: try again, or run "ec move" again if that was interrupted'],
  ])('%s', (_, prepare, said) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    prepare(path);
    expect(refusalOf(() => openRace(path), path)).toBe(said);
  }); // prettier-ignore

  it('is moved while others have it open', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    requireNotMoving(stored);
    stored.database.execute(closeForMove('/elsewhere/race.ec'));
    const said =
      'busy: FILE: the game is being moved: try again, or run "ec move" again if that was interrupted';
    expect(refusalOf(() => requireNotMoving(stored), path)).toBe(said);
    expect(refusalOf(() => submit(stored, 1, 'step 1'), path)).toBe(said);
  });

  it('is live already', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using stored = storedRace({ path });
    using _ = lockLive(stored);
    expect(refusalOf(() => lockLive(stored), path)).toBe(
      'busy: FILE: the game is live already: only one server can play it',
    );
  });

  it('cannot be moved', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    const options = { clock: setClock() };
    const said = (to: string) => refusalOfAsync(moveGame(path, to, options), folder.path);
    expect(await said(folder.of('other'))).toBe('no-file: FILE/race.ec: expected a stored game, and there is no file');
    const made = folder.of('made');
    mkdirSync(made);
    storedRace({ path: folder.of('made.ec') })[Symbol.dispose]();
    expect(await refusalOfAsync(moveGame(`${made}/`, folder.of('other'), options), folder.path)).toBe(
      'no-file: FILE/made/: expected a stored game, received a folder; did you mean FILE/made.ec?',
    );
    expect(existsSync(`${made}.live`)).toBe(false);
    storedRace({ path })[Symbol.dispose]();
    mkdirSync(folder.of('taken'));
    writeFileSync(folder.of('taken', 'race.ec'), 'another');
    expect(await said(folder.of('taken'))).toBe('exists: FILE/taken/race.ec: expected no file of that name, and there is one already');
    writeFileSync(folder.of('file'), 'no folder');
    expect(await said(folder.of('file'))).toBe('disk: FILE/file: the game cannot be moved there, and nothing was changed: expected a folder, received a file');
    expect(existsSync(path)).toBe(true);
  }); // prettier-ignore
});

function changed(path: string, sql: string): void {
  storedRace({ path })[Symbol.dispose]();
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

describe('a turn', () => {
  it('is none of the game', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 1']);
    expect(refusalOf(() => storedReport(stored, 1, 2))).toBe(
      'no-turn: turn: expected a turn from 0 to 1, received 2',
    );
    undoTurn(stored);
    expect(refusalOf(() => undoTurn(stored))).toBe(
      'no-turn: FILE: expected a turn to undo, received a game at turn 0',
    );
  });

  it('is another one than was meant', async () => {
    using stored = storedRace();
    await playSheets(stored, ['step 1'], ['step 1']);
    const said = 'no-turn: FILE: expected turn 3, which is the next, received turn 2; nothing was resolved';
    expect(refusalOf(() => previewTurn(stored, { turn: 2 }))).toBe(said);
    expect(await refusalOfAsync(resolveStoredTurn(stored, { turn: 2 }))).toBe(said);
    expect(refusalOf(() => undoTurn(stored, { turn: 3 }))).toBe(
      'no-turn: FILE: expected turn 2, which is the last, received turn 3; nothing was undone',
    );
    expect(currentTurn(stored).turn).toBe(2);
    expect((await resolveStoredTurn(stored, { turn: 3 })).game.state.turn).toBe(3);
    expect(undoTurn(stored, { turn: 3 }).turn).toBe(2);
  });

  it('is not resolved: the game is over, players are silent, a bot or the rules are gone', async () => {
    using over = storedRace({ rules: raceOf({ goal: 6 }) });
    await playSheets(over, ['step 6']);
    expect(refusalOf(() => previewTurn(over))).toBe(
      'over: FILE: expected a game that goes on, received one that is over',
    );
    using stored = storedRace();
    const silent = (maxSilent: number) => refusalOf(() => previewTurn(stored, { maxSilent }));
    submit(stored, 1, 'step 1');
    expect(silent(0)).toBe('silent: FILE: expected orders from all, received none from seats 2, 3');
    expect(silent(1)).toBe('silent: FILE: expected at most 1 without orders, received 2: seats 2, 3');
    submit(stored, 2, 'step 1');
    expect(silent(0)).toBe('silent: FILE: expected orders from all, received none from seat 3');
    expect(silent(1)).toBe('none');
    setBot(stored, 'eager', 3);
    const botless = { ...stored, ruleset: { ...stored.ruleset, bots: {} } };
    expect(refusalOf(() => previewTurn(botless))).toMatch(/^no-bot: seat 3: .*eager/);
    const later = { ...stored, ruleset: { ...stored.ruleset, version: '2' } };
    expect(refusalOf(() => previewTurn(later))).toBe(
      'other-version: FILE: expected version 1 of the rules of race, received 2',
    );
    expect(refusalOf(() => previewTurn(later, { newRules: true }))).toBe('none');
  });

  it('is resolved, or undone, by somebody else meanwhile', async () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    using elsewhere = storedRace({ path });
    await playSheets(elsewhere, ['step 1']);
    const undoing: Race = {
      ...race,
      check: (...args) => {
        undoTurn(elsewhere);
        return race.check(...args);
      },
    };
    using stored = openRace(path, { rules: undoing });
    const said = (turn: number, last: number) =>
      `overtaken: FILE: expected turn ${turn} to be the last, received turn ${last}: somebody else has changed the game meanwhile; nothing was done`;
    expect(refusalOf(() => submit(stored, 1, 'step 2'), path)).toBe(said(1, 0));
    using one = openRace(path);
    const both = await Promise.all(
      [one, elsewhere].map((game) => refusalOfAsync(resolveStoredTurn(game), path)),
    );
    expect(both.toSorted()).toEqual(['none', said(0, 1)]);
  });
});

describe('a seat', () => {
  it('is none, is taken, or is free', () => {
    using stored = storedRace();
    const seat = (number: number, player: { id: number; email: string } | null) =>
      refusalOf(() => seatStoredPlayer(stored, number, player));
    const NEW = { id: 7, email: 'new@example.org' };
    expect(seat(4, NEW)).toBe('no-seat: seat: expected a seat from 1 to 3, received 4');
    expect(seat(1, NEW)).toBe(
      'bad-player: seat 1: expected one without a player, received one with a player',
    );
    expect(seat(2, null)).toBe('none');
    expect(seat(2, null)).toBe('bad-player: seat 2: expected one with a player, received one without');
    expect(seat(2, { id: 7, email: 'new' })).toBe(
      'bad-player: email: expected a mail address such as ada@example.org, received "new"',
    );
    expect(seat(2, { id: 101, email: '1@example.org' })).toBe(
      'bad-player: player: expected one without a seat, received the one in seat 1',
    );
  });

  it('has no such bot', () => {
    using stored = storedRace();
    expect(refusalOf(() => setSeatBots(stored, new Map([[1, 'lazy']])))).toMatch(/^no-bot: bot: .*lazy/);
  });

  it('is given and loses tokens and bots, which is logged without them', () => {
    using stored = storedRace();
    setSeatTokens(stored, new Map([[1, 'scrypt:1']]));
    setSeatTokens(stored, new Map([[1, null]]));
    setBot(stored, 'eager', 1);
    setBot(stored, null, 1);
    expect(stored.database.all('SELECT seat, code, text FROM messages ORDER BY id').map((row) => ({ ...row }))).toEqual([
      { seat: 1, code: 'token-set', text: 'new token' },
      { seat: 1, code: 'token-set', text: 'token taken away' },
      { seat: 1, code: 'bot-set', text: 'bot eager' },
      { seat: 1, code: 'bot-set', text: 'no bot' },
    ]);
  }); // prettier-ignore
});

it('a sheet with mistakes does not count, unless mistakes are skipped and something is left', () => {
  using stored = storedRace();
  const asked = { seat: 2, text: 'leap\nstep 1', origin: 'player' } as const;
  expect(submitOrders(stored, asked)).toMatchObject({ counts: false, receipt: 1 });
  const sheet = { seat: 1, text: 'leap', origin: 'master', skipMistakes: true } as const;
  expect(submitOrders(stored, sheet)).toMatchObject({ counts: false, receipt: 1 });
  expect(submitOrders(stored, { ...sheet, text: 'leap\nstep 1' })).toMatchObject({ counts: true });
  expect(gameStatus(stored).seats[0]).toMatchObject({ sheet: { receipt: 2, received: START }, others: 1 });
  // the order on the second line is not new
  const added = { ...sheet, text: 'leap\nstep 1\nleap', newFrom: 3 };
  expect(submitOrders(stored, added)).toMatchObject({ counts: false });
  expect(submitOrders(stored, { ...added, newFrom: 2 })).toMatchObject({ counts: true });
  expect(submitOrders(stored, { ...added, text: 'step 1\n\n' })).toMatchObject({ counts: true });
});

it('what the store refuses because of another error keeps that as its cause', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  {
    using stored = storedRace({ path });
    await playSheets(stored, ['step 1']);
  }
  const causeOf = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      if (error instanceof StoreError && error.cause instanceof Error) return error.cause.message;
    }
    return 'none';
  };
  {
    using stored = openRace(path);
    const twice = { id: 102, email: '2@example.org' };
    seatStoredPlayer(stored, 1, null);
    expect(causeOf(() => seatStoredPlayer(stored, 1, twice))).toMatch(/^player: expected one without a seat/);
    expect(causeOf(() => setSeatBots(stored, new Map([[1, 'lazy']])))).toMatch(/lazy/);
    setBot(stored, 'eager', 3);
    const botless = { ...stored, ruleset: { ...stored.ruleset, bots: {} } };
    expect(causeOf(() => previewTurn(botless))).toMatch(/eager/);
    using _ = lockLive(stored);
    expect(causeOf(() => lockLive(stored))).toMatch(/somebody else/);
  }
  expect(causeOf(() => storedRace({ path }))).toMatch(/^EEXIST/);
  expect(causeOf(() => storedRace({ path: folder.of('no/such/folder.ec') }))).toMatch(/^ENOENT/);
  expect(causeOf(() => openRace(folder.of('none.ec')))).toMatch(/cannot be opened/);
  const altering = (
    sql: string,
    value: Uint8Array | string,
    ask: (stored: StoredGame) => unknown,
  ): unknown => {
    alter(path, sql, value);
    using stored = openRace(path);
    return causeOf(() => ask(stored));
  };
  const [states, journals] = ['UPDATE turns SET state = ?', 'UPDATE turns SET journal = ?'];
  expect(altering(journals, gzipSync('{'), previewTurn)).toMatch(/JSON/);
  expect(altering(states, gzipSync('{}'), storedSummary)).toMatch(/"turn"/);
  expect(altering(states, Buffer.from('?'), storedSummary)).toMatch(/unexpected end of file/);
  expect(altering('UPDATE meta SET parameters = ?', '{"sides":1}', storedFigures)).toMatch(/sides/);
});
