import { quantity } from '@ec/cli';

/** What is said of quoted lines of a mail that were not read; nothing where it has none. */
export function unreadQuotations(lines: number): string[] {
  if (lines === 0) return [];
  return [`${quantity(lines, 'line')} of quotations ${lines === 1 ? 'was' : 'were'} not read`];
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
