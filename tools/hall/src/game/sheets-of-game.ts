import { InputError, inputErrorIn, maskedLine } from '@ec/cli';
import { type Diagnostic, formatDiagnostic } from '@ec/orders-parser';
import {
  currentTurn,
  gameStatus,
  maskedSheet,
  storedSeats,
  storedSheetNames,
  storedTemplate,
  type StoredGame,
} from '@ec/engine/sqlite';
import { actorOf, type Actor, type Asking } from './access.js';
import { orderErrors } from './order-errors.js';
import { notesIn, readSheet, type SheetText } from './read-sheet.js';
import { seatOfFile } from './seat-of-file.js';

/** An order sheet and its seat. */
export interface OwnedSheet {
  readonly file: string;
  readonly text: string;
  /** Warnings about what was done to read the file. */
  readonly notes: readonly Diagnostic[];
  readonly seat: number;
  readonly isPlayer: boolean;
}

/**
 * Reads order sheets for a game. The seat of each is given by, in this order: the token, the option, the sheet's header, its file's name.
 *
 * @throws InputError when nothing gives the seat of a sheet, or there is no such seat; no sheet is handed in then
 * @throws AccessError when the token is not that of the seat
 */
export async function sheetsOfGame(
  stored: StoredGame,
  files: readonly string[],
  asking: Asking,
): Promise<OwnedSheet[]> {
  const actor = actorOf(stored, asking);
  const sheets: OwnedSheet[] = [];
  for (const file of files) {
    const { text, notes } = await readSheet(file, stored.ruleset);
    if (text.trim() === '')
      throw inputErrorIn(
        file,
        'expected orders, received nothing; a header or a comment alone counts, and orders nothing',
      );
    const seat = seatOf(stored, { file, text, notes }, actor);
    sheets.push({ file, text, notes, seat, isPlayer: actor.isPlayer });
  }
  return sheets;
}

function seatOf(
  stored: StoredGame,
  { file, text, notes }: SheetText & { readonly file: string },
  { seat }: Actor,
): number {
  if (seat !== undefined) return seat;
  const turn = currentTurn(stored).turn + 1;
  const { seats } = gameStatus(stored);
  const refused = (message: string): InputError =>
    new InputError(
      [
        `${maskedLine(file)}: error: ${message}`,
        ...notes.map((note) => formatDiagnostic(note, { file })),
      ].join('\n'),
    );
  const shown = maskedSheet(stored.ruleset, text);
  const header = stored.ruleset.parse(shown, { game: stored.meta.name, turn });
  const byName = seats.find(({ name }) => name.toLowerCase() === header.seatName?.toLowerCase());
  const named = header.seat ?? byName?.seat ?? seatOfFile(stored, file, turn);
  const known = seats.map((one) => one.seat);
  if (named !== undefined && !known.includes(named))
    throw refused(`expected a seat from ${known[0]} to ${known.at(-1)}, received ${named}`);
  if (named !== undefined) return named;
  if (header.seatName !== undefined)
    throw refused(
      `expected a header of ${seats.map(({ name }) => name).join(', ')}, received ${header.seatName}`,
    );
  const mistakes = header.diagnostics.filter(({ severity }) => severity === 'error');
  if (header.isRefused)
    throw orderErrors([{ file, text: shown, diagnostics: [...mistakes, ...notesIn(shown, notes)] }]);
  throw refused(`expected ${waysToName(stored, turn)}, received none of them`);
}

/** What can give the seat of a sheet. Only some languages have a header; where one has, so have the forms of its game. */
function waysToName(stored: StoredGame, turn: number): string {
  const { ruleset, meta } = stored;
  const [first] = storedSeats(stored);
  const form = first && ruleset.parse(storedTemplate(stored, first.seat), { game: meta.name, turn });
  const hasHeader = form?.seat !== undefined || form?.seatName !== undefined;
  const [name = `seat-${first?.seat}.txt`] = storedSheetNames(stored, turn).values();
  return `${hasHeader ? 'a header that names the seat, ' : ''}a file name such as ${name}, --seat or --token`;
}
