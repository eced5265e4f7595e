/**
 * Kinds of fields of the order language; each mistake has a code of N-28.
 *
 * @see N-27, N-28
 */
import {
  choiceSlot,
  Mistake,
  wordSlot,
  type ChoiceOption,
  type Draw,
  type SlotType,
} from '@ec/orders-parser';
import { shown } from '@ec/prng';
import {
  OPTION_MEANINGS,
  OPTIONS,
  ROUTE_KINDS,
  type Cargo,
  type OptionName,
  type RouteKind,
} from '../types.js';
import { isReadAsGroup } from '../names.js';
import type { GroupRef, MoverRef } from './orders.js';

/** Largest number of an order (included). */
const MOST = 1e9;
/** A figure below this counts as 0. */
const LEAST = 1e-6;

const DESCRIPTIONS: Readonly<Record<RouteKind, string>> = {
  COL: 'colonists',
  CAP: 'capital',
  MAT: 'materials',
  EMP: 'empty ships',
};

/** A name, which binding looks up. */
export const name = wordSlot;

/** A whole number from 0 (included). */
export function whole(expects: string): SlotType<number> {
  return {
    expects,
    read: (field) =>
      /^\d+$/.test(field) ? bounded(expects, Number(field)) : new Mistake('bad-number', expects),
    write: (value) => String(value),
    generate: (draw) => draw(0, MOST),
  };
}

/** A number from 0 (included), with or without decimals. */
export function decimal(expects: string): SlotType<number> {
  return {
    expects,
    read(field) {
      if (!/^(\d+\.?\d*|\.\d+)$/.test(field)) return new Mistake('bad-number', expects);
      const value = Number(field);
      return value < LEAST ? 0 : bounded(expects, value);
    },
    write: (value) => String(value),
    generate: (draw) => draw(0, 100_000) / 100,
  };
}

/** A number, if it is not too large for an order. */
function bounded(expects: string, value: number): number | Mistake {
  return value <= MOST ? value : new Mistake('bad-number', `${expects} up to ${MOST}`);
}

/** A group by its number, or the newest one. */
export const group: SlotType<GroupRef> = {
  expects: 'a group number or MAX',
  choices: [{ text: 'MAX', description: 'the group with the highest number' }],
  isOpen: true,
  read(field) {
    if (field.toUpperCase() === 'MAX') return 'MAX';
    const number = whole(this.expects).read(field);
    return number instanceof Mistake ? new Mistake('bad-number', this.expects) : number;
  },
  write: (value) => String(value),
  generate: (draw: Draw) => (draw(0, 3) === 0 ? 'MAX' : draw(1, 9999)),
};

/** A group, or a fleet by its name, which is never read as a group (N-05). */
export const mover: SlotType<MoverRef> = {
  expects: 'a group number, MAX or the name of a fleet',
  choices: group.choices ?? [],
  isOpen: true,
  read: (field) => (isReadAsGroup(field) ? group.read(field) : { fleet: field }),
  write(value) {
    if (typeof value !== 'object') return group.write(value);
    if (isReadAsGroup(value.fleet))
      throw new RangeError(`fleet: expected a name that is no group, received ${shown(value.fleet)}`);
    return value.fleet;
  },
  generate: (draw) => (draw(0, 1) === 0 ? group.generate(draw) : { fleet: `F${draw(1, 99)}` }),
};

/** A kind of cargo that ships carry. */
export const cargo: SlotType<Cargo> = coded(
  'unknown-cargo',
  choiceSlot('a cargo', [
    option('CAP', DESCRIPTIONS.CAP),
    option('COL', DESCRIPTIONS.COL),
    option('MAT', DESCRIPTIONS.MAT),
  ]),
);

/** What a route is for. */
export const routeKind: SlotType<RouteKind> = coded(
  'unknown-cargo',
  choice('a cargo or EMP', ROUTE_KINDS, DESCRIPTIONS),
);

/** An option of the player. */
export const playerOption: SlotType<OptionName> = coded(
  'unknown-option',
  choice('an option', OPTIONS, OPTION_MEANINGS),
);

/** What switches an option off. */
export const off: SlotType<'NO'> = coded(
  'unknown-option',
  choiceSlot('an option, or NO before one', [
    { value: 'NO', names: ['NO', 'OFF'], description: 'switches it off' },
  ]),
);

/** What says that a sheet is a race's last word for the turn. */
export const finalOrders: SlotType<'FinalOrders'> = choiceSlot('FinalOrders', [
  option('FinalOrders', 'the turn need not wait for you'),
]);

/** The rest of a line as a name of a person: without quotation marks. */
export const realName: SlotType<string> = {
  expects: 'your name',
  read(field) {
    const text = field
      .replaceAll(/["\p{C}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return text === '' ? new Mistake('missing', this.expects) : text;
  },
  write: (text) => (/[;,]/.test(text) ? `"${text}"` : text),
  generate: (draw) => `First ${wordSlot('').generate(draw)}`,
};

/** Addresses, with commas between them; each has one @ with something on both sides. */
export const addresses: SlotType<string> = {
  expects: 'addresses with commas between them',
  read(field) {
    const list = field.split(/[\s,]+/).filter((address) => address !== '');
    const isGood = list.length > 0 && list.every((address) => /^[^@"]+@[^@"]+$/.test(address));
    return isGood ? list.join(',') : new Mistake('bad-address', this.expects);
  },
  write: (text) => text,
  generate: (draw) => `a${draw(1, 99)}@example.org,b${draw(1, 99)}@example.org`,
};

/** Text of a message as it is written. */
export const lines: SlotType<string> = wordSlot('the lines of a message');

function choice<T extends string>(
  expects: string,
  values: readonly [T, ...T[]],
  descriptions: Readonly<Record<T, string>>,
): SlotType<T> {
  const [first, ...others] = values;
  const of = (value: T): ChoiceOption<T> => option(value, descriptions[value]);
  return choiceSlot(expects, [of(first), ...others.map(of)]);
}

function option<T extends string>(value: T, description: string): ChoiceOption<T> {
  return { value, names: [value], description };
}

/** A slot type whose mistakes have a code of their own. */
function coded<T>(code: string, type: SlotType<T>): SlotType<T> {
  return {
    ...type,
    read(field) {
      const value = type.read(field);
      return value instanceof Mistake ? new Mistake(code, value.expected, () => value.suggestion) : value;
    },
  };
}
