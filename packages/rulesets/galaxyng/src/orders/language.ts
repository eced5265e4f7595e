import type { ReadOrders, SheetContext } from '@ec/engine';
import {
  formatOrder,
  orderLanguage,
  lenient,
  wordSlot,
  type Diagnostic,
  type LanguageDeclaration,
  type OrderLanguage,
  type ParsedOrders,
} from '@ec/orders-parser';
import { PHASE_NAMES } from '../phases/phase-names.js';
import type { GalaxyHeader, GalaxyOrder } from './orders.js';
import { finalOrders, whole } from './slots.js';
import { STATEMENTS } from './statements.js';

const DECLARATION: LanguageDeclaration<GalaxyOrder, Record<never, never>> = {
  title: 'Orders of GalaxyNG',
  page: 'https://github.com/ec-engine/ec/blob/main/docs/galaxyng/orders.md',
  introduction:
    'One order a line; its first letter tells which, and letters glued to it do not count. Blanks and commas stand between fields, a semicolon opens a comment.',
  phases: PHASE_NAMES,
  punctuation: {
    separator: 'blanks and commas',
    statementEnd: 'none',
    comments: [';'],
    keywords: 'initial',
  },
  reading: lenient,
  statements: STATEMENTS,
};

/**
 * The order language, without the envelope of a mail.
 *
 * @see N-27 to N-29
 */
export const galaxyLanguage: OrderLanguage<GalaxyOrder, Record<never, never>> = orderLanguage(DECLARATION);

/** The order language in the envelope of a mail: from a line `#GALAXY` to a line `#END`. */
export const mailLanguage = orderLanguage<GalaxyOrder, GalaxyHeader>({
  ...DECLARATION,
  header: {
    word: '#galaxy',
    closedBy: '#end',
    meaning: 'Says whose orders they are.',
    example: '#GALAXY Orion Farmers sesame 12',
    fields: [
      { keyword: '#galaxy' },
      { key: 'game', name: 'game', type: wordSlot('the name of the game') },
      { key: 'race', name: 'race', type: wordSlot('the name of your race') },
      { key: 'password', name: 'password', type: wordSlot('your password') },
      { key: 'turn', name: 'turn', type: whole('a turn'), occurs: 'optional' },
      { key: 'final', name: 'FinalOrders', type: finalOrders, occurs: 'optional' },
    ],
  },
});

/** Codes of N-28 for what the order language finds wrong. */
const CODES: Readonly<Record<string, string>> = {
  'unknown-statement': 'unknown-order',
  'missing-field': 'missing',
  'missing-word': 'missing',
  'extra-field': 'surplus',
  'word-unknown': 'surplus',
};

/**
 * Reads orders, with or without the envelope of a mail; never throws. An envelope for another game or turn, or of another race, refuses
 * them all.
 *
 * @see N-28 for the codes of mistakes
 */
export function parse(
  text: string,
  { game, seatName: race, turn }: Partial<SheetContext> = {},
): ReadOrders<GalaxyOrder> {
  if (!mailLanguage.excerpt(text)) return withCodes(galaxyLanguage.parse(text));
  const read = mailLanguage.parse(text, { game, race });
  const { header, ...orders } =
    read.header?.turn === undefined ? read : mailLanguage.parse(text, { game, race, turn });
  return header ? { ...withCodes(orders), seatName: header.race } : withCodes(orders);
}

function withCodes(read: ParsedOrders<GalaxyOrder>): ParsedOrders<GalaxyOrder> {
  return { ...read, diagnostics: read.diagnostics.map(withCode) };
}

function withCode(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, code: CODES[diagnostic.code] ?? diagnostic.code };
}

/**
 * Writes an order in its canonical form.
 *
 * @throws RangeError when a value cannot be written (a caller's bug)
 */
export function format(order: GalaxyOrder): string {
  return formatOrder(galaxyLanguage, order);
}
