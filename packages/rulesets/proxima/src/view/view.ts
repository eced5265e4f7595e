import { shown } from '@ec/prng';
import { seenEvents, type LoopEvent } from '@ec/engine';
import type { ProximaEvent } from '../events.js';
import type { ProximaState, Side } from '../state.js';

/** All that a seat may know; reports and bots are made of it and of nothing else. */
export interface ProximaView {
  readonly seat: number;
  readonly side: Side;
  /** The game, without what other teams are building and who plays the other sides. */
  readonly known: ProximaState;
  /** Events of the turn that it sees. */
  readonly events: readonly (ProximaEvent | LoopEvent)[];
}

/**
 * All that a seat may know: the map and all units, what its team is building, and its own player.
 *
 * @throws RangeError when there is no such seat
 */
export function view(
  state: ProximaState,
  journal: readonly (ProximaEvent | LoopEvent)[],
  seat: number,
): ProximaView {
  const { sides } = state.definitions;
  const side = sides[seat - 1];
  if (!side) throw new RangeError(`seat: expected 1 to ${sides.length}, received ${shown(seat)}`);
  const team = new Set(sides.flatMap(({ id, team: other }) => (other === side.team ? [id] : [])));
  return {
    seat,
    side,
    known: {
      ...state,
      players: state.players.map((player, i) => (i + 1 === seat ? player : { playerId: null })),
      sites: state.sites.filter(({ player }) => team.has(player)),
    },
    events: seenEvents(journal, seat),
  };
}
