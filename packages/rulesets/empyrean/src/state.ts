import type { GameState } from '@ec/engine';
import { PLANET_ORBITS, type Cluster } from '@ec/cluster';
import type {
  HoldingKind,
  Hardship,
  ItemCode,
  PayRates,
  Population,
  PopulationCode,
  Product,
  Stack,
} from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { Party } from './orders/orders.js';

/** Orbits of a star; the last one holds the other stars of its system. */
export const STAR_ORBITS = PLANET_ORBITS + 1;

/** The whole state of a game of Empyrean Challenge, as plain data. */
export interface EmpyreanState extends GameState {
  /** Name of the game. */
  game: string;
  cluster: Cluster;
  /** Points along each axis of the cluster. */
  axisSize: number;
  /** Planets designated as home worlds, in the order in which they were filled. */
  homeWorlds: number[];
  /** Players in the order of their records at set-up; by ID once somebody has joined or left. */
  players: Player[];
  /** Empires in ID order, without gaps from 1. */
  empires: Empire[];
  /** Ships and colonies in ID order; the numbers of those that were destroyed are missing. */
  holdings: Holding[];
  /** Numbers that ships and colonies have or had, ascending: none is given twice. */
  holdingNumbers: number[];
  /** Planets that an empire controls, in ID order of the planets. */
  controls: PlanetControl[];
  /** Planets that have a name, in ID order. */
  planetNames: PlanetName[];
  /** What each empire has found out, in ID order of the empires. */
  knowledge: Knowledge[];
  /** The empire that has met the terms of victory in the last turns, or `null`. */
  reign: Reign | null;
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
  /** The player, or `null` after the player has left. */
  playerId: number | null;
  /** Planet ID. */
  homeWorldId: number;
}

/**
 * A planet that an empire controls.
 *
 * @see E-24
 */
export interface PlanetControl {
  planetId: number;
  empireId: number;
  /** Empires that may found a colony there as well. */
  permitted: Party[];
}

/** Name of a planet. */
export interface PlanetName {
  planetId: number;
  name: string;
}

/**
 * An empire that meets the terms of victory.
 *
 * @see seed "Victory"
 */
export interface Reign {
  empireId: number;
  /** Consecutive turns, from 1. */
  turns: number;
}

/** What an empire has found out in the course of the game; every list in ID order. */
export interface Knowledge {
  empireId: number;
  /** Systems that it has been to. */
  systems: KnownSystem[];
  planets: KnownPlanet[];
  deposits: KnownDeposit[];
  /** Where it last saw ships and colonies of others. */
  sightings: Sighting[];
  /** Empires whose ships or colonies it has met. */
  contacts: number[];
  history: History;
}

/** What an empire knew of its own people and goods at the end of each of the last turns; its lists have the same length. */
export interface History {
  /** Turn of the first entries. */
  since: number;
  /** Population units. */
  people: number[];
  food: number[];
  fuel: number[];
  /** Consumer goods. */
  goods: number[];
  /** Rebel units where spies counted them, or `null` where none did. */
  rebels: (number | null)[];
}

/** A system that an empire has been to. */
export interface KnownSystem {
  systemId: number;
  /** Turn in which it came there first. */
  turn: number;
}

/** A planet that an empire has seen. */
export interface KnownPlanet {
  planetId: number;
  /** Turn in which it was seen last. */
  seen: number;
  /** Turn of the last survey, or `null`. */
  surveyed: number | null;
}

/** A deposit as an empire knows it. */
export interface KnownDeposit {
  depositId: number;
  /** Turn of the figures. */
  turn: number;
  /** Whether the figures are exact; otherwise they are orders of magnitude, `null` for 0. */
  isExact: boolean;
  quantity: number | null;
  yieldPercent: number | null;
}

/** A ship or colony of others, where and as it was seen last. */
export interface Sighting {
  holdingId: number;
  empireId: number | null;
  kind: HoldingKind;
  name: string | null;
  /** Whether nobody lived there. */
  isAbandoned: boolean;
  starId: number;
  orbit: number;
  turn: number;
}

/**
 * A ship or colony with its people, goods and groups.
 *
 * @see seed "Colony", "Ship"
 */
export interface Holding {
  id: number;
  /** The owner, or `null` for an independent ship or colony, or one in which nobody lives. */
  empireId: number | null;
  /** Name given by its owner, or `null`. */
  name: string | null;
  kind: HoldingKind;
  /** Star at which it is. */
  starId: number;
  /** Orbit of that star, 1 to 11 (both included); that of its planet for a colony. */
  orbit: number;
  /** Planet in that orbit, or `null` for a ship where there is none. */
  planetId: number | null;
  /** Home world of its people, which determines their race. */
  raceId: number;
  /** 1 to 10 (both included). */
  techLevel: number;
  population: Population;
  /** How many of each class are rebels. */
  rebels: Population;
  /** Tasks of the spies, the latest order first; together at most as many spies as there are. */
  spies: SpyAssignment[];
  /** Consumer goods for each unit and turn. */
  pay: PayRates;
  /** Share of the full ration, 0 to 1 (both included). */
  ration: Ratio;
  /** Goods in storage, in rulebook order. */
  stored: Stack[];
  /** Assembled units other than farms, mines and factories, in rulebook order. */
  assembled: Stack[];
  /** Farms by technology level, lowest first. */
  farms: FarmGroup[];
  mines: MineGroup[];
  factories: FactoryGroup[];
  /** Empires that may trade here; for trade stations only. */
  traders: Party[];
  /** How people lived in the last turn, or `null` before the first. */
  living: Hardship | null;
  quarter: Quarter;
}

/** Activity of a holding in the last turn: figures that several phases share, and the ledger. */
export interface Quarter {
  /** Labour that farms and mines left for the factories, in worker units. */
  unskilled: number;
  professionals: number;
  /** Worker units that automation can still replace. */
  automation: number;
  /** Mass that construction workers assembled and took apart, in hundredths of a mass unit. */
  built: number;
  /** Mass that transports moved, in hundredths of a mass unit. */
  carried: number;
  /** Probes that its sensors can still send off. */
  probes: number;
  /** Population units before the fighting. */
  heads: number;
  /** Population units that bombardment and rebellion killed. */
  killed: number;
  /** Rows of what changed, in the order of the first change. */
  ledger: LedgerRow[];
}

/** Where units are: in storage, at work, or living as people. */
export type LedgerPlace = 'stored' | 'assembled' | 'people';

/**
 * A turn of one item: opening + produced + received + assembled − used − lost − sent = closing, which is the present stock. Units that are
 * assembled leave storage (below 0 there) and go to work (above 0).
 */
export interface LedgerRow {
  place: LedgerPlace;
  code: ItemCode | PopulationCode;
  /** 1 to 10 (both included), or 0 for an item without technology levels. */
  techLevel: number;
  opening: number;
  produced: number;
  received: number;
  assembled: number;
  used: number;
  lost: number;
  sent: number;
}

/** Tasks of spies where they live, in the order of the seed's codes A to C. */
export const HOME_SPY_TASKS = ['checkRebels', 'convertRebels', 'checkForSpies'] as const;

/** Tasks of spies, in the order of the seed's codes A to F. */
export const SPY_TASKS = [...HOME_SPY_TASKS, 'attackSpies', 'inciteRebels', 'information'] as const;

/** Task of a spy where it lives. */
export type HomeSpyTask = (typeof HOME_SPY_TASKS)[number];

/** Task of a spy at a ship or colony of others. */
export type ForeignSpyTask = Exclude<SpyTask, HomeSpyTask>;

/** Task of a spy. */
export type SpyTask = (typeof SPY_TASKS)[number];

/** Spies on one task. */
export interface SpyAssignment {
  task: SpyTask;
  /** Ship or colony that they work at; `null` for a task at home. */
  targetId: number | null;
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
  /** Product in the pipeline, and of new batches; `null` for a group that has nothing to make. */
  product: Product | null;
  /** Next product once the pipeline is empty; until then nothing new is begun. `null` when no change is ordered. */
  change: { product: Product | null } | null;
  /** Work in process that is a quarter, half and three quarters done, in units of the product. */
  pipeline: [quarter: number, half: number, threeQuarters: number];
}
