import { isLoopEvent, runPhases, type OrderResult } from '@ec/engine';
import type { ProximaPhase, ProximaTurn } from '../contract.js';
import type { ProximaEvent } from '../events.js';
import { builds } from './builds.js';
import { fights } from './fights.js';
import { fire } from './fire.js';
import { moves } from './moves.js';
import type { ProximaState } from '../state.js';

/**
 * The turn sequence.
 *
 * @see seed "Turn resolution"; P-03
 */
export const PHASES: readonly ProximaPhase[] = [
  { name: 'moves', run: moves },
  { name: 'fire', run: fire },
  { name: 'fights', run: fights },
  { name: 'builds', run: builds },
];

/** A turn after it was played. */
export interface PlayedTurn {
  readonly state: ProximaState;
  readonly events: readonly ProximaEvent[];
  /** Results by order, as they were concluded. */
  readonly results: ReadonlyMap<ProximaTurn['orders'][number], OrderResult>;
}

/**
 * A turn as a function of a state and orders. The state given stays as it is.
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
  const { journal, results } = runPhases(PHASES, { state, orders });
  return { state, events: journal.filter((event) => !isLoopEvent(event)), results };
}
