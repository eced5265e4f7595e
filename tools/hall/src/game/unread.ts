import { quantity } from '@ec/cli';
import type { OwnText } from '../mail/incoming/own-text.js';

/**
 * What is said of how a mail was read: that its text is of a forwarded one, and which lines were not, as they were quoted, or below the line of a
 * signature; nothing where all of it was.
 */
export function readingNotes({ quoted, signed, isForwarded }: Omit<OwnText, 'text'>): string[] {
  return [
    ...(isForwarded ? ['nothing stood above the forwarded mail, and its text was read'] : []),
    ...(quoted === 0 ? [] : [unread(quoted, 'of quotations')]),
    ...(signed === 0 ? [] : [unread(signed, 'below the line "--" of a signature')]),
  ];
}

function unread(lines: number, which: string): string {
  return `${quantity(lines, 'line')} ${which} ${lines === 1 ? 'was' : 'were'} not read`;
}

/** What is said of a file that came with a mail and was not read. */
export function unreadFile(name: string): string {
  return `${attachment(name)} was not read; copy orders into the text of the mail`;
}

/** What is said of a file that came with a letter to other players. */
export function unsentFile(name: string): string {
  return `${attachment(name)} was not sent`;
}

function attachment(name: string): string {
  return name === '' ? 'an attachment without a name' : `the attachment "${name}"`;
}
