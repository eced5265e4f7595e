import { inputErrorIn, masked, maskedLine, readInput } from '@ec/cli';
import { textOfBytes } from '@ec/orders-parser';

/**
 * The text of a file of the host's, without a byte order mark. A text that is not in UTF-8 is read as what it looks like, with a warning at the
 * first character that depends on that.
 *
 * @throws InputError when it holds no text, such as a workbook
 */
export function readText(file: string): string {
  const read = textOfBytes(readInput(file));
  if ('refusal' in read) throw inputErrorIn(file, read.refusal);
  for (const { line, column, severity, message } of read.notes)
    console.error(masked(`${maskedLine(file)}:${line}:${column}: ${severity}: ${message}`));
  return read.text.replace(/^\uFEFF/, '');
}
