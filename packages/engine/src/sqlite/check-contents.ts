import { ownFormatFault } from '../contract/own-formats.js';
import { stateHash } from '../loop/state-hash.js';
import { textHash } from '../loop/text-hash.js';
import type { Row } from './database.js';
import { expected, finder, readOr, type Finding, type Found } from './finding.js';
import type { GameFile } from './game-file.js';
import { sheetsAfter } from './kept-sheets.js';
import { readJson, unpack } from './packed.js';
import { storedSeats } from './seats.js';
import { allTurns, journalOf, stateJsonOf, type StoredTurn } from './stored-turn.js';

/**
 * Reads everything that is stored, and reports what cannot be read, or does not match its own hash. It needs no ruleset, and so runs no code
 * that a stranger's file may ask for. Quicker than `verifyGame`, and blind to careful alterations.
 */
export function checkContents(file: GameFile): Finding[] {
  return file.database.snapshot(() => {
    const findings: Finding[] = [];
    const seats = storedSeats(file).map(({ seat }) => seat);
    for (const turn of allTurns(file)) {
      const found = finder(findings, turn);
      const hash = readOr('state', found, () => stateHash(readJson(stateJsonOf(file, turn), 'state')));
      if (hash !== undefined && hash !== turn.hash) found('state', expected('state hash', turn.hash, hash));
      readOr('journal', found, () => journalOf(file, turn));
      checkSheets(file, turn, found);
      checkReports(file, turn, seats, found);
    }
    return findings;
  });
}

/** Checks that every sheet that came in after a turn is unchanged, whether it was used or not; of those that do not count, no text is kept. */
export function checkSheets(stored: GameFile, turn: StoredTurn, found: Found): void {
  for (const { receipt, seat, counts, hash, text } of sheetsAfter(stored, turn)) {
    const received = textHash(text);
    const what = `receipt ${receipt} of seat ${seat}`;
    if (counts && received !== hash) found('order', `${what}: ${expected('hash', hash, received)}`);
    if (!counts && text !== '')
      found('order', `${what}: expected no text of a sheet that does not count, received some`);
  }
}

/** Checks that every seat has its report, as it was written: later versions may word the same turn differently. */
export function checkReports(
  { database }: GameFile,
  { id }: StoredTurn,
  expectedSeats: readonly number[],
  found: Found,
): void {
  const check = (what: string, { hash, report }: Row): void =>
    readOr('report', found, () => {
      const received = textHash(unpack(report, what));
      if (received !== hash) found('report', `${what}: ${expected('hash', String(hash), received)}`);
    });
  const rows = database.all('SELECT seat, hash, document AS report FROM reports WHERE turn_id = ?', id);
  for (const row of rows) check(`report of seat ${Number(row['seat'])}`, row);
  const sql = 'SELECT seat, format, extension, hash, report FROM own_reports WHERE turn_id = ?';
  const own = database.all(sql, id);
  for (const row of own) {
    const fault = ownFormatFault(String(row['format']), String(row['extension']));
    if (fault !== undefined) found('report', `report of seat ${Number(row['seat'])}: ${fault}`);
    else check(`${String(row['format'])} report of seat ${Number(row['seat'])}`, row);
  }
  const seats = new Set(rows.map(({ seat }) => Number(seat)));
  for (const seat of expectedSeats)
    if (!seats.has(seat)) found('report', `report of seat ${seat}: expected one, received none`);
  for (const [format, there] of Map.groupBy(own, (row) => String(row['format']))) {
    const written = new Set(there.map(({ seat }) => Number(seat)));
    for (const seat of seats)
      if (!written.has(seat))
        found('report', `${format} report of seat ${seat}: expected one, received none`);
  }
}
