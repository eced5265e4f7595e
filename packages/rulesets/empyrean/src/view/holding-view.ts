import type { HoldingKind, ItemCode, PopulationCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { FactoryGroupView, FarmView, LabourView, MineGroupView } from './production-view.js';

/** One of the empire's own ships and colonies at the end of the turn; population is counted in units of 100 people. */
export interface HoldingView {
  id: number;
  name: string | null;
  kind: HoldingKind;
  /** Label of the planet, such as `05-12-28/2`. */
  location: string;
  techLevel: number;
  /** Units of each class, rebels included. */
  population: Record<PopulationCode, number>;
  /** How many of them are rebels, or `null` where no spies check for them. */
  rebels: Partial<Record<PopulationCode, number>> | null;
  /** `null` on turn 0, before any quarter has passed. */
  vital: VitalView | null;
  rates: RatesView;
  /** Units in storage, in rulebook order. */
  stored: Stack[];
  /** Assembled units, in rulebook order. */
  assembled: Stack[];
  farms: FarmView[];
  mines: MineGroupView[];
  factories: FactoryGroupView[];
  /** `null` where there were no farms, mines or factories, and on turn 0. */
  labour: LabourView | null;
  /** Structural units at work, and how many of them are needed for what they house. */
  structure: { units: number; needed: number };
  /** `null` where people need none. */
  lifeSupport: LifeSupportView | null;
  research: ResearchView;
  /** Technology level to which it fell this quarter; `null` where it lost none. */
  declined: number | null;
  /** In the order in which they happened. */
  transfers: TransferView[];
  /** In the order in which they happened. */
  trades: TradeView[];
  /** What became of every item that changed in the quarter. */
  ledger: LedgerView[];
}

/** Life support at the end of the quarter; people in units of 100. */
export interface LifeSupportView {
  /** Population units that it carries when all of it has fuel. */
  capacity: number;
  /** Population units that died for lack of it this quarter. */
  died: number;
}

/** Research of a colony. */
export interface ResearchView {
  /** Research points in storage. */
  points: number;
  /** Points that the next technology level costs; `null` at the highest. */
  next: number | null;
  /** Technology level that was reached this quarter; `null` where none was. */
  reached: number | null;
}

/** Units that came or went by transport. */
export interface TransferView {
  direction: 'sent' | 'received';
  /** The other ship or colony. */
  other: number;
  /** Code such as `SPD-3` or `PRO`. */
  unit: string;
  quantity: number;
}

/** A trade at a market or trade station. */
export interface TradeView {
  side: 'bought' | 'sold';
  /** Code such as `FOOD`, or `TL-3` for a technology level. */
  unit: string;
  quantity: number;
  /** Gold for one unit. */
  price: Ratio;
  /** Gold paid, or received after the commission. */
  gold: number;
}

/**
 * A quarter of one item: opening + produced + received + assembled − used − lost − sent = closing. Units that are assembled leave storage
 * (below 0 there) and go to work (above 0).
 */
export interface LedgerView {
  place: 'stored' | 'assembled' | 'people';
  /** Code such as `SPD-3` or `PRO`. */
  unit: string;
  opening: number;
  produced: number;
  received: number;
  assembled: number;
  used: number;
  lost: number;
  sent: number;
  closing: number;
}

/** Births, deaths, wages and food of a quarter; people in units of 100. */
export interface VitalView {
  births: number;
  deaths: number;
  /** Trainees who became professionals. */
  graduates: number;
  /** Unemployables who became unskilled workers. */
  promoted: number;
  starved: number;
  /** People who turned rebel; below 0 where rebels turned loyal; `null` where no spies check for them. */
  rebelled: number | null;
  /** A share: 1 is 100 %. */
  standardOfLiving: Ratio;
  /** Consumer goods: the bill, which is cut off to whole units. */
  wagesDue: number;
  /** Consumer goods that the turn took from storage. */
  wagesPaid: number;
  /** Food units: the bill, which is cut off to whole units. */
  foodDue: number;
  /** Food units that the turn took from storage. */
  foodEaten: number;
  /** Consumer goods that people were to get, and got. */
  wages: ProvidedView;
  /** Food units that people were to get, and got. */
  meals: ProvidedView;
}

/** What people were to get and got of something, before bills are cut off to whole units. */
export interface ProvidedView {
  /** To four decimals, cut off, and at most 2^53 − 1. */
  due: number;
  /** To four decimals, cut off; at most what was due. */
  met: number;
  /** Share of what was due, cut off to hundredths of a percent: 1 only where all of it was met. */
  share: Ratio;
}

/** Rates in force. */
export interface RatesView {
  /** Consumer goods for each unit and turn. */
  pay: Record<'USK' | 'PRO' | 'SLD', Ratio>;
  /** Share of the full ration: 1 is 100 %. */
  ration: Ratio;
}

/** Units of one kind and technology level (0 for a kind that has none). */
export interface Stack {
  code: ItemCode;
  techLevel: number;
  quantity: number;
}
