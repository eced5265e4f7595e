// What players write. Parser, printer, messages and the reference page all come from this table.
import { integerSlot, lenient, orderLanguage } from '@ec/orders-parser';

/** An order. TO CHANGE: one kind for each thing that a player can do. */
export interface Order {
  readonly kind: 'scan' | 'salvage';
  readonly wreck: number;
}

const wreck = { key: 'wreck', name: 'wreck', type: integerSlot('a wreck') } as const;

export const language = orderLanguage<Order>({
  title: 'Orders of My Game',
  introduction: 'One order a turn; the first of a sheet counts.',
  phases: ['scans', 'salvage'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  reading: lenient,
  statements: [
    {
      kind: 'scan',
      phase: 'scans',
      meaning: 'Shows you, and nobody else, how much gold a wreck and its two neighbours hold.',
      example: 'scan 7',
      fields: [{ keyword: 'scan' }, wreck],
    },
    {
      kind: 'salvage',
      phase: 'salvage',
      meaning: 'Takes a wreck with its gold, if nobody else reaches for it in the same turn.',
      example: 'salvage 7',
      fields: [{ keyword: 'salvage' }, wreck],
    },
  ],
});

/** An order sheet to fill in: valid as it stands, without orders. */
export const template = (): string => '; scan 7\n; salvage 7\n';
