import type { Settlement } from '@ec/engine';
import type { ProximaStep, ProximaTurn } from './contract.js';
import type { ProximaEvent } from './events.js';
import { builds } from './steps/builds.js';
import { fights } from './steps/fights.js';
import { fire } from './steps/fire.js';
import { moves } from './steps/moves.js';
import type { ProximaState } from './types.js';

/**
 * The turn sequence.
 *
 * @see seed "Turn resolution"; P-03
 */
export const PHASES: readonly ProximaStep[] = [
  { name: 'moves', run: moves },
  { name: 'fire', run: fire },
  { name: 'fights', run: fights },
  { name: 'builds', run: builds },
];

/** What became of a turn. */
export interface PlayedTurn {
  readonly state: ProximaState;
  readonly events: readonly ProximaEvent[];
  /** Outcomes of the orders, as they were settled. */
  readonly outcomes: readonly {
    readonly order: ProximaTurn['orders'][number];
    readonly outcome: Settlement;
  }[];
}

/**
 * A turn as a function of a state and orders; the state given is left as it is.
 *
 * @see P-03
 */
export function playTurn(before: ProximaState, orders: ProximaTurn['orders']): PlayedTurn {
  const state: ProximaState = {
    ...before,
    turn: before.turn + 1,
    units: before.units.map((unit) => ({ ...unit })),
    sites: before.sites.map((site) => ({ ...site })),
  };
  const events: ProximaEvent[] = [];
  const outcomes: PlayedTurn['outcomes'][number][] = [];
  const turn: ProximaTurn = {
    state,
    orders,
    host: {},
    emit: (event) => events.push(event),
    settle: (order, outcome) => outcomes.push({ order, outcome }),
  };
  for (const { run } of PHASES) run(turn);
  return { state, events, outcomes };
}
