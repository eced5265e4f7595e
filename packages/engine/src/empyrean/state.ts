import type { Cluster } from '@ec/cluster';
import type { ColonyKind, Living, PayRates, Population, Product, Rate, Stack } from '@ec/economy';

/** Everything there is in a game of Empyrean Challenge, as plain data. */
export interface EmpyreanState {
  /** Name of the game. */
  game: string;
  /** Turn that was resolved last; 0 after set-up. */
  turn: number;
  cluster: Cluster;
  /** Planets designated as home worlds, in the order in which they were filled. */
  homeWorlds: number[];
  /** Players in the order of their records. */
  players: Player[];
  /** Empires in ID order, without gaps from 1. */
  empires: Empire[];
  /** Colonies in ID order, without gaps from 1. */
  colonies: Colony[];
}

/**
 * A person who controls an empire.
 *
 * @see seed "Player"
 */
export interface Player {
  id: number;
  email: string;
  /** The empire, or `null` for a player without one. */
  empireId: number | null;
}

/**
 * A faction of the game; empires with the same home world are one race.
 *
 * @see seed "Empire", "Race"
 */
export interface Empire {
  id: number;
  name: string;
  /** The player, or `null` after they quit. */
  playerId: number | null;
  /** Planet ID. */
  homeWorldId: number;
}

/**
 * A colony with its people, goods and groups.
 *
 * @see seed "Colony"
 */
export interface Colony {
  id: number;
  empireId: number;
  /** Name given by its owner, or `null`. */
  name: string | null;
  kind: ColonyKind;
  planetId: number;
  /** 1 to 10 (both included). */
  techLevel: number;
  population: Population;
  /** Tasks of the spies; they add up to at most the spies there are. */
  spies: SpyAssignment[];
  /** Consumer goods for each unit and turn. */
  pay: PayRates;
  /** Share of the full ration, 0 to 1 (both included). */
  ration: Rate;
  /** Goods in storage, in rulebook order. */
  stored: Stack[];
  /** Assembled units other than farms, mines and factories, in rulebook order. */
  assembled: Stack[];
  /** Farms by technology level, lowest first. */
  farms: FarmGroup[];
  mines: MineGroup[];
  factories: FactoryGroup[];
  /** How people lived in the last turn, or `null` before the first. */
  living: Living | null;
}

/** Tasks of spies, in the order of the seed's codes A to F. */
export const SPY_TASKS = [
  'checkRebels',
  'convertRebels',
  'checkForSpies',
  'attackSpies',
  'inciteRebels',
  'information',
] as const;

/** Task of a spy. */
export type SpyTask = (typeof SPY_TASKS)[number];

/** Spies on one task. */
export interface SpyAssignment {
  task: SpyTask;
  units: number;
}

/** Assembled farms of one technology level. */
export interface FarmGroup {
  techLevel: number;
  units: number;
}

/** Assembled mines of one technology level on one deposit. */
export interface MineGroup {
  /** Number of the group in its colony, from 1. */
  id: number;
  techLevel: number;
  units: number;
  depositId: number;
}

/** Assembled factories of one technology level that make one product. */
export interface FactoryGroup {
  /** Number of the group in its colony, from 1. */
  id: number;
  techLevel: number;
  units: number;
  product: Product;
  /** Work in process that is a quarter, half and three quarters done, in units of the product. */
  pipeline: [quarter: number, half: number, threeQuarters: number];
}
