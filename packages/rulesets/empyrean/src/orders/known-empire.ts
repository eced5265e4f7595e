import type { HoldingKind, ItemCode, PopulationCode } from '@ec/economy';

/** A player's knowledge of the own empire: the part of a turn's view that orders are checked against. */
export interface KnownEmpire {
  readonly empire: {
    readonly id: number;
    /** Label of its planet; trade stations are not checked when absent. */
    readonly homeWorld?: string;
  };
  /** Own ships and colonies. */
  readonly holdings: readonly KnownHolding[];
  /** Deposits of surveyed planets, by the planet's label. */
  readonly surveys: readonly {
    readonly planet: string;
    readonly deposits: readonly { readonly number: number }[];
  }[];
  /** Points along each axis of the cluster; 31 when absent. */
  readonly axisSize?: number;
  /** Ships and colonies of others, where they were seen last; orders about them are not checked when absent. */
  readonly sightings?: readonly {
    readonly id: number;
    readonly location: string;
    readonly isAbandoned?: boolean;
  }[];
  /** Empires that have been met; messages are not checked when absent. */
  readonly contacts?: readonly { readonly id: number }[];
}

/** A ship or colony as its owner knows it. */
export interface KnownHolding {
  readonly id: number;
  readonly kind: HoldingKind;
  /** Label of its planet. */
  readonly location: string;
  readonly techLevel: number;
  readonly population: Readonly<Record<PopulationCode, number>>;
  /** Units in storage. */
  readonly stored: readonly { readonly code: ItemCode; readonly techLevel: number }[];
  readonly mines: readonly { readonly group: number }[];
  readonly factories: readonly { readonly group: number; readonly product: string | null }[];
}
