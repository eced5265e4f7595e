/** A figure that grows with the technology level: numerator × TL^power ÷ denominator. */
export interface LevelFigure {
  readonly numerator: number;
  readonly power: 0 | 1 | 2;
  readonly denominator: number;
}

/** Occasions on which a unit burns fuel. */
export type FuelOccasion = 'turn' | 'full transfer' | 'combat round' | 'combat trip' | 'light year';

/** Fuel that one unit burns on an occasion. */
export interface FuelUse extends LevelFigure {
  readonly per: FuelOccasion;
  /** Lowest technology level that it applies to (included); 1 when absent. */
  readonly from?: number;
}

/** What one unit carries, houses, supports or replaces. */
export type CapacityKind =
  | 'mass units a transfer'
  | 'mass units a combat trip'
  | 'mass units moved'
  | 'mass units housed'
  | 'thrust'
  | 'population units'
  | 'soldiers'
  | 'unskilled workers';

/** How much of something one unit carries, houses, supports or replaces. */
export interface Capacity extends LevelFigure {
  readonly of: CapacityKind;
}

/** What a unit burns, and what it carries, houses, supports or replaces. */
export interface UnitFigures {
  readonly fuel: readonly FuelUse[];
  readonly capacity: readonly Capacity[];
}

/** Lowest technology level of the farms that bring their own sunlight, which takes more fuel. */
export const FIRST_SELF_LIT_FARM = 6;

/** Figures of a unit that burns nothing and carries nothing. */
export const NO_FIGURES: UnitFigures = { fuel: [], capacity: [] };

const times = (numerator: number, power: 0 | 1 | 2, denominator = 1): LevelFigure => ({
  numerator,
  power,
  denominator,
});

/**
 * Fuel and capacity of one unit, in rulebook order.
 *
 * @see seed "Farm", "Mine", "Factory", "Weapons Units", "Propulsion Units", "Support Units"
 */
export const UNIT_FIGURES = {
  FRM: {
    fuel: [
      { per: 'turn', ...times(1, 1, 2) },
      { per: 'turn', from: FIRST_SELF_LIT_FARM, ...times(1, 1) },
    ],
    capacity: [],
  },
  MIN: { fuel: [{ per: 'turn', ...times(1, 1, 2) }], capacity: [] },
  FCT: { fuel: [{ per: 'turn', ...times(1, 1, 2) }], capacity: [] },
  ASC: {
    fuel: [
      { per: 'turn', ...times(1, 0, 10) },
      { per: 'combat trip', ...times(1, 2, 100) },
    ],
    capacity: [{ of: 'soldiers', ...times(1, 0) }],
  },
  EWP: { fuel: [{ per: 'combat round', ...times(4, 1) }], capacity: [] },
  ESH: { fuel: [{ per: 'combat round', ...times(10, 1) }], capacity: [] },
  HEN: {
    fuel: [{ per: 'light year', ...times(40, 0) }],
    capacity: [{ of: 'mass units moved', ...times(1000, 1) }],
  },
  SPD: {
    fuel: [{ per: 'combat round', ...times(1, 2) }],
    capacity: [{ of: 'thrust', ...times(1000, 2) }],
  },
  SEN: { fuel: [{ per: 'turn', ...times(1, 1, 20) }], capacity: [] },
  TPT: {
    fuel: [
      { per: 'full transfer', ...times(1, 2, 10) },
      { per: 'combat trip', ...times(1, 2, 100) },
    ],
    capacity: [
      { of: 'mass units a transfer', ...times(200, 2) },
      { of: 'mass units a combat trip', ...times(3, 1) },
    ],
  },
  LFS: {
    fuel: [{ per: 'turn', ...times(1, 1) }],
    capacity: [{ of: 'population units', ...times(1, 2) }],
  },
  STU: { fuel: [], capacity: [{ of: 'mass units housed', ...times(1, 0) }] },
  LSTU: { fuel: [], capacity: [{ of: 'mass units housed', ...times(1, 0) }] },
  AUT: { fuel: [], capacity: [{ of: 'unskilled workers', ...times(1, 1) }] },
} as const satisfies Readonly<Record<string, UnitFigures>>;
