/** Types of planet, in the order in which they lie along a star's occupied orbits, innermost first. */
export const PLANET_TYPES = ['terrestrial', 'asteroid', 'gasGiant'] as const;
/** Type of a planet; an asteroid planet stands for a whole belt. */
export type PlanetType = (typeof PLANET_TYPES)[number];

/** Natural resources, in the order of the resource tables. */
export const RESOURCES = ['gold', 'fuel', 'metallics', 'nonMetallics'] as const;
/** What a deposit holds. */
export type Resource = (typeof RESOURCES)[number];

/** One value for each type of planet. */
export type ByPlanetType<T> = { readonly [type in PlanetType]: T };
/** One value for each resource. */
export type ByResource<T> = { readonly [resource in Resource]: T };

/** A point of the cluster, in light years from its corner; each axis runs from 0 (included) to 30 (included). */
export interface Coordinates {
  /** First axis, in light years. */
  readonly x: number;
  /** Second axis, in light years. */
  readonly y: number;
  /** Third axis, in light years. */
  readonly z: number;
}

/** A star with eleven orbits: 1 to 10 for planets, 11 for the other stars of its system. */
export interface Star {
  /** 1 (included) to the number of stars (included), in order of creation. */
  readonly id: number;
  /** Where it is; stars of one system share a point. */
  readonly coordinates: Coordinates;
  /** The system it belongs to. */
  readonly systemId: number;
  /** Place within its system, from 1, by star ID; a report writes it as a letter, 1 = A. */
  readonly sequence: number;
}

/** All stars at one point. */
export interface System {
  /** 1 (included) to the number of systems (included), in the order in which stars 1, 2, 3 … first belong to them. */
  readonly id: number;
  /** The point its stars share. */
  readonly coordinates: Coordinates;
  /** Its stars, in ascending order; never empty. */
  readonly starIds: readonly number[];
}

/** What occupies an orbit of a star. */
export interface Planet {
  /** 1 (included) to the number of planets (included), shuffled: it says nothing about the star or orbit. */
  readonly id: number;
  /** The star it circles. */
  readonly starId: number;
  /** 1 (included, innermost) to 10 (included). */
  readonly orbit: number;
  /** Terrestrial, asteroid belt or gas giant. */
  readonly type: PlanetType;
  /** 0 (included) to 25 (included); 0 for every asteroid belt. */
  readonly habitability: number;
}

/** A body of ore on a planet. */
export interface Deposit {
  /** 1 (included) to the number of deposits (included), shuffled: it says nothing about the planet. */
  readonly id: number;
  /** The planet it lies on. */
  readonly planetId: number;
  /** Its number on its planet, 1 (included) to the planet's deposit count (included), as reports show it. */
  readonly number: number;
  /** What it holds. */
  readonly resource: Resource;
  /** What is left, in resource units of one mass unit each. */
  readonly quantity: number;
  /** Share of the ore dug that becomes the resource, in percent, 0 (included) to 100 (included). */
  readonly yieldPercent: number;
}

/** The physical world of a game as plain JSON data; every list is in ID order, so entity n is at index n − 1. */
export interface Cluster {
  /** Every star, by ID. */
  readonly stars: readonly Star[];
  /** Every system, by ID. */
  readonly systems: readonly System[];
  /** Every planet, by ID. */
  readonly planets: readonly Planet[];
  /** Every deposit, by ID. */
  readonly deposits: readonly Deposit[];
}
