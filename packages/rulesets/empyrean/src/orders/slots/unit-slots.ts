import { formatInteger, shown } from '@ec/prng';
import { MAX_TECH_LEVEL, unitOf, type UnitCode } from '@ec/economy';
import {
  type Choice,
  type Draw,
  foldWords,
  integerSlot,
  Mistake,
  nearest,
  readInteger,
  type SlotType,
} from '@ec/orders-parser';
import type { UnitCount, UnitKind } from '../terms.js';
import { findUnitKind, formatUnitKind, isTechLevelOf, ROWS_BY_SPELLING, spellingsOf } from './unit-names.js';

/** Units that a slot accepts, and their description in messages. */
interface Accepted<Code extends UnitCode> {
  readonly expects: string;
  readonly codes: readonly Code[];
}

/**
 * A kind of unit: a name, its plural or its code, and behind a dash the technology level where the unit has one.
 *
 * @param expects - what is expected here, with its article
 * @param codes - units that are accepted, at least one
 * @see E-15, "Unit codes"
 */
export function unitKindSlot<Code extends UnitCode>(
  expects: string,
  codes: readonly [Code, ...Code[]],
): SlotType<UnitKind<Code>> {
  const reader = unitReader({ expects, codes });
  return {
    expects,
    offers: () => codes.map((code) => offerOf(code, '')),
    read: (field) => reader(field, ''),
    write: (kind) => formatUnitKind(checked(kind, codes)),
    generate: (draw) => generateKind(codes, draw),
  };
}

/**
 * A number of units and their kind: `50,000 space drives-3`, `20 PRO`.
 *
 * @param expects - what is expected here, with its article
 * @param codes - units that are accepted, at least one
 * @see E-15, "Unit codes"
 */
export function unitCountSlot<Code extends UnitCode>(
  expects: string,
  codes: readonly [Code, ...Code[]],
): SlotType<UnitCount<Code>> {
  const reader = unitReader({ expects, codes });
  return {
    expects,
    offers(typed) {
      const [number] = /^[\d,]+ /.exec(typed) ?? [];
      return number === undefined ? [] : codes.map((code) => offerOf(code, number));
    },
    read(field): UnitCount<Code> | Mistake {
      const blank = field.search(/\s/);
      const number = blank < 0 ? field : field.slice(0, blank);
      const quantity = readInteger(number);
      if (quantity === undefined || blank < 0) {
        const isUnit = quantity === undefined && !/^[-+\d]/.test(field);
        return new Mistake(isUnit ? 'quantity-missing' : 'quantity-invalid', expects);
      }
      if (quantity < 1 || quantity > Number.MAX_SAFE_INTEGER)
        return Mistake.inValue('quantity-range', 'a number of units from 1 to 2^53 − 1');
      const kind = reader(field.slice(blank + 1), `${number} `);
      if (kind instanceof Mistake) return kind;
      return { code: kind.code, techLevel: kind.techLevel, quantity };
    },
    write(count) {
      const { quantity } = count;
      if (!Number.isSafeInteger(quantity) || quantity < 1)
        throw new RangeError(`quantity: expected an integer from 1 to 2^53 − 1, received ${shown(quantity)}`);
      return `${formatInteger(quantity)} ${formatUnitKind(checked(count, codes), quantity)}`;
    },
    generate(draw) {
      const { code, techLevel } = generateKind(codes, draw);
      return { code, techLevel, quantity: draw(1, Number.MAX_SAFE_INTEGER) };
    },
  };
}

/**
 * A number of units in a field of its own. When a unit follows it without a comma, the diagnostic suggests the comma.
 *
 * @param expects - what is expected here, with its article
 */
export function quantitySlot(expects: string): SlotType<number> {
  const plain = integerSlot(expects, { isGrouped: true });
  return {
    ...plain,
    read(field) {
      const value = plain.read(field);
      if (!(value instanceof Mistake)) return value;
      const [, number = '', unit = ''] = /^([\d,]+)\s+(\S.*)$/s.exec(field.slice(0, LONGEST_FIELD)) ?? [];
      const isUnit = findUnitKind(foldWords(unit)) && !(plain.read(number) instanceof Mistake);
      return isUnit ? new Mistake(value.code, expects, `${number}, ${unit}`) : value;
    },
  };
}

/** Longest field in which a number and a unit are looked for. */
const LONGEST_FIELD = 100;

/** Reads a kind of unit; suggestions start with the text before it in its field. */
function unitReader<Code extends UnitCode>({ expects, codes }: Accepted<Code>) {
  const isAccepted = (kind: UnitKind): kind is UnitKind<Code> => accepted.has(kind.code);
  const accepted = new Set<string>(codes);
  const spellings = codes.flatMap((code) => spellingsOf(unitOf(code)));
  return (words: string, before: string): UnitKind<Code> | Mistake => {
    const kind = findUnitKind(words) ?? findUnitKind(foldWords(words));
    if (kind) return isAccepted(kind) ? kind : new Mistake('unit-unfit', expects);
    const { name, level, isExact } = splitLevel(foldWords(words));
    const row = ROWS_BY_SPELLING.get(name);
    if (!row) {
      return new Mistake('unit-unknown', expects, () => {
        const meant = ROWS_BY_SPELLING.get(nearest(name.replace(/ units?$/, ''), spellings) ?? '');
        if (!meant || !isTechLevelOf(meant.code, level ?? 0)) return undefined;
        return before + formatUnitKind({ code: meant.code, techLevel: level ?? 0 });
      });
    }
    const found = { code: row.code, techLevel: level ?? 0 };
    if (!isAccepted(found)) return new Mistake('unit-unfit', expects);
    const isFit = level === undefined || row.hasTechLevel;
    if (isFit && isTechLevelOf(row.code, found.techLevel)) {
      if (isExact) return found;
      return new Mistake('unit-unknown', expects, before + formatUnitKind(found));
    }
    if (!row.hasTechLevel) {
      const plain = before + formatUnitKind({ code: row.code, techLevel: 0 });
      return new Mistake('level-unneeded', `${row.plural} without a technology level`, plain);
    }
    if (level === undefined) {
      const example = `"${row.plural}-1"`;
      return Mistake.inValue('level-missing', `${row.plural} with a technology level, such as ${example}`);
    }
    return Mistake.inValue('level-range', `a technology level from 1 to ${MAX_TECH_LEVEL}`);
  };
}

/** A name and the number at its end; exact where there is a dash between them, with or without blanks. */
function splitLevel(words: string): { name: string; level: number | undefined; isExact: boolean } {
  const [, name = words, dash, digits] = /^(.*?) ?(-?) ?(\d{1,15})$/.exec(words) ?? [];
  return { name, level: digits === undefined ? undefined : Number(digits), isExact: dash !== '' };
}

function checked<Kind extends UnitKind>(kind: Kind, codes: readonly UnitCode[]): Kind {
  const { code, techLevel } = kind;
  if (!codes.includes(code) || !isTechLevelOf(code, techLevel)) {
    throw new RangeError(
      `unit: expected one of ${codes.join(', ')} with its level, received ${code}-${techLevel}`,
    );
  }
  return kind;
}

function generateKind<Code extends UnitCode>(codes: readonly [Code, ...Code[]], draw: Draw): UnitKind<Code> {
  const code = codes[draw(0, codes.length - 1)] ?? codes[0];
  return { code, techLevel: unitOf(code).hasTechLevel ? draw(1, MAX_TECH_LEVEL) : 0 };
}

function offerOf(code: UnitCode, number: string): Choice {
  const { plural, hasTechLevel } = unitOf(code);
  return { text: `${number}${plural}${hasTechLevel ? '-' : ''}`, description: `code ${code}` };
}
