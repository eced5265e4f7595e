import type { HoldingKind, ItemCode, PopulationCode, ResourceCode } from '@ec/economy';
import type { Ratio } from '@ec/prng';
import type { History } from '../state.js';

/**
 * All that one empire of Empyrean Challenge may know of a turn. The report is made from this and nothing else: the code that fills it
 * decides what a player can see.
 */
export interface TurnView {
  /** Name of the game. */
  game: string;
  /** Turn the report is of; 0 is the set-up turn. */
  turn: number;
  empire: EmpireView;
  /** Notice of the game master to all players, in lines that end in `\n`, or `null`. */
  notice: string | null;
  /** Empires that have won, once the game is over; `null` while it goes on. */
  winners: number[] | null;
  /** Results, in the order of the phases. */
  orders: OrderView[];
  /** Lines that could not be read. */
  diagnostics: DiagnosticView[];
  /** Ships, colonies and planets that it lost or gained without a fight, in the order of the phases. */
  changes: ChangeView[];
  /** Fights that the empire took part in or watched, in the order in which they were fought. */
  battles: BattleView[];
  /** What its spies did, ship by ship and colony by colony. */
  espionage: SpyReportView[];
  /** Own spies that foreign spies killed. */
  spiesLost: SpiesLostView[];
  /** Rebellions in its ships and colonies. */
  rebellions: RebellionView[];
  /** What its sensors see. */
  sensors: SensorView[];
  /** What its probes found. */
  probes: ProbeView[];
  /** News of markets and trade stations that it reads. */
  news: NewsView[];
  /** Messages from other empires. */
  messages: MessageView[];
  /** In ID order. */
  holdings: HoldingView[];
  /** Known deposits of planets; at most one entry per planet. */
  surveys: PlanetSurvey[];
  /** Points along each axis of the cluster. */
  axisSize: number;
  /** Systems that it has been to, in the order of their first visits. */
  systems: SystemView[];
  /** Systems around those that it came to in this turn. */
  starLists: StarListView[];
  /** Systems that it has been to, or has found on a star list, in the order of their coordinates. */
  chart: ChartedSystemView[];
  /** Planets that it has seen. */
  planets: PlanetView[];
  /** Where it last saw ships and colonies of others, in ID order. */
  sightings: SightingView[];
  /** Empires that it has met, in ID order. */
  contacts: { id: number; name: string }[];
  victory: VictoryView;
  /** Its people and goods, and what it knew of rebels, at the end of each of the last turns. */
  history: History;
}

/** A ship, colony or planet that the empire lost or gained without a fight. */
export type ChangeView =
  /** Nobody lives there any longer, or people moved in. */
  | (Pick<HoldingView, 'id' | 'kind' | 'name'> & { change: 'abandoned' | 'occupied'; location: string })
  /** It was joined to the colony of the same kind that the empire had there. */
  | (Pick<HoldingView, 'id' | 'kind' | 'name'> & { change: 'joined'; to: number })
  /** No colony on the planet has people enough to hold it. */
  | { change: 'uncontrolled'; planet: string };

/** Progress of the empire towards victory. */
export interface VictoryView {
  /** Planets that it controls. */
  planets: number;
  /** Consecutive turns in which it has met the terms; 0 when it does not meet them. */
  turns: number;
}

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

/** News of a market or trade station. */
export interface NewsView {
  /** Trade station, or `null` for the market of a home world. */
  station: number | null;
  /** Label of the planet, such as `05-12-28/2`. */
  planet: string;
  items: NewsItemView[];
}

/** A piece of news. */
export type NewsItemView =
  | { kind: 'arrived' | 'departed'; ship: number; empire: number }
  | { kind: 'fought'; target: number; empire: number | null; end: BattleView['end'] }
  /** The unit is a code such as `FOOD`, or `TL-3` for a technology level. */
  | { kind: 'traded'; unit: string; quantity: number; price: Ratio }
  | { kind: 'text'; text: string; signature: string | null };

/** A message from another empire. */
export interface MessageView {
  from: { id: number; name: string };
  text: string;
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
  /** The player's own words, on one line. */
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

/** A fight over one ship or colony. */
export interface BattleView {
  /** Label of the planet, such as `05-12-28/2`. */
  planet: string;
  target: CombatantView;
  attackers: CombatantView[];
  /** Those who helped the target. */
  helpers: CombatantView[];
  /** Orders by which they fought. */
  orders: CombatOrderView[];
  /** How it ended: `cease-fire` when the attackers could do no more. */
  end:
    'captured' | 'destroyed' | 'raided' | 'repelled' | 'attackers-destroyed' | 'cease-fire' | 'round-limit';
  /** Empire that captured the target; `null` where it was not captured. */
  captor: number | null;
  rounds: number;
  /** Every round, or `null` for an empire that only watched. */
  account: RoundView[] | null;
  /** What own ships and colonies lost, used up, left behind and gained. */
  changes: BattleChangeView[];
  /** What own raiders brought home. */
  loot: { id: number; unit: string; quantity: number }[];
}

/** A ship or colony in a fight, as it was before. */
export interface CombatantView {
  id: number;
  name: string | null;
  kind: HoldingKind;
  /** Its empire, or `null` for an independent one. */
  empire: number | null;
  /** Whether nothing of it was left. */
  isDestroyed: boolean;
}

/** An order by which a ship or colony fought. */
export interface CombatOrderView {
  /** Ship or colony that carried it out. */
  id: number;
  kind: 'bombard' | 'invade' | 'raid' | 'support-attacker' | 'support-defender';
  /** Share of its weapons or troops; `null` for the orders of others. */
  commitment: Ratio | null;
}

/** One round of a fight. */
export interface RoundView {
  /** Distance of each attacker at the start of the round, in 10,000 miles. */
  distances: { id: number; distance: number }[];
  fire: FireView[];
  landings: LandingView[];
  ground: GroundView[];
  /** Fuel and military supplies that own ships and colonies used up. */
  consumption: { id: number; fuel: number; supplies: number }[];
}

/** Fire on one ship or colony in a round. */
export interface FireView {
  /** Ship or colony fired upon. */
  id: number;
  /** Missiles fired at it. */
  missiles: number;
  /** Missiles that would have hit. */
  possibleHits: number;
  /** Of them, those that anti-missiles killed. */
  byAntiMissiles: number;
  /** Of them, those that energy weapons killed. */
  byEnergyWeapons: number;
  hits: number;
  /** Energy weapons fired at it. */
  beams: number;
  /** Its energy shields with fuel. */
  shields: number;
  /** Mass units. */
  missileDamage: number;
  /** Mass units. */
  beamDamage: number;
}

/** Troops that one ship or colony sent across. */
export interface LandingView {
  id: number;
  kind: 'invade' | 'raid' | 'support';
  soldiers: number;
  robots: number;
  craft: number;
  transports: number;
  /** Shot down on the way. */
  lostSoldiers: number;
  lostRobots: number;
  lostTransports: number;
}

/** One round of ground combat. */
export interface GroundView {
  kind: 'invade' | 'raid';
  attackers: GroundSideView;
  defenders: GroundSideView;
}

/** One side of a round of ground combat; soldiers in units of 100. */
export interface GroundSideView {
  /** Combat factor. */
  factor: number;
  killed: number;
  wounded: number;
  /** Robots destroyed. */
  robots: number;
  surrendered: number;
}

/** What a fight changed of one kind of unit of an own ship or colony. */
export interface BattleChangeView {
  /** Ship or colony. */
  id: number;
  /** Code such as `SPD-3` or `PRO`. */
  unit: string;
  lost: number;
  used: number;
  /** Left behind, or carried away. */
  sent: number;
  received: number;
}

/** What the spies of a ship or colony did at one task. */
export interface SpyReportView {
  /** Ship or colony that sent them. */
  id: number;
  spies: number;
  result: SpyResultView;
}

/** What spies found or did. */
export type SpyResultView =
  /** Rebel units of all classes. */
  | { task: 'check rebels'; rebels: number }
  | { task: 'convert rebels'; converted: number }
  /** Foreign spies by the empire that sent them. */
  | { task: 'check for spies'; found: { empire: number; spies: number }[] }
  | { task: 'attack spies'; target: number; killed: number; lost: number }
  | { task: 'incite rebels'; target: number; incited: number }
  /** Lines of the target's report. */
  | { task: 'information'; target: number; lines: string[] }
  /** The target is no longer at the same place, or now belongs to the reader. */
  | { task: 'attack spies' | 'incite rebels' | 'information'; target: number; isGone: true };

/** Own spies that foreign spies killed. */
export interface SpiesLostView {
  /** Ship or colony in which they lived. */
  id: number;
  spies: number;
}

/** A rebellion; people in units of 100. */
export interface RebellionView {
  /** Ship or colony. */
  id: number;
  name: string | null;
  kind: HoldingKind;
  /** Label of the planet. */
  planet: string;
  militia: number;
  soldiers: number;
  rounds: { loyal: number; militia: number }[];
  winner: 'loyal' | 'militia';
  loyalCasualties: CasualtiesView;
  militiaCasualties: CasualtiesView;
}

/** What became of those who fell or gave up. */
export interface CasualtiesView {
  killed: number;
  wounded: number;
  surrendered: number;
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
  /** Next product once the work in process is finished: a code, or `idle`; `null` when no change is ordered. */
  change: string | null;
  /** Units that had labour and fuel. */
  worked: number;
  /** Units that came out this quarter. */
  delivered: number;
  /** Code of the units that came out where they are not the present product; otherwise `null`. */
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

/** Knowledge of a planet and its deposits. */
export interface PlanetSurvey {
  /** Label such as `05-12-28/2`. */
  planet: string;
  type: 'terrestrial' | 'asteroid' | 'gasGiant';
  /** `null` before a survey. */
  habitability: number | null;
  /** Turn of the last survey, or `null`. */
  turn: number | null;
  deposits: DepositView[];
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
