import type { BotName } from './bots/bot-names.js';
import type { Phase, Ruleset, Turn } from '@ec/engine';
import type { GalaxyEvent } from './events.js';
import type { GalaxyOrder } from './orders/orders.js';
import type { GalaxyState } from './state.js';
import type { PhaseName } from './phases/phase-names.js';
import type { GalaxyView } from './view/view.js';
import type { GalaxyParameters, ParameterKey } from './parameters.js';

/** A turn of GalaxyNG, as its steps see it. */
export type GalaxyTurn = Turn<GalaxyState, GalaxyOrder, GalaxyEvent, GalaxyParameters>;

/** A step of the turn sequence. */
export interface GalaxyPhase extends Phase<GalaxyState, GalaxyOrder, GalaxyEvent, GalaxyParameters> {
  readonly name: PhaseName;
}

/** The ruleset type of GalaxyNG. */
export type GalaxyRuleset = Ruleset<GalaxyState, GalaxyOrder, GalaxyView, GalaxyEvent, ParameterKey, BotName>;
