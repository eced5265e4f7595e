import type { LoopEvent } from '@ec/engine';
import { outcome } from './outcome.js';
import { copyOf } from './tick.js';
import type { ByColour, MultiplanetaryState, MultiplanetaryView, TickEvent } from './types.js';

/**
 * What a player knows: board, fleets and the actions of both, and of the orders what became of their own.
 *
 * @see seed "information will publicly be revealed every tick"; M-05
 */
export function view(
  state: MultiplanetaryState,
  journal: readonly (TickEvent | LoopEvent)[],
  seat: number,
): MultiplanetaryView {
  return {
    game: state.game,
    seat,
    names: namesOf(state),
    board: copyOf(state),
    result: outcome(state),
    events: journal.filter(({ seats }) => seats.includes(seat)),
  };
}

/** Names of the players, by side. */
export function namesOf({ players: [red, blue] }: MultiplanetaryState): ByColour<string> {
  return { red: red?.name ?? '', blue: blue?.name ?? '' };
}
