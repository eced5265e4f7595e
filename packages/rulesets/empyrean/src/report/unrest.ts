import { isRebellion, militiaOf } from '@ec/combat';
import { headCount, NOBODY } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import { formatShare, type ReportNote } from '@ec/reports';
import type { HoldingView, ProvidedView } from '../view/holding-view.js';
import { draftSoldiers } from './help.js';
import { holdingId, holdingName } from './holding-topic.js';
import { noteOf } from './note-of.js';

/** Per cent of the people who are rebels from which on that is urgent. */
const URGENT_REBELS = 10;

/** Per cent of the people who are rebels below which they rise by few games' rules. */
const LIKELY_REBELS = 2;

/** Wages and food that were not given in full in the last turn, and what is known of rebels. */
export function unrestNotes(holding: HoldingView): ReportNote[] {
  const { vital } = holding;
  return [
    ...(vital ? unmetNotes(holding, 'wages', vital.wages) : []),
    ...(vital ? unmetNotes(holding, 'rations', vital.meals) : []),
    ...rebelNotes(holding),
  ];
}

function unmetNotes(holding: HoldingView, what: string, { share }: ProvidedView): ReportNote[] {
  const { numerator, denominator } = share;
  if (numerator === denominator) return [];
  const text = `${holdingName(holding)}: ${what} were met to ${formatShare(numerator, denominator)} last turn, and people resent that.`;
  return [noteOf(text, `${holdingId(holding)}-vital`)];
}

/**
 * Rebels, where spies counted any; urgent where they are many, or may rise next turn or the turn after as they grow.
 *
 * @see E-31, E-48
 */
function rebelNotes(holding: HoldingView): ReportNote[] {
  const { rebels, population, vital } = holding;
  const people = headCount(population);
  const known = headCount({ ...NOBODY, ...rebels });
  if (known === 0) return [];
  const change = vital?.rebelled ?? 0;
  const grown =
    change === 0
      ? ''
      : `, ${formatInteger(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} by last turn's unrest`;
  const soldiers = population.SLD - (rebels?.SLD ?? 0);
  const soon = known + Math.max(0, change);
  const mayRise = isRebellion({ rebels: soon, people, soldiers }, LIKELY_REBELS);
  const are = `${formatInteger(soldiers)} loyal soldiers are no more than twice a militia of ${formatInteger(militiaOf(soon))}`;
  const isHeldDown = !isRebellion({ rebels: soon, people, soldiers }, 0);
  const rising = mayRise
    ? `; they may rise, as ${are}`
    : `; ${are}, so they rise once enough of the people are rebels`;
  return [
    noteOf(
      `${holdingName(holding)}: ${formatInteger(known)} population units, ${formatShare(known, people)} of the people, are rebels${grown}${isHeldDown ? '' : rising}.`,
      `${holdingId(holding)}-census`,
      {
        isUrgent: mayRise || known * 100 >= people * URGENT_REBELS,
        order: mayRise ? draftSoldiers(holding, soon) : undefined,
      },
    ),
  ];
}
