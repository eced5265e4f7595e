/**
 * The order language: parser, printer, completion and reference come from the table of its statements.
 *
 * @see P-02
 */
import type { ReadOrders } from '@ec/engine';
import {
  formatOrder,
  Mistake,
  lenient,
  orderLanguage,
  type OrderLanguage,
  type SlotType,
} from '@ec/orders-parser';
import type { Place } from '../state.js';
import type { ProximaOrder } from './orders.js';

/** Three letters and five digits. */
const ID = /^[A-Z]{3}\d{5}$/;

const TILE = 'a tile: its column and row, such as 4,7';
const tileSlot: SlotType<Place> = {
  expects: TILE,
  read(field) {
    const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(field) ?? [];
    return y === undefined ? new Mistake('bad-tile', TILE) : { x: Number(x), y: Number(y) };
  },
  write: ({ x, y }) => `${x},${y}`,
  generate: (draw) => ({ x: draw(0, 9999), y: draw(0, 9999) }),
};
const tile = { key: 'tile', name: 'x,y', type: tileSlot } as const;
const unit = {
  key: 'unit',
  name: 'unit',
  type: idSlot('the ID of a unit, such as UNI00012', 'UNI'),
} as const;
const type = {
  key: 'type',
  name: 'kind',
  type: idSlot('the ID of a kind of unit, such as DUN00003', 'DUN'),
} as const;

/** Orders as players write them. */
export const proximaLanguage: OrderLanguage<ProximaOrder, Record<never, never>> = orderLanguage({
  title: 'Orders of Proxima Centauri b',
  page: 'https://github.com/ec-engine/ec/blob/main/docs/proxima/orders.md',
  introduction:
    'One order a line, to one unit. A unit takes its orders of a phase in the order written. Blanks separate fields; a semicolon or two slashes open a comment.',
  phases: ['moves', 'fire', 'fights', 'builds'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';', '//'] },
  reading: lenient,
  statements: [
    {
      kind: 'move',
      phase: 'moves',
      rule: 'P-04',
      meaning: 'Moves to a tile, along the cheapest path.',
      example: 'UNI00012 move 4,7',
      fields: [unit, { keyword: 'move' }, tile],
    },
    {
      kind: 'fire',
      phase: 'fire',
      rule: 'P-05, P-06',
      meaning: 'Fires at the enemy on a tile that it hurts most.',
      example: 'UNI00012 fire 4,9',
      fields: [unit, { keyword: 'fire' }, tile],
      mayRepeat: true,
    },
    {
      kind: 'build',
      phase: 'builds',
      rule: 'P-08',
      meaning: "Does a turn's work on a new unit, on its own or a neighbouring tile.",
      example: 'UNI00012 build DUN00003 4,6',
      fields: [unit, { keyword: 'build' }, type, tile],
    },
  ],
});

function idSlot(expects: string, letters: string): SlotType<string> {
  return {
    expects,
    read(field) {
      const id = field.toUpperCase();
      return ID.test(id) ? id : new Mistake('bad-id', expects);
    },
    write: (id) => id,
    generate: (draw) => letters + String(draw(0, 99_999)).padStart(5, '0'),
  };
}

/** Reads a seat's order sheet; never throws. */
export function parse(text: string): ReadOrders<ProximaOrder> {
  return proximaLanguage.parse(text);
}

/**
 * Writes an order in its canonical form.
 *
 * @throws RangeError when a value cannot be written (a caller's bug)
 */
export function format(order: ProximaOrder): string {
  return formatOrder(proximaLanguage, order);
}
