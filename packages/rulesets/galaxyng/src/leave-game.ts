import type { GalaxyTurn } from './contract.js';
import { layWaste } from './planets.js';
import type { LeftEvent } from './events.js';
import { raceOf } from './lookup.js';

/**
 * Takes a race out of the game: its planets are emptied, its ships are gone, and all races learn of it.
 *
 * @see N-39, N-40, N-46
 */
export function leaveGame({ state, emit }: GalaxyTurn, raceId: number, reason: LeftEvent['reason']): void {
  const race = raceOf(state, raceId);
  race.status = reason === 'remnant' ? 'eliminated' : reason;
  race.fleets = [];
  for (const planet of state.planets) if (planet.ownerId === raceId) layWaste(planet);
  let ships = 0;
  for (const group of state.groups) if (group.raceId === raceId) ships += group.ships;
  state.groups = state.groups.filter((group) => group.raceId !== raceId);
  state.playerList = state.playerList.filter((id) => id !== raceId);
  emit({ kind: 'left', seats: state.races.map(({ id }) => id), raceId, reason, ships });
}
