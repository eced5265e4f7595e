/**
 * Races that are all but gone.
 *
 * @see N-46
 */
import type { GalaxyTurn } from './contract.js';
import { leaveGame } from './leave-game.js';
import { designOf } from './lookup.js';
import type { GalaxyState, Group } from './state.js';

/** Takes races out of the game that were remnants at so many ends of turn in a row, and warns the others. */
export function dropRemnants(turn: GalaxyTurn): void {
  const { state, emit } = turn;
  const { remnantTurns } = state.rules;
  if (remnantTurns === 0) return;
  const owners = new Set(state.planets.map(({ ownerId }) => ownerId));
  for (const race of state.races) {
    if (race.status !== 'playing') continue;
    const isStrong = owners.has(race.id) || state.groups.some((group) => keepsRace(state, group, race.id));
    race.remnant = isStrong ? 0 : race.remnant + 1;
    if (isStrong) continue;
    const left = remnantTurns - race.remnant;
    if (left === 0) leaveGame(turn, race.id, 'remnant');
    else emit({ kind: 'remnant', seats: [race.id], raceId: race.id, left });
  }
}

/** Whether a group keeps a race in the game: it is the race's, and has colonists, guns, or ships enough. */
function keepsRace(state: GalaxyState, group: Group, race: number): boolean {
  const { raceId, cargo, load, ships } = group;
  if (raceId !== race) return false;
  if (cargo === 'COL' && load > 0) return true;
  return designOf(state, group).attacks > 0 || ships > state.rules.remnantShips;
}
