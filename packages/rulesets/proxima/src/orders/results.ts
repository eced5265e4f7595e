/** Results of orders: the sentences of all codes. */
import type { OrderResult } from '@ec/engine';
import { POINT } from '../state.js';

/** What players read about the result of an order, by its code. */
export const RESULT_SENTENCES = {
  done: '',
  'no-unit': 'You have no unit of this ID, or no longer.',
  'no-action': 'The unit cannot do this.',
  'off-map': 'The map has no such tile.',
  'no-points': 'The unit has too few action points left.',
  'no-way': 'No path leads there.',
  stopped: 'The unit ran out of action points on its way.',
  'out-of-range': 'No attack of the unit reaches this tile.',
  'no-target': 'No enemy is on this tile.',
  'no-effect': 'The unit would do no damage.',
  'cannot-build': 'The unit cannot build this.',
  'too-far': 'The tile is too far away to build there.',
  'enemy-there': 'An enemy is on this tile.',
  disturbed: 'The unit moved or was hit.',
  'builds-already': 'The unit has done its work of this turn.',
} as const;

/** Code of the result of an order. */
export type ResultCode = keyof typeof RESULT_SENTENCES;

/**
 * An order that was not carried out.
 *
 * @param figures - what it takes and what there is, as the end of a sentence
 */
export function refused(code: ResultCode, figures?: string): OrderResult {
  const sentence = RESULT_SENTENCES[code];
  const reason = figures === undefined ? sentence : `${sentence.slice(0, -1)}: ${figures}.`;
  return { status: 'refused', code, reason };
}

/**
 * How many action points are left of those that something takes, in hundredths: what is left never looks like enough.
 *
 * @param needed - in 2,520ths, as what is left
 * @param left - less than needed
 */
export function missingPoints(needed: number, left: number): string {
  return `${Math.floor((100 * left) / POINT) / 100} of ${Math.ceil((100 * needed) / POINT) / 100}`;
}
