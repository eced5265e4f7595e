import { foldWords, Mistake, type Draw, type SlotType } from '../slot.js';

/** A field that opens with a fixed word: `turn 12` is the label `turn` before an ID. */
export function labelledSlot<T>(label: string, inner: SlotType<T>): SlotType<T> {
  const expects = `"${label}" and ${inner.expects}`;
  return {
    expects,
    choices: [{ text: `${label} `, description: inner.expects }],
    read(field: string): T | Mistake {
      const [word = ''] = field.split(/\s/, 1);
      const rest = field.slice(word.length).trim();
      return foldWords(word) === label && rest !== ''
        ? inner.read(rest)
        : new Mistake('label-missing', expects);
    },
    write: (value: T): string => `${label} ${inner.write(value)}`,
    generate: (draw: Draw): T => inner.generate(draw),
  };
}
