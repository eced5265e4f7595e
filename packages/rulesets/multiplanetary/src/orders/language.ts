import {
  formatOrder,
  integerSlot,
  Mistake,
  orderLanguage,
  lenient,
  type OrderLanguage,
  type ParsedOrders,
  type SlotType,
} from '@ec/orders-parser';
import { formatCell, GRID, parseCell } from '../cell.js';
import type { WarpOrder } from './orders.js';
import { MOST_SHIPS, type Warp } from '../state.js';

/** Orders as they are written: with an arrow, or with a word. */
export interface WrittenOrder extends Omit<WarpOrder, 'kind'> {
  readonly kind: Warp | `${Warp} word`;
}

const planet: SlotType<number> = {
  expects: 'a planet such as C4',
  read: (field) => parseCell(field) ?? new Mistake('bad-planet', 'a planet from A1 to J10'),
  write: formatCell,
  generate: (draw) => draw(0, GRID * GRID - 1),
};

const FROM = { key: 'from', name: 'from', type: planet } as const;
const TO = { key: 'to', name: 'to', type: planet } as const;
const SHIPS = {
  key: 'ships',
  name: 'ships',
  type: integerSlot('a number of ships', { high: MOST_SHIPS }),
} as const;
const STANDARD = 'Sends ships a cell a tick.';
const QUANTUM = 'Sends ships two cells a tick; half of them, rounded up, are lost.';

/** The order language as it is written. @see M-02 */
export const multiplanetaryLanguage: OrderLanguage<
  WrittenOrder,
  Record<never, never>
> = orderLanguage<WrittenOrder>({
  title: 'Orders of Multiplanetary Empire',
  page: 'https://github.com/ec-engine/ec/blob/main/docs/multiplanetary/README.md',
  introduction: 'One order a line, in the order in which the ships leave.',
  phases: ['departures'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';', '//'] },
  reading: lenient,
  statements: [
    {
      kind: 'standard',
      phase: 'departures',
      rule: 'M-02, M-03',
      meaning: STANDARD,
      example: 'C4 -> F7 12',
      fields: [FROM, { keyword: '->' }, TO, SHIPS],
    },
    {
      kind: 'quantum',
      phase: 'departures',
      rule: 'M-02, M-03',
      meaning: QUANTUM,
      example: 'C4 => F7 12',
      fields: [FROM, { keyword: '=>' }, TO, SHIPS],
    },
    {
      kind: 'standard word',
      phase: 'departures',
      rule: 'M-02, M-03',
      meaning: STANDARD,
      example: 'warp C4 F7 12',
      fields: [{ keyword: 'warp' }, FROM, TO, SHIPS],
    },
    {
      kind: 'quantum word',
      phase: 'departures',
      rule: 'M-02, M-03',
      meaning: QUANTUM,
      example: 'quantum C4 F7 12',
      fields: [{ keyword: 'quantum' }, FROM, TO, SHIPS],
    },
  ],
});

/** Reads a seat's order sheet; never throws. */
export function parse(text: string): ParsedOrders<WarpOrder> {
  const read = multiplanetaryLanguage.parse(text);
  return {
    ...read,
    orders: read.orders.map((placed) => ({ ...placed, order: asOrder(placed.order) })),
  };
}

/**
 * Writes an order with an arrow: `C4 -> F7 12`.
 *
 * @throws RangeError when the number of ships is not from 1 to 999 (a caller's bug)
 */
export function format(order: WarpOrder): string {
  return formatOrder(multiplanetaryLanguage, order);
}

function asOrder({ kind, ...rest }: WrittenOrder): WarpOrder {
  return { kind: kind === 'standard' || kind === 'standard word' ? 'standard' : 'quantum', ...rest };
}
