/**
 * Experiments for `ec-balance`, the harness of `@ec/balance`: what the formulas of Empyrean Challenge really do.
 *
 * @example
 * ```ts
 * import { estimate, runExperiment } from '@ec/balance';
 * import { inThread } from '@ec/balance/node';
 * import { diceSum } from '@ec/empyrean/experiments';
 *
 * const job = { module: '@ec/empyrean/experiments', experiment: 'dice-sum', parameters: {}, seed: '1' };
 * await using executor = inThread();
 * const { result } = await runExperiment(diceSum, job, { executor, rule: { trials: 100_000 } });
 * const sum = result.measures['sum'] && estimate(diceSum.measures.sum, result.measures['sum']);
 * if (sum?.kind === 'value') console.log(sum.mean.estimate.toFixed(2)); // 10.50
 * ```
 *
 * @packageDocumentation
 */
export { EXPERIMENTS } from './experiments/experiments.js';
export { beamsAndShields } from './experiments/beams-and-shields.js';
export { botTournament } from './experiments/bot-tournament.js';
export { strongBots } from './experiments/strong-bots.js';
export { clusterContents } from './experiments/cluster-contents.js';
export { depositYields } from './experiments/deposit-yields.js';
export { diceSum } from './experiments/dice-sum.js';
export { fairness } from './experiments/fairness.js';
export { gamePacing } from './experiments/game-pacing.js';
export { groundRound, type GroundRound } from './experiments/ground-round.js';
export { homeColony } from './experiments/home-colony.js';
export { invasions } from './experiments/invasions.js';
export { jumpRange } from './experiments/jump-range.js';
export { marketBook, type MarketBook, type MarketSide } from './experiments/market-book.js';
export { missileSalvos, type Salvo, type SalvoContext } from './experiments/missile-salvos.js';
export { noFuel } from './experiments/no-fuel.js';
export { planMatrix } from './experiments/plan-matrix.js';
export { populationGrowth } from './experiments/population-growth.js';
export { raids } from './experiments/raids.js';
export { researchTime } from './experiments/research-time.js';
export { seatFairness } from './experiments/seat-fairness.js';
export { spies } from './experiments/spies.js';
export { starvation } from './experiments/starvation.js';
export { unrest } from './experiments/unrest.js';
export { wantDoesNotPay } from './experiments/want-does-not-pay.js';
