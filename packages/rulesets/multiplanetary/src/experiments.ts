/**
 * Experiments for `ec-balance`, the harness of `@ec/balance`: how games of Multiplanetary Empire go.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread } from '@ec/balance/node';
 * import { mapFairness } from '@ec/multiplanetary/experiments';
 * import { resolveParameters } from '@ec/engine';
 *
 * const parameters = resolveParameters(mapFairness.parameters);
 * const job = { module: '@ec/multiplanetary/experiments', experiment: 'map-fairness', parameters, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(mapFairness, job, { executor, rule: { trials: 20 } });
 * const red = result.measures['redWins'] && estimate(mapFairness.measures.redWins, result.measures['redWins']);
 * if (red?.kind === 'proportion') console.log(red.probability.low < 0.5 && red.probability.high > 0.5); // true
 * ```
 *
 * @packageDocumentation
 */
export { botContest } from './experiments/bot-contest.js';
export { earlyLead } from './experiments/early-lead.js';
export { mapFairness } from './experiments/map-fairness.js';
