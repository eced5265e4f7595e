/**
 * Experiments for `ec-balance`, the harness of `@ec/balance`: what the formulas of EC4X really do.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread } from '@ec/balance/node';
 * import { detectionChances } from '@ec/ec4x/experiments';
 *
 * const job = { module: '@ec/ec4x/experiments', experiment: 'detection-chances', parameters: { eli: 2, spyEli: 2, clk: 1, scouts: 1 }, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(detectionChances, job, { executor, rule: { trials: 1_000 } });
 * const found = result.measures['found'] && estimate(detectionChances.measures.found, result.measures['found']);
 * if (found?.kind === 'proportion') console.log(found.probability.estimate.toFixed(1)); // 0.4
 * ```
 *
 * @packageDocumentation
 */
export { detectionChances } from './experiments/detection-chances.js';
export { exploits } from './experiments/exploits.js';
export { fleetPlans } from './experiments/fleet-plans.js';
export { homeFairness } from './experiments/home-fairness.js';
export { longGames } from './experiments/long-games.js';
export { researchAndWinning } from './experiments/research-and-winning.js';
export { rulesOfEngagement, type TestedFleet } from './experiments/rules-of-engagement.js';
export type { Side, Squad } from './experiments/fleets-in-fight.js';
export { squadronDuels, type DuelForces } from './experiments/squadron-duels.js';
export { taxAndGrowth } from './experiments/tax-and-growth.js';
