import type { HoldingKind, ItemCode, PopulationCode, Product } from '@ec/economy';
import type { PrngState, Ratio } from '@ec/prng';
import type { Resource } from '@ec/cluster';
import type { CombatOrder, Engagement, EngagementEnd, Rebellion } from '@ec/combat';
import type { Place } from './lookup.js';
import type { JournalEvent } from '@ec/engine';
import type { ForeignSpyTask, Holding } from './state.js';

/** What the phases of Empyrean Challenge write to the journal. */
export type EmpyreanEvent =
  | SustainedEvent
  | FarmedEvent
  | MinedEvent
  | StaffedEvent
  | ManufacturedEvent
  | AdvancedEvent
  | FoundedEvent
  | JoinedEvent
  | AbandonedEvent
  | OccupiedEvent
  | UncontrolledEvent
  | TransferredEvent
  | TradedEvent
  | ProvidedEvent
  | BattleEvent
  | SpiedEvent
  | SpiesLostEvent
  | RebellionEvent
  | DeclinedEvent
  | SurveyedEvent
  | SensedEvent
  | ProbedEvent
  | MovedEvent
  | NewsEvent
  | MessageEvent
  | RebelledEvent
  | GrownEvent;

/** Something that happened to a ship or colony. */
interface HoldingEvent extends JournalEvent {
  readonly holdingId: number;
}

/** Something that may happen to a ship or colony which the reader no longer has, or had not before. */
interface PlacedHoldingEvent extends HoldingEvent {
  readonly of: Pick<Holding, 'kind' | 'name'>;
  readonly starId: number;
  readonly orbit: number;
}

/** Life support carried its people, or some of them. */
export interface SustainedEvent extends HoldingEvent {
  readonly kind: 'sustained';
  /** Population units that it carried with the fuel there was. */
  readonly carried: number;
  /** Fuel units that it drew. */
  readonly fuel: number;
  /** Population units that died for lack of it. */
  readonly died: number;
}

/** Farms of one technology level brought in food. */
export interface FarmedEvent extends HoldingEvent {
  readonly kind: 'farmed';
  readonly techLevel: number;
  readonly units: number;
  /** Farms that had room, labour and fuel. */
  readonly worked: number;
  /** Food units. */
  readonly produced: number;
}

/** A mine group delivered ore. */
export interface MinedEvent extends HoldingEvent {
  readonly kind: 'mined';
  /** Number of the group in its colony. */
  readonly group: number;
  readonly depositId: number;
  readonly units: number;
  /** Mines that had labour and fuel. */
  readonly worked: number;
  /** Resource units. */
  readonly produced: number;
}

/** Labour and fuel that farms and mines, or factories, asked for and got. */
export interface StaffedEvent extends HoldingEvent {
  readonly kind: 'staffed';
  readonly at: 'farms and mines' | 'factories';
  /** Worker units for all of them. */
  readonly required: Workers;
  /** Worker units at work, automation not counted. */
  readonly used: Workers;
  /** Fuel units burnt. */
  readonly fuel: number;
}

/** Worker units by class. */
export interface Workers {
  readonly USK: number;
  readonly PRO: number;
}

/** A factory group worked for a quarter. */
export interface ManufacturedEvent extends HoldingEvent {
  readonly kind: 'manufactured';
  /** Number of the group in its colony. */
  readonly group: number;
  /** Factories that had labour and fuel. */
  readonly worked: number;
  /** What came out; `null` where nothing was in process. */
  readonly product: Product | null;
  readonly delivered: number;
  /** Units begun. */
  readonly started: number;
}

/** A ship or colony reached a technology level. */
export interface AdvancedEvent extends HoldingEvent {
  readonly kind: 'advanced';
  readonly techLevel: number;
  /** Research points paid; 0 where the level was given or bought. */
  readonly points: number;
}

/** A ship or colony was set up. */
export interface FoundedEvent extends HoldingEvent {
  readonly kind: 'founded';
  /** Ship or colony that set it up. */
  readonly founderId: number;
}

/** A colony was joined to the one of its kind that its new owner has at the planet. */
export interface JoinedEvent extends HoldingEvent {
  readonly kind: 'joined';
  /** The colony that is no more. */
  readonly joined: Pick<Holding, 'id' | 'kind' | 'name'>;
}

/** A ship or colony in which nobody lives any longer belongs to nobody; its owner sees it. */
export interface AbandonedEvent extends PlacedHoldingEvent {
  readonly kind: 'abandoned';
}

/** People moved into an abandoned ship or colony, and made it theirs. */
export interface OccupiedEvent extends PlacedHoldingEvent {
  readonly kind: 'occupied';
}

/** An empire lost control of a planet, as none of its colonies there has people enough. */
export interface UncontrolledEvent extends JournalEvent {
  readonly kind: 'uncontrolled';
  readonly planetId: number;
}

/** Units or people went from one ship or colony to another; giver and receiver see it. */
export interface TransferredEvent extends JournalEvent {
  readonly kind: 'transferred';
  readonly fromId: number;
  readonly toId: number;
  readonly code: ItemCode | PopulationCode;
  readonly techLevel: number;
  readonly quantity: number;
}

/** A bid or an offer was met; each side sees its own. */
export interface TradedEvent extends HoldingEvent {
  readonly kind: 'traded';
  /** Trade station, or `null` for the market of a home world. */
  readonly stationId: number | null;
  readonly starId: number;
  readonly orbit: number;
  readonly side: 'bought' | 'sold';
  /** The item; `null` for a technology level. */
  readonly code: ItemCode | null;
  readonly techLevel: number;
  readonly quantity: number;
  /** Gold for one unit. */
  readonly price: Ratio;
  /** Gold paid, or received after the commission. */
  readonly gold: number;
}

/** A ship or colony paid and fed its people. */
export interface ProvidedEvent extends HoldingEvent {
  readonly kind: 'provided';
  /** Consumer goods. */
  readonly wagesDue: number;
  readonly wagesPaid: number;
  /** Food units. */
  readonly foodDue: number;
  readonly foodEaten: number;
  /** Population units. */
  readonly starved: number;
}

/** A planet was surveyed. */
export interface SurveyedEvent extends HoldingEvent {
  readonly kind: 'surveyed';
  readonly planetId: number;
}

/** Sensors looked at the orbits of their star; empty ones are left out. */
export interface SensedEvent extends HoldingEvent {
  readonly kind: 'sensed';
  readonly starId: number;
  readonly orbits: readonly OrbitReading[];
}

/** What sensors see of an orbit; masses in orders of magnitude of mass units, `null` for 0. */
export interface OrbitReading {
  readonly orbit: number;
  readonly planetId: number | null;
  readonly ships: number;
  readonly shipMass: number | null;
  readonly colonies: number;
  readonly colonyMass: number | null;
  /** Of what the colonies made in the turn. */
  readonly production: number | null;
}

/** A probe looked at an orbit; figures are orders of magnitude, `null` for 0. */
export interface ProbedEvent extends HoldingEvent {
  readonly kind: 'probed';
  readonly starId: number;
  readonly orbit: number;
  readonly planetId: number | null;
  readonly deposits: readonly ProbedDeposit[];
  readonly found: readonly ProbedHolding[];
}

/** A deposit as a probe sees it. */
export interface ProbedDeposit {
  readonly number: number;
  readonly resource: Resource;
  readonly quantity: number | null;
  readonly yieldPercent: number | null;
}

/** A ship or colony as a probe sees it. */
export interface ProbedHolding {
  readonly holdingId: number;
  readonly empireId: number | null;
  readonly kind: HoldingKind;
  /** Order of magnitude of its mass in mass units. */
  readonly mass: number | null;
}

/** A ship jumped; every empire with a ship or colony at its origin or destination sees it. */
export interface MovedEvent extends JournalEvent {
  readonly kind: 'moved';
  readonly shipId: number;
  readonly empireId: number;
  readonly from: Place;
  readonly to: Place;
  /** Fuel units. */
  readonly fuel: number;
}

/** The news of a market or trade station, for everybody who may trade there. */
export interface NewsEvent extends JournalEvent {
  readonly kind: 'news';
  /** Station that prints them, or `null` for the market of a home world. */
  readonly stationId: number | null;
  readonly starId: number;
  readonly orbit: number;
  readonly items: readonly NewsItem[];
}

/** A piece of news. */
export type NewsItem =
  | { readonly kind: 'arrived' | 'departed'; readonly shipId: number; readonly empireId: number }
  | {
      readonly kind: 'fought';
      readonly targetId: number;
      readonly empireId: number | null;
      readonly end: EngagementEnd;
    }
  | {
      readonly kind: 'traded';
      /** The item; `null` for a technology level. */
      readonly code: ItemCode | null;
      readonly techLevel: number;
      readonly quantity: number;
      readonly price: Ratio;
    }
  | { readonly kind: 'text'; readonly text: string; readonly signature: string | null };

/** An empire wrote to another. */
export interface MessageEvent extends JournalEvent {
  readonly kind: 'message';
  readonly fromId: number;
  readonly text: string;
}

/** A fight over one ship or colony; every empire with a ship or colony at the planet sees that it happened. */
export interface BattleEvent extends JournalEvent {
  readonly kind: 'battle';
  readonly starId: number;
  readonly orbit: number;
  /** The combatants as they were before; the target first. */
  readonly forces: readonly Pick<Holding, 'id' | 'empireId' | 'kind' | 'name'>[];
  readonly orders: readonly CombatOrder[];
  readonly engagement: Engagement;
}

/** Spies did their work. */
export interface SpiedEvent extends HoldingEvent {
  readonly kind: 'spied';
  readonly spies: number;
  readonly result: SpyResult;
}

/** What spies found or did, by their task. */
export type SpyResult =
  /** Rebel units of all classes. */
  | { readonly task: 'checkRebels'; readonly rebels: number }
  /** Rebels that are loyal now. */
  | { readonly task: 'convertRebels'; readonly converted: number }
  /** Foreign spies by the empire that sent them. */
  | { readonly task: 'checkForSpies'; readonly found: readonly SpyCount[] }
  | {
      readonly task: 'attackSpies';
      readonly targetId: number;
      readonly killed: number;
      readonly lost: number;
    }
  /** Loyal units that are rebels now. */
  | { readonly task: 'inciteRebels'; readonly targetId: number; readonly incited: number }
  /** Lines of the target's report of this turn, drawn from this stream once the report is written. */
  | { readonly task: 'information'; readonly targetId: number; readonly stream: PrngState }
  /** The target is not at the same planet. */
  | { readonly task: ForeignSpyTask; readonly targetId: number; readonly isGone: true };

/** Spies of one empire. */
export interface SpyCount {
  readonly empireId: number;
  readonly spies: number;
}

/** Foreign spies killed spies of a ship or colony. */
export interface SpiesLostEvent extends HoldingEvent {
  readonly kind: 'spiesLost';
  readonly spies: number;
}

/** Rebels rose against the owner. */
export interface RebellionEvent extends PlacedHoldingEvent {
  readonly kind: 'rebellion';
  /** Militia units that rose. */
  readonly militia: number;
  /** Loyal soldier units that met them. */
  readonly soldiers: number;
  readonly rebellion: Rebellion;
}

/** A colony lost a technology level with its people. */
export interface DeclinedEvent extends HoldingEvent {
  readonly kind: 'declined';
  readonly techLevel: number;
}

/** People turned rebel, or rebels loyal. */
export interface RebelledEvent extends HoldingEvent {
  readonly kind: 'rebelled';
  /** Population units that turned rebel; below 0 where rebels turned loyal. */
  readonly change: number;
}

/** The people of a ship or colony at the turn's end. */
export interface GrownEvent extends HoldingEvent {
  readonly kind: 'grown';
  /** Population units. */
  readonly births: number;
  readonly graduates: number;
  readonly promoted: number;
  readonly deaths: number;
}
