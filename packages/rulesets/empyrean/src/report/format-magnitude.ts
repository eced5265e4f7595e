import { formatInteger, shown } from '@ec/prng';
import type { Cell, ParagraphBlock } from '@ec/reports';

/** Most digits after the first one that an integer of the rules can have: 10^15 is below 2^53. */
const HIGHEST_MAGNITUDE = 15;

/**
 * An order of magnitude as a reader sees it: 0 is `1s`, 3 is `1,000s`; `null` is the number 0.
 *
 * @param magnitude - integer from 0 to 15 (both included), or `null` where there is nothing
 * @throws RangeError when it is not such an integer (a caller's bug)
 * @see seed "Sensor": approximation
 */
export function formatMagnitude(magnitude: number | null): Cell {
  if (magnitude === null) return 0;
  if (!Number.isInteger(magnitude) || magnitude < 0 || magnitude > HIGHEST_MAGNITUDE) {
    throw new RangeError(
      `magnitude: expected an integer from 0 to ${HIGHEST_MAGNITUDE}, received ${shown(magnitude)}`,
    );
  }
  return `${formatInteger(Number(`1${'0'.repeat(magnitude)}`))}s`;
}

/**
 * The sentence that explains {@link formatMagnitude} to the readers of a section.
 *
 * @param figures - the figures given that way, as the start of a sentence: `Masses`
 */
export function magnitudeNote(figures: string): ParagraphBlock {
  return {
    kind: 'paragraph',
    text: `${figures} are orders of magnitude: 1s stands for 1 to 9, 1,000s for 1,000 to 9,999, and so on.`,
  };
}
