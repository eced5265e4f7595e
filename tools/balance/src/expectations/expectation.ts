import type { ParameterValue } from '@ec/engine';

/** Something that a designer wants to hold of a measure. */
export type Expectation = ExpectationSubject &
  (
    | { readonly kind: 'mean-within'; readonly low: number; readonly high: number }
    /** Of what has no chance in it: every value, both bounds included. */
    | { readonly kind: 'always-within'; readonly low: number; readonly high: number }
    | {
        readonly kind: 'quantile-within';
        readonly quantile: number;
        readonly low: number;
        readonly high: number;
      }
    | { readonly kind: 'probability-at-most'; readonly high: number }
    | { readonly kind: 'probability-at-least'; readonly low: number }
    | { readonly kind: 'matches-exact' }
    | { readonly kind: 'nobody-wins-more-than'; readonly high: number }
  );

/** What an expectation is about. */
export interface ExpectationSubject {
  /** Name of the measure. */
  readonly measure: string;
  /** Of a series, the step. */
  readonly step?: number;
  /** Why it should hold, in a few words. */
  readonly because: string;
  /** Parameters other than the defaults under which it should hold. */
  readonly parameters?: Readonly<Record<string, ParameterValue>>;
}
