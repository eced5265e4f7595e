/**
 * Rules of Goofspiel one by one, for simulations and for designers: how a war is drawn and fought, ways to play, the equilibrium of a
 * bout, plans for a war and what can be won against them, and the order language.
 *
 * @example
 * ```ts
 * import { playGame, STRATEGIES } from '@ec/goofspiel/rules';
 * import { Prng } from '@ec/prng';
 *
 * const { greedy, idle } = STRATEGIES;
 * console.log(playGame([greedy, idle], Prng.fromSeed(1n)).winner); // 0
 * ```
 *
 * @packageDocumentation
 */
export { STRATEGIES } from './bots/bots.js';
export { evenShare } from './equilibrium/share.js';
export { solveStage, type Stage, type StageSolution } from './equilibrium/stage.js';
export { goofspielLanguage } from './orders/language.js';
export type { FleetOrder } from './orders/orders.js';
export {
  exchanged,
  type Campaign,
  type LikelyPlan,
  type OpenGalaxy,
  type Plan,
} from './planning/campaign.js';
export { beginnings, exploitability, type Mixture } from './planning/exploit.js';
export { mixPlans } from './planning/mix-plans.js';
export { campaignOf } from './planning/play-planner.js';
export { plannerMixture, smallWar } from './planning/small-war.js';
export { playGame, type GameResult, type Strategy } from './play-game.js';
export type { BySide, Galaxy, Position, Round, Sent, Side, War } from './state.js';
export { drawWar, fightRound, positionOf } from './war.js';
