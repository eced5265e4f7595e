/**
 * Order languages of play-by-mail games: statements declared as data, and from them a parser, a printer, completion and a
 * reference page; and the order language of Empyrean Challenge.
 *
 * @example
 * ```ts
 * import { formatDiagnostic, formatEmpyreanOrder, parseEmpyreanOrders } from '@ec/orders-parser';
 *
 * const sheet = '7, Transfer, 50,000 SPD-3, 21 .\n7, raton, 50%';
 * const { orders, diagnostics } = parseEmpyreanOrders(sheet);
 * for (const { order } of orders) console.log(formatEmpyreanOrder(order)); // 7, transfer, 50,000 space drives-3, 21
 * for (const problem of diagnostics) console.log(formatDiagnostic(problem, { file: 'empire-7.txt' })); // empire-7.txt:2:4: error: expected a statement, received "raton"; did you mean "ration"?
 * ```
 *
 * @packageDocumentation
 */
export { formatDiagnostic, type Diagnostic, type Place, type Span } from './diagnostic.js';
export { type ParsedOrders } from './parse.js';
export { type PlacedOrder } from './placed-order.js';
export { decodeText } from './decode.js';
export { DEFAULT_LIMITS, type ParseLimits } from './limits.js';
export { type Completion } from './complete.js';
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
export { nearest } from './nearest.js';
export { type Punctuation } from './punctuation.js';
export { Mistake, type Choice, type Draw, type Guess, type SlotType } from './slot.js';
export { choiceSlot, type ChoiceOption } from './slots/choice.js';
export { integerSlot, type IntegerBounds } from './slots/integer.js';
export { percentSlot } from './slots/percent.js';
export { rateSlot } from './slots/rate.js';
export { nameSlot, textSlot } from './slots/text.js';
export { mappedSlot, variantSlot, type Variant, type VariantTypes } from './slots/variants.js';
export { wordSlot } from './slots/word.js';
export {
  completeEmpyreanOrders,
  empyreanLanguage,
  formatEmpyreanHeader,
  empyreanReference,
  formatEmpyreanOrder,
  MAX_GAME_NAME_LENGTH,
  parseEmpyreanOrders,
} from './empyrean/language.js';
export { checkEmpyreanOrders, type KnownHolding, type KnownEmpire } from './empyrean/check.js';
export { EMPYREAN_DIAGNOSTICS, type DiagnosticRow } from './empyrean/diagnostics.js';
export { EMPYREAN_PHASES } from './empyrean/phases.js';
export { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './empyrean/statements.js';
export type {
  AssembleFactoriesOrder,
  AssembleMinesOrder,
  AssembleOrder,
  AssembledCode,
  AttackOrder,
  BuildChange,
  BuildChangeOrder,
  ControlOrder,
  Destination,
  DisassembleOrder,
  DisbandOrder,
  DraftOrder,
  EmpyreanHeader,
  EmpyreanOrder,
  ForeignSpyOrder,
  Foundation,
  MessageOrder,
  MiningChangeOrder,
  MoveOrder,
  NameOrder,
  NamePlanetOrder,
  NewsOrder,
  NewsService,
  PaidClass,
  Party,
  PayOrder,
  PermissionOrder,
  PermissionToColonizeOrder,
  ProbeOrder,
  Product,
  ProductCode,
  RaidOrder,
  RationOrder,
  SetUpOrder,
  SpyOrder,
  SupportAttackerOrder,
  SupportDefenderOrder,
  SurveyOrder,
  TradeOrder,
  TradeTechnologyOrder,
  TransferOrder,
  TransferTechnologyOrder,
  UnitCount,
  UnitKind,
} from './empyrean/orders.js';
