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
export type { BotName } from './bots/bot-names.js';
export type { BoundOrder, Mover } from './binding/bound-order.js';
export type { BattleGroup } from './combat/enemies.js';
export type { GalaxyPhase, GalaxyRuleset, GalaxyTurn } from './contract.js';
export type {
  AddressesEvent,
  BattleEvent,
  BattleGroupRecord,
  BombingEvent,
  ColonisedEvent,
  GalaxyEvent,
  LeftEvent,
  MessageEvent,
  RemnantEvent,
  ProducedEvent,
  ScrappedEvent,
} from './events.js';
export type { GalaxyRules } from './game-rules.js';
export type { Cell } from './map.js';
export type {
  DesignOrder,
  GalaxyOrder,
  GroupRef,
  LoadOrder,
  MoverRef,
  TravelOrder,
} from './orders/orders.js';
export type { CompatibilityKey, GalaxyParameters, ParameterKey, RulingKey } from './parameters.js';
export { galaxyng, galaxyng as ruleset } from './ruleset.js';
export type { Fleet, GalaxyState, Group, PendingOrder, Planet, Race, ShipType, TurnWork } from './state.js';
export {
  type ByCargo,
  type Cargo,
  OPTIONS,
  type OptionName,
  type Product,
  ROUTE_KINDS,
  type RouteKind,
} from './types.js';
export type { IncomingView } from './view/hyperspace.js';
export type { PlanetView, SeenPlanet } from './view/planets.js';
export type { SeenType } from './view/seen-types.js';
export type { SeenEvent } from './view/shown-events.js';
export type { AlienGroup, GalaxyView, RaceView } from './view/view.js';
