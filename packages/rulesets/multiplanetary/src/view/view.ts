import { seenEvents, type LoopEvent, type Outcome } from '@ec/engine';
import type { TickEvent } from '../events.js';
import { outcome } from '../outcome.js';
import { copyOf } from '../board.js';
import type { Board, ByColour, MultiplanetaryState } from '../state.js';

/**
 * What a player knows: the board, the fleets, the actions of both sides, and the results of the player's own orders.
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
    outcome: outcome(state),
    events: seenEvents(journal, seat),
  };
}

/** Names of the players, by side. */
export function namesOf({ players: [red, blue] }: MultiplanetaryState): ByColour<string> {
  return { red: red?.name ?? '', blue: blue?.name ?? '' };
}

/** What a player knows: everything except the players behind the seats and the mistakes in the other side's orders. */
export interface MultiplanetaryView {
  readonly game: string;
  readonly seat: number;
  readonly names: ByColour<string>;
  readonly board: Board;
  readonly outcome: Outcome;
  /** Events of the last tick. */
  readonly events: readonly (TickEvent | LoopEvent)[];
}
