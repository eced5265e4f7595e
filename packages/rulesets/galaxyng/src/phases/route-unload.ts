import type { GalaxyPhase } from '../contract.js';
import { byNumber, groupsByRace, planetOf } from '../lookup.js';
import { putDown } from '../groups/put-down.js';
import type { GalaxyState } from '../state.js';
import { CARGOES } from '../types.js';

/**
 * Step 17: ships at the destination of any route of their race unload the cargo of that route, whatever the option says.
 *
 * @see manual "Routes"; N-16
 */
export const routeUnload: GalaxyPhase = {
  name: 'route unload',
  run(turn) {
    const { state } = turn;
    const ends = routeEnds(state);
    const groups = groupsByRace(state);
    for (const raceId of state.playerList) {
      for (const group of byNumber(groups.get(raceId) ?? [])) {
        const { cargo, originId, planetId } = group;
        if (cargo === null || originId !== null || !ends.has(`${raceId} ${cargo} ${planetId}`)) continue;
        putDown(turn, group, planetOf(state, planetId));
      }
    }
  },
};

/** Destinations of routes, as race, cargo and planet. */
function routeEnds({ planets }: GalaxyState): Set<string> {
  return new Set(
    planets.flatMap(({ ownerId, routes }) =>
      CARGOES.flatMap((cargo) => (routes[cargo] === null ? [] : [`${ownerId} ${cargo} ${routes[cargo]}`])),
    ),
  );
}
