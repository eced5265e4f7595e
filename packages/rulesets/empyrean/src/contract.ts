import type { BotName } from './bots/bot-names.js';
import type { EmpyreanOrder } from './orders/orders.js';
import type { TurnView } from './view/turn-view.js';
import type { Phase, Ruleset } from '@ec/engine';
import type { EmpyreanEvent } from './events.js';
import type { EmpyreanState } from './state.js';
import type { EmpyreanParameters, ParameterKey } from './parameters.js';

/** A phase of Empyrean Challenge. */
export type EmpyreanPhase = Phase<EmpyreanState, EmpyreanOrder, EmpyreanEvent, EmpyreanParameters>;

/** The ruleset type of Empyrean Challenge. */
export type EmpyreanRuleset = Ruleset<
  EmpyreanState,
  EmpyreanOrder,
  TurnView,
  EmpyreanEvent,
  ParameterKey,
  BotName
>;
