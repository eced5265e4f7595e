/**
 * GalaxyNG, the play-by-mail game of interstellar war, as a ruleset of `@ec/engine`.
 *
 * @example
 * ```ts
 * import { createGame, resolveTurn, turnReportOf } from '@ec/engine';
 * import { galaxyng } from '@ec/galaxyng';
 *
 * const players = [
 *   { id: 1, email: 'ada@example.org', name: 'Farmers' },
 *   { id: 2, email: 'bob@example.org', name: 'NULLoids' },
 * ];
 * const game = createGame(galaxyng, { name: 'Orion', seed: 7n, players });
 * const sheets = new Map([
 *   [1, 'd Drone 1 0 0 0 0\np #1 Drone'],
 *   [2, ''],
 * ]);
 * const next = resolveTurn(galaxyng, game, sheets);
 * console.log(next.state.groups[0]?.ships, turnReportOf(galaxyng, next, 1).sections[0]?.title); // 99 Ranking
 * ```
 *
 * @packageDocumentation
 */
export type { BoundOrder, Mover } from './bound-order.js';
export { resolveBattle, type BattleOptions, type BattleOutcome, type BattleResult } from './combat/battle.js';
export { enemiesOf, isBattle, type AtWar, type BattleGroup } from './combat/enemies.js';
export { killChance } from './combat/kill-chance.js';
export { packShot, unpackShot, type Shot } from './combat/protocol.js';
export { type BattleDraws } from './combat/round.js';
export type { GalaxyRuleset, GalaxyStep, GalaxyTurn } from './contract.js';
export type {
  AddressesEvent,
  BattleEvent,
  BattleGroupRecord,
  BombingEvent,
  ColonisedEvent,
  GalaxyEvent,
  LeftEvent,
  MessageEvent,
  MissedEvent,
  ProducedEvent,
  ScrappedEvent,
} from './events.js';
export { forecast, type Forecast } from './forecast/forecast.js';
export {
  attack,
  capacity,
  defence,
  gunsMass,
  shipMass,
  speed,
  travelMass,
  upgradeCost,
} from './formulas/ship.js';
export {
  capitalMade,
  materialsMade,
  productionOf,
  shipsCost,
  shipsMade,
  techGained,
  type CapitalMade,
  type ShipsMade,
} from './formulas/production.js';
export { hallOfFame, type HallOfFameScore } from './hall-of-fame.js';
export { seal } from './mail/seal.js';
export { accept, ready, type AcceptedOrders, type Submitted } from './mail/accept.js';
export {
  parseMail,
  type Envelope,
  type MailError,
  type MailKind,
  type RefusedMail,
} from './mail/parse-mail.js';
export { relay, type RelayedMessage } from './mail/relay.js';
export type { Verify } from './mail/sender.js';
export { stored, type KeptReport } from './mail/stored.js';
export type { Cell } from './map.js';
export { galaxyLanguage, parseGalaxyOrders } from './orders/language.js';
export type {
  DesignOrder,
  GalaxyOrder,
  GroupRef,
  LoadOrder,
  MoverRef,
  TravelOrder,
} from './orders/orders.js';
export { OUTCOME_SENTENCES, type OutcomeCode } from './outcome.js';
export { CLASSIC, COMPATIBILITY_KEYS, type CompatibilityKey } from './parameters.js';
export { forecastReport, renderForecastText } from './report/forecast-report.js';
export { renderMachine } from './report/render-machine.js';
export { renderTurnText } from './report/render-text.js';
export { renderXml } from './report/render-xml.js';
export { GALAXY_RULEBOOK } from './rulebook.js';
export type { GalaxyRules } from './rules.js';
export { galaxyng, galaxyng as ruleset } from './ruleset.js';
export { RACE_STATUSES, type RaceStatus } from './state.js';
export type {
  Fleet,
  GalaxyState,
  Group,
  PendingOrder,
  Planet,
  Race,
  Rank,
  ShipType,
  TurnWork,
} from './state.js';
export { STEPS, type StepName } from './turn-sequence.js';
export {
  CARGOES,
  OPTIONS,
  ROUTE_KINDS,
  TECHS,
  type ByCargo,
  type ByTech,
  type Cargo,
  type Design,
  type OptionName,
  type Product,
  type RouteKind,
  type Tech,
} from './types.js';
export type { AlienGroup, GalaxyView, RaceView } from './view/view.js';
export type { IncomingView } from './view/hyperspace.js';
export type { PlanetView, SeenPlanet } from './view/planets.js';
export type { SeenType } from './view/seen-types.js';
