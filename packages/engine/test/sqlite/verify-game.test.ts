import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DatabaseSync } from 'node:sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  checkContents,
  seatStoredPlayer,
  undoTurn,
  verifyGame,
  type Finding,
  type StoredGame,
} from '../../src/sqlite.js';
import { alter, openRace, playSheets, rows, setBot, storedRace, submit } from './stored-games.js';
import { raceOf } from '../race.js';

/** A hash of nothing that is there. */
const OTHER = 'f'.repeat(64);

/** Game of three turns and one that was undone: turns 1, 2 and 3 have the numbers 2, 3 and 5 in the file. */
let original: TemporaryFolder;
beforeAll(async () => {
  original = new TemporaryFolder();
  using stored = storedRace({ path: original.of('race.ec'), parameters: { sides: 1_000_000 } });
  setBot(stored, 'eager', 3);
  await playSheets(stored, ['step 1', 'push'], ['step 2', 'push']);
  seatStoredPlayer(stored, 2, null);
  seatStoredPlayer(stored, 2, { id: 7, email: 'new@example.org' });
  submit(stored, 1, 'leap');
  await playSheets(stored, ['step 3', 'push']);
  undoTurn(stored);
  await playSheets(stored, ['step 4']);
  submit(stored, 1, 'step 5');
});
afterAll(() => original[Symbol.dispose]());

/** Makes a copy of it. */
function copyTo(path: string): void {
  copyFileSync(original.of('race.ec'), path);
}

/** Findings in a file, as turn, number in the file, and what was found, with `HASH` in place of hashes but the one that tests put there. */
function found(
  path: string,
  check: (stored: StoredGame) => readonly Finding[] = (stored) => verifyGame(stored).findings,
): [turn: number, id: number, what: string][] {
  using stored = openRace(path);
  return check(stored).map(({ turn, turnId, what, message }) => [
    turn,
    turnId,
    `${what}: ${message
      .replaceAll(path, 'FILE')
      .replaceAll(OTHER, 'OTHER')
      .replaceAll(/[0-9a-f]{64}/g, 'HASH')}`,
  ]);
}

/** Alters a blob by way of its text. */
function alterBlob(path: string, where: string, column: string, edit: (text: string) => string): void {
  const database = new DatabaseSync(path);
  const [table = '', condition = ''] = where.split(' WHERE ');
  const row = database.prepare(`SELECT ${column} AS blob FROM ${table} WHERE ${condition}`).get();
  database.close();
  const text = gunzipSync(row?.['blob'] as Uint8Array).toString('utf8');
  expect(edit(text)).not.toBe(text);
  alter(path, `UPDATE ${table} SET ${column} = ? WHERE ${condition}`, gzipSync(edit(text)));
}

describe('architecture 10: a stored game that is checked', () => {
  it('has no findings when nothing was altered; undone turns are resolved again as well', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    using stored = openRace(path);
    const progress: string[] = [];
    expect(verifyGame(stored, (done, of) => progress.push(`${done}/${of}`))).toEqual({
      turns: 5,
      otherRules: [],
      findings: [],
    });
    expect(progress).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
    expect(rows(stored, 'SELECT id, turn FROM turns')).toEqual([
      { id: 1, turn: 0 },
      { id: 2, turn: 1 },
      { id: 3, turn: 2 },
      { id: 4, turn: 3 },
      { id: 5, turn: 3 },
    ]);
  });

  it.each<[string, (path: string) => void, [number, number, string][]]>([
    // a used sheet leads to another turn as well
    ['the text of a sheet', (path) => alter(path, "UPDATE orders SET text = 'step 6' WHERE receipt = 1"), [[0, 1, 'order: receipt 1 of seat 1: expected the hash HASH, received HASH'], [1, 2, 'turn: resolved again: expected the state hash HASH, received HASH']]],
    ['the text of a sheet that was not used', (path) => alter(path, "UPDATE orders SET text = 'step 6' WHERE counts = 0"), [[2, 3, 'order: receipt 1 of seat 1: expected no text of a sheet that does not count, received some']]],
    ['the text of a sheet for the turn to come', (path) => alter(path, "UPDATE orders SET text = 'step 6' WHERE text = 'step 5'"), [[3, 5, 'order: receipt 1 of seat 1: expected the hash HASH, received HASH']]],
    ['the text of a bot', (path) => alter(path, "UPDATE orders SET text = 'push ' WHERE receipt = 3"), [[0, 1, 'order: receipt 1 of seat 3: expected the hash HASH, received HASH']]],
    ['the hash of a sheet', (path) => alter(path, 'UPDATE orders SET hash = ? WHERE receipt = 2', OTHER), [[0, 1, 'order: receipt 1 of seat 2: expected the hash OTHER, received HASH']]],
    ['the seat of a sheet', (path) => alter(path, 'UPDATE orders SET seat = 2, number = 9 WHERE receipt = 1'), [[1, 2, 'order: used for seat 1: expected a sheet of seat 1 that counts for this turn, received receipt 9 of seat 2']]],
    ['which sheet counts', (path) => alter(path, 'UPDATE orders SET counts = 0 WHERE receipt = 1'), [[0, 1, 'order: receipt 1 of seat 1: expected no text of a sheet that does not count, received some'], [1, 2, 'order: used for seat 1: expected a sheet of seat 1 that counts for this turn, received receipt 1 of seat 1']]],
    ['the sheet that was used', (path) => alter(path, 'UPDATE used_orders SET receipt = 4 WHERE turn_id = 2 AND seat = 1'), [[1, 2, 'order: used for seat 1: expected a sheet of seat 1 that counts for this turn, received receipt 1 of seat 1'], [1, 2, 'turn: resolved again: expected the state hash HASH, received HASH']]],
    ['that a sheet was used', (path) => alter(path, 'DELETE FROM used_orders WHERE turn_id = 3 AND seat = 2'), [[2, 3, 'turn: resolved again: expected the state hash HASH, received HASH']]],
    ['a state', (path) => alterBlob(path, 'turns WHERE id = 3', 'state', (text) => text.replace('"total":3', '"total":4')), [[2, 3, 'state: expected the state hash HASH, received HASH']]],
    ['a state that no longer is one', (path) => alterBlob(path, 'turns WHERE id = 3', 'state', () => '{}'), [[2, 3, 'state: FILE: turn 2: not a state of race 1: turn: Invalid key: Expected "turn" but received undefined']]],
    ['a state that cannot be read', (path) => alter(path, 'UPDATE turns SET state = ? WHERE id = 3', Buffer.from('?')), [[2, 3, 'state: FILE: turn 2: state: expected compressed text']]],
    ['the state of an undone turn', (path) => alterBlob(path, 'turns WHERE id = 4', 'state', (text) => text.replace('"total":6', '"total":9')), [[3, 4, 'state: expected the state hash HASH, received HASH']]],
    ['the hash of a turn', (path) => alter(path, 'UPDATE turns SET hash = ? WHERE id = 3', OTHER), [[2, 3, 'hash: expected the state hash HASH, received OTHER']]],
    ['the hash of the set-up', (path) => alter(path, 'UPDATE turns SET hash = ? WHERE id = 1', OTHER), [[0, 1, 'hash: expected the state hash HASH, received OTHER']]],
    ['a journal', (path) => alterBlob(path, 'turns WHERE id = 3', 'journal', (text) => text.replace('"by":2', '"by":3')), [[2, 3, 'journal: expected the events of the turn, received others']]],
    ['a journal that cannot be read', (path) => alter(path, 'UPDATE turns SET journal = ? WHERE id = 3', Buffer.from('?')), [[2, 3, 'journal: FILE: turn 2: journal: expected compressed text']]],
    ['a journal that is not a list', (path) => alterBlob(path, 'turns WHERE id = 3', 'journal', () => '{}'), [[2, 3, 'journal: FILE: turn 2: journal: expected a list']]],
    ['a report', (path) => alterBlob(path, 'reports WHERE turn_id = 3 AND seat = 1', 'document', (text) => text.replace('stands at 3', 'stands at 4')), [[2, 3, 'report: report of seat 1: expected the hash HASH, received HASH']]],
    ['a report that cannot be read', (path) => alter(path, 'UPDATE reports SET document = ? WHERE turn_id = 3 AND seat = 1', Buffer.from('?')), [[2, 3, 'report: report of seat 1: expected compressed text']]],
    ['the hash of a report', (path) => alter(path, 'UPDATE reports SET hash = ? WHERE turn_id = 4 AND seat = 2', OTHER), [[3, 4, 'report: report of seat 2: expected the hash OTHER, received HASH']]],
    ['that there is a report', (path) => alter(path, 'DELETE FROM reports WHERE turn_id = 3 AND seat = 2'), [[2, 3, 'report: report of seat 2: expected one, received none']]],
    ['a player who took a seat', (path) => alter(path, 'UPDATE seatings SET player_id = 8 WHERE id = 2'), [[3, 4, 'turn: resolved again: expected the state hash HASH, received HASH'], [3, 5, 'turn: resolved again: expected the state hash HASH, received HASH']]],
    ['that a player took a seat', (path) => alter(path, 'DELETE FROM seatings WHERE id = 2'), [[3, 4, 'turn: resolved again: expected the state hash HASH, received HASH'], [3, 5, 'turn: resolved again: expected the state hash HASH, received HASH']]],
    ['which changes of seats a turn knows', (path) => alter(path, 'UPDATE turns SET seating = 0 WHERE id = 4'), [[3, 4, 'turn: resolved again: expected the state hash HASH, received HASH']]],
    ['who sits on a seat now', (path) => alter(path, 'UPDATE seats SET player_id = 8 WHERE seat = 2'), [[3, 5, 'seat: seat 2: expected player 7, received 8']]],
    ['the number of a turn', (path) => alter(path, 'UPDATE turns SET turn = 9 WHERE id = 5'), [[9, 5, 'turn: expected the number 3, received 9']]],
    ['that the set-up was undone', (path) => alter(path, 'UPDATE turns SET undone = 1 WHERE id = 1'), [[1, 2, 'turn: expected to follow turn none, which stands before it, but does not']]],
    ['the seat that a player left', (path) => alter(path, 'UPDATE seatings SET seat = 9 WHERE id = 1'), [[3, 4, 'turn: cannot be resolved again: FILE: change 1 of seats: seat: expected 1 to 3, received 9'], [3, 5, 'turn: cannot be resolved again: FILE: change 1 of seats: seat: expected 1 to 3, received 9']]],
    ['a seat that there is not', (path) => alter(path, "INSERT INTO seatings (seat, player_id, email, changed) VALUES (9, 8, 'x@example.org', 0)"), [[3, 5, 'seat: FILE: change 3 of seats: seat: expected 1 to 3, received 9']]],
    ['that nobody sits on a seat now', (path) => alter(path, 'UPDATE seats SET player_id = NULL, email = NULL WHERE seat = 2'), [[3, 5, 'seat: seat 2: expected player 7, received none']]],
    ['that a player left a seat', (path) => alter(path, 'INSERT INTO seatings (seat, changed) VALUES (1, 0)'), [[3, 5, 'seat: seat 1: expected player none, received 101']]],
    ['that a turn was undone', (path) => alter(path, 'UPDATE turns SET undone = 1 WHERE id = 3'), [[3, 5, 'turn: expected to follow turn 1, which stands before it, but does not']]],
    ['the turn that one follows', (path) => alter(path, 'UPDATE turns SET previous = 2 WHERE id = 5'), [[3, 5, 'order: used for seat 1: expected a sheet of seat 1 that counts for this turn, received receipt 3 of seat 1'], [3, 5, 'order: used for seat 2: expected a sheet of seat 2 that counts for this turn, received receipt 1 of seat 2'], [3, 5, 'order: used for seat 3: expected a sheet of seat 3 that counts for this turn, received receipt 2 of seat 3'], [3, 5, 'turn: resolved again: expected the state hash HASH, received HASH'], [3, 5, 'turn: expected the number 2, received 3'], [3, 5, 'turn: expected to follow turn 2, which stands before it, but does not']]],
  ])('names what was altered: %s', (_, change, findings) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    change(path);
    expect(found(path)).toEqual(findings);
  }); // prettier-ignore

  it.each<[string, string, number[]]>([
    ['the seed, from the set-up on', "UPDATE meta SET seed = '1979'", [0, 1, 2, 3, 3]],
    ['a parameter, from the first push on', `UPDATE meta SET parameters = '{"sides":6}'`, [1, 2, 3, 3]],
    ['a player of the set-up', "UPDATE meta SET players = replace(players, '101', '201')", [0]],
  ])('names the turns that cannot be reproduced: %s', (_, sql, turns) => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    alter(path, sql);
    expect(found(path).map(([turn, , what]) => [turn, what])).toEqual(
      turns.map((turn) => [turn, 'turn: resolved again: expected the state hash HASH, received HASH']),
    );
  });

  it('says where the fault is, what was expected and what is there', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    alter(path, 'UPDATE orders SET hash = ? WHERE receipt = 2', OTHER);
    alter(path, 'UPDATE turns SET hash = ? WHERE id = 3', OTHER);
    using stored = openRace(path);
    const [sheet, turn] = verifyGame(stored).findings;
    const right = createHash('sha256').update('push').digest('hex');
    expect(sheet?.message).toBe(`receipt 1 of seat 2: expected the hash ${OTHER}, received ${right}`);
    expect(turn?.message).toMatch(new RegExp(`^expected the state hash [0-9a-f]{64}, received ${OTHER}$`));
  });

  it('is read without its rules: everything that does not match its own hash is found', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    expect(found(path, checkContents)).toEqual([]);
    alter(path, "UPDATE orders SET text = 'step 6' WHERE receipt = 1 AND number = 1");
    alterBlob(path, 'turns WHERE id = 3', 'state', (text) => text.replace('"total":3', '"total":4'));
    alter(path, 'UPDATE turns SET state = ? WHERE id = 4', Buffer.from('?'));
    alter(path, 'UPDATE turns SET journal = ? WHERE id = 4', gzipSync('{}'));
    alter(path, 'DELETE FROM reports WHERE turn_id = 5 AND seat = 2');
    expect(found(path, checkContents)).toEqual([
      [0, 1, 'order: receipt 1 of seat 1: expected the hash HASH, received HASH'],
      [2, 3, 'state: expected the state hash HASH, received HASH'],
      [3, 4, 'state: FILE: turn 3: state: expected compressed text'],
      [3, 4, 'journal: FILE: turn 3: journal: expected a list'],
      [3, 5, 'report: report of seat 2: expected one, received none'],
    ]);
  });

  it('is vouched for by its hashes where other rules made it', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    alterBlob(path, 'turns WHERE id = 3', 'state', (text) => text.replace('"total":3', '"total":4'));
    alter(path, 'UPDATE turns SET journal = ? WHERE id = 4', Buffer.from('?'));
    using stored = openRace(path, { rules: raceOf({ version: '2' }) });
    const { turns, otherRules, findings } = verifyGame(stored);
    expect([turns, otherRules]).toEqual([0, [0, 1, 2, 3, 3]]);
    expect(findings.map(({ turnId, what, message }) => [turnId, what, message.replaceAll(/[0-9a-f]{64}/g, 'HASH')])).toEqual([
      [3, 'state', 'expected the state hash HASH, received HASH'],
      [4, 'journal', `${path}: turn 3: journal: expected compressed text`],
    ]);
  }); // prettier-ignore

  it('changes nothing', () => {
    using folder = new TemporaryFolder();
    const path = folder.of('race.ec');
    copyTo(path);
    using stored = openRace(path, { beforeChange: (sql) => { throw new Error(sql); } }); // prettier-ignore
    expect(verifyGame(stored).findings).toEqual([]);
  });
});
