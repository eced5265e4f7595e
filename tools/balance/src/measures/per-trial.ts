import type { Measures } from './measure.js';

/**
 * Measures of which no trial records more values than a number. What is said of them can hold exactly, whatever the distribution: a
 * trial that was never seen then weighs only so much. A trial that records more fails.
 *
 * @param most - values of each figure in a trial, at least 1 (included): of a series at each step, of a contest for each player
 * @returns the same measures with this bound
 * @throws RangeError when it is not an integer of at least 1
 * @example
 * ```ts
 * import { integer, perTrial, proportion, quantity } from '@ec/balance';
 *
 * const measures = {
 *   ...perTrial(1, { wins: proportion('The attacker wins'), rounds: integer('Rounds', { min: 1, max: 20 }) }),
 *   losses: quantity('Losses of a squadron'),
 * };
 * ```
 */
export function perTrial<M extends Measures>(most: number, measures: M): M {
  if (!Number.isSafeInteger(most) || most < 1)
    throw new RangeError(`perTrial: expected an integer of at least 1, received ${most}`);
  const bounded = Object.entries(measures).map(([name, measure]) => [name, { ...measure, perTrial: most }]);
  // Each measure stays what it is.
  return Object.fromEntries(bounded) as M;
}
