import { shown } from '@ec/prng';
import type { Seat, SeatedPlayer } from '@ec/engine';
import type { EmpyreanState } from './state.js';

/** The empires as seats of the game; an empire without ships and colonies is out. */
export function seats({ empires, holdings }: EmpyreanState): Seat[] {
  const owners = new Set(holdings.map(({ empireId }) => empireId));
  return empires.map(({ id, name, playerId }) => ({
    id,
    name,
    playerId,
    isOut: !owners.has(id),
  }));
}

/**
 * The state with another player for an empire, or with none: an empire stays in the game when its player leaves. Its former player stays on
 * the list of players.
 *
 * @throws RangeError when there is no such empire, or the player has one, or another player has that address
 * @see seed "Empire", "Player"
 */
export function seatPlayer(state: EmpyreanState, seat: number, player: SeatedPlayer | null): EmpyreanState {
  if (!state.empires.some(({ id }) => id === seat))
    throw new RangeError(`seat: expected the ID of an empire, received ${shown(seat)}`);
  const left = state.players.map((known) => ({
    ...known,
    empireId: known.empireId === seat ? null : known.empireId,
  }));
  if (player) {
    const { id, email } = player;
    const known = left.find((other) => other.id === id);
    if (known && known.empireId !== null)
      throw new RangeError(
        `player ${id}: expected one without an empire, received that of ${known.empireId}`,
      );
    if (left.some((other) => other.id !== id && other.email === email))
      throw new RangeError(`email: expected one that no other player has, received ${email}`);
    left.push({ id, email, empireId: seat });
  }
  return {
    ...state,
    players: left
      .filter(({ id, empireId }) => id !== player?.id || empireId === seat)
      .sort((a, b) => a.id - b.id),
    empires: state.empires.map((empire) =>
      empire.id === seat ? { ...empire, playerId: player?.id ?? null } : empire,
    ),
  };
}
