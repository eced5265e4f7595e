/**
 * Rules of Proxima Centauri b one by one, for simulations and for designers: turns, damage, ranges, distances, scenarios and the order
 * language.
 *
 * @example
 * ```ts
 * import { cover, damage, strength } from '@ec/proxima/rules';
 *
 * // a unit at half its endurance against one in the open
 * const share = strength(50, 100);
 * console.log(damage({ soft: 30, hard: 20 }, share, { soft: 10, hard: 5 }, cover(1, 1, true))); // 10
 * ```
 *
 * @packageDocumentation
 */
export type { ProximaTurn } from './contract.js';
export { cover, damage, fullEndurance, strength } from './damage.js';
export type { BuiltEvent, DestroyedEvent, HitEvent, MovedEvent, ProximaEvent, UnitEvent } from './events.js';
export { distance, neighbours } from './grid.js';
export { proximaLanguage } from './orders/language.js';
export type { ProximaOrder } from './orders/orders.js';
export { playTurn, type PlayedTurn } from './phases/phases.js';
export { isInRange, parseRange, type Range } from './range.js';
export { readScenario } from './set-up/read-scenario.js';
export { DEFAULT_SCENARIO } from './set-up/scenario.js';
export { FILE_SCHEMAS } from './set-up/schemas.js';
export { standings, type Standing } from './standings.js';
export {
  ACTIONS,
  DAMAGE_CLAMPS,
  ENDURANCE,
  ENDURANCE_READINGS,
  FILE_NAMES,
  GRIDS,
  POINT,
  type Action,
  type Attack,
  type DamageClamp,
  type Defence,
  type Definitions,
  type EnduranceReading,
  type FileName,
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
} from './state.js';
