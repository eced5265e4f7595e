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
export { HOME_SPY_TASKS, SPY_TASKS } from './holding.js';
export type { EmpyreanPhase, EmpyreanRuleset } from './contract.js';
export type {
  AbandonedEvent,
  FoundedEvent,
  JoinedEvent,
  OccupiedEvent,
  UncontrolledEvent,
} from './events/ownership.js';
export type {
  AdvancedEvent,
  FarmedEvent,
  ManufacturedEvent,
  MinedEvent,
  StaffedEvent,
  SustainedEvent,
  Workers,
} from './events/work.js';
export type {
  BattleEvent,
  RebellionEvent,
  SpiedEvent,
  SpiesLostEvent,
  SpyCount,
  SpyResult,
} from './events/conflict.js';
export type { DeclinedEvent, GrownEvent, ProvidedEvent, RebelledEvent } from './events/people.js';
export type { EmpyreanEvent } from './events.js';
export type { MessageEvent, NewsEvent, NewsItem } from './events/news.js';
export type {
  MovedEvent,
  OrbitReading,
  ProbedDeposit,
  ProbedEvent,
  ProbedHolding,
  SensedEvent,
  SurveyedEvent,
} from './events/exploration.js';
export type { TradedEvent, TransferredEvent } from './events/goods.js';
export type { Place } from './lookup.js';
export type {
  AssembleFactoriesOrder,
  AssembleMinesOrder,
  AssembleOrder,
  BuildChangeOrder,
  DisassembleOrder,
  MiningChangeOrder,
  SetUpOrder,
  TransferOrder,
  TransferTechnologyOrder,
} from './orders/works-orders.js';
export type {
  AssembledCode,
  BuildChange,
  Destination,
  Foundation,
  NewsService,
  PaidClass,
  Party,
  Product,
  ProductCode,
  UnitCount,
  UnitKind,
} from './orders/terms.js';
export type {
  AttackOrder,
  RaidOrder,
  SupportAttackerOrder,
  SupportDefenderOrder,
} from './orders/fighting-orders.js';
export type {
  ControlOrder,
  MessageOrder,
  NameOrder,
  NamePlanetOrder,
  NewsOrder,
  PermissionToColonizeOrder,
} from './orders/claim-orders.js';
export type { DisbandOrder, DraftOrder, PayOrder, RationOrder } from './orders/people-orders.js';
export type { EmpyreanHeader, EmpyreanOrder } from './orders/orders.js';
export type {
  ForeignSpyOrder,
  MoveOrder,
  ProbeOrder,
  SpyOrder,
  SurveyOrder,
} from './orders/knowledge-orders.js';
export type { PermissionOrder, TradeOrder, TradeTechnologyOrder } from './orders/trading-orders.js';
export type {
  Empire,
  EmpyreanState,
  History,
  Knowledge,
  KnownDeposit,
  KnownPlanet,
  KnownSystem,
  PlanetControl,
  PlanetName,
  Player,
  Reign,
  Sighting,
} from './state.js';
export type {
  FactoryGroup,
  FarmGroup,
  ForeignSpyTask,
  Holding,
  HomeSpyTask,
  LedgerPlace,
  LedgerRow,
  MineGroup,
  Quarter,
  SpyAssignment,
  SpyTask,
} from './holding.js';
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
  ProvidedView,
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
export type {
  DugDepositView,
  FactoryGroupView,
  FarmView,
  LabourView,
  MineGroupView,
} from './view/production-view.js';
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
