import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputErrorAt } from '@ec/cli';
import type { Diagnostic } from '@ec/orders-parser';
import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { seatOfFile } from '@ec/hall/game';
import { readSheet } from '@ec/hall/sheets';
import { ownFile } from './file-of-folder.js';

/** An order sheet as a player sent it. */
export interface Sheet {
  readonly file: string;
  readonly turn: number;
  readonly seat: number;
  readonly text: string;
  /** Warnings about what was done to read the file. */
  readonly notes: readonly Diagnostic[];
}

/**
 * Reads all order sheets of a game's folder: `orders/turn-1/empire-1.txt` and so on, whatever the word before the number, or as the game names its
 * sheets. A missing folder or sheet means no orders. Names that start with a period, which some systems add by themselves, are skipped.
 *
 * @param of - the game's folder
 * @throws InputError when a link leads out of the folder, or a file belongs to no turn or no seat, or to the seat of another one, so that no sheet is ever overlooked
 */
export async function readOrders(of: string, stored: StoredGame): Promise<Sheet[]> {
  const folder = ownFile(of, join(of, 'orders'));
  const seats = storedSeats(stored).map(({ seat }) => seat);
  if (!existsSync(folder)) return [];
  const sheets: Sheet[] = [];
  for (const name of visibleNames(folder)) {
    const path = join(folder, name);
    const turn = Number(/^turn-([1-9]\d{0,5})$/.exec(name)?.[1]);
    if (Number.isNaN(turn)) throw inputErrorAt(path, 1, 1, 'expected a folder named turn-1, turn-2, …');
    for (const sheet of visibleNames(ownFile(of, path))) {
      const file = ownFile(of, join(path, sheet));
      const seat = seatOfFile(stored, file, turn);
      if (seat === undefined || !seats.includes(seat)) {
        const expected = `a name such as seat-${seats[0]}.txt with a seat from ${seats[0]} to ${seats.at(-1)}`;
        throw inputErrorAt(file, 1, 1, `expected ${expected}, received ${sheet}`);
      }
      const other = sheets.find((one) => one.turn === turn && one.seat === seat);
      if (other)
        throw inputErrorAt(
          file,
          1,
          1,
          `expected one sheet of seat ${seat} for turn ${turn}, received another in ${other.file}`,
        );
      sheets.push({ file, turn, seat, ...(await readSheet(file, stored.ruleset)) });
    }
  }
  return sheets;
}

function visibleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}
