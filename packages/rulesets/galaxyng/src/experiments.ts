/**
 * Experiments for `ec-balance`, the harness of `@ec/balance`: what the formulas of GalaxyNG really do.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread } from '@ec/balance/node';
 * import { killChance } from '@ec/galaxyng/experiments';
 *
 * const job = { module: '@ec/galaxyng/experiments', experiment: 'kill-chance', parameters: { attack: 100 }, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(killChance, job, { executor, rule: { trials: 1_000 } });
 * const hit = result.measures['hit'] && estimate(killChance.measures.hit, result.measures['hit']);
 * if (hit?.kind === 'proportion') console.log(hit.probability.estimate.toFixed(1)); // 0.5
 * ```
 *
 * @packageDocumentation
 */
export { endings } from './experiments/endings.js';
export { fleetDuels, type Squadron } from './experiments/fleet-duels.js';
export { killChance } from './experiments/kill-chance.js';
export { planetsAndTech } from './experiments/planets-and-tech.js';
export { startFairness } from './experiments/start-fairness.js';
