/**
 * Rules of EC4X one by one, for designers: fights, detection, people and transfer units, the map, the order language.
 *
 * @example
 * ```ts
 * import { transferUnits } from '@ec/ec4x/rules';
 *
 * // 100 PU in transports, as millionths: 100 − 1 + e^0.657
 * console.log(transferUnits(100_000_000)); // 100928996
 * ```
 *
 * @packageDocumentation
 */
export { people, transferUnits } from './arithmetic/people.js';
export type { ByState } from './colony.js';
export type { FleetFate, ForceState } from './combat/battlefield.js';
export type { BatteryShot, BombardmentRound, BombardmentShot } from './combat/bombardment-round.js';
export { type Bombardment, type BombardmentRules, resolveBombardment } from './combat/bombardment.js';
export type { CombatState } from './combat/combatant.js';
export {
  type GroundCombat,
  type GroundCombatRules,
  type GroundRound,
  resolveGroundCombat,
} from './combat/ground-combat.js';
export type { GroundForces, UnitReduction } from './combat/ground-units.js';
export { criticalChance, hitsDistribution } from './combat/hits-distribution.js';
export type { PlainShot } from './combat/hits.js';
export type { PlanetLosses, PlanetTargets } from './combat/planet.js';
export type { RetreatTo, RetreatingFleet } from './combat/retreat.js';
export type { FleetOfHouse, Reduction, RoundLog, Volley } from './combat/round-log.js';
export type { Shield, ShieldLog } from './combat/shield.js';
export {
  type ForceOutcome,
  type ForceResult,
  type SpaceCombat,
  type SpaceCombatRules,
  resolveSpaceCombat,
} from './combat/space-combat.js';
export type { CombatFleet, CombatSquadron, SquadronKind, TaskForce } from './combat/task-force.js';
export { type Cloak, type Concealment, conceal, concealmentChance } from './detection/cloaking.js';
export { type Searcher, type Spy, type SpySearch, searchForSpy } from './detection/search-for-spy.js';
export { type Sensors, raiderCheck, sensorsOf, spyCheck } from './detection/sensors.js';
export { type Check, type RolledCheck, checkChance, rollCheck } from './dice/d20-check.js';
export { type GameMap, drawMap } from './map/draw-map.js';
export { ec4xLanguage } from './orders/language.js';
export type { Ec4xHeader } from './orders/orders.js';
export { PARAMETERS, rulesOf } from './parameters.js';
export type { EffectivenessRow, EffectivenessTable } from './tables/effectiveness.js';
export { GROUND_CODES, type GroundCode, UNIT_STATES, type UnitState } from './types.js';
