/** The four technologies, in the order of designs and reports. */
export const TECHS = ['drive', 'weapons', 'shields', 'cargo'] as const;

/** A technology, and the part of a ship that it drives. */
export type Tech = (typeof TECHS)[number];

/** One value a technology. */
export type ByTech<T> = { [Key in Tech]: T };

/** What lies in stock on planets and travels aboard ships, in the order of routes: colonists, capital, materials. */
export const CARGOES = ['COL', 'CAP', 'MAT'] as const;

/** A kind of cargo. */
export type Cargo = (typeof CARGOES)[number];

/** One value a kind of cargo. */
export type ByCargo<T> = { [Key in Cargo]: T };

/** What a route carries; `EMP` sends empty ships. */
export const ROUTE_KINDS = [...CARGOES, 'EMP'] as const;

/** A kind of route. */
export type RouteKind = (typeof ROUTE_KINDS)[number];

/** Masses of the parts of a ship, and its guns. */
export interface Design {
  /** Mass of the drive: 0, or at least 1 (included). */
  drive: number;
  /** Guns: a whole number, at least 1 exactly if `weapons` is at least 1. */
  attacks: number;
  /** Mass of the first gun. */
  weapons: number;
  shields: number;
  cargo: number;
}
