/**
 * Runs games that are played in simultaneous turns: the {@link Ruleset} contract, the turn loop, and replay.
 *
 * @example
 * ```ts
 * import { empyrean } from '@ec/empyrean';
 * import { createGame, resolveTurn, turnReportOf } from '@ec/engine';
 * import { renderText } from '@ec/reports';
 *
 * const players = [{ id: 1, email: 'ada@example.org', name: 'Ada Concord' }];
 * const game = createGame(empyrean, { name: 'EC-1', seed: 1978n, players });
 * const next = resolveTurn(empyrean, game, new Map([[1, '1, ration, 50%']]));
 * console.log(next.state.turn, renderText(turnReportOf(empyrean, next, 1)).includes('Ada Concord')); // 1 true
 * ```
 *
 * @packageDocumentation
 */
export { isRuleset } from './contract/any-ruleset.js';
export type { AnyRuleset } from './contract/any-ruleset.js';
export { formatMove, parseMove } from './contract/board.js';
export type { Board, BoardMove, BoardMovement, BoardPlace, BoardSide, BoardWay } from './contract/board.js';
export { botFigure, botKind, defaultsOf, defineBot } from './contract/define-bot.js';
export { defineRuleset, type RulesetDefinition } from './contract/define-ruleset.js';
export {
  editionNamed,
  editionsOf,
  editionValues,
  STANDARD,
  type Edition,
  type NamedEdition,
  type WithEditions,
} from './contract/editions.js';
export { InvariantError, SetupError, StateError } from './contract/errors.js';
export {
  CONTACT_LENGTH,
  contactFault,
  NOTICE_LENGTH,
  noticeFault,
  type HostInput,
} from './contract/host-input.js';
export { checkName, MAX_GAME_NAME_LENGTH } from './loop/check-name.js';
export { templateFaults } from './loop/template-faults.js';
export { codecFor, type SchemaIssue, type SchemaResult, type StateSchema } from './contract/codec-for.js';
export { createGame, resolveTurn, turnReportOf, type Game, type NewGame } from './loop/game.js';
export type {
  JournalEvent,
  LoopEvent,
  NoticeEvent,
  OrderEvent,
  OrderStatus,
  UnreadableOrder,
} from './contract/journal.js';
export { isLoopEvent, noticeSections, orderSections } from './report-parts/loop-sections.js';
export { whereToRead } from './report-parts/where-to-read.js';
export { editionTable } from './report-parts/edition-table.js';
export {
  botTable,
  PARAMETER_COLUMNS,
  parameterTable,
  type ParameterColumn,
} from './report-parts/parameter-table.js';
export {
  parameterFaults,
  resolveParameters,
  type IntegerParameter,
  type ParameterDescription,
  type ParameterRow,
  type Parameters,
  type ParametersOf,
  type ParameterValue,
  type TextParameter,
} from './contract/parameters.js';
export type {
  Bot,
  Codec,
  GameState,
  Outcome,
  OwnFormat,
  Phase,
  PlayerRecord,
  OrderDoubt,
  OrderResult,
  ReadOrders,
  Rehearsal,
  Rehearsed,
  RehearsedOrder,
  Ruleset,
  Seat,
  SeatedPlayer,
  SeatOrder,
  SetupInput,
  Sheet,
  SheetContext,
  Turn,
} from './contract/ruleset.js';
export {
  migrationsFrom,
  readState,
  withMembers,
  type Migrated,
  type Migration,
} from './contract/migration.js';
export { DONE, refused } from './contract/results.js';
export { seenEvents } from './contract/seen-events.js';
export { drawnSheet, drawnSheets } from './plans/drawn-sheets.js';
export { orderMarks } from './plans/order-marks.js';
export type { BotTables } from './plans/bot-values.js';
export { parsePlan, printPlan, type Plan, type PlanChange, type PlanCondition } from './plans/plan.js';
export { drawingBot, drawnOfKind, planFor } from './plans/planned-sheet.js';
export { plainCopy } from './loop/plain-copy.js';
export { botNames, botSheets, playBots, sheetText, type PlanText } from './loop/play-bots.js';
export {
  recordTurn,
  replay,
  type GameRecord,
  type ReplayDifference,
  type TurnRecord,
} from './loop/replay.js';
export {
  checkSheet,
  forecastSheet,
  mistakesIn,
  type CheckedOrders,
  type UnderstoodOrder,
} from './loop/checked-sheet.js';
export { rehearsalDoubts, rehearse } from './loop/rehearse.js';
export { rulebookOf, type RulebookSection, type RuleTable } from './report-parts/rulebook.js';
export { seated } from './contract/seated.js';
export { runPhases, type PhaseInput, type PhaseOutput } from './loop/run-phases.js';
export { stateHash } from './loop/state-hash.js';
export { turnSequenceTable } from './report-parts/turn-sequence-table.js';
