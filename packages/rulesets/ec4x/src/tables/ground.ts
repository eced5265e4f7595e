import type { FacilityCode, GroundCode } from '../types.js';

/** Figures of a class of ground unit. */
export interface GroundRow {
  readonly name: string;
  /** Least construction level; 1 means from the start. */
  readonly cst: number;
  /** Production cost, in XMR. */
  readonly pc: number;
  /** Maintenance cost a turn, in thousandths of an XMR. */
  readonly mc: number;
  /** Attack strength. */
  readonly as: number;
  /** Defence strength. */
  readonly ds: number;
}

/**
 * Ground units and the planetary shield; weapons levels do not change them.
 *
 * @see seed 9.3
 */
export const GROUND_UNITS: Readonly<Record<GroundCode | 'PS', GroundRow>> = {
  PS: { name: 'Planetary Shield', cst: 5, pc: 35, mc: 2000, as: 0, ds: 50 },
  GB: { name: 'Ground Battery', cst: 1, pc: 4, mc: 100, as: 6, ds: 2 },
  AA: { name: 'Army', cst: 1, pc: 2, mc: 200, as: 2, ds: 3 },
  MD: { name: 'Marine Division', cst: 1, pc: 3, mc: 200, as: 3, ds: 2 },
};

/** Figures of a facility. */
export interface FacilityRow {
  readonly name: string;
  /** Least construction level; 1 means from the start. */
  readonly cst: number;
  /** Production cost, in XMR. */
  readonly pc: number;
  /** Maintenance cost a turn, in thousandths of an XMR. */
  readonly mc: number;
  /** Docks at construction level 0. */
  readonly docks: number;
}

/**
 * Spaceports and shipyards.
 *
 * @see seed 2.3.2, 9.2; X-34
 */
export const FACILITIES: Readonly<Record<FacilityCode, FacilityRow>> = {
  SP: { name: 'Spaceport', cst: 1, pc: 20, mc: 1000, docks: 5 },
  SY: { name: 'Shipyard', cst: 1, pc: 30, mc: 2000, docks: 10 },
};
