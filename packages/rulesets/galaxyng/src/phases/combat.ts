import { resolveBattle } from '../combat/battle.js';
import { isBattle, type AtWar, type BattleGroup } from '../combat/enemies.js';
import { attack, defence, shipMass } from '../formulas/ship.js';
import type { GalaxyPhase, GalaxyTurn } from '../contract.js';
import { dropEmptyGroups } from '../groups/groups.js';
import { designOf, groupsBeforeDeparture, groupsInOrbit, isAtWar, raceOf } from '../lookup.js';
import type { GalaxyState, Group, Planet } from '../state.js';
import type { PhaseName } from './phase-names.js';

/**
 * Step 4: ships attack their enemies at the planets where they are, those that were ordered away included.
 *
 * @see manual "Fighting Battles"; N-21 to N-25, N-44
 */
export const combat = combatStep('combat', groupsBeforeDeparture);

/** Step 12: as step 4, after movement. */
export const combatAfterMovement = combatStep('combat after movement', groupsInOrbit);

function combatStep(name: PhaseName, atPlanets: (state: GalaxyState) => Map<number, Group[]>): GalaxyPhase {
  return {
    name,
    run(turn) {
      const { state } = turn;
      const atWar: AtWar = (race, other) => isAtWar(state, race, other);
      const present = atPlanets(state);
      for (const planet of state.planets) {
        const groups = present.get(planet.id) ?? [];
        const [first] = groups;
        if (first && groups.some(({ raceId }) => raceId !== first.raceId)) fight(turn, planet, groups, atWar);
      }
      dropEmptyGroups(state);
    },
  };
}

function fight(turn: GalaxyTurn, planet: Planet, orbiting: readonly Group[], atWar: AtWar): void {
  const { state, rng, emit } = turn;
  const groups = orbiting.toSorted((a, b) => a.raceId - b.raceId || a.number - b.number);
  const fighters = groups.map((group) => fighterOf(state, group));
  if (!isBattle(fighters, atWar)) return;
  const seats = witnesses(planet, groups);
  const protocol = seats.some((seat) => raceOf(state, seat).options.battleprotocol);
  const { shotLimit } = state.rules;
  const battle = resolveBattle(fighters, atWar, rng.stream('battle', planet.id), { shotLimit, protocol });
  const { survivors, outcome, shots } = battle;
  emit({
    kind: 'battle',
    seats,
    planetId: planet.id,
    outcome,
    groups: groups.map(({ raceId, typeId, ships, tech, cargo, load }, i) => {
      return { raceId, typeId, ships, survivors: survivors[i] ?? ships, tech, cargo, load };
    }),
    shots,
    protocol: battle.protocol,
  });
  for (const [i, group] of groups.entries()) lose(state, group, survivors[i] ?? group.ships);
}

/** Leaves a group with the ships that survived. */
function lose(state: GalaxyState, group: Group, survivors: number): void {
  raceOf(state, group.raceId).lost += shipMass(designOf(state, group)) * (group.ships - survivors);
  group.ships = survivors;
}

function fighterOf(state: GalaxyState, group: Group): BattleGroup {
  const { raceId, ships, tech, load } = group;
  const design = designOf(state, group);
  return {
    race: raceId,
    count: ships,
    guns: design.attacks,
    attack: attack(design, tech),
    defence: defence(design, tech, load),
  };
}

/** Seats that see a battle: those with ships in it, and the owner of the planet. */
function witnesses({ ownerId }: Planet, groups: readonly Group[]): number[] {
  const seats = new Set(groups.map(({ raceId }) => raceId));
  if (ownerId !== null) seats.add(ownerId);
  return [...seats].sort((a, b) => a - b);
}
