import type { BotName } from './bots/bot-names.js';
import type { Phase, Ruleset, Turn } from '@ec/engine';
import type { GoofspielEvent } from './events.js';
import type { FleetOrder } from './orders/orders.js';
import type { GoofspielState } from './state.js';
import type { GoofspielView } from './view/view.js';
import type { GoofspielParameters, ParameterKey } from './parameters.js';

/** The ruleset type of Goofspiel. */
export type GoofspielRuleset = Ruleset<
  GoofspielState,
  FleetOrder,
  GoofspielView,
  GoofspielEvent,
  ParameterKey,
  BotName
>;

/** A phase of the turn sequence. */
export type GoofspielPhase = Phase<GoofspielState, FleetOrder, GoofspielEvent, GoofspielParameters>;

/** A turn, as the phases see it. */
export type GoofspielTurn = Turn<GoofspielState, FleetOrder, GoofspielEvent, GoofspielParameters>;
