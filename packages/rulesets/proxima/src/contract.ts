import type { BotName } from './bots/bot-names.js';
import type { Ruleset, Turn } from '@ec/engine';
import type { ProximaEvent } from './events.js';
import type { ProximaOrder } from './orders/orders.js';
import type { ProximaState } from './state.js';
import type { ProximaView } from './view/view.js';
import type { ProximaParameters, ParameterKey } from './parameters.js';

/** The part of a turn that the phases of this game need. */
export type ProximaTurn = Pick<
  Turn<ProximaState, ProximaOrder, ProximaEvent, ProximaParameters>,
  'state' | 'orders' | 'emit' | 'conclude'
>;

/** A phase of the turn sequence. */
export interface ProximaPhase {
  readonly name: string;
  /** Does what its orders say, and concludes them. */
  readonly run: (turn: ProximaTurn) => void;
}

/** The ruleset type of Proxima Centauri b. */
export type ProximaRuleset = Ruleset<
  ProximaState,
  ProximaOrder,
  ProximaView,
  ProximaEvent,
  ParameterKey,
  BotName
>;
