import type { GameState } from '@ec/engine';

/** The definition files, without their endings. The IDs in a file, or its name, say what it lists. */
export const FILE_NAMES = ['ATT', 'DEF', 'DTI', 'DUN', 'MAP', 'PLY', 'UNI', 'GOAL'] as const;

/** Name of a definition file, without its ending. */
export type FileName = (typeof FILE_NAMES)[number];

/** What a unit can be ordered to do. */
export const ACTIONS = ['MOVE', 'FIRE', 'BUILD'] as const;

/** Something that a unit can be ordered to do. */
export type Action = (typeof ACTIONS)[number];

/** How tiles lie beside each other: eight neighbours, or six with every odd row half a tile to the right. */
export const GRIDS = ['square', 'hexagonal'] as const;

/** How tiles lie beside each other. */
export type Grid = (typeof GRIDS)[number];

/** A tile of the map: its column and its row, from 0 (included), row 0 on top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** ATT: a way to attack. */
export interface Attack {
  readonly id: string;
  readonly name: string;
  /** Endurance that light weapons take, before defence. */
  readonly soft: number;
  /** Endurance that heavy weapons take, before defence. */
  readonly hard: number;
  /** Distances that it reaches, such as `0-1:4`. */
  readonly range: string;
  /** Action points: 0 is free, −1 takes all that are left. */
  readonly cost: number;
}

/** DEF: a way to be protected. */
export interface Defence {
  readonly id: string;
  readonly name: string;
  readonly soft: number;
  readonly hard: number;
  /** How well it uses the cover of a tile. */
  readonly coverUsage: number;
}

/** DTI: a kind of tile. */
export interface TileType {
  readonly id: string;
  readonly name: string;
  /** One character that stands for it on the map. */
  readonly mark: string;
  /** Tiles that a unit can enter for one action point; 0 when no unit can. */
  readonly infrastructure: number;
  readonly cover: number;
}

/** DUN: a kind of unit. */
export interface UnitType {
  readonly id: string;
  readonly name: string;
  /** One letter that stands for it on the map. */
  readonly mark: string;
  /** Action points a turn. */
  readonly points: number;
  /** Endurance of a new unit. */
  readonly endurance: number;
  readonly actions: readonly Action[];
  /** IDs of its attacks. */
  readonly attacks: readonly string[];
  /** ID of its defence. */
  readonly defence: string;
  /** IDs of the kinds of units that it can build. */
  readonly builds: readonly string[];
  /** Cost of building one: action points of a builder for each turn's work, and turns' work; `null` when it cannot be built. */
  readonly cost: { readonly points: number; readonly turns: number } | null;
}

/** PLY: a player. */
export interface Side {
  readonly id: string;
  readonly name: string;
  /** Units attack those of other teams. */
  readonly team: string;
  /** Where its units gather after they lost a fight. */
  readonly rally: readonly Place[];
}

/** UNI: a unit on the map. */
export interface UnitPlacement extends Place {
  readonly id: string;
  /** ID of its kind. */
  readonly type: string;
  /** ID of its player. */
  readonly player: string;
}

/** What decides a game, apart from the last team standing. */
export interface Goals {
  /** Last turn of the game; 0 for none. */
  readonly turns: number;
  /** The team that alone holds all of these tiles has won. */
  readonly objectives: readonly Place[];
}

/** What never changes in a game: all definition files except that of the units. */
export interface Definitions {
  readonly attacks: readonly Attack[];
  readonly defences: readonly Defence[];
  readonly tileTypes: readonly TileType[];
  readonly unitTypes: readonly UnitType[];
  /** Rows of the map, made of the marks of tile types. */
  readonly rows: readonly string[];
  readonly sides: readonly Side[];
  readonly goals: Goals;
}

/** A scenario: its definitions, and the units at the start. */
export interface Scenario {
  readonly definitions: Definitions;
  readonly units: readonly UnitPlacement[];
}

/** What is not less than nothing: the damage of light and of heavy weapons each, or their sum. */
export const DAMAGE_CLAMPS = ['each', 'sum'] as const;

/** What is not less than nothing. */
export type DamageClamp = (typeof DAMAGE_CLAMPS)[number];

/** What the bounds of endurance for attacks are of: the full endurance of a unit in percent, or points. */
export const ENDURANCE_READINGS = ['percent', 'points'] as const;

/** What the bounds of endurance for attacks are of. */
export type EnduranceReading = (typeof ENDURANCE_READINGS)[number];

/** The rulings in force. */
export interface Rules {
  readonly grid: Grid;
  /** Largest distance at which a unit builds (included). */
  readonly buildReach: number;
  readonly damageClamp: DamageClamp;
  readonly enduranceReading: EnduranceReading;
}

/** Action points are counted in this many parts, so that every infrastructure from 1 to 10 costs a whole number of them. */
export const POINT = 2520;

/** Endurance is counted in this many parts. */
export const ENDURANCE = 100;

/** A unit in the game. */
export interface Unit {
  readonly id: string;
  /** ID of its kind. */
  readonly type: string;
  /** ID of its player. */
  readonly player: string;
  x: number;
  y: number;
  /** Hundredths of endurance left, at least 1 (included). */
  endurance: number;
  /** Action points left this turn, in 2,520ths. */
  points: number;
  /** Whether it has moved or was hurt this turn, and so cannot build. */
  isDisturbed: boolean;
}

/** A unit that is being built. */
export interface Site extends Place {
  /** ID of the kind of unit. */
  readonly type: string;
  /** ID of the player. */
  readonly player: string;
  /** Turns' work done so far. */
  work: number;
}

/** A game of Proxima Centauri b. */
export interface ProximaState extends GameState {
  game: string;
  rules: Rules;
  definitions: Definitions;
  /** Players of the sides, in the order of the sides; `null` for a side without a player. */
  players: { playerId: number | null }[];
  /** By ID. */
  units: Unit[];
  /** Highest ID that a unit has had. */
  lastUnit: string;
  /** By row, column, player and kind. */
  sites: Site[];
}
