import { derived, derivedLast } from '@ec/prng';
import { copyOfColony, newColony, type Colony, type Owner } from '../colony.js';
import { copyOfFleet, holding, withSameShips, type Fleet, type Ship } from '../fleet.js';
import { copyOfBooks, type House } from '../house.js';
import type { SeenFleet } from '../knowledge.js';
import type { Rules } from '../parameters.js';
import { newHouse } from '../set-up/new-house.js';
import { noWork, type Ec4xState, type System } from '../state.js';
import type { HouseView } from '../view/houses.js';
import type { SystemView } from '../view/systems.js';
import type { Ec4xView } from '../view/view.js';

/**
 * What orders may change of what a House has: what its fleets are to do and how ready they are, all but its ships and what is aboard, or
 * anything.
 */
export type Reach = 'missions' | 'all-but-ships' | 'all';

/** What of the game a House knows that decides what it can order. */
export type KnownGame = Pick<Ec4xView, 'game' | 'turn' | 'rules' | 'own' | 'houses' | 'systems' | 'lanes'>;

/**
 * A game at the start of the next turn, as a House takes it to be: where it does not look, nobody is; of others it knows but what it saw. All
 * games of one view share what no order of the House changes: foreign fleets, and systems without an own colony.
 *
 * @param reach - what orders may change of what the House has; the rest is shared, too
 * @see X-66
 */
export function knownState(known: KnownGame, reach: Reach = 'all'): Ec4xState {
  const { game, turn, rules, lanes, own } = known;
  const shared = sharedParts(known);
  return {
    turn: turn + 1,
    game,
    rules,
    systems:
      reach === 'missions'
        ? shared.systems
        : shared.systems.map((system, i) => (known.systems[i]?.colony ? withOwnColony(system) : system)),
    lanes: lanes as Ec4xState['lanes'],
    houses: known.houses.map((house) =>
      house.id === own.id ? ownHouse(own, reach) : knownHouse(known, house, shared.fleets.get(house.id)),
    ),
    routs: [],
    turnWork: noWork(),
    winners: [],
  };
}

/**
 * What a House knows, with the colonies that it saw of Houses in disgrace as independent: all know who is out, and that their colonies go their
 * own way.
 *
 * @see
 */
export function withIndependents<Known extends KnownGame>(known: Known): Known {
  const out = new Set<Owner | null>(
    known.houses.flatMap(({ id, status }) => (status === 'disgraced' ? [id] : [])),
  );
  const isLost = ({ colony, sighting }: SystemView): boolean =>
    colony === null && sighting !== null && out.has(sighting.owner);
  if (!known.systems.some(isLost)) return known;
  const systems = known.systems.map((system) =>
    system.sighting && isLost(system)
      ? { ...system, sighting: { ...system.sighting, owner: 'independent' as const } }
      : system,
  );
  return { ...known, systems };
}

/** The House itself, as far as orders may change it. */
function ownHouse(own: House, reach: Reach): House {
  const house = reach === 'missions' ? { ...own } : copyOfBooks(own);
  house.fleets = own.fleets.map(reach === 'all' ? copyOfFleet : withSameShips);
  // what the House knows is the most of it, and no order changes any of it: at most there is more
  house.knowledge = { ...own.knowledge, systems: [...own.knowledge.systems] };
  return house;
}

/** All systems, with own colonies as the view has them, and the fleets in sight of each other House. */
const sharedParts = /* @__PURE__ */ derivedLast(({ systems, houses, own, turn }: KnownGame) => {
  const fleets = new Map<number, Fleet[]>();
  for (const { id, status } of houses) if (status === 'playing') fleets.set(id, []);
  for (const { id: systemId, sighting } of systems)
    if (sighting?.turn === turn)
      for (const fleet of sighting.fleets) fleets.get(fleet.houseId)?.push(knownFleet(fleet, systemId));
  const colonies = new Map<Owner, Colony>();
  const foreignOf = (owner: Owner): Colony => {
    const colony = colonies.get(owner) ?? newColony(owner, 0);
    colonies.set(owner, colony);
    return colony;
  };
  return { systems: systems.map((system) => knownSystem(system, own.id, foreignOf)), fleets };
});

/** @param foreignOf - the colony that stands for all of another owner, as nothing is known of any */
function knownSystem(
  { id, q, r, colony, sighting }: SystemView,
  ownId: number,
  foreignOf: (owner: Owner) => Colony,
): System {
  const { planetClass = 'extreme', resources = 'very poor', owner = null } = sighting ?? {};
  const foreign = owner === null || owner === ownId ? null : foreignOf(owner);
  return { id, q, r, planetClass, resources, homeOf: null, colony: colony ?? foreign };
}

function withOwnColony(system: System): System {
  return { ...system, colony: system.colony && copyOfColony(system.colony) };
}

function knownHouse(
  { rules, own, houses }: KnownGame,
  { id, name, status, relation }: HouseView,
  seen: readonly Fleet[] = [],
): House {
  const house = unknownHouse(rules);
  return {
    ...house,
    id,
    name,
    status,
    stances: houses.map((other) => (other.id === own.id ? relation : other.id === id ? 'pact' : 'neutral')),
    fleets: [...seen],
  };
}

/** A House of which nothing is known, for all others to be made of: no order of another House changes its books. */
const unknownHouse = derived((rules: Rules) =>
  newHouse(rules, { id: 1, name: '', playerId: null, homeId: 1 }, 1),
);

/** A foreign fleet; only where it is and what ships it has is known. */
function knownFleet({ ships }: SeenFleet, systemId: number): Fleet {
  const squadrons = ships.map(({ code, count }) => {
    const ship: Ship = { id: 1, code, wep: 0, level: 0, load: 0, fighters: [] };
    return { id: 1, state: 'undamaged' as const, ships: Array.from({ length: count }, () => ship) };
  });
  return { id: 1, name: '', systemId, order: holding(), roe: 0, squadrons, isHidden: false, isBarred: false };
}
