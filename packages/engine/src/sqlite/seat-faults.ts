import type { GameState } from '../contract/ruleset.js';
import { storedSeats } from './seats.js';
import type { StoredGame } from './stored-turn.js';

/** How the seats of a file differ from those of its game; no line when they do not. */
export function seatFaults(stored: StoredGame, state: GameState): string[] {
  const right = new Map(stored.ruleset.seats(state).map(({ id, playerId }) => [id, playerId]));
  const there = new Map(storedSeats(stored).map(({ seat, player }) => [seat, player?.id ?? null]));
  const missing = [...right.keys()].filter((seat) => !there.has(seat));
  return [
    ...missing.map((seat) => `seat ${seat}: expected one, received none`),
    ...[...there].flatMap(([seat, player]) => {
      const expected = right.get(seat);
      if (expected === undefined) return [`seat ${seat}: expected none, received one`];
      if (expected === player) return [];
      return [`seat ${seat}: expected player ${expected ?? 'none'}, received ${player ?? 'none'}`];
    }),
  ];
}
