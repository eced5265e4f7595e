/**
 * A race's books while its orders are bound: names and numbers as the lines above left them.
 *
 * @see N-13, N-14
 */
import type { OrderResult } from '@ec/engine';
import { nearest } from '@ec/orders-parser';
import type { Mover } from './bound-order.js';
import type { GroupRegister } from '../groups/groups.js';
import { foldName } from '../names.js';
import type { GroupRef, MoverRef } from '../orders/orders.js';
import { Refusal, warned, withFigures } from '../orders/results.js';
import type { Fleet, GalaxyState, Group, PendingOrder, Planet, Race, ShipType } from '../state.js';
import type { Directory } from './directory.js';

/** Ships that an order is for. */
export interface Detachment {
  readonly group: Group;
  /** That there were fewer than ordered. */
  readonly warning: OrderResult | null;
}

/** What binding reads and changes. */
export class Books {
  readonly state: GalaxyState;
  readonly own: Race;
  readonly register: GroupRegister;
  readonly directory: Directory;
  readonly #groups: Map<number, Group>;
  readonly #cancel: (order: PendingOrder) => void;
  /** Travel orders of groups and fleets, by their IDs. */
  readonly #travel = { groups: new Map<number, PendingOrder>(), fleets: new Map<number, PendingOrder>() };

  constructor(
    state: GalaxyState,
    own: Race,
    groups: readonly Group[],
    register: GroupRegister,
    directory: Directory,
    cancel: (order: PendingOrder) => void,
  ) {
    this.#cancel = cancel;
    this.state = state;
    this.own = own;
    this.register = register;
    this.directory = directory;
    this.#groups = new Map(groups.map((group) => [group.number, group]));
  }

  race(name: string): Race | Refusal {
    const { races } = this.directory;
    return this.directory.race(name) ?? new Refusal('unknown-race', undefined, nearName(name, races));
  }

  /** Another race than the own. */
  otherRace(name: string): Race | Refusal {
    const race = this.race(name);
    return race === this.own ? new Refusal('unknown-race') : race;
  }

  planet(ref: string): Planet | Refusal {
    const numbered = this.directory.numbered(ref);
    return this.directory.planet(ref) ?? this.#unknownPlanet(ref, numbered && `#${numbered.id}`);
  }

  /** A planet by its name alone. */
  namedPlanet(ref: string): Planet | Refusal {
    return this.directory.named(ref) ?? this.#unknownPlanet(ref, this.directory.numbered(ref)?.name);
  }

  /**
   * A number brings to mind no other number: the ships would go to another planet.
   *
   * @param meant - how the planet is called that has the number, if any has
   */
  #unknownPlanet(ref: string, meant: string | undefined): Refusal {
    if (meant !== undefined) return new Refusal('unknown-planet', 'No planet has this name.', meant);
    if (!/^#?\d+$/.test(ref))
      return new Refusal('unknown-planet', undefined, nearName(ref, this.directory.planets));
    const figures = `the numbers go up to ${this.state.planets.length}`;
    return new Refusal('unknown-planet', withFigures('unknown-planet', figures));
  }

  ownPlanet(ref: string): Planet | Refusal {
    const planet = this.planet(ref);
    if (planet instanceof Refusal) return planet;
    return planet.ownerId === this.own.id ? planet : new Refusal('not-owner');
  }

  fleet(name: string): Fleet | Refusal {
    return thingOf(this.own.fleets, name) ?? new Refusal('unknown-fleet');
  }

  type(name: string): ShipType | undefined {
    return thingOf(this.own.types, name);
  }

  group(ref: GroupRef): Group | Refusal {
    const highest = this.register.highest(this.own.id);
    const group = this.#groups.get(ref === 'MAX' ? highest : ref);
    if (group) return group;
    const figures = highest > 0 ? `the highest is ${highest}` : 'you have none at all';
    return new Refusal('unknown-group', withFigures('unknown-group', figures));
  }

  /** A group that is at a planet. */
  groupInOrbit(ref: GroupRef): Group | Refusal {
    const group = this.group(ref);
    if (group instanceof Refusal) return group;
    return group.originId === null ? group : new Refusal('in-hyperspace');
  }

  /** Groups of a fleet. */
  groupsOf({ id }: Fleet): Group[] {
    return [...this.#groups.values()].filter(({ fleetId }) => fleetId === id);
  }

  /** Splits ships off a group; all of it without a number, and, with a warning, where it has fewer. */
  detach(group: Group, ships: number | undefined): Detachment {
    if (ships === undefined || ships === 0) return { group, warning: null };
    const detached = this.register.split(group, ships);
    this.#groups.set(detached.number, detached);
    if (ships <= detached.ships) return { group: detached, warning: null };
    const sentence = `There are fewer ships than ordered: ${detached.ships} of ${ships}; all of them follow the order.`;
    return { group: detached, warning: warned('fewer-ships', sentence) };
  }

  /** The group, or the fleet with its groups, that an order is for. */
  mover(ref: MoverRef): Movers | Refusal {
    if (typeof ref === 'object') {
      const fleet = this.fleet(ref.fleet);
      if (fleet instanceof Refusal) return fleet;
      const groups = this.groupsOf(fleet);
      return groups.length > 0 ? { mover: { fleetId: fleet.id }, groups } : new Refusal('empty-fleet');
    }
    const group = this.group(ref);
    return group instanceof Refusal ? group : { mover: { groupId: group.id }, groups: [group] };
  }

  /** The travel order of a group, its own or its fleet's. */
  travelOf({ id, fleetId }: Pick<Group, 'id' | 'fleetId'>): PendingOrder | undefined {
    return this.#travel.groups.get(id) ?? (fleetId === null ? undefined : this.#travel.fleets.get(fleetId));
  }

  /** Notes the travel order of a group or fleet, or with `undefined` that it has none any more. */
  noteTravel(mover: Mover, order: PendingOrder | undefined): void {
    const [orders, id] =
      'groupId' in mover ? [this.#travel.groups, mover.groupId] : [this.#travel.fleets, mover.fleetId];
    if (order) orders.set(id, order);
    else orders.delete(id);
  }

  /**
   * Cancels a travel order, that of a fleet for all its groups; a group leaves the fleet that was sent instead.
   *
   * @param group - one that is moved and has a travel order
   */
  callBack(mover: Mover, group: Group): void {
    const order = this.travelOf(group);
    const isFleetsOrder = order !== this.#travel.groups.get(group.id);
    if ('groupId' in mover && isFleetsOrder) {
      group.fleetId = null;
      return;
    }
    if (order) this.#cancel(order);
    this.noteTravel(mover, undefined);
  }

  /** Whether a fleet has a travel order. */
  isFleetSent(fleetId: number): boolean {
    return this.#travel.fleets.has(fleetId);
  }
}

/** What an order moves. */
export interface Movers {
  readonly mover: Mover;
  /** At least one. */
  readonly groups: readonly Group[];
}

function thingOf<T extends { readonly name: string }>(things: readonly T[], name: string): T | undefined {
  const folded = foldName(name);
  return things.find((thing) => foldName(thing.name) === folded);
}

/** Name of the thing whose name comes nearest. */
function nearName(name: string, things: ReadonlyMap<string, { readonly name: string }>): string | undefined {
  return things.get(nearest(foldName(name), things.keys()) ?? '')?.name;
}
