import type { BotName } from './bots/bot-names.js';
import type { Phase, Ruleset, Turn } from '@ec/engine';
import type { Ec4xEvent } from './events.js';
import type { Ec4xOrder } from './orders/orders.js';
import type { Ec4xState } from './state.js';
import type { PhaseName } from './phases/phase-names.js';
import type { Ec4xView } from './view/view.js';
import type { Ec4xParameters, ParameterKey } from './parameters.js';

/** A turn of EC4X, as its phases see it. */
export type Ec4xTurn = Turn<Ec4xState, Ec4xOrder, Ec4xEvent, Ec4xParameters>;

/** A phase of the turn sequence. */
export interface Ec4xPhase extends Phase<Ec4xState, Ec4xOrder, Ec4xEvent, Ec4xParameters> {
  readonly name: PhaseName;
}

/** The ruleset type of EC4X. */
export type Ec4xRuleset = Ruleset<Ec4xState, Ec4xOrder, Ec4xView, Ec4xEvent, ParameterKey, BotName>;
