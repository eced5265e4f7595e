import type { ReportDocument } from '@ec/reports';

const ADDRESS = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g;

/**
 * A report as everybody may read it: those who played agreed to show their game, and not their mail addresses.
 *
 * @param contact - where to find help, which everybody is told
 */
export function withoutAddresses(report: ReportDocument, contact: string): ReportDocument {
  const masked = (text: string): string =>
    text.replaceAll(ADDRESS, (address) => (contact.includes(address) ? address : '(not shown)'));
  return JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? masked(value) : value,
  ) as ReportDocument;
}
