import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '@ec/orders-parser';
import { inputErrorAt } from './input-error.js';

/** An order sheet as a player sent it. */
export interface Sheet {
  readonly file: string;
  readonly turn: number;
  readonly seat: number;
  readonly text: string;
}

/**
 * Reads all order sheets of a folder: `turn-1/empire-1.txt` and so on. A missing folder or sheet means no orders.
 * Names that start with a period, which some systems add by themselves, are passed over.
 *
 * @param seats - seats of the game
 * @throws InputError when a file belongs to no turn or no seat, so that a misnamed sheet is never passed over
 */
export function readOrders(folder: string, seats: readonly number[]): Sheet[] {
  if (!existsSync(folder)) return [];
  return visibleNames(folder).flatMap((name) => {
    const path = join(folder, name);
    const turn = numberIn(/^turn-([1-9]\d{0,5})$/, name);
    if (turn === undefined) throw inputErrorAt(path, 1, 1, 'expected a folder named turn-1, turn-2, …');
    return visibleNames(path).map((sheet) => {
      const file = join(path, sheet);
      const seat = numberIn(/^empire-([1-9]\d{0,5})\.txt$/, sheet);
      if (seat === undefined || !seats.includes(seat)) {
        const message = `expected empire-N.txt with N from ${seats[0]} to ${seats.at(-1)}, received ${sheet}`;
        throw inputErrorAt(file, 1, 1, message);
      }
      return { file, turn, seat, text: decodeText(readFileSync(file)) };
    });
  });
}

function visibleNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const match = pattern.exec(text);
  return match ? Number(match[1]) : undefined;
}
