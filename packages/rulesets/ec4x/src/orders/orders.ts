/**
 * Orders as players write them: systems by their coordinates, everything else by its number or code.
 *
 * @see X-67
 */
import type { Hex } from '../map/hexes.js';
import type { EspionageKind } from '../tables/espionage.js';
import type { FleetOrderKind } from '../tables/fleet-orders.js';
import type { ClassCode, FacilityCode, GroundCode, Line, ShipCode, Stance } from '../types.js';

/** An order of a House. */
export type Ec4xOrder = EconomyOrder | ForceOrder | FleetOrder | PoliticalOrder;

/** An order on money, research or colonies. */
export type EconomyOrder =
  | { readonly kind: 'tax'; readonly percent: number }
  | { readonly kind: 'research'; readonly line: Line; readonly points: number }
  | { readonly kind: 'upgrade'; readonly line: Line }
  | BuildOrder
  | { readonly kind: 'cancel'; readonly project: number }
  | { readonly kind: 'industry'; readonly system: Hex; readonly count: number }
  | { readonly kind: 'works'; readonly system: Hex; readonly count: number }
  | { readonly kind: 'docks'; readonly system: Hex; readonly count: number }
  | { readonly kind: 'terraform'; readonly system: Hex }
  | { readonly kind: 'migrate'; readonly from: Hex; readonly to: Hex; readonly count: number };

/** An order to build. */
export type BuildOrder =
  | {
      readonly kind: 'buildAtShipyard';
      readonly system: Hex;
      readonly code: ShipCode | 'SB';
      readonly count: number;
      /** Older level of weapons; the present one when absent. */
      readonly weapons?: number;
      /** Fleet to join; a new one when absent. */
      readonly fleet?: number;
    }
  | {
      readonly kind: 'buildAtSpaceport';
      readonly system: Hex;
      readonly code: ShipCode;
      readonly count: number;
      /** Fleet to join; a new one when absent. */
      readonly fleet?: number;
    }
  | {
      readonly kind: 'buildAtColony';
      readonly system: Hex;
      readonly code: GroundCode | 'FS' | 'PS' | FacilityCode;
      readonly count: number;
    };

/** An order on the make-up of fleets and squadrons, on what is aboard, or to batteries. */
export type ForceOrder =
  | { readonly kind: 'repairSquadrons'; readonly squadrons: readonly number[] }
  | {
      readonly kind: 'repairUnits';
      readonly system: Hex;
      readonly code: RepairedCode;
      readonly count: number;
    }
  | { readonly kind: 'salvageSquadrons'; readonly squadrons: readonly number[] }
  | { readonly kind: 'salvageUnits'; readonly system: Hex; readonly code: ClassCode; readonly count: number }
  | { readonly kind: 'load'; readonly fleet: number; readonly cargo: Cargo; readonly count: number }
  | { readonly kind: 'unload'; readonly fleet: number; readonly cargo: Cargo; readonly count: number }
  | { readonly kind: 'merge'; readonly fleet: number; readonly into: number }
  | { readonly kind: 'addToSquadron'; readonly squadron: number; readonly ships: readonly number[] }
  | { readonly kind: 'newSquadron'; readonly ships: readonly number[]; readonly fleet: number | 'new' }
  | { readonly kind: 'split'; readonly fleet: number; readonly squadrons: readonly number[] }
  | { readonly kind: 'batteries'; readonly system: Hex; readonly roe: number }
  | { readonly kind: 'nameFleet'; readonly fleet: number; readonly name: string };

/** What a colony or its shipyard repairs that is in no squadron. */
export type RepairedCode = GroundCode | 'SB';

/** What ships carry: transfer units, Marine divisions, fighter squadrons. */
export const CARGOES = ['PTU', 'MD', 'FS'] as const;

/** A kind of cargo. */
export type Cargo = (typeof CARGOES)[number];

/** What a fleet is to do, or how ready it is to fight. */
export type FleetOrder =
  | FleetOrderHere
  | FleetOrderTo
  | {
      readonly kind: 'join';
      readonly fleet: number;
      /** Fleet to become part of. */
      readonly into: number;
      readonly roe?: number;
    }
  | { readonly kind: 'engage'; readonly fleet: number; readonly roe: number };

/** An order to a fleet that names nothing else. */
export interface FleetOrderHere {
  readonly kind: Extract<FleetOrderKind, 'hold' | 'home' | 'salvage'>;
  readonly fleet: number;
  /** New rule of engagement; as before when absent. */
  readonly roe?: number;
}

/**
 * An order to a fleet that names a system. Number 05 is to guard or to blockade, whichever the owner of the colony makes it.
 *
 * @see
 */
export interface FleetOrderTo {
  readonly kind: Exclude<FleetOrderKind, FleetOrderHere['kind'] | 'join'> | 'guardOrBlockade';
  readonly fleet: number;
  readonly system: Hex;
  /** New rule of engagement; as before when absent. */
  readonly roe?: number;
}

/** An order on other Houses, or on names. */
export type PoliticalOrder =
  | { readonly kind: 'nameSystem'; readonly system: Hex; readonly name: string }
  | { readonly kind: 'stance'; readonly house: number; readonly stance: Stance }
  | { readonly kind: 'gift'; readonly house: number; readonly amount: number }
  | { readonly kind: 'message'; readonly house: number | 'all'; readonly text: string }
  | { readonly kind: 'buy'; readonly points: EspionagePoints; readonly count: number }
  | { readonly kind: 'subvertHouse'; readonly action: HouseAction; readonly house: number }
  | { readonly kind: 'subvertSystem'; readonly action: SystemAction; readonly system: Hex }
  | { readonly kind: 'capitulate'; readonly house: number };

/** Points of espionage, and of counter-espionage. */
export type EspionagePoints = 'ebp' | 'cip';

/** Espionage aimed at a House. */
export type HouseAction = Extract<EspionageKind, 'theft' | 'assassinate' | 'psyops'>;

/** Espionage aimed at a colony. */
export type SystemAction = Exclude<EspionageKind, HouseAction>;

/** The line that may open a sheet. */
export interface Ec4xHeader {
  readonly house: number;
  readonly turn: number;
  readonly game: string;
}
