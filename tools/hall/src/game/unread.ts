import { quantity } from '@ec/cli';
import type { OwnText } from '../mail/incoming/own-text.js';

/** What is said of lines of a mail that were not read, as they were quoted, or below the line of a signature; nothing where it has none. */
export function unreadLines({ quoted, signed }: Pick<OwnText, 'quoted' | 'signed'>): string[] {
  return [
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
