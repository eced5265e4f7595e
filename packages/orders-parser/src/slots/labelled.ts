import { nearest } from '../nearest.js';
import { Mistake, type Draw, type SlotType } from '../slot.js';
import { foldWords } from '../words.js';

/** A field that opens with a fixed word: `turn 12` is the label `turn` before an ID. */
export function labelledType<T>(label: string, inner: SlotType<T>): SlotType<T> {
  const expects = `"${label}" and ${inner.expects}`;
  return {
    expects,
    choices: [{ text: `${label} `, description: inner.expects }],
    read(field: string): T | Mistake {
      const [word = ''] = field.split(/\s/, 1);
      const rest = field.slice(word.length).trim();
      if (foldWords(word) === label && rest !== '') {
        const value = inner.read(rest);
        if (!(value instanceof Mistake) || value.suggestion === undefined) return value;
        return new Mistake(value.code, value.expected, `${label} ${value.suggestion}`);
      }
      return new Mistake('label-missing', expects, () => labelLike(label, inner, foldWords(field)));
    },
    write(value, separator) {
      const text = inner.write(value, separator);
      if (text !== '' && text === text.trim()) return `${label} ${text}`;
      throw new RangeError(
        `${label}: expected ${inner.expects} without blanks at its ends, received "${text}"`,
      );
    },
    generate: (draw: Draw): T => inner.generate(draw),
  };
}

/** The field with its word corrected: `empire 7` for `emprie 7` and `empire7`. */
function labelLike<T>(label: string, inner: SlotType<T>, field: string): string | undefined {
  const [, word = '', value = ''] = /^([a-z]+?) ?(\d+)$/.exec(field) ?? [];
  if (nearest(word, [label]) === undefined || inner.read(value) instanceof Mistake) return undefined;
  return `${label} ${value}`;
}
