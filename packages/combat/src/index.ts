/**
 * Combat of Empyrean Challenge as pure functions: whole engagements with an account of every round, and each of their steps
 * on its own, with its exact distribution where it is random.
 *
 * @example
 * ```ts
 * import { beamDamage, COMBAT_PARAMETERS, resolveEngagement, type Force } from '@ec/combat';
 * import { Prng, ratio } from '@ec/prng';
 *
 * // 10,000 beams of TL 1 at distance 5, against 1,000 shields of TL 1: 10,000 ÷ 5 × 10 − 10,000
 * const weapons = [{ techLevel: 1, quantity: 10_000 }];
 * console.log(beamDamage([{ weapons, distance: 5 }], [{ techLevel: 1, quantity: 1000 }])); // 10000
 *
 * const fort: Force = {
 *   id: 1,
 *   ownerId: 1,
 *   position: 'surface',
 *   units: [{ place: 'loyal', code: 'SLD', techLevel: 0, quantity: 60 }],
 * };
 * const raiders: Force = {
 *   id: 2,
 *   ownerId: 2,
 *   position: 'surface',
 *   units: [
 *     { place: 'loyal', code: 'SLD', techLevel: 0, quantity: 400 },
 *     { place: 'stored', code: 'TPT', techLevel: 1, quantity: 200 },
 *     { place: 'stored', code: 'FUEL', techLevel: 0, quantity: 10 },
 *     { place: 'stored', code: 'MTSP', techLevel: 0, quantity: 1000 },
 *   ],
 * };
 * const order = { kind: 'invade', actorId: 2, targetId: 1, commitment: ratio(1) } as const;
 * const { end, capture } = resolveEngagement([fort, raiders], [order], COMBAT_PARAMETERS, Prng.fromSeed(1978));
 * // 400 soldiers against 60 without supplies, who count half: 400 to 30 is more than 6 to 1
 * console.log(end, capture?.ownerId); // captured 2
 * ```
 *
 * @packageDocumentation
 */
export {
  ENGAGEMENT_ENDS,
  type Capture,
  type Consumption,
  type Engagement,
  type EngagementEnd,
  type ForceDistance,
  type ForceResult,
  type Garrison,
  type GroundAccount,
  type GroundSideAccount,
  type LandingAccount,
  type Loot,
  type Round,
  type UnitChange,
  type Volley,
} from './account.js';
export { beamDamage, energy, ENERGY_PER_LEVEL, type BeamVolley } from './beams.js';
export { boardTroops, type LandingForce, type LandingStock } from './boarding.js';
export {
  COMBAT_PARAMETERS,
  COMBAT_RULINGS,
  combatParameters,
  type CombatParameters,
  type CombatRuling,
  type CombatRulingKey,
} from './combat-parameters.js';
export {
  crossingChance,
  crossingHits,
  loseCarriers,
  type CrossingBattery,
  type CrossingHits,
  type Landing,
} from './crossing.js';
export { spreadDamage, type Damage, type Damageable } from './damage.js';
export { combatSpeed, startingDistance, startingDistanceDistribution } from './distance.js';
export {
  drawLosses,
  drawWounded,
  groundLosses,
  groundStrength,
  lossesDistribution,
  surrenders,
  woundedDistribution,
  type GroundStrength,
} from './ground-combat.js';
export { robotFactor, soldierFactor } from './ground-factor.js';
export { idleOrders, type IdleFire, type IdleLanding, type IdleOrder } from './idle-orders.js';
export {
  antiMissileChance,
  interceptionDistribution,
  interceptMissiles,
  MISSILE_DAMAGE_PER_LEVEL,
  pointDefenceChance,
  possibleHits,
  type Interception,
  type Shots,
} from './missiles.js';
export { raidLoot } from './raid.js';
export {
  isRebellion,
  losesLevel,
  militiaOf,
  soldiersAgainst,
  resolveRebellion,
  type Casualties,
  type Rebellion,
  type RebellionRound,
  type Unrest,
} from './rebellion.js';
export { resolveEngagement } from './resolve-engagement.js';
export { fightSpies, spyFightDistributions, type SpyFight } from './spy-fight.js';
export { shareOf, takenDistribution, takePart, takeShare } from './take-share.js';
export { armTroops, factorOf, unitsOf, soldiersIn, type Armoury, type Troops } from './troops.js';
export {
  POSITIONS,
  UNIT_PLACES,
  type AssaultOrder,
  type CombatOrder,
  type DefenceOrder,
  type Force,
  type ForceUnits,
  type LevelCount,
  type Position,
  type RaidOrder,
  type SupportOrder,
  type UnitPlace,
} from './types.js';
