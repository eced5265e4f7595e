import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inputErrorAt } from '@ec/cli';
import { storedSeats, type StoredGame } from '@ec/engine/sqlite';
import { readSheet } from './read-sheet.js';
import { seatOfFile } from './seat-of-file.js';

/** An order sheet as a player sent it. */
export interface Sheet {
  readonly file: string;
  readonly turn: number;
  readonly seat: number;
  readonly text: string;
}

/**
 * Reads all order sheets of a folder: `turn-1/empire-1.txt` and so on, whatever the word before the number, or as the game names its
 * sheets. A missing folder or sheet means no orders. Names that start with a period, which some systems add by themselves, are skipped.
 *
 * @throws InputError when a file belongs to no turn or no seat, so that a misnamed sheet is never overlooked
 */
export function readOrders(folder: string, stored: StoredGame): Sheet[] {
  const seats = storedSeats(stored).map(({ seat }) => seat);
  if (!existsSync(folder)) return [];
  return visibleNames(folder).flatMap((name) => {
    const path = join(folder, name);
    const turn = Number(/^turn-([1-9]\d{0,5})$/.exec(name)?.[1]);
    if (Number.isNaN(turn)) throw inputErrorAt(path, 1, 1, 'expected a folder named turn-1, turn-2, …');
    return visibleNames(path).map((sheet) => {
      const file = join(path, sheet);
      const seat = seatOfFile(stored, file, turn);
      if (seat === undefined || !seats.includes(seat)) {
        const expected = `a name such as seat-${seats[0]}.txt with a seat from ${seats[0]} to ${seats.at(-1)}`;
        throw inputErrorAt(file, 1, 1, `expected ${expected}, received ${sheet}`);
      }
      return { file, turn, seat, text: readSheet(file) };
    });
  });
}

function visibleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}
