import type { Prng } from '@ec/prng';
import type { Ec4xEvent } from './events.js';
import type { Ec4xState } from './state.js';

/** What a step of a turn works with: the part of a turn that does not concern orders. */
export interface Work {
  /** Working copy that the step may change. */
  readonly state: Ec4xState;
  /** Stream of the phase and turn. */
  readonly rng: Prng;
  /** Writes an event to the journal. */
  readonly emit: (event: Ec4xEvent) => void;
}
