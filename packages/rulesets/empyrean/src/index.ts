/**
 * Empyrean Challenge, the play-by-mail game of 1978, as a ruleset of `@ec/engine`.
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
export type { BotName } from './bots/bot-names.js';
export type { EmpyreanParameters, ParameterKey } from './parameters.js';
export { empyrean, empyrean as ruleset } from './ruleset.js';
export { HOME_SPY_TASKS, SPY_TASKS } from './state.js';
export type { EmpyreanPhase, EmpyreanRuleset } from './contract.js';
export type {
  AbandonedEvent,
  AdvancedEvent,
  BattleEvent,
  DeclinedEvent,
  EmpyreanEvent,
  FarmedEvent,
  FoundedEvent,
  GrownEvent,
  JoinedEvent,
  ManufacturedEvent,
  MessageEvent,
  MinedEvent,
  MovedEvent,
  NewsEvent,
  NewsItem,
  OccupiedEvent,
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
  UncontrolledEvent,
  Workers,
} from './events.js';
export type { Place } from './lookup.js';
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
} from './orders/orders.js';
export type {
  Empire,
  EmpyreanState,
  FactoryGroup,
  FarmGroup,
  ForeignSpyTask,
  Holding,
  HomeSpyTask,
  History,
  Knowledge,
  KnownDeposit,
  KnownPlanet,
  KnownSystem,
  LedgerPlace,
  LedgerRow,
  MineGroup,
  PlanetControl,
  PlanetName,
  Player,
  Quarter,
  Reign,
  Sighting,
  SpyAssignment,
  SpyTask,
} from './state.js';
export type {
  BattleChangeView,
  BattleView,
  CombatOrderView,
  CombatantView,
  FireView,
  GroundSideView,
  GroundView,
  LandingView,
  RoundView,
} from './view/battle-view.js';
export type {
  HoldingView,
  LedgerView,
  LifeSupportView,
  RatesView,
  ResearchView,
  Stack,
  TradeView,
  TransferView,
  VitalView,
} from './view/holding-view.js';
export type {
  ChartedSystemView,
  DepositView,
  OrbitView,
  PlanetSurvey,
  PlanetView,
  ProbeView,
  SensorView,
  SightingView,
  StarListView,
  SystemView,
} from './view/map-view.js';
export type { MessageView, NewsItemView, NewsView } from './view/news-view.js';
export type { FactoryGroupView, FarmView, LabourView, MineGroupView } from './view/production-view.js';
export type {
  ChangeView,
  DiagnosticView,
  EmpireView,
  OrderView,
  TurnView,
  VictoryView,
} from './view/turn-view.js';
export type {
  CasualtiesView,
  RebellionView,
  SpiesLostView,
  SpyReportView,
  SpyResultView,
} from './view/unrest-view.js';
