import { readInput } from '@ec/cli';
import { decodeText } from '@ec/orders-parser';

/** The text of an order sheet: of a file, or of the standard input as `-`. */
export function readSheet(file: string): string {
  return decodeText(readInput(file));
}
