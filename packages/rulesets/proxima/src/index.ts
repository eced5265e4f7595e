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
export type { ProximaRuleset, ProximaStep, ProximaTurn } from './contract.js';
export { cover, damage, strength } from './damage.js';
export type { BuiltEvent, DestroyedEvent, HitEvent, MovedEvent, ProximaEvent, UnitEvent } from './events.js';
export { distance, neighbours } from './grid.js';
export { proximaLanguage, type ProximaOrder } from './orders.js';
export { standings, type Standing } from './outcome.js';
export { PHASES, playTurn, type PlayedTurn } from './phases.js';
export { isInRange, parseRange, type Range } from './range.js';
export { readScenario } from './read-scenario.js';
export { proxima, proxima as ruleset } from './ruleset.js';
export { DEFAULT_SCENARIO } from './scenario.js';
export { FILE_SCHEMAS } from './schemas.js';
export { OUTCOME_SENTENCES, type OutcomeCode } from './settlement.js';
export { orderFileName } from './template.js';
export {
  ACTIONS,
  ENDURANCE,
  FILE_NAMES,
  GRIDS,
  POINT,
  type Action,
  type Attack,
  type Defence,
  type FileName,
  type Definitions,
  type Goals,
  type Grid,
  type Place,
  type ProximaState,
  type Rules,
  type Scenario,
  type Side,
  type Site,
  type TileType,
  type Unit,
  type UnitPlacement,
  type UnitType,
} from './types.js';
export type { ProximaView } from './view.js';
