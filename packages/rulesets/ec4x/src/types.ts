/** Classes of planets, from the poorest to the best. */
export const PLANET_CLASSES = ['extreme', 'desolate', 'hostile', 'harsh', 'benign', 'lush', 'eden'] as const;

/** How livable a planet is. */
export type PlanetClass = (typeof PLANET_CLASSES)[number];

/** Raw materials of systems, from the poorest to the richest. */
export const RESOURCES = ['very poor', 'poor', 'abundant', 'rich', 'very rich'] as const;

/** What raw materials a system has. */
export type Resources = (typeof RESOURCES)[number];

/** Classes of jump lanes, from the fastest to the slowest. */
export const LANE_CLASSES = ['major', 'minor', 'restricted'] as const;

/** How good a jump lane is. */
export type LaneClass = (typeof LANE_CLASSES)[number];

/** Ships that form squadrons or units and make up fleets. */
export const SHIP_CODES = [
  'CT',
  'FG',
  'DD',
  'CL',
  'CA',
  'BC',
  'BB',
  'DN',
  'SD',
  'PB',
  'CV',
  'CX',
  'RR',
  'SC',
  'ET',
  'TT',
] as const;

/** A class of ship. */
export type ShipCode = (typeof SHIP_CODES)[number];

/** Ships of Spacelift Command: they do not fight. */
export const SPACELIFT_CODES = ['ET', 'TT'] as const satisfies readonly ShipCode[];

/** A class of ship of Spacelift Command. */
export type SpaceliftCode = (typeof SPACELIFT_CODES)[number];

/** What weapons levels improve: the ships of the Space Force, fighter squadrons, Starbases. */
export type WeaponsCode = Exclude<ShipCode, SpaceliftCode> | 'FS' | 'SB';

/** Ground units of which a colony may have many. */
export const GROUND_CODES = ['GB', 'AA', 'MD'] as const;

/** A class of ground unit. */
export type GroundCode = (typeof GROUND_CODES)[number];

/** Where ships are built. */
export const FACILITY_CODES = ['SP', 'SY'] as const;

/** A class of facility with docks: spaceport, shipyard. */
export type FacilityCode = (typeof FACILITY_CODES)[number];

/** Classes of all that can be built. */
export const CLASS_CODES = [...SHIP_CODES, 'FS', 'SB', ...GROUND_CODES, 'PS', ...FACILITY_CODES] as const;

/** A class of anything that can be built. */
export type ClassCode = (typeof CLASS_CODES)[number];

/** Lines of technology, bought with points of their own. */
export const TECHS = ['cst', 'wep', 'ter', 'eli', 'clk', 'sld'] as const;

/** A line of technology. */
export type Tech = (typeof TECHS)[number];

/** All lines of research: economic level, science level, technologies. */
export const LINES = ['el', 'sl', ...TECHS] as const;

/** A line of research. */
export type Line = (typeof LINES)[number];

/** One value a line of research. */
export type ByLine<T> = { [Key in Line]: T };

/** What one House may be to another, from the least to the most friendly. */
export const STANCES = ['enemy', 'neutral', 'pact'] as const;

/** Attitude of a House to another. */
export type Stance = (typeof STANCES)[number];

/** States of squadrons and ground units that still exist. */
export const UNIT_STATES = ['undamaged', 'crippled'] as const;

/** State of a squadron or ground unit. */
export type UnitState = (typeof UNIT_STATES)[number];

/** What a House may gain from a breakthrough and keeps. */
export const BOONS = ['economy', 'cloaking', 'growth', 'lanes'] as const;

/** A lasting gain of a breakthrough. */
export type Boon = (typeof BOONS)[number];
