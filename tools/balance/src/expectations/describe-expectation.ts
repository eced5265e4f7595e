import type { Expectation } from './expectation.js';

/** An expectation in words. */
export function describeExpectation(expectation: Expectation): string {
  const { measure, step } = expectation;
  const of = step === undefined ? measure : `${measure} at ${step}`;
  switch (expectation.kind) {
    case 'mean-within':
      return `mean of ${of} from ${expectation.low} to ${expectation.high}`;
    case 'always-within':
      return `${of} always from ${expectation.low} to ${expectation.high}`;
    case 'quantile-within':
      return `${percent(expectation.quantile)} quantile of ${of} from ${expectation.low} to ${expectation.high}`;
    case 'probability-at-most':
      return `${of} in at most ${percent(expectation.high)}`;
    case 'probability-at-least':
      return `${of} in at least ${percent(expectation.low)}`;
    case 'matches-exact':
      return `${of} as computed exactly`;
    case 'nobody-wins-more-than':
      return `nobody wins more than ${percent(expectation.high)} of ${of}`;
  }
}

/** Of 0.07 `7 %`, and not 7.000000000000001. */
function percent(share: number): string {
  return `${Number((100 * share).toPrecision(12))} %`;
}
