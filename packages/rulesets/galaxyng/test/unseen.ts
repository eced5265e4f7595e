import type { Prng } from '@ec/prng';
import type { GalaxyState } from '../src/state.js';

/**
 * The state with other figures where a seat cannot see: stocks, people's shares and products of planets of others that it does not visit,
 * ships there, and the types, options and messages of others that it never saw.
 *
 * @see N-35
 */
export function changeUnseen(state: GalaxyState, seat: number, rng: Prng): GalaxyState {
  const visited = new Set(
    state.groups.flatMap(({ raceId, originId, planetId }) =>
      raceId === seat && originId === null ? [planetId] : [],
    ),
  );
  const isSeen = (planetId: number): boolean =>
    visited.has(planetId) || state.planets[planetId - 1]?.ownerId === seat;
  for (const planet of state.planets) {
    if (isSeen(planet.id)) continue;
    planet.size += rng.intN(50);
    planet.resources += rng.uniform();
    planet.stock = { COL: rng.intN(9), CAP: rng.intN(9), MAT: rng.intN(9) };
    planet.carry = rng.intN(9);
    planet.product = rng.pick([{ kind: 'CAP' }, { kind: 'MAT' }, { kind: 'research', tech: 'cargo' }]);
    planet.routes = { COL: null, CAP: 1, MAT: null, EMP: null };
  }
  const hidden = state.groups.filter(
    ({ raceId, originId, planetId }) => raceId !== seat && originId === null && !isSeen(planetId),
  );
  for (const group of hidden) {
    group.ships += rng.intN(9);
    group.tech = { ...group.tech, weapons: group.tech.weapons + 1 };
    group.number += 1000;
  }
  for (const group of state.groups) {
    const isBoundForOwn = state.planets[group.planetId - 1]?.ownerId === seat;
    if (group.raceId !== seat && group.originId !== null && !isBoundForOwn) group.ships += rng.intN(9);
  }
  if (rng.chance(1, 2)) state.groups = state.groups.filter((group) => !hidden.includes(group));
  for (const race of state.races) {
    if (race.id === seat) continue;
    race.options = { ...race.options, anonymous: !race.options.anonymous };
    race.realName = `${race.realName}x`;
    race.addresses = ['other@example.org'];
    race.password = 'other';
    race.map = { x: 1, y: 1, extent: 1 };
    race.produced += 1;
    race.allies = [];
    race.missed += 1;
    race.lastTypeId += 1;
    race.types.push({
      id: race.lastTypeId,
      name: 'Secret',
      design: { drive: 1, attacks: 0, weapons: 0, shields: 0, cargo: 0 },
    });
  }
  return state;
}
