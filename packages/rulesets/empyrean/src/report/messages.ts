import { empireName } from './empire-name.js';
import type { TurnView } from '../view/turn-view.js';
import type { ReportSection } from '@ec/reports';

/**
 * Messages from other empires.
 *
 * @returns the section, or `undefined` when there are none
 * @see E-17 phase 21
 */
export function messagesSection({ messages }: TurnView): ReportSection | undefined {
  if (messages.length === 0) return undefined;
  return {
    id: 'messages',
    title: 'Messages',
    blocks: [
      {
        kind: 'table',
        caption: 'Messages from other empires',
        columns: [
          { id: 'from', title: 'From empire', align: 'left' },
          { id: 'text', title: 'Message', align: 'left' },
        ],
        rows: messages.map(({ from, text }) => [empireName(from), text]),
      },
    ],
  };
}
