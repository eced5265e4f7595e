import type { PlanetLabel, StarLabel } from '@ec/cluster';
import type { ColonyKind, GoodsCode, UnitCode } from '@ec/economy';

/** Code of a class that draws wages; spies and construction workers are paid as the halves they are made of. */
export type PaidClass = 'USK' | 'PRO' | 'SLD';

/** A kind of unit. */
export interface UnitKind<Code extends UnitCode = UnitCode> {
  readonly code: Code;
  /** 1 to 10 (both included) for a unit with technology levels, otherwise 0. */
  readonly techLevel: number;
}

/** A number of units of one kind. */
export interface UnitCount<Code extends UnitCode = UnitCode> extends UnitKind<Code> {
  /** From 1 (included) to 2^53 − 1 (included). */
  readonly quantity: number;
}

/** Code of a unit that factories make. */
export type ProductCode = Exclude<GoodsCode, 'FOOD' | 'RSCH'>;

/** Code of a unit that works only when assembled, or that is put together from two people. */
export type AssembledCode =
  | 'FRM' | 'MIN' | 'FCT' | 'MSL' | 'EWP' | 'ESH' | 'HEN' | 'SPD' | 'SEN' | 'LFS' | 'STU' | 'LSTU' | 'AUT'
  | 'SPY' | 'CNW'; // prettier-ignore

/** What a factory group makes. */
export type Product = ({ readonly kind: 'unit' } & UnitKind<ProductCode>) | { readonly kind: 'research' };

/** Change of a factory group: a new product, or an empty pipeline. */
export type BuildChange = Product | { readonly kind: 'retool' };

/** Receiver of a permission or message: a ship or colony, or a whole empire. */
export type Party =
  { readonly kind: 'ship-or-colony'; readonly id: number } | { readonly kind: 'empire'; readonly id: number };

/** Where a ship goes. */
export type Destination =
  /** An orbit of the star that it is at, 1 to 11 (both included). */
  | { readonly kind: 'orbit'; readonly orbit: number }
  /** An orbit of a star of the system that it is in; A is 1. */
  | { readonly kind: 'star-orbit'; readonly sequence: number; readonly orbit: number }
  /** Another system. */
  | ({ readonly kind: 'system' } & StarLabel);

/** Printer of news: the market of a home world, or a trade station. */
export type NewsService =
  | { readonly kind: 'market'; readonly planet: PlanetLabel }
  | { readonly kind: 'station'; readonly id: number };

/** What can be set up: a ship, a colony of one kind, a colony of the kind that fits the place, or a trade station. */
export type Foundation = 'ship' | ColonyKind | 'colony' | 'trade-station';
