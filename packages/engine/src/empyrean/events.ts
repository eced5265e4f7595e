import type { Product, Rate, ItemCode, PopulationCode } from '@ec/economy';
import type { JournalEvent } from '../journal.js';

/** What the phases of Empyrean Challenge write to the journal. */
export type EmpyreanEvent =
  | SustainedEvent
  | FarmedEvent
  | MinedEvent
  | StaffedEvent
  | ManufacturedEvent
  | AdvancedEvent
  | FoundedEvent
  | TransferredEvent
  | TradedEvent
  | ProvidedEvent
  | RebelledEvent
  | GrownEvent;

/** Something that happened to a ship or colony. */
interface HoldingEvent extends JournalEvent {
  readonly holdingId: number;
}

/** Life support carried its people, or some of them. */
export interface SustainedEvent extends HoldingEvent {
  readonly kind: 'sustained';
  /** Population units that it carried with the fuel there was. */
  readonly carried: number;
  /** Fuel units that it drew. */
  readonly fuel: number;
  /** Population units that died for want of it. */
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
  readonly side: 'bought' | 'sold';
  /** The item; `null` for a technology level. */
  readonly code: ItemCode | null;
  readonly techLevel: number;
  readonly quantity: number;
  /** Gold for one unit. */
  readonly price: Rate;
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
