import { basename } from 'node:path';
import { storedSheetNames, type StoredGame } from '@ec/engine/sqlite';

/** Seat in the name of a file with a sheet for a turn: as the game names its sheets, or `empire-3.txt`, `seat-3.ord`. */
export function seatOfFile(stored: StoredGame, file: string, turn: number): number | undefined {
  const name = basename(file);
  const [, seat] = /^[A-Za-z]+-([1-9]\d{0,5})(?:\.\w+)?$/.exec(name) ?? [];
  const named = [...storedSheetNames(stored, turn)].find(([, own]) => own === name);
  return named?.[0] ?? (seat === undefined ? undefined : Number(seat));
}
