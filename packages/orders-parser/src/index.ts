/**
 * Order languages of play-by-mail games: statements declared as data, and from them a parser, a printer, completion and a
 * reference page; and the order language of Empyrean Challenge.
 *
 * @example
 * ```ts
 * import { formatDiagnostic, formatEmpyreanOrder, parseEmpyreanOrders } from '@ec/orders-parser';
 *
 * const sheet = '7, Pay, 0.375, PRO .\n7, raton, 50%';
 * const { orders, diagnostics } = parseEmpyreanOrders(sheet);
 * for (const { order } of orders) console.log(formatEmpyreanOrder(order)); // 7, pay, 0.375, professionals
 * for (const problem of diagnostics) console.log(formatDiagnostic(problem, { file: 'empire-7.txt' })); // empire-7.txt:2:4: error: expected a statement, received "raton"; did you mean "ration"?
 * ```
 *
 * @packageDocumentation
 */
export { formatDiagnostic, type Diagnostic, type Span } from './diagnostic.js';
export { type ParsedOrders, type PlacedOrder } from './parse.js';
export { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
export { type Completion } from './complete.js';
export { orderLanguage, type LanguageDeclaration, type OrderLanguage } from './language.js';
export {
  type Header,
  type Keyword,
  type Order,
  type Slot,
  type SlotOf,
  type Statement,
  type StatementOf,
} from './statement.js';
export { type Punctuation } from './scanner.js';
export { Mistake, type Choice, type Draw, type SlotType } from './slot.js';
export { choiceSlot, type ChoiceOption } from './slots/choice.js';
export { idSlot } from './slots/id.js';
export { labelledSlot } from './slots/labelled.js';
export { percentSlot } from './slots/percent.js';
export { rateSlot } from './slots/rate.js';
export { wordSlot } from './slots/word.js';
export {
  completeEmpyreanOrders,
  empyreanLanguage,
  empyreanReference,
  formatEmpyreanOrder,
  parseEmpyreanOrders,
} from './empyrean/language.js';
export {
  type EmpyreanHeader,
  type EmpyreanOrder,
  type PaidClass,
  type PayOrder,
  type RationOrder,
} from './empyrean/orders.js';
