/**
 * Runs games that are played by simultaneous turns: the {@link Ruleset} contract, the turn loop, and Empyrean Challenge.
 *
 * @example
 * ```ts
 * import { createGame, empyrean, resolveTurn, turnReportOf } from '@ec/engine';
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
export type { EmpyreanPhase, EmpyreanRuleset } from './empyrean/contract.js';
export type {
  AdvancedEvent,
  BattleEvent,
  DeclinedEvent,
  EmpyreanEvent,
  FarmedEvent,
  FoundedEvent,
  GrownEvent,
  ManufacturedEvent,
  MessageEvent,
  MinedEvent,
  MovedEvent,
  NewsEvent,
  NewsItem,
  OrbitReading,
  ProbedDeposit,
  ProbedEvent,
  ProbedHolding,
  ProvidedEvent,
  RebelledEvent,
  RebellionEvent,
  SensedEvent,
  SpiedEvent,
  SpiesLostEvent,
  SpyCount,
  SpyResult,
  StaffedEvent,
  SurveyedEvent,
  SustainedEvent,
  TradedEvent,
  TransferredEvent,
  Workers,
} from './empyrean/events.js';
export {
  defaultHomeColony,
  parseHomeColony,
  type FactoriesTemplate,
  type HomeColonyFile,
  type HomeColonyTemplate,
  type HomeSpies,
  type MinesTemplate,
} from './empyrean/home-colony-template.js';
export { EMPYREAN_RULEBOOK } from './empyrean/rulebook.js';
export { isRuleset } from './any-ruleset.js';
export type { AnyRuleset } from './any-ruleset.js';
export { empyrean } from './empyrean/ruleset.js';
export { EMPIRES_PER_HOME_WORLD } from './empyrean/set-up.js';
export {
  HOME_SPY_TASKS,
  SPY_TASKS,
  type Holding,
  type LedgerPlace,
  type LedgerRow,
  type Empire,
  type EmpyreanState,
  type FactoryGroup,
  type FarmGroup,
  type ForeignSpyTask,
  type HomeSpyTask,
  type KnownDeposit,
  type KnownPlanet,
  type KnownSystem,
  type Knowledge,
  type MineGroup,
  type PlanetControl,
  type PlanetName,
  type Player,
  type Quarter,
  type Reign,
  type Sighting,
  type SpyAssignment,
  type SpyTask,
} from './empyrean/state.js';
export { RIVAL_PLANETS, VICTORY_PLANETS, VICTORY_TURNS } from './empyrean/victory.js';
export { InvariantError, SetupError, StateError } from './errors.js';
export { NOTICE_LENGTH, noticeFault, type HostInput } from './host-input.js';
export { codecFor, type SchemaIssue, type SchemaResult, type StateSchema } from './codec-for.js';
export { createGame, resolveTurn, turnReportOf, type Game, type NewGame } from './game.js';
export type { Place } from './empyrean/lookup.js';
export type {
  JournalEvent,
  LoopEvent,
  NoticeEvent,
  OrderOutcome,
  OrderStatus,
  UnreadableOrder,
} from './journal.js';
export { isLoopEvent, noticeSections, orderSections } from './loop-sections.js';
export { PARAMETER_COLUMNS, parameterTable, type ParameterColumn } from './parameter-table.js';
export {
  resolveParameters,
  type IntegerParameter,
  type ParameterDescription,
  type ParameterRow,
  type Parameters,
  type ParameterValue,
  type TextParameter,
} from './parameters.js';
export type {
  Bot,
  Codec,
  GameState,
  Outcome,
  OwnFormat,
  Phase,
  PlayerRecord,
  ReadOrders,
  Ruleset,
  Seat,
  SeatedPlayer,
  SeatOrder,
  Settlement,
  SetupInput,
  SheetContext,
  Turn,
} from './ruleset.js';
export { DONE, refused } from './settlement.js';
export { plainCopy } from './plain-copy.js';
export { botSheets, playBots } from './play-bots.js';
export { recordTurn, replay, type GameRecord, type ReplayDifference, type TurnRecord } from './replay.js';
export { rulebookOf, type RulebookSection, type RuleTable } from './rulebook.js';
export { seated } from './seated.js';
export { stateHash } from './state-hash.js';
export { turnSequenceTable } from './turn-sequence-table.js';
