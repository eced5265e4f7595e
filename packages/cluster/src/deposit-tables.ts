import { parseDice, type Dice } from '@ec/prng';
import type { ByPlanetType, ByResource, PlanetType, Resource } from './types.js';

/** Most deposits a planet may have (included). */
export const MAX_DEPOSITS = 40;

/**
 * Dice for the number of deposits of a planet, by type.
 *
 * @see seed "Planet", deposit count
 */
export const DEPOSIT_COUNT_DICE: ByPlanetType<string> = {
  terrestrial: '2d20',
  asteroid: '1d40',
  gasGiant: '4d10',
};

/** Least and greatest quantity of a fresh deposit, in resource units, both included. */
export type QuantityRange = readonly [least: number, greatest: number];

const BULK: QuantityRange = [1_000_000, 99_000_000];

/**
 * Quantity of a fresh deposit by planet type and resource; any whole number of the range is equally likely.
 *
 * A gas giant holds no gold; its entry is empty.
 *
 * @see seed "Deposit", quantity by type; E-07
 */
export const QUANTITY_RANGES: ByPlanetType<ByResource<QuantityRange | undefined>> = {
  terrestrial: { gold: [100_000, 1_000_000], fuel: BULK, metallics: BULK, nonMetallics: BULK },
  asteroid: { gold: [100_000, 5_000_000], fuel: BULK, metallics: BULK, nonMetallics: BULK },
  gasGiant: { gold: undefined, fuel: BULK, metallics: BULK, nonMetallics: BULK },
};

/** Dice for the yield of a deposit in percent; `habitable` applies where the planet's habitability is above 0. */
export interface YieldDice {
  /** On any planet of the type, or on one of habitability 0 where there is a second entry. */
  readonly plain: string;
  /** On a planet of the type with habitability above 0, where that matters. */
  readonly habitable?: string;
}

/**
 * Dice for the yield of a deposit, in percent.
 *
 * @see seed "Deposit", yield by planet type
 */
export const YIELD_DICE: ByPlanetType<ByResource<YieldDice | undefined>> = {
  terrestrial: {
    gold: { plain: '1d3', habitable: '3d4-3' },
    fuel: { plain: '10d4-2', habitable: '10d6' },
    metallics: { plain: '10d6', habitable: '10d8' },
    nonMetallics: { plain: '10d6', habitable: '10d8' },
  },
  asteroid: {
    gold: { plain: '1d3' },
    fuel: { plain: '3d6-2' },
    metallics: { plain: '3d10-2' },
    nonMetallics: { plain: '3d10-2' },
  },
  gasGiant: {
    gold: undefined,
    fuel: { plain: '10d4-2' },
    metallics: { plain: '10d6' },
    nonMetallics: { plain: '10d6' },
  },
};

/** How a fresh deposit of one resource is drawn. */
export interface DepositDice {
  /** Least and greatest quantity, both included. */
  readonly quantity: QuantityRange;
  /** Dice for the yield in percent. */
  readonly yieldPercent: Dice;
}

/**
 * How a deposit of a resource is drawn on a planet.
 *
 * @param isHabitable - true when the planet's habitability is above 0; matters on terrestrial planets only
 * @returns undefined when the type of planet never holds the resource (gold on a gas giant)
 */
export function depositDice(
  type: PlanetType,
  resource: Resource,
  isHabitable: boolean,
): DepositDice | undefined {
  const quantity = QUANTITY_RANGES[type][resource];
  const dice = YIELD_DICE[type][resource];
  if (quantity === undefined || dice === undefined) return undefined;
  const text = isHabitable ? (dice.habitable ?? dice.plain) : dice.plain;
  return { quantity, yieldPercent: parseDice(text) };
}
