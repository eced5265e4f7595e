import { isLoopEvent, plainCopy, runPhases } from '@ec/engine';
import type { Ec4xEvent } from '../events.js';
import { END_OF_TURN } from '../phases/phases.js';
import type { PhaseName } from '../phases/phase-names.js';
import type { Ec4xState } from '../state.js';

/** What a House cannot foresee, and the purchase of levels, which its rehearsal has made already. */
const LEFT_OUT: ReadonlySet<PhaseName> = new Set<PhaseName>(['research', 'elimination and victory']);

const AHEAD = END_OF_TURN.filter(({ name }) => !LEFT_OUT.has(name));

/** A copy of the game in which nobody but one House acts. */
export function aloneIn(state: Ec4xState, seat: number): Ec4xState {
  const alone = plainCopy(state);
  for (const house of alone.houses) if (house.id !== seat) house.status = 'eliminated';
  return alone;
}

/**
 * Plays the end of a turn, and the Income of the next, for a House that is alone: fleets stay where they are, nobody fights, blockades last, and
 * there are no breakthroughs. The state is changed, and is that of the next turn's end when it is played once more.
 *
 * @param afterPhase - called with the state after each step
 * @returns what happened
 * @see X-21
 */
export function playEndOfTurn(
  state: Ec4xState,
  afterPhase?: (phase: string, state: Ec4xState) => void,
): Ec4xEvent[] {
  const { journal } = runPhases(AHEAD, { state }, afterPhase);
  state.turn += 1;
  return journal.filter((event): event is Ec4xEvent => !isLoopEvent(event));
}
