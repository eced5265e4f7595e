import type { Measure, Measures } from '../measures/measure.js';
import type { Expectation } from './expectation.js';

/** Kinds of measure that each kind of expectation can be about. */
const KINDS: Readonly<Record<Expectation['kind'], readonly Measure['kind'][]>> = {
  'mean-within': ['integer', 'quantity'],
  'always-within': ['integer', 'quantity'],
  'quantile-within': ['integer', 'quantity'],
  'probability-at-most': ['proportion'],
  'probability-at-least': ['proportion'],
  'matches-exact': ['integer', 'proportion'],
  'nobody-wins-more-than': ['contest'],
};

/**
 * Checks that an expectation fits its experiment.
 *
 * @throws RangeError when it does not; it would be judged never or wrongly
 */
export function expectFitting(
  expectation: Expectation,
  experiment: { readonly id: string; readonly measures: Measures; readonly hasExact: boolean },
): void {
  const { kind, measure: name, step } = expectation;
  const place = `${experiment.id}, expectation "${kind}" of ${name}`;
  const measure = Object.hasOwn(experiment.measures, name) ? experiment.measures[name] : undefined;
  if (!measure)
    throw new RangeError(`${place}: expected one of ${Object.keys(experiment.measures).join(', ')}`);
  if ((measure.kind === 'series') !== (step !== undefined))
    throw new RangeError(
      `${place}: expected ${measure.kind === 'series' ? 'a step of the series' : `no step of ${measure.kind} ${name}`}, received ${step ?? 'none'}`,
    );
  if (measure.kind === 'series' && step !== undefined && !isStep(step, measure))
    throw new RangeError(
      `${place}: expected a step from ${measure.first} to ${measure.first + measure.length - 1}, received ${step}`,
    );
  const subject = measure.kind === 'series' ? measure.of : measure;
  if (!KINDS[kind].includes(subject.kind))
    throw new RangeError(
      `${place}: expected a measure that is ${KINDS[kind].join(' or ')}, received ${subject.kind}`,
    );
  if (kind === 'matches-exact' && !experiment.hasExact)
    throw new RangeError(`${place}: expected an experiment that says what is exact`);
  if ('low' in expectation && 'high' in expectation && !(expectation.low <= expectation.high))
    throw new RangeError(
      `${place}: expected bounds in their order, received ${expectation.low} to ${expectation.high}`,
    );
}

function isStep(
  step: number,
  { first, length }: { readonly first: number; readonly length: number },
): boolean {
  return Number.isInteger(step) && step >= first && step < first + length;
}
