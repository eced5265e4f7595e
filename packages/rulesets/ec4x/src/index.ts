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
 * console.log(next.state.houses.map(({ treasury }) => treasury / 1000).join(' ')); // 321.312 525.312
 * ```
 *
 * @packageDocumentation
 */
export { people, transferUnits, withoutSettlers, withSettlers } from './arithmetic/people.js';
export { codec } from './codec.js';
export type { ByState, Colony, Job, Owner, Project, ProjectBase, ShipsJob, Starbase } from './colony.js';
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
} from './conflict-events.js';
export { resolveBombardment, type Bombardment, type BombardmentRules } from './combat/bombardment.js';
export type { BatteryShot, BombardmentRound, BombardmentShot } from './combat/bombardment-round.js';
export type { FleetFate, ForceState } from './combat/battlefield.js';
export type { Ec4xPhase, Ec4xRuleset, Ec4xTurn } from './contract.js';
export { STEPS, type StepName } from './turn-sequence.js';
export { crippledAttack, type CombatState } from './combat/combatant.js';
export { stays, taskForceRoe } from './combat/engagement.js';
export {
  landedAttack,
  resolveGroundCombat,
  type GroundCombat,
  type GroundCombatRules,
  type GroundRound,
} from './combat/ground-combat.js';
export type { GroundForces, UnitReduction } from './combat/ground-units.js';
export { hitsOf, type PlainShot } from './combat/hits.js';
export {
  criticalChance,
  hitsDistribution,
  hitsThroughShield,
  naturalRolls,
} from './combat/hits-distribution.js';
export { assaultForBlitz, assaultForInvasion, type Assault } from './combat/landing.js';
export type { PlanetLosses, PlanetTargets } from './combat/planet.js';
export type { RetreatingFleet, RetreatTo } from './combat/retreat.js';
export type { FleetOfHouse, Reduction, RoundLog, Volley } from './combat/round-log.js';
export type { Shield, ShieldLog } from './combat/shield.js';
export {
  resolveSpaceCombat,
  type ForceOutcome,
  type ForceResult,
  type SpaceCombat,
  type SpaceCombatRules,
} from './combat/space-combat.js';
export type { CombatFleet, CombatSquadron, SquadronKind, TaskForce } from './combat/task-force.js';
export { conceal, concealmentChance, type Cloak, type Concealment } from './detection/cloaking.js';
export { searchForSpy, type Searcher, type Spy, type SpySearch } from './detection/search-for-spy.js';
export { raiderCheck, sensorsOf, spyCheck, type Sensors } from './detection/sensors.js';
export {
  encounter,
  isTaskForceUndetected,
  type Advantage,
  type Approach,
  type Encounter,
} from './detection/surprise.js';
export { checkChance, rollCheck, type Check, type RolledCheck } from './dice/d20-check.js';
export type { DockedFleet, Fleet, Ship, Squadron, StandingOrder } from './fleet.js';
export { HOUSE_STATUSES } from './house.js';
export type { House, HouseStatus, Ledger, Research, Transport } from './house.js';
export { SPY_RESULTS } from './knowledge.js';
export type {
  KnownBooks,
  Knowledge,
  KnownPlanet,
  KnownShips,
  KnownSystem,
  SeenFleet,
  SeenProject,
  SpiedFleet,
  SpyResult,
} from './knowledge.js';
export { drawMap, type GameMap } from './map/draw-map.js';
export type { Hex } from './map/hexes.js';
export { EC4X_DIAGNOSTICS } from './orders/diagnostics.js';
export { ec4xLanguage, parseEc4xOrders } from './orders/language.js';
export { CARGOES } from './orders/orders.js';
export type {
  BuildOrder,
  Cargo,
  Ec4xHeader,
  Ec4xOrder,
  EconomyOrder,
  EspionagePoints,
  FleetOrder,
  FleetOrderHere,
  FleetOrderTo,
  ForceOrder,
  HouseAction,
  PoliticalOrder,
  RepairedCode,
  SystemAction,
} from './orders/orders.js';
export { ec4x, ec4x as ruleset } from './ruleset.js';
export {
  EC4X_PARAMETERS,
  EC4X_RULINGS,
  rulesOf,
  type BlankKey,
  type BlankShip,
  type Ec4xParameter,
  type ParameterKey,
  type Rules,
} from './parameters.js';
export { EC4X_RULEBOOK } from './rulebook.js';
export { setUp } from './set-up/set-up.js';
export type { HouseView } from './view/houses.js';
export type { SystemView } from './view/systems.js';
export type { Ec4xView } from './view/view.js';
export { OUTCOME_SENTENCES, type OutcomeCode } from './outcome.js';
export type { Ec4xState, Lane, Subversion, System, TurnWork } from './state.js';
export { CALENDAR } from './tables/calendar.js';
export { BUILD_TURNS, COST_PERCENT } from './tables/construction.js';
export {
  RAIDER_DETECTION,
  RAIDER_MODIFIER_MAX,
  SPY_DETECTION,
  SPY_MODIFIER_MAX,
  STEALTH,
  type DetectionRow,
} from './tables/detection.js';
export { ECONOMY } from './tables/economy.js';
export {
  BOMBARDMENT_EFFECTIVENESS,
  CRITICAL_ROLL,
  GROUND_EFFECTIVENESS,
  ROLL_MODIFIERS,
  SPACE_EFFECTIVENESS,
  type EffectivenessRow,
  type EffectivenessTable,
} from './tables/effectiveness.js';
export { ALWAYS_STAY, ENGAGEMENT, NEVER_STAY, type EngagementRow } from './tables/engagement.js';
export {
  COUNTER_INTELLIGENCE,
  ESPIONAGE,
  type EspionageKind,
  type EspionageRow,
} from './tables/espionage.js';
export {
  FLEET_ORDERS,
  type FleetNeed,
  type FleetOrderKind,
  type FleetOrderRow,
} from './tables/fleet-orders.js';
export { FACILITIES, GROUND_UNITS, type FacilityRow, type GroundRow } from './tables/ground.js';
export { LANE_WEIGHTS } from './tables/lanes.js';
export { LEVEL_BOUNDS, PLANETS, RAW_INDEX, RESOURCE_ROLLS, type PlanetRow } from './tables/planets.js';
export {
  PRESTIGE,
  PRESTIGE_CAUSES,
  type PrestigeCause,
  type PrestigeKey,
  type PrestigeRow,
} from './tables/prestige.js';
export {
  BREAKTHROUGHS,
  LEVEL_POINTS,
  POINT_PRICES,
  TECH_LINES,
  type Breakthrough,
  type TechRow,
} from './tables/research.js';
export { SHIELDS, type ShieldRow } from './tables/shields.js';
export {
  BLANK_FIGURES,
  FIGHTER,
  SHIP_FIGURES,
  SHIPS,
  STARBASE,
  type ShipFigure,
  type ShipRow,
} from './tables/ships.js';
export { START } from './tables/start.js';
export {
  BOONS,
  CLASS_CODES,
  FACILITY_CODES,
  GROUND_CODES,
  LANE_CLASSES,
  LINES,
  PLANET_CLASSES,
  RESOURCES,
  SHIP_CODES,
  SPACELIFT_CODES,
  STANCES,
  TECHS,
  UNIT_STATES,
  type Boon,
  type ByLine,
  type ClassCode,
  type FacilityCode,
  type GroundCode,
  type LaneClass,
  type Line,
  type PlanetClass,
  type Resources,
  type ShipCode,
  type SpaceliftCode,
  type Stance,
  type Tech,
  type UnitState,
  type WeaponsCode,
} from './types.js';
