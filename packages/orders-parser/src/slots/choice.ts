import { shown } from '@ec/prng';
import { nearest } from '../nearest.js';
import { Mistake, type Draw, type SlotType } from '../slot.js';
import { foldWords } from '../words.js';

/** One value of a choice, and how players write it. */
export interface ChoiceOption<T extends string> {
  readonly value: T;
  /** Every accepted spelling in any case, the canonical one first. */
  readonly names: readonly [string, ...string[]];
  /** What it means, in a few words. */
  readonly description: string;
}

/** Most values that a message lists where another stands (included). */
const FEW = 8;

/**
 * One of a few values, each with its spellings.
 *
 * @param expects - what may stand here, with its article
 * @param options - at least one
 */
export function choiceSlot<T extends string>(
  expects: string,
  options: readonly [ChoiceOption<T>, ...ChoiceOption<T>[]],
): SlotType<T> {
  const byName = new Map(
    options.flatMap(({ value, names }) => names.map((name) => [foldWords(name), value])),
  );
  const canonical = new Map(options.map(({ value, names }) => [value, names[0]]));
  const listed =
    options.length > 1 && options.length <= FEW
      ? `${expects} (${[...canonical.values()].join(', ')})`
      : expects;
  const spelling = (value: T): string => {
    const name = canonical.get(value);
    if (name === undefined) throw new RangeError(`choice: expected ${expects}, received ${shown(value)}`);
    return name;
  };
  return {
    expects,
    choices: options.map(({ names, description }) => ({ text: names[0], description })),
    read(field: string): T | Mistake {
      const word = foldWords(field);
      const value = byName.get(word);
      if (value !== undefined) return value;
      return new Mistake('choice-unknown', listed, () => {
        const meant = byName.get(nearest(word, byName.keys()) ?? '');
        return meant && spelling(meant);
      });
    },
    write: spelling,
    generate: (draw: Draw): T => (options[draw(0, options.length - 1)] ?? options[0]).value,
  };
}
