import { basename } from 'node:path';
import { readInput } from '@ec/cli';
import { decodeText } from '@ec/orders-parser';

/** The text of an order sheet: of a file, or of the standard input as `-`. */
export function readSheet(file: string): string {
  return decodeText(readInput(file));
}

/** Seat that the name of a sheet's file tells: `empire-3.txt`, `seat-3.ord`. */
export function seatOfFile(file: string): number | undefined {
  const [, seat] = /^[A-Za-z]+-([1-9]\d{0,5})(?:\.\w+)?$/.exec(basename(file)) ?? [];
  return seat === undefined ? undefined : Number(seat);
}
