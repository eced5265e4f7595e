/**
 * Order languages of play-by-mail games: statements declared as data, and from them a parser, a printer, completion and a
 * reference page.
 *
 * @example
 * ```ts
 * import { formatDiagnostic, formatOrder, integerSlot, orderLanguage } from '@ec/orders-parser';
 *
 * interface Move {
 *   readonly kind: 'move';
 *   readonly ship: number;
 *   readonly star: number;
 * }
 * const language = orderLanguage<Move>({
 *   title: 'Orders',
 *   introduction: 'One order a line.',
 *   phases: ['movement'],
 *   punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
 *   statements: [
 *     {
 *       kind: 'move',
 *       phase: 'movement',
 *       meaning: 'Sends a ship to a star.',
 *       example: 'move 7 to 12',
 *       fields: [
 *         { keyword: 'move' },
 *         { key: 'ship', name: 'ship', type: integerSlot('a ship') },
 *         { keyword: 'to' },
 *         { key: 'star', name: 'star', type: integerSlot('a star') },
 *       ],
 *     },
 *   ],
 * });
 * const { orders, diagnostics } = language.parse('MOVE 7 to 12\nmvoe 8 to 3');
 * for (const { order } of orders) console.log(formatOrder(language, order)); // move 7 to 12
 * for (const problem of diagnostics) console.log(formatDiagnostic(problem)); // orders:2:1: error: expected a statement, received "mvoe"; did you mean "move"?
 * ```
 *
 * @packageDocumentation
 */
export { formatDiagnostic, type Diagnostic, type Place, type Span } from './diagnostic.js';
export { type ParsedOrders } from './parsed-orders.js';
export { type PlacedOrder } from './placed-order.js';
export { writeOrders, type WrittenOrders } from './written-orders.js';

export { parseBytes } from './parse-bytes.js';
export { textOfBytes, type TextOfBytes } from './text-of-bytes.js';
export { WRITING_DIAGNOSTICS, type DiagnosticRow } from './diagnostic-row.js';
export { markdownTable } from './markdown-table.js';
export { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
export { completionsAt, type Completion } from './complete.js';
export { diagnose } from './diagnose.js';
export { formatHeader, formatOrder } from './format.js';
export { generateOrder } from './generate.js';
export { kindsAt } from './kinds-at.js';
export { orderLanguage, type Expected, type LanguageDeclaration, type OrderLanguage } from './language.js';
export {
  type Header,
  type Keyword,
  type LinesSlot,
  type Once,
  type OptionalSlot,
  type Order,
  type RepeatedSlot,
  type RequiredSlot,
  type RestSlot,
  type SingleSlot,
  type Slot,
  type SlotOf,
  type SlotOfProperty,
  type Statement,
  type StatementOf,
} from './statement.js';
export {
  type Excerpt,
  type Leniency,
  type MeantOrder,
  type ReadableDeclaration,
  type WrittenStatement,
} from './readable-declaration.js';
export { lenient } from './lenient.js';
export { referenceOf } from './reference.js';
export {
  composeStatement,
  explainStatements,
  pageAbout,
  pagesAbout,
  type ExplainedField,
  type ExplainedStatement,
  type ReadableLanguage,
} from './explain.js';
export { nearest } from './nearest.js';
export { separatorOf, type Punctuation } from './punctuation.js';
export { Mistake, type Choice, type Doubt, type Draw, type Guess, type SlotType } from './slot.js';
export { choiceSlot, type ChoiceOption } from './slots/choice.js';
export { integerSlot, readInteger, type IntegerBounds } from './slots/integer.js';
export { labelledType } from './slots/labelled.js';
export { percentSlot } from './slots/percent.js';
export { rateSlot } from './slots/rate.js';
export { nameSlot, textSlot } from './slots/text.js';
export { mappedSlot, variantSlot, type Variant, type VariantTypes } from './slots/variants.js';
export { wordSlot } from './slots/word.js';
export { foldWords, plainDashes } from './words.js';
