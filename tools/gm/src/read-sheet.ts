import { basename } from 'node:path';
import { readInput } from '@ec/cli';
import { storedSheetNames, type StoredGame } from '@ec/engine/sqlite';
import { decodeText } from '@ec/orders-parser';

/** The text of an order sheet: of a file, or of the standard input as `-`. */
export function readSheet(file: string): string {
  return decodeText(readInput(file));
}

/** Seat in the name of a file with a sheet for a turn: as the game names its sheets, or `empire-3.txt`, `seat-3.ord`. */
export function seatOfFile(stored: StoredGame, file: string, turn: number): number | undefined {
  const name = basename(file);
  const [, seat] = /^[A-Za-z]+-([1-9]\d{0,5})(?:\.\w+)?$/.exec(name) ?? [];
  const named = [...storedSheetNames(stored, turn)].find(([, own]) => own === name);
  return named?.[0] ?? (seat === undefined ? undefined : Number(seat));
}
