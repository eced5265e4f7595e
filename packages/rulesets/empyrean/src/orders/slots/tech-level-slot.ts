import { shown } from '@ec/prng';
import { foldWords, Mistake, type SlotType } from '@ec/orders-parser';
import { MAX_TECH_LEVEL } from '@ec/economy';

/**
 * A technology level as something to give or trade: `TL-6`; 1 to 10 (both included).
 *
 * @see E-15
 */
export const techLevelSlot: SlotType<number> = {
  expects: 'a technology level such as TL-6',
  read(field) {
    const [, dash, digits] = /^tl ?(-?) ?(\d{1,2})$/.exec(foldWords(field)) ?? [];
    const level = Number(digits ?? 0);
    if (digits !== undefined && (level < 1 || level > MAX_TECH_LEVEL))
      return Mistake.inValue('level-range', `a technology level from TL-1 to TL-${MAX_TECH_LEVEL}`);
    if (dash === '-') return level;
    return new Mistake(
      'level-invalid',
      techLevelSlot.expects,
      level > 0 ? techLevelSlot.write(level) : undefined,
    );
  },
  write(level) {
    if (!Number.isInteger(level) || level < 1 || level > MAX_TECH_LEVEL)
      throw new RangeError(`technology level: expected 1 to ${MAX_TECH_LEVEL}, received ${shown(level)}`);
    return `TL-${level}`;
  },
  generate: (draw) => draw(1, MAX_TECH_LEVEL),
};
