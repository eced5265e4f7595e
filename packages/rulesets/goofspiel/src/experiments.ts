/**
 * Experiments for `ec-balance`, the harness of `@ec/balance`: what ways to play Goofspiel are worth.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread } from '@ec/balance/node';
 * import { waysToPlay } from '@ec/goofspiel/experiments';
 *
 * const job = { module: '@ec/goofspiel/experiments', experiment: 'ways-to-play', parameters: { replays: 100 }, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(waysToPlay, job, { executor, rule: { trials: 20 } });
 * const mirrored = result.measures['mirrored'] && estimate(waysToPlay.measures.mirrored, result.measures['mirrored']);
 * if (mirrored?.kind === 'proportion') console.log(mirrored.n); // 20
 * ```
 *
 * @packageDocumentation
 */
export { singleBout } from './experiments/single-bout.js';
export { waysToPlay } from './experiments/ways-to-play.js';
export { wholeWar } from './experiments/whole-war.js';
