import type { HoldingKind, ItemCode, PopulationCode, Rate, ResourceCode } from '@ec/economy';

/**
 * All that one empire of Empyrean Challenge may know of a turn. The report is made from this and nothing else, so
 * that whoever fills it decides what a player can see.
 */
export interface TurnView {
  /** Name of the game. */
  game: string;
  /** Turn the report is of; 0 is the set-up turn. */
  turn: number;
  empire: EmpireView;
  /** Results, in the order of the lines. */
  orders: OrderView[];
  /** Lines that could not be read. */
  diagnostics: DiagnosticView[];
  /** In ID order. */
  holdings: HoldingView[];
  /** Latest survey of each planet; one a planet at most. */
  surveys: PlanetSurvey[];
}

/** The empire a report is for. */
export interface EmpireView {
  id: number;
  name: string;
  /** `null` when the empire has no player. */
  player: string | null;
  /** Label such as `05-12-28/2`. */
  homeWorld: string;
}

/** What became of one order. */
export interface OrderView {
  /** Line in the order file, from 1 (included). */
  line: number;
  /** The order in its canonical form. */
  text: string;
  status: 'done' | 'partly' | 'refused';
  /** Why, or how much; empty when there is nothing to say. */
  reason: string;
}

/** A line that could not be read. */
export interface DiagnosticView {
  /** From 1 (included). */
  line: number;
  /** From 1 (included). */
  column: number;
  message: string;
}

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
  /** How many of them are known to be rebels. */
  rebels: Partial<Record<PopulationCode, number>>;
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
  /** Structural units at work, and how many of them what is housed needs. */
  structure: { units: number; needed: number };
  /** `null` where people breathe by themselves. */
  lifeSupport: LifeSupportView | null;
  research: ResearchView;
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
  /** Population units that died for want of it this quarter. */
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
  price: Rate;
  /** Gold paid, or received after the commission. */
  gold: number;
}

/**
 * A quarter of one item: opening + produced + received + assembled − used − lost − sent = closing. What is assembled
 * leaves storage (below 0 there) and is at work (above 0).
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
  /** People who turned rebel; below 0 where rebels turned loyal. */
  rebelled: number;
  /** A share: 1 is 100 %. */
  standardOfLiving: Rate;
  /** Consumer goods. */
  wagesDue: number;
  /** Consumer goods. */
  wagesPaid: number;
  /** Food units. */
  foodDue: number;
  /** Food units. */
  foodEaten: number;
}

/** Rates in force. */
export interface RatesView {
  /** Consumer goods for each unit and turn. */
  pay: Record<'USK' | 'PRO' | 'SLD', Rate>;
  /** Share of the full ration: 1 is 100 %. */
  ration: Rate;
}

/** Units of one kind and technology level (0 for a kind that has none). */
export interface Stack {
  code: ItemCode;
  techLevel: number;
  quantity: number;
}

/** The farms of one technology level. */
export interface FarmView {
  techLevel: number;
  units: number;
  /** Units that had labour, fuel and room. */
  worked: number;
  /** Food units. */
  produced: number;
}

/** A mine group. */
export interface MineGroupView {
  group: number;
  techLevel: number;
  units: number;
  /** Units that had labour and fuel. */
  worked: number;
  depositNumber: number;
  resource: ResourceCode;
  yieldPercent: number;
  /** Units of the resource. */
  produced: number;
}

/** A factory group. */
export interface FactoryGroupView {
  group: number;
  techLevel: number;
  units: number;
  /** Code of what it builds: `CNGD`, `ASW-1`, `RSCH`; `null` for a group that has nothing to make. */
  product: string | null;
  /** What follows once the work in process is finished: a code, or `idle`; `null` when no change is ordered. */
  change: string | null;
  /** Units that had labour and fuel. */
  worked: number;
  /** Units that came out this quarter. */
  delivered: number;
  /** Code of what came out where it is not the present product; otherwise `null`. */
  deliveredUnit: string | null;
  /** Units of the product that were begun this quarter. */
  started: number;
  /** Units of the product that are a quarter, half and three quarters done. */
  pipeline: [quarter: number, half: number, threeQuarters: number];
}

/** Workers of the quarter, in population units. */
export interface LabourView {
  /** What all farms, mines and factories would need. */
  required: Record<'USK' | 'PRO', number>;
  used: Record<'USK' | 'PRO', number>;
}

/** What is known of a planet. */
export interface PlanetSurvey {
  /** Label such as `05-12-28/2`. */
  planet: string;
  type: 'terrestrial' | 'asteroid' | 'gasGiant';
  habitability: number;
  /** Turn of the survey. */
  turn: number;
  deposits: DepositView[];
}

/** A deposit as last surveyed. */
export interface DepositView {
  number: number;
  resource: ResourceCode;
  quantity: number;
  yieldPercent: number;
}
