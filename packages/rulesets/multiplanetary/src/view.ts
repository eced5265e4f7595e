import type { OrderEvent } from '@ec/engine';
import { copyOf } from './tick.js';
import type { MultiplanetaryState, MultiplanetaryView, TickEvent } from './types.js';

/**
 * What a player knows: board, fleets and the actions of both, and of the orders what became of their own.
 *
 * @see seed "information will publicly be revealed every tick"; M-05
 */
export function view(
  state: MultiplanetaryState,
  journal: readonly (TickEvent | OrderEvent)[],
  seat: number,
): MultiplanetaryView {
  const [red, blue] = state.players;
  return {
    game: state.game,
    seat,
    names: { red: red?.name ?? '', blue: blue?.name ?? '' },
    board: copyOf(state),
    events: journal.filter(({ seats }) => seats.includes(seat)),
  };
}
