/**
 * Goofspiel, the game of pure strategy, as a ruleset of `@ec/engine`.
 *
 * @example
 * ```ts
 * import { createGame, resolveTurn } from '@ec/engine';
 * import { goofspiel } from '@ec/goofspiel';
 *
 * const players = [
 *   { id: 1, email: 'ada@example.org', name: 'Ada' },
 *   { id: 2, email: 'bo@example.org', name: 'Bo' },
 * ];
 * const game = createGame(goofspiel, { name: 'Pure', seed: 7n, players });
 * const next = resolveTurn(goofspiel, game, new Map([[1, 'fleet 5']])); // Bo sends nothing
 * console.log(JSON.stringify(next.state.war.rounds)); // [[{"size":5,"spent":5},{"size":0,"spent":7}]]
 * ```
 *
 * @packageDocumentation
 */
export type { BotName } from './bots/bot-names.js';
export type { GoofspielPhase, GoofspielRuleset, GoofspielTurn } from './contract.js';
export type { GalaxyEvent, GoofspielEvent, RoundEvent, WarEvent } from './events.js';
export type { FleetOrder } from './orders/orders.js';
export type { GoofspielParameters, ParameterKey } from './parameters.js';
export { goofspiel, goofspiel as ruleset } from './ruleset.js';
export type {
  BySide,
  Galaxy,
  GoofspielState,
  Position,
  Round,
  SeatedName,
  Sent,
  Side,
  War,
} from './state.js';
export type { SeenGalaxy } from './view/seen-galaxy.js';
export type { GoofspielView } from './view/view.js';
