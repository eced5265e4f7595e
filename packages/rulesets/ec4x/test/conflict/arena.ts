/** A small map for fights: systems 1 to 5 in a line, without colonies and fleets but those that a test makes. */
import { newColony, type Colony } from '../../src/colony.js';
import type { Ec4xEvent } from '../../src/events.js';
import type { Fleet, StandingOrder } from '../../src/fleet.js';
import { addFleet, newShip, newSquadron } from '../../src/forces/new-fleet.js';
import { houseOf, systemOf, type ColonisedSystem } from '../../src/lookup.js';
import type { Ec4xState } from '../../src/state.js';
import type { LaneClass, ShipCode, Stance } from '../../src/types.js';
import { newState, workOn } from '../games.js';

/** A game of three, or so many, in its first turn, with lanes of a class between systems 1 to 5, and nothing on the map. */
export function arena(
  laneClass: LaneClass = 'major',
  given: Readonly<Record<string, number | string>> = {},
  seed: number | string = 1,
  houses = 3,
) {
  const state = newState(houses, given);
  state.turn = 1;
  for (const system of state.systems) system.colony = null;
  for (const house of state.houses) {
    house.fleets = [];
    house.last = { fleet: 0, squadron: 0, ship: 0, project: 0 };
  }
  state.lanes = [1, 2, 3, 4].map((a) => ({ a, b: a + 1, laneClass }));
  return { state, work: workOn(state, seed) };
}

/** What may be said of a fleet. */
export interface FleetWish {
  order?: Partial<StandingOrder>;
  roe?: number;
  /** State of all its squadrons. */
  state?: 'undamaged' | 'crippled';
  /** Level of its Scouts and Raiders. */
  level?: number;
  /** Load of its ETACs and transports. */
  load?: number;
  /** Fighter squadrons aboard each carrier. */
  fighters?: number[];
}

/** Adds a fleet of squadrons, the flagship of each first. */
export function addForce(
  state: Ec4xState,
  houseId: number,
  systemId: number,
  squadrons: readonly (readonly ShipCode[])[],
  wish: FleetWish = {},
): Fleet {
  const house = houseOf(state, houseId);
  const made = squadrons.map((codes) =>
    newSquadron(
      house,
      codes.map((code) => ({
        ...newShip(house, { code, wep: 0, level: code === 'SC' || code === 'RR' ? (wish.level ?? 1) : 0 }),
        load: code === 'ET' || code === 'TT' ? (wish.load ?? 1) : 0,
        fighters: code === 'CV' || code === 'CX' ? [...(wish.fighters ?? [])] : [],
      })),
      wish.state,
    ),
  );
  const fleet = addFleet(state.rules, house, systemId, made);
  Object.assign(fleet.order, wish.order);
  if (wish.roe !== undefined) fleet.roe = wish.roe;
  return fleet;
}

/** Puts a colony into a system. */
export function addColony(
  state: Ec4xState,
  systemId: number,
  owner: Colony['owner'],
  changes: Partial<Colony> = {},
): ColonisedSystem {
  const colony = { ...newColony(owner, 100e6), ...changes };
  const system = systemOf(state, systemId);
  system.colony = colony;
  return { ...system, colony };
}

/** Sets what two Houses are to each other. */
export function relate(state: Ec4xState, houseId: number, otherId: number, stance: Stance): void {
  houseOf(state, houseId).stances[otherId - 1] = stance;
  houseOf(state, otherId).stances[houseId - 1] = stance;
}

/** Events of a kind. */
export function eventsOf<Kind extends Ec4xEvent['kind']>(
  events: readonly Ec4xEvent[],
  kind: Kind,
): Extract<Ec4xEvent, { readonly kind: Kind }>[] {
  return events.filter((event): event is Extract<Ec4xEvent, { readonly kind: Kind }> => event.kind === kind);
}

/** All ships of a game, as their House and number, sorted. */
export function allShips({ houses }: Ec4xState): string[] {
  return houses
    .flatMap(({ id, fleets }) =>
      fleets.flatMap(({ squadrons }) =>
        squadrons.flatMap(({ ships }) => ships.map((ship) => `${id}.${ship.id}`)),
      ),
    )
    .toSorted();
}

/** The same with Houses 1 and 2 at war. */
export function war(...given: Parameters<typeof arena>) {
  const setting = arena(...given);
  relate(setting.state, 1, 2, 'enemy');
  return setting;
}

/** So many squadrons of one ship. */
export function many(code: ShipCode, count: number): ShipCode[][] {
  return Array.from({ length: count }, () => [code]);
}

/** Houses 1 and 2 at war over a colony of House 2 in system 3, which House 1 attacks with a fleet. */
export function assault(
  kind: 'bombard' | 'invade' | 'blitz',
  squadrons: ShipCode[][],
  colony: Partial<Colony>,
  wish: FleetWish = {},
  given: Readonly<Record<string, number | string>> = {},
) {
  const setting = arena('major', given);
  relate(setting.state, 1, 2, 'enemy');
  const colonised = addColony(setting.state, 3, 2, colony);
  const fleet = addForce(setting.state, 1, 3, squadrons, { order: { kind, systemId: 3 }, ...wish });
  return { ...setting, colony: colonised.colony, fleet };
}
