import type { Cargo, OptionName, RouteKind } from '../types.js';

/** A group as a player writes it. */
export type GroupRef = number | 'MAX';

/** What travels, as a player writes it: a group, or a fleet by name. */
export type MoverRef = GroupRef | { readonly fleet: string };

/** An order as a player writes it: names and numbers, which binding resolves. */
export type GalaxyOrder =
  | { readonly kind: 'broadcast'; readonly text: string }
  | { readonly kind: 'message'; readonly races: readonly string[]; readonly text: string }
  | { readonly kind: 'real-name'; readonly name: string }
  | { readonly kind: 'ally'; readonly race: string }
  | { readonly kind: 'war'; readonly race: string }
  | { readonly kind: 'break'; readonly group: GroupRef; readonly ships: number }
  | { readonly kind: 'leave-fleet'; readonly group: GroupRef }
  | { readonly kind: 'name-race'; readonly name: string }
  | { readonly kind: 'name-planet'; readonly planet: string; readonly name: string }
  | { readonly kind: 'rename'; readonly old: string; readonly name: string }
  | DesignOrder
  | { readonly kind: 'found-fleet'; readonly name: string }
  | { readonly kind: 'erase'; readonly name: string }
  | { readonly kind: 'reveal'; readonly race: string }
  | { readonly kind: 'upgrade'; readonly group: GroupRef; readonly ships?: number }
  | { readonly kind: 'reverse'; readonly mover: MoverRef }
  | TravelOrder
  | { readonly kind: 'join'; readonly mover: MoverRef; readonly fleet: string; readonly ships?: number }
  | LoadOrder
  | { readonly kind: 'unload'; readonly group: GroupRef; readonly ships?: number; readonly amount?: number }
  | { readonly kind: 'scrap'; readonly group: GroupRef; readonly ships?: number }
  | { readonly kind: 'map'; readonly x: number; readonly y: number; readonly extent: number }
  | { readonly kind: 'option'; readonly off?: 'NO'; readonly option: OptionName }
  | { readonly kind: 'produce'; readonly planet: string; readonly product: string }
  | { readonly kind: 'quit'; readonly race: string }
  | {
      readonly kind: 'route';
      readonly planet: string;
      readonly cargo: RouteKind;
      readonly destination?: string;
    }
  | { readonly kind: 'claim'; readonly planet: string }
  | { readonly kind: 'password'; readonly word: string }
  | { readonly kind: 'addresses'; readonly addresses: string };

/** A new ship type. */
export interface DesignOrder {
  readonly kind: 'design';
  readonly name: string;
  readonly drive: number;
  readonly attacks: number;
  readonly weapons: number;
  readonly shields: number;
  readonly cargo: number;
}

/** A journey of a group, of some of its ships, or of a fleet. */
export type TravelOrder =
  | { readonly kind: 'send'; readonly mover: MoverRef; readonly planet: string; readonly ships?: number }
  | {
      readonly kind: 'intercept';
      readonly mover: MoverRef;
      readonly planet: string;
      readonly ships?: number;
    };

/** Cargo to take aboard. */
export interface LoadOrder {
  readonly kind: 'load';
  readonly group: GroupRef;
  readonly cargo: Cargo;
  readonly ships?: number;
  /** Per ship. */
  readonly amount?: number;
}

/** An order of some kinds. */
export type OrderOf<Kind extends GalaxyOrder['kind']> = WithKind<GalaxyOrder, Kind>;

type WithKind<Order extends GalaxyOrder, Kind> = Order extends unknown
  ? Order['kind'] extends Kind
    ? Order
    : never
  : never;

/** The line that opens an order mail. */
export interface GalaxyHeader {
  readonly game: string;
  readonly race: string;
  readonly password: string;
  readonly turn?: number;
  readonly final?: 'FinalOrders';
}
