/**
 * Experiments for `ec-balance`, the harness of `@ec/balance`: whether the default scenario of Proxima Centauri b is balanced.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread } from '@ec/balance/node';
 * import { scenarioBalance } from '@ec/proxima/experiments';
 *
 * const job = { module: '@ec/proxima/experiments', experiment: 'scenario-balance', parameters: { grid: 'square', buildReach: 1 }, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(scenarioBalance, job, { executor, rule: { trials: 40 } });
 * const length = result.measures['length'] && estimate(scenarioBalance.measures.length, result.measures['length']);
 * if (length?.kind === 'value') console.log(length.n, length.max <= 40); // 40 true
 * ```
 *
 * @packageDocumentation
 */
export { forceDuels } from './experiments/force-duels.js';
export { scenarioBalance } from './experiments/scenario-balance.js';
