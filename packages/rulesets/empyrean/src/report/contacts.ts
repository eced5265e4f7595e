import type { TurnView } from '../view/turn-view.js';
import type { ReportColumn, ReportSection } from '@ec/reports';

/**
 * Empires that the empire has met and may write to.
 *
 * @returns the section, or `undefined` when there are none
 * @see E-17 phase 21
 */
export function contactsSection({ contacts }: TurnView): ReportSection | undefined {
  if (contacts.length === 0) return undefined;
  return {
    id: 'contacts',
    title: 'Empires met',
    blocks: [
      {
        kind: 'table',
        caption: 'Empires that can be sent messages',
        columns: COLUMNS,
        rows: contacts.map(({ id, name }) => [id, name]),
      },
    ],
  };
}

const COLUMNS: ReportColumn[] = [
  { id: 'empire', title: 'Empire', align: 'right' },
  { id: 'name', title: 'Name', align: 'left' },
];
