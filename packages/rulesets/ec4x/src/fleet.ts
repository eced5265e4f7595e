import type { FleetOrderKind } from './tables/fleet-orders.js';
import type { ShipCode, UnitState } from './types.js';

/** Squadrons and units that travel together. */
export interface Fleet {
  /** Number by which its owner knows it. */
  id: number;
  /** Name that its owner gave it; empty without one. */
  name: string;
  systemId: number;
  order: StandingOrder;
  /** Rule of engagement as ordered, 0 (included) to 10 (included); `roeOf` is the one that counts. */
  roe: number;
  squadrons: Squadron[];
  /** Whether nobody else detected it since it last had to hide: a spy or a cloaked fleet. */
  isHidden: boolean;
  /** Whether it takes no orders this turn, as its maintenance was not paid. */
  isBarred: boolean;
}

/** What a squadron in dock keeps of the fleet that it belongs to. */
export type DockedFleet = Pick<Fleet, 'id' | 'name' | 'roe' | 'isBarred'>;

/** What a fleet does until it is done or gets another order. */
export interface StandingOrder {
  kind: FleetOrderKind;
  /** System that the order names. */
  systemId: number | null;
  /** Own fleet that the order names. */
  fleetId: number | null;
}

/** A flagship with the ships that it leads, or a unit: a single ship that can lead none and is not led. */
export interface Squadron {
  id: number;
  /** All its ships share one state. */
  state: UnitState;
  /** The flagship first. */
  ships: Ship[];
}

/** A ship. */
export interface Ship {
  id: number;
  code: ShipCode;
  /** Weapons level at which it was built. */
  wep: number;
  /** ELI of a Scout, CLK of a Raider at its order; 0 of others. */
  level: number;
  /** Transfer units aboard an ETAC, divisions aboard a transport. */
  load: number;
  /** Weapons level of each fighter squadron aboard a carrier, highest first. */
  fighters: number[];
}

/** What a squadron of a fleet keeps of it in dock. */
export function docked({ id, name, roe, isBarred }: Fleet): DockedFleet {
  return { id, name, roe, isBarred };
}

/** The order of a fleet that was given none. */
export function holding(): StandingOrder {
  return { kind: 'hold', systemId: null, fleetId: null };
}

/** A copy of a fleet that shares nothing with it. */
export function copyOfFleet(fleet: Fleet): Fleet {
  return { ...fleet, order: { ...fleet.order }, squadrons: fleet.squadrons.map(copyOfSquadron) };
}

/** A copy of a fleet that shares its squadrons. */
export function withSameShips(fleet: Fleet): Fleet {
  return { ...fleet, order: { ...fleet.order } };
}

function copyOfSquadron(squadron: Squadron): Squadron {
  return { ...squadron, ships: squadron.ships.map(copyOfShip) };
}

/** A copy of a ship that shares nothing with it. */
export function copyOfShip(ship: Ship): Ship {
  return { ...ship, fighters: [...ship.fighters] };
}
