import type { Product } from '@ec/economy';
import type { HoldingEvent } from './holding-event.js';

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
