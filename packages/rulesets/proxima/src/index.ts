/**
 * Proxima Centauri b, a tactical game of definition files, as a ruleset of `@ec/engine`.
 *
 * @example
 * ```ts
 * import { createGame, resolveTurn } from '@ec/engine';
 * import { proxima } from '@ec/proxima';
 *
 * const players = [
 *   { id: 1, email: 'ada@example.org', name: 'Ada' },
 *   { id: 2, email: 'bob@example.org', name: 'Bob' },
 * ];
 * const game = createGame(proxima, { name: 'Landing', seed: 7n, players });
 * const next = resolveTurn(proxima, game, new Map([[1, 'UNI00004 MOVE 6,1']]));
 * console.log(next.state.units.find(({ id }) => id === 'UNI00004')?.x); // 6
 * ```
 *
 * @packageDocumentation
 */
export type { BotName } from './bots/bot-names.js';
export type { ProximaRuleset } from './contract.js';
export type { BuiltEvent, DestroyedEvent, HitEvent, MovedEvent, ProximaEvent, UnitEvent } from './events.js';
export type { ProximaOrder } from './orders/orders.js';
export type { ProximaParameters, ParameterKey } from './parameters.js';
export { proxima, proxima as ruleset } from './ruleset.js';
export type {
  Action,
  Attack,
  Defence,
  Definitions,
  Goals,
  Grid,
  Place,
  ProximaState,
  Rules,
  Side,
  Site,
  TileType,
  Unit,
  UnitType,
} from './state.js';
export type { ProximaView } from './view/view.js';
