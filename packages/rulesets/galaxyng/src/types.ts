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

/** What a route carries, in the order in which routes are served; `EMP` sends empty ships. */
export const ROUTE_KINDS = [...CARGOES, 'EMP'] as const;

/** A kind of route. */
export type RouteKind = (typeof ROUTE_KINDS)[number];

/** Masses of the parts of a ship, and its guns. */
export interface Design {
  /** Mass of the drive: 0, or at least 1 (included). */
  drive: number;
  /** Guns: a whole number, at least 1 exactly if `weapons` is at least 1. */
  attacks: number;
  /** Mass of the first gun; every further one has half of it. */
  weapons: number;
  shields: number;
  cargo: number;
}

/** What a planet makes. */
export type Product =
  | { readonly kind: 'CAP' }
  | { readonly kind: 'MAT' }
  | { readonly kind: 'research'; readonly tech: Tech }
  | { readonly kind: 'ships'; readonly typeId: number };

/** A player's options, in the order of reports. */
export const OPTIONS = [
  'anonymous',
  'autounload',
  'prodtable',
  'sortgroups',
  'groupforecast',
  'planetforecast',
  'shiptypeforecast',
  'routesforecast',
  'compress',
  'gplus',
  'machinereport',
  'battleprotocol',
  'xmlreport',
  'txtreport',
] as const;

/** An option of a player. */
export type OptionName = (typeof OPTIONS)[number];

/** What each option does while it is on. */
export const OPTION_MEANINGS: Readonly<Record<OptionName, string>> = {
  anonymous: 'others who ask do not get your addresses',
  autounload: 'ships that arrive unload at own and unowned planets',
  prodtable: 'the report shows how far ships in production are',
  sortgroups: 'groups get new numbers each turn, by the planets where they are',
  groupforecast: 'a forecast shows groups and fleets',
  planetforecast: 'a forecast shows planets and ships in production',
  shiptypeforecast: 'a forecast shows ship types',
  routesforecast: 'a forecast shows routes',
  compress: 'kept for hosts that send reports compressed',
  gplus: 'kept for hosts that serve such a program',
  machinereport: 'you get the report for programs',
  battleprotocol: 'battles are reported shot by shot',
  xmlreport: 'you get the report as XML',
  txtreport: 'you get the report as text',
};

/** Options that are off in a new game; the others are on. */
export const OFF_AT_FIRST: ReadonlySet<OptionName> = new Set<OptionName>([
  'battleprotocol',
  'compress',
  'gplus',
  'machinereport',
  'xmlreport',
]);
