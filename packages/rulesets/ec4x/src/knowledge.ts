import type { Colony, Job, Owner, ProjectBase } from './colony.js';
import type { Fleet, Ship, Squadron } from './fleet.js';
import type { PrestigeKey } from './tables/prestige.js';
import type { ByLine, ClassCode, PlanetClass, Resources, ShipCode } from './types.js';

/** Kinds of results of spies, by the cause of the prestige that they bring. */
export const SPY_RESULTS = ['spyPlanet', 'hack', 'spySystem'] as const satisfies readonly PrestigeKey[];

/** A kind of result of spies. */
export type SpyResult = (typeof SPY_RESULTS)[number];

/**
 * What a House has seen of others. What it sees of its own and of what is public stands elsewhere.
 *
 * @see X-66
 */
export interface Knowledge {
  /** By system. */
  systems: KnownSystem[];
  /** By House. */
  books: KnownBooks[];
  /** Results that brought prestige, with their year: each does once a year. */
  spied: { result: SpyResult; systemId: number; year: number }[];
}

/** A system as it was seen last. */
export interface KnownSystem {
  systemId: number;
  turn: number;
  planetClass: PlanetClass;
  resources: Resources;
  owner: Owner | null;
  fleets: SeenFleet[];
  planet: KnownPlanet | null;
  ships: KnownShips | null;
}

/** A foreign fleet that was visible. */
export interface SeenFleet {
  houseId: number;
  /** In the order of the table of ships. */
  ships: { code: ShipCode; count: number }[];
}

/** What a spy saw of a planet. */
export interface KnownPlanet extends Pick<Colony, 'pu' | 'iu' | 'ground' | 'shield' | 'facilities'> {
  turn: number;
  /** How many fighter squadrons there were. */
  fighters: number;
  /** How many Starbases there were. */
  starbases: number;
  projects: SeenProject[];
}

/** A foreign project, without numbers that only its owner knows. */
export interface SeenProject extends Pick<ProjectBase, 'turns'> {
  kind: Job['kind'];
  /** Class of what is made or repaired, where there is one. */
  code: ClassCode | null;
  count: number;
}

/** What a spy saw of the fleets in a system. */
export interface KnownShips {
  turn: number;
  fleets: SpiedFleet[];
}

/** A foreign fleet in detail, without the numbers that only its owner knows. */
export interface SpiedFleet {
  houseId: number;
  order: Pick<Fleet['order'], 'kind' | 'systemId'>;
  squadrons: { state: Squadron['state']; ships: Omit<Ship, 'id'>[] }[];
}

/** What a hacked Starbase revealed about a House. */
export interface KnownBooks {
  houseId: number;
  turn: number;
  /** Thousandths of an XMR. */
  treasury: number;
  gcp: number;
  /** Percent. */
  tax: number;
  levels: ByLine<number>;
  points: ByLine<number>;
  /** Systems of its colonies. */
  colonies: number[];
}

/** Nothing seen yet. */
export function nothingKnown(): Knowledge {
  return { systems: [], books: [], spied: [] };
}
