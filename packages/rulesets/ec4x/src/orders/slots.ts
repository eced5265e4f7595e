/**
 * Kinds of fields of the order language.
 *
 * @see
 */
import {
  choiceSlot,
  integerSlot,
  Mistake,
  nearest,
  textSlot,
  type ChoiceOption,
  type SlotType,
} from '@ec/orders-parser';
import type { Hex } from '../map/hexes.js';
import { ENGAGEMENT } from '../tables/engagement.js';
import { FACILITIES, GROUND_UNITS } from '../tables/ground.js';
import { TECH_LINES } from '../tables/research.js';
import { FIGHTER, SHIPS, STARBASE } from '../tables/ships.js';
import { CLASS_CODES, TECHS, type ClassCode, type Line, type Tech } from '../types.js';
import { NAME_LENGTH, TEXT_LENGTH } from '../tables/start.js';

/** Largest number and quantity of an order (included): more than any House has, and products of it stay exact. */
const MOST = 1_000_000;

/** A quantity or number from 1 (included) to 1,000,000 (included). */
export function whole(expects: string): SlotType<number> {
  return integerSlot(expects, { high: MOST });
}

export const house = whole('a House by its number');
export const fleet = whole('a fleet by its number');
export const squadron = whole('a squadron or unit by its number');
export const ship = whole('a ship by its number');
export const project = whole('a project by its number');
export const count = whole('a quantity');

const SYSTEM = 'a system such as 2,-1';
/** Two numbers with something between them. */
const TWO_NUMBERS = /^\D*?(-?\d{1,2})(?=\D)\D*?(-?\d{1,2})\D*$/;

/** A system by its coordinates; a typographic dash counts as a minus. Two numbers written otherwise are taken for a guess. */
export const system: SlotType<Hex> = {
  expects: SYSTEM,
  read(field) {
    const plain = field.replaceAll(/[−–—]/g, '-');
    const [, q, r] = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(plain) ?? [];
    // A sum with 0 makes 0 of -0.
    if (r !== undefined) return { q: Number(q) + 0, r: Number(r) + 0 };
    return new Mistake('system-invalid', SYSTEM, () => TWO_NUMBERS.exec(plain)?.slice(1).join(','));
  },
  write: ({ q, r }) => `${q},${r}`,
  generate: (draw) => ({ q: draw(0, 198) - 99, r: draw(0, 198) - 99 }),
};

const percentage = integerSlot('a whole percentage', { low: 0, high: 100 });

/** A whole percentage, without a sign. */
export const percent: SlotType<number> = {
  ...percentage,
  read(field) {
    const value = percentage.read(field);
    const bare = field.replace(/%$/, '');
    const isMeant = value instanceof Mistake && bare !== field && !(percentage.read(bare) instanceof Mistake);
    return isMeant ? new Mistake(value.code, value.expected, bare) : value;
  },
};

/** A rule of engagement; editors show what each means. */
export const roe: SlotType<number> = {
  ...integerSlot('a rule of engagement', { low: 0, high: ENGAGEMENT.length - 1 }),
  offers: () => ENGAGEMENT.map(({ roe, meaning }) => ({ text: `${roe}`, description: meaning })),
};

/** A level of weapons. */
export const weapons = integerSlot('a level of weapons', { low: 0, high: TECH_LINES.wep.max });

/** A pool of research points. */
export const pool: SlotType<Line> = choiceSlot('a kind of research points', [
  { value: 'el', names: ['erp', 'el'], description: 'Economic Level' },
  { value: 'sl', names: ['srp', 'sl'], description: 'Science Level' },
  ...TECHS.map(techOption),
]);

/** A line of research. */
export const line: SlotType<Line> = choiceSlot('a line of research', [
  { value: 'el', names: ['el'], description: 'Economic Level' },
  { value: 'sl', names: ['sl'], description: 'Science Level' },
  ...TECHS.map(techOption),
]);

function techOption(tech: Tech): ChoiceOption<Tech> {
  return { value: tech, names: [tech], description: TECH_LINES[tech].name };
}

/** A name between quotation marks. */
export const name = textSlot('a name in quotation marks', NAME_LENGTH);

/** A text between quotation marks. */
export const text = textSlot('a text in quotation marks', TEXT_LENGTH);

const CLASSES: Readonly<Record<ClassCode, { readonly name: string }>> = {
  ...SHIPS,
  ...GROUND_UNITS,
  ...FACILITIES,
  FS: FIGHTER,
  SB: STARBASE,
};

/** The code of any class. */
export const anyClass = classSlot('the code of a class', CLASS_CODES);

/** The code of a class; one that exists, but not here, is a mistake of its own. */
export function classSlot<Code extends ClassCode>(
  expects: string,
  codes: readonly [Code, ...Code[]],
): SlotType<Code> {
  const here = wordOf(expects, codes, (code) => CLASSES[code].name);
  return {
    ...here,
    read(field) {
      const code = here.read(field);
      if (!(code instanceof Mistake)) return code;
      return Object.hasOwn(CLASSES, field.toUpperCase())
        ? Mistake.inValue('class-elsewhere', `${expects} (${codes.join(', ')})`)
        : new Mistake('class-unknown', expects, () => code.suggestion ?? codeNamed(field, codes));
    },
  };
}

/** The code of a class whose name is near to a word. */
function codeNamed(word: string, codes: readonly ClassCode[]): ClassCode | undefined {
  const byName = new Map(codes.map((code) => [CLASSES[code].name.toLowerCase(), code]));
  return byName.get(nearest(word.toLowerCase(), byName.keys()) ?? '');
}

/** One of a few words, each with what it means. */
export function wordOf<Word extends string>(
  expects: string,
  words: readonly [Word, ...Word[]],
  meaningOf: (word: Word) => string,
): SlotType<Word> {
  const option = (word: Word): ChoiceOption<Word> => ({
    value: word,
    names: [word],
    description: meaningOf(word),
  });
  const [first, ...others] = words;
  return choiceSlot(expects, [option(first), ...others.map(option)]);
}

/** A number, or a word that stands for something else. */
export function orWord<Word extends string>(
  number: SlotType<number>,
  word: Word,
  description: string,
): SlotType<number | Word> {
  return {
    expects: `${number.expects}, or "${word}"`,
    choices: [{ text: word, description }],
    isOpen: true,
    read(field) {
      const typed = field.toLowerCase();
      if (typed === word) return word;
      const value = number.read(field);
      return value instanceof Mistake && value.weight === 0
        ? new Mistake(value.code, this.expects, () => nearest(typed, [word]))
        : value;
    },
    write: (value) => (value === word ? word : number.write(Number(value))),
    generate: (draw) => (draw(0, 3) === 0 ? word : number.generate(draw)),
  };
}
