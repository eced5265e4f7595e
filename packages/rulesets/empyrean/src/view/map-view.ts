import type { HoldingKind, ResourceCode } from '@ec/economy';

/** A system that the empire has been to. */
export interface SystemView {
  /** Label such as `05-12-28`. */
  system: string;
  stars: number;
  /** Turn of the first visit. */
  turn: number;
}

/** Systems around a point, nearest first. */
export interface StarListView {
  /** Label of the system in the middle, such as `05-12-28`. */
  system: string;
  /** Light years up to which systems are listed (included). */
  range: number;
  neighbours: {
    system: string;
    stars: number;
    /** Hundredths of a light year, truncated. */ distance: number;
  }[];
}

/** A system of which the empire knows where it is. */
export interface ChartedSystemView {
  /** Label such as `05-12-28`. */
  system: string;
  stars: number;
  /** Turn of the first visit, or `null`. */
  visited: number | null;
}

/** A planet that the empire has seen. */
export interface PlanetView {
  /** Label such as `05-12-28/2`. */
  planet: string;
  /** Name given by its controller, or `null`. */
  name: string | null;
  type: 'terrestrial' | 'asteroid' | 'gasGiant';
  /** `null` before a survey. */
  habitability: number | null;
  /** Turn in which it was seen last. */
  seen: number;
  /** Turn of the last survey, or `null`. */
  surveyed: number | null;
  /** Empire that controls it, where the reader has a ship or colony; otherwise `null`. */
  controller: number | null;
}

/** A ship or colony of others, where and as it was seen last. */
export interface SightingView {
  id: number;
  name: string | null;
  kind: HoldingKind;
  /** Its empire, or `null` for an independent or abandoned one. */
  empire: number | null;
  /** Whether nobody lived there. */
  isAbandoned: boolean;
  /** Label such as `05-12-28/2`. */
  location: string;
  /** Turn in which it was seen. */
  turn: number;
}

/** What sensors see of the orbits of a star, own ships and colonies included; empty orbits are left out. */
export interface SensorView {
  /** Ship or colony with the sensors: one for all at that star, as all see the same. */
  id: number;
  /** Label of the star, such as `05-12-28`. */
  star: string;
  orbits: OrbitView[];
}

/** What is in an orbit. Masses are orders of magnitude of mass units: 3 is 1,000 to 9,999, `null` is nothing. */
export interface OrbitView {
  orbit: number;
  /** Type of the planet, or `null` where there is none. */
  planet: 'terrestrial' | 'asteroid' | 'gasGiant' | null;
  ships: number;
  shipMass: number | null;
  colonies: number;
  colonyMass: number | null;
  /** Of what the colonies made in the quarter. */
  production: number | null;
}

/** What a probe found in an orbit; figures are orders of magnitude as in {@link OrbitView}. */
export interface ProbeView {
  /** Ship or colony that sent it. */
  id: number;
  /** Label of the orbit, such as `05-12-28/2`. */
  orbit: string;
  planet: 'terrestrial' | 'asteroid' | 'gasGiant' | null;
  deposits: {
    number: number;
    resource: ResourceCode;
    quantity: number | null;
    yieldPercent: number | null;
  }[];
  found: { id: number; empire: number | null; kind: HoldingKind; mass: number | null }[];
}

/** Knowledge of a planet and its deposits. */
export interface PlanetSurvey {
  /** Label such as `05-12-28/2`. */
  planet: string;
  type: 'terrestrial' | 'asteroid' | 'gasGiant';
  /** `null` before a survey. */
  habitability: number | null;
  /** Turn of the last survey, or `null`. */
  turn: number | null;
  /** In the order of their numbers. */
  deposits: readonly DepositView[];
}

/** A deposit as it is known. */
export interface DepositView {
  number: number;
  resource: ResourceCode;
  /** Turn of the figures: of the last survey or probe, or of this turn where an own mine works on it. */
  turn: number;
  /** Whether the figures are exact; those of probes are orders of magnitude: 3 is 1,000 to 9,999, `null` is nothing. */
  isExact: boolean;
  quantity: number | null;
  yieldPercent: number | null;
}
