import type { ShipCode } from '../types.js';

/** Figures of a class of the Space Force at weapons level 0, or of Spacelift Command. */
export interface ShipRow {
  readonly name: string;
  /** Least construction level; 1 means from the start. */
  readonly cst: number;
  /** Hull size: docks that it holds while it is built or repaired. */
  readonly hs: number;
  /** Production cost, in XMR. */
  readonly pc: number;
  /** Maintenance cost a turn, in thousandths of an XMR. */
  readonly mc: number;
  /** Attack strength. */
  readonly as: number;
  /** Defence strength. */
  readonly ds: number;
  /** Command cost; `null` for what no flagship leads. */
  readonly cc: number | null;
  /** Command rating; `null` for what leads no squadron. */
  readonly cr: number | null;
  /** Carry limit: fighter squadrons, transfer units or divisions. */
  readonly cl: number;
}

/** A column of the table of ships whose figures are parameters where the seed left them blank. */
const SHIP_FIGURES = ['hs', 'pc', 'mc', 'as', 'ds', 'cc', 'cr'] as const;

/** A figure of a ship that may be a parameter. */
export type ShipFigure = (typeof SHIP_FIGURES)[number];

/**
 * All ships. What {@link BLANK_FIGURES} names is the default of a parameter.
 *
 * @see seed 9.1, 9.2
 */
export const SHIPS: Readonly<Record<ShipCode, ShipRow>> = {
  //  name, CST, HS, PC, MC, AS, DS, CC, CR, CL
  CT: row('Corvette', 1, 1, 2, 100, 1, 2, 1, 2),
  FG: row('Frigate', 1, 1, 3, 200, 2, 3, 2, 3),
  DD: row('Destroyer', 1, 1, 4, 300, 3, 4, 2, 4),
  CL: row('Light Cruiser', 1, 2, 5, 400, 4, 5, 3, 6),
  CA: row('Heavy Cruiser', 2, 2, 6, 450, 4, 7, 3, 7),
  BC: row('Battle Cruiser', 3, 2, 6, 500, 4, 6, 3, 8),
  BB: row('Battleship', 4, 3, 8, 1000, 6, 8, 3, 9),
  DN: row('Dreadnought', 5, 3, 10, 1250, 9, 9, 4, 10),
  SD: row('Super Dreadnought', 6, 4, 13, 1600, 11, 12, 5, 12),
  PB: row('Planet-Breaker', 10, 4, 20, 2500, 16, 6, 6, 5),
  CV: row('Carrier', 3, 1, 8, 1000, 2, 6, 3, 8, 3),
  CX: row('Super Carrier', 5, 2, 10, 1500, 3, 9, 4, 10, 5),
  RR: row('Raider', 3, 2, 25, 500, 4, 6, 3, 4),
  SC: row('Scout', 1, 1, 15, 100, 0, 1, 1, null),
  ET: row('ETAC', 1, 1, 15, 300, 0, 3, null, null, 1),
  TT: row('Troop Transport', 1, 1, 5, 200, 0, 5, null, null, 1),
};

/**
 * Figures that the seed leaves blank, by class: each is a parameter such as `ship.CA.pc`.
 *
 * @see
 */
export const BLANK_FIGURES = {
  CA: SHIP_FIGURES,
  SD: SHIP_FIGURES,
  PB: SHIP_FIGURES,
  ET: ['hs', 'ds'],
  TT: ['hs', 'ds'],
} as const satisfies Partial<Record<ShipCode, readonly ShipFigure[]>>;

/**
 * Fighter squadrons at weapons level 0.
 *
 * @see seed 9.1
 */
export const FIGHTER = { name: 'Fighter Squadron', cst: 3, pc: 3, mc: 200, as: 3, ds: 2 } as const;

/**
 * Starbases at weapons level 0.
 *
 * @see seed 9.1
 */
export const STARBASE = { name: 'Starbase', cst: 3, hs: 3, pc: 50, mc: 2500, as: 45, ds: 50 } as const;

function row(
  name: string,
  cst: number,
  hs: number,
  pc: number,
  mc: number,
  as: number,
  ds: number,
  cc: number | null,
  cr: number | null,
  cl = 0,
): ShipRow {
  return { name, cst, hs, pc, mc, as, ds, cc, cr, cl };
}
