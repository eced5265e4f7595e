import type {
  HoldingKind,
  ItemCode,
  Living,
  PayRates,
  Population,
  PopulationCode,
  Product,
  Stack,
} from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { Party } from './orders/terms.js';

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
  /** Turn in which an open colony was founded; absent for those of the set-up, and for those that an earlier version of the rules founded. */
  foundedTurn?: number;
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
  living: Living | null;
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
