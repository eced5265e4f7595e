import { plainCopy } from '@ec/engine';
import { bombPlanet, type BombingForces } from '../combat/bombing.js';
import type { GalaxyPhase, GalaxyTurn } from '../contract.js';
import { designOf, groupsBeforeDeparture, groupsInOrbit, isAtWar } from '../lookup.js';
import { disrupt } from '../planets.js';
import type { GalaxyState, Group, Planet } from '../state.js';
import type { PhaseName } from './phase-names.js';

/**
 * Step 5: ships with weapons bomb the planets of their enemies, those that were ordered away included.
 *
 * @see manual "Bombing Planets"; N-17, N-26, N-44
 */
export const bombing = bombingStep('bombing', groupsBeforeDeparture);

/** Step 13: as step 5, after movement. */
export const bombingAfterMovement = bombingStep('bombing after movement', groupsInOrbit);

function bombingStep(name: PhaseName, atPlanets: (state: GalaxyState) => Map<number, Group[]>): GalaxyPhase {
  return {
    name,
    run(turn) {
      const present = atPlanets(turn.state);
      for (const planet of turn.state.planets) {
        const groups = present.get(planet.id);
        if (groups && planet.ownerId !== null) bomb(turn, planet, groups);
      }
    },
  };
}

function bomb({ state, emit }: GalaxyTurn, planet: Planet, groups: readonly Group[]): void {
  for (const { before, after } of bombPlanet(planet, forcesAt(state, planet, groups), state.rules)) {
    if (before.ownerId === null) continue;
    emit({
      kind: 'bombing',
      seats: [...new Set([before.ownerId, ...groups.map(({ raceId }) => raceId)])].sort((a, b) => a - b),
      planetId: planet.id,
      oldOwnerId: before.ownerId,
      newOwnerId: after.ownerId,
      population: before.population,
      industry: before.industry,
      product: planet.product,
      stock: { ...before.stock },
    });
    Object.assign(planet, plainCopy(after));
    disrupt(planet);
  }
}

/** Races with guns at a planet, and those that claimed it. */
function forcesAt(state: GalaxyState, { id }: Planet, groups: readonly Group[]): BombingForces {
  const armed = new Set(
    groups.flatMap((group) => (designOf(state, group).attacks > 0 ? [group.raceId] : [])),
  );
  return {
    armed: state.playerList.filter((raceId) => armed.has(raceId)),
    claims: new Set(
      state.turnWork.claims.flatMap(({ raceId, planetId }) => (planetId === id ? [raceId] : [])),
    ),
    atWar: (race, other) => isAtWar(state, race, other),
  };
}
