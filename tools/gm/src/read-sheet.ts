import { InputError, readInput } from '@ec/cli';
import { textOfBytes, type Diagnostic } from '@ec/orders-parser';

/** The text of an order sheet. */
export interface SheetText {
  readonly text: string;
  /** Warnings about what was done to read it, at its beginning or where it begins to matter. */
  readonly notes: readonly Diagnostic[];
}

/**
 * The text of an order sheet: of a file, or of the standard input as `-`. A mail or a web page is read as its text.
 *
 * @throws InputError when it holds no text, such as a file of a word processor
 */
export async function readSheet(file: string): Promise<SheetText> {
  const bytes = readInput(file);
  const read = textOfBytes(bytes);
  if ('refusal' in read) throw new InputError(`${file}: error: ${read.refusal}`);
  // Few sheets are mails, and reading one takes a library.
  if (!/^\uFEFF?\s*(?:[\w-]+:|From |<)/.test(read.text)) return read;
  const { textOfMail } = await import('./text-of-mail.js');
  return (await textOfMail(bytes, read.text, file)) ?? read;
}
