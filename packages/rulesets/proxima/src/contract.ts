import type { Ruleset, Turn } from '@ec/engine';
import type { ProximaEvent } from './events.js';
import type { ProximaOrder } from './orders.js';
import type { ProximaState } from './types.js';
import type { ProximaView } from './view.js';

/** A turn, as far as the steps of this game need one. */
export type ProximaTurn = Pick<
  Turn<ProximaState, ProximaOrder, ProximaEvent>,
  'state' | 'orders' | 'host' | 'emit' | 'settle'
>;

/** A step of the turn sequence. */
export interface ProximaStep {
  readonly name: string;
  /** Does what its orders say, and settles them. */
  readonly run: (turn: ProximaTurn) => void;
}

/** The ruleset type of Proxima Centauri b. */
export type ProximaRuleset = Ruleset<ProximaState, ProximaOrder, ProximaView, ProximaEvent>;
