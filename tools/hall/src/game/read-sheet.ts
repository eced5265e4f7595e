import { inputErrorIn, readInput } from '@ec/cli';
import { textOfBytes, type Diagnostic } from '@ec/orders-parser';
import { ownText } from '../mail/incoming/own-text.js';
import { type Reader, besideQuotedHeader } from './quoted-header.js';
import { readingNotes } from './unread.js';

/** The text of an order sheet. */
export interface SheetText {
  readonly text: string;
  /** Warnings about what was done to read it, at its beginning or where it begins to matter. */
  readonly notes: readonly Diagnostic[];
}

/**
 * Notes about how a file was read, in the sheet as it is kept: a seal changes how long lines are, and not how many there are.
 *
 * @param source - the sheet as it is kept
 */
export function notesIn(source: string, notes: readonly Diagnostic[]): Diagnostic[] {
  const lines = source.split(/(?<=\r\n|\r(?!\n)|\n)/);
  return notes.map((note) => {
    const before = lines.slice(0, note.line - 1).reduce((sum, { length }) => sum + length, 0);
    const start = Math.min(before + note.column - 1, source.length);
    return {
      ...note,
      span: { start, end: Math.min(start + note.span.end - note.span.start, source.length) },
    };
  });
}

/**
 * The text of an order sheet: of a file, or of the standard input as `-`. A mail or a web page is read as its text, without quotations where
 * anything stands outside of them. So is any other text whose header stands in a quotation alone.
 *
 * @param reader - of its orders
 * @throws InputError when it holds no text, such as a file of a word processor
 */
export async function readSheet(file: string, reader: Reader): Promise<SheetText> {
  const bytes = readInput(file);
  const read = textOfBytes(bytes);
  if ('refusal' in read) throw inputErrorIn(file, read.refusal);
  // Few sheets are mails, and reading one takes a library.
  if (!/^\uFEFF?\s*(?:[\w-]+:|From |<)/.test(read.text)) return withoutQuotedOrders(read, reader);
  const { textOfMail } = await import('./text-of-mail.js');
  const mail = await textOfMail(bytes, read.text, file);
  return mail ? withoutQuotations(mail) : withoutQuotedOrders(read, reader);
}

/** What is quoted may be of a rival, and is read only where its reader wrote nothing outside of it: they wrote into a form, then. */
function withoutQuotations({ text, notes }: SheetText): SheetText {
  const own = ownText(text);
  if (own.text === '' || (own.quoted === 0 && !own.isForwarded)) return { text, notes };
  return { text: own.text, notes: [...notes, ...warnings(readingNotes(own))] };
}

function withoutQuotedOrders({ text, notes }: SheetText, reader: Reader): SheetText {
  const own = besideQuotedHeader(reader, text);
  if (!own || own.text === '') return { text, notes };
  return { text: own.text, notes: [...notes, ...warnings(readingNotes(own))] };
}

function warnings(messages: readonly string[]): Diagnostic[] {
  const place = { span: { start: 0, end: 0 }, line: 1, column: 1 };
  return messages.map((message) => ({ code: 'mail', severity: 'warning', ...place, message }));
}
