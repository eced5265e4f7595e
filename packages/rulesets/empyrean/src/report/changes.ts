import type { Cell, ReportSection } from '@ec/reports';
import type { ChangeView, TurnView } from '../view/turn-view.js';
import { holdingPhrase } from './holding-topic.js';

/**
 * Ships, colonies and planets that the empire lost or gained without a fight.
 *
 * @returns the section, or `undefined` when there are none
 * @see E-43, E-45
 */
export function changesSection({ changes }: TurnView): ReportSection | undefined {
  if (changes.length === 0) return undefined;
  return {
    id: 'changes',
    title: 'Lost and gained',
    blocks: [
      {
        kind: 'table',
        caption: 'Ships, colonies and planets lost and gained without a fight',
        columns: [
          { id: 'what', title: 'What', align: 'left' },
          { id: 'happened', title: 'What happened', align: 'left' },
        ],
        rows: changes.map(changeCells),
      },
    ],
  };
}

function changeCells(change: ChangeView): Cell[] {
  switch (change.change) {
    case 'abandoned':
      return [placed(change), 'abandoned: nobody lives there any longer'];
    case 'occupied':
      return [placed(change), 'yours: people have moved in'];
    case 'joined':
      return [holdingPhrase(change), `joined to ${joinedTo(change)}, your other one of its kind there`];
    case 'uncontrolled':
      return [`planet ${change.planet}`, 'no longer yours: no colony there has people enough to hold it'];
  }
}

/** The one that another of its kind was joined to. */
export function joinedTo({ kind, to }: Extract<ChangeView, { readonly change: 'joined' }>): string {
  return holdingPhrase({ id: to, kind, name: null });
}

function placed(change: Extract<ChangeView, { readonly location: string }>): string {
  return `${holdingPhrase(change)} at ${change.location}`;
}
