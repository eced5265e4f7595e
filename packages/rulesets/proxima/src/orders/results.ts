/** Results of orders: the sentences of all codes. */
import type { OrderResult } from '@ec/engine';

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

/** An order that was not carried out. */
export function refused(code: ResultCode): OrderResult {
  return { status: 'refused', code, reason: RESULT_SENTENCES[code] };
}
