import type { EmpyreanOrder } from '@ec/orders-parser';
import type { TurnView } from '@ec/reports';
import type { Phase, Ruleset } from '../ruleset.js';
import type { EmpyreanEvent } from './events.js';
import type { EmpyreanState } from './state.js';

/** A phase of Empyrean Challenge. */
export type EmpyreanPhase = Phase<EmpyreanState, EmpyreanOrder, EmpyreanEvent>;

/** The ruleset type of Empyrean Challenge. */
export type EmpyreanRuleset = Ruleset<EmpyreanState, EmpyreanOrder, TurnView, EmpyreanEvent>;
