import { seated, type Seat, type SeatedPlayer } from '@ec/engine';
import type { ProximaState } from './state.js';

/** The sides as seats. A side without units and sites is out of the game. */
export function seats({ definitions, players, units, sites }: ProximaState): Seat[] {
  return definitions.sides.map(({ id, name }, i) => ({
    id: i + 1,
    name,
    playerId: players[i]?.playerId ?? null,
    isOut: [...units, ...sites].every(({ player }) => player !== id),
  }));
}

/**
 * The state with another player in a seat, or with none.
 *
 * @throws RangeError as the engine's `seated`
 */
export function seatPlayer(state: ProximaState, seat: number, player: SeatedPlayer | null): ProximaState {
  return { ...state, players: seated(state.players, seat, player) };
}
