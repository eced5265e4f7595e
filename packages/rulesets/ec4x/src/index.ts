/**
 * EC4X as a ruleset of `@ec/engine`.
 *
 * @example
 * ```ts
 * import { ec4x } from '@ec/ec4x';
 * import { createGame, resolveTurn } from '@ec/engine';
 *
 * const players = ['Atreides', 'Harkonnen'].map((name, i) => ({ id: i + 1, email: `${i}@example.org`, name }));
 * const game = createGame(ec4x, { name: 'EC-5', seed: 5n, players });
 * const next = resolveTurn(ec4x, game, new Map([[1, 'gift 2 100']]));
 * console.log(next.state.houses.map(({ treasury }) => treasury / 1000).join(' ')); // 320.112 524.112
 * ```
 *
 * @packageDocumentation
 */
export type { Adversary, BotName } from './bots/bot-names.js';
export type { Colony, Job, Owner, Project, ProjectBase, ShipsJob, Starbase } from './colony.js';
export type {
  BlockadedEvent,
  BombardmentEvent,
  ClassCount,
  ConflictEvent,
  DepopulatedEvent,
  EngagementEvent,
  EngagementRound,
  EngagementSide,
  FoundedEvent,
  GroundRoundReport,
  HeldEvent,
  HoldReason,
  LandingEvent,
  Losses,
  MergedEvent,
  MovedEvent,
  PlanetAttack,
  PlanetRound,
  RetreatedEvent,
  SpiedEvent,
  SpyFoundEvent,
  SpyLostEvent,
  StrandedEvent,
  SubversionEvent,
  SubvertedEvent,
  UncoveredEvent,
  WaitsEvent,
  WarEvent,
  WreckedEvent,
} from './conflict-events.js';
export type { Ec4xPhase, Ec4xRuleset, Ec4xTurn } from './contract.js';
export type { Advantage } from './detection/surprise.js';
export type {
  BreakthroughEvent,
  BrokenUpEvent,
  CommissionedEvent,
  CompletedEvent,
  Ec4xEvent,
  GiftEvent,
  IncomeEvent,
  LandedEvent,
  LevelEvent,
  MessageEvent,
  OutEvent,
  PrestigeEvent,
  ScrappedEvent,
  StanceEvent,
  UnpaidEvent,
  WaitingEvent,
} from './events.js';
export type { DockedFleet, Fleet, Ship, Squadron, StandingOrder } from './fleet.js';
export type { House, Ledger, Research, SpyAct, Transport } from './house.js';
export type {
  Knowledge,
  KnownBooks,
  KnownPlanet,
  KnownShips,
  KnownSystem,
  SeenFleet,
  SeenProject,
  SpiedFleet,
} from './knowledge.js';
export type { Hex } from './map/hexes.js';
export {
  type BuildOrder,
  CARGOES,
  type Cargo,
  type Ec4xOrder,
  type EconomyOrder,
  type EspionagePoints,
  type FleetOrder,
  type FleetOrderHere,
  type FleetOrderTo,
  type ForceOrder,
  type HouseAction,
  type PoliticalOrder,
  type RepairedCode,
  type SystemAction,
} from './orders/orders.js';
export {
  type BlankKey,
  type BlankShip,
  type Ec4xParameters,
  EC4X_READINGS,
  EC4X_RULINGS,
  type FigureKey,
  type ParameterKey,
  type ReadingKey,
  type Rules,
} from './parameters.js';
export { ec4x, ec4x as ruleset } from './ruleset.js';
export type { Ec4xState, Lane, Subversion, System, TurnWork } from './state.js';
export { ESPIONAGE, type EspionageKind, type EspionageRow } from './tables/espionage.js';
export type { FleetNeed } from './tables/fleet-orders.js';
export { PRESTIGE, PRESTIGE_CAUSES, type PrestigeCause, type PrestigeKey } from './tables/prestige.js';
export type { Breakthrough } from './tables/research.js';
export { BLANK_FIGURES } from './tables/ships.js';
export {
  type ByLine,
  CLASS_CODES,
  type ClassCode,
  FACILITY_CODES,
  type FacilityCode,
  LINES,
  type Line,
  PLANET_CLASSES,
  type PlanetClass,
  SHIP_CODES,
  SPACELIFT_CODES,
  STANCES,
  type ShipCode,
  type SpaceliftCode,
  type Stance,
  type WeaponsCode,
} from './types.js';
export type { HouseView } from './view/houses.js';
export type { SystemView } from './view/systems.js';
export type { Ec4xView } from './view/view.js';
