import { quantity } from '@ec/cli';

/** What is said of quoted lines of a mail that were not read; nothing where it has none. */
export function unreadQuotations(lines: number): string[] {
  if (lines === 0) return [];
  return [`${quantity(lines, 'line')} of quotations ${lines === 1 ? 'was' : 'were'} not read`];
}
