import { ratio } from '@ec/prng';
import { farmNeeds, farmOutput } from './farming.js';
import { foodDue } from './food.js';
import { quantityOf, type Stack } from './inventory.js';
import { labourPool, staffGroup } from './labour.js';
import { lifeSupportCapacity } from './life-support.js';
import { headCount, type Population } from './population.js';
import { structuralNeed, structuralRoom, structuralUnits, type HoldingKind } from './structure.js';

/**
 * What a trade station must have at least, in units.
 *
 * @see seed "Trade Station"
 */
export const TRADE_STATION_MINIMUM = { structural: 3000, lifeSupport: 500, professionals: 100 } as const;

/** What a new ship or colony consists of. */
export interface Founding {
  readonly kind: HoldingKind;
  readonly population: Population;
  readonly stored: readonly Stack[];
  /** Assembled units, farms included. */
  readonly assembled: readonly Stack[];
}

/** Something that a new ship or colony cannot be without; those of a trade station are its minimum. */
export type FoundingNeed =
  | 'people'
  | 'structure'
  | 'life support'
  | 'food'
  | 'space drive'
  | 'station structure'
  | 'station life support'
  | 'station professionals';

/** A need that is not met, in the units in which it is counted. */
export interface UnmetNeed {
  readonly need: FoundingNeed;
  /** At least 1 (included). */
  readonly needed: number;
  /** From 0 (included) to `needed` (not included). */
  readonly there: number;
}

/**
 * The needs that a new ship or colony does not meet: people, structural units that house everything, life support for all where they need
 * it (in population units), what they eat in a turn or working farms for it, at least a food unit, for a ship a space drive, for a trade station its
 * minimum.
 *
 * @returns none when all are met; where nobody lives, that alone
 * @see seed "Colony", "Ship", "Trade Station"; E-24
 */
export function unmetNeeds(founding: Founding): UnmetNeed[] {
  const { kind, population, stored, assembled } = founding;
  const heads = headCount(population);
  if (heads === 0) return [{ need: 'people', needed: 1, there: 0 }];
  const structural = structuralUnits(assembled);
  const food = Math.max(quantityOf(stored, 'FOOD'), harvestOf(population, stored, assembled));
  const { structural: least, lifeSupport, professionals } = TRADE_STATION_MINIMUM;
  const needs: readonly UnmetNeed[] = [
    { need: 'structure', needed: structureNeeded(founding), there: structural },
    ...(kind === 'open'
      ? []
      : [{ need: 'life support', needed: heads, there: lifeSupportCapacity(assembled) } as const]),
    { need: 'food', needed: Math.max(1, foodDue(heads, ratio(1))), there: food },
    ...(kind === 'ship'
      ? [{ need: 'space drive', needed: 1, there: unitsOf(assembled, 'SPD') } as const]
      : []),
    ...(kind === 'trade-station'
      ? ([
          { need: 'station structure', needed: least, there: structural },
          { need: 'station life support', needed: lifeSupport, there: unitsOf(assembled, 'LFS') },
          { need: 'station professionals', needed: professionals, there: population.PRO },
        ] as const)
      : []),
  ];
  return needs.filter(({ needed, there }) => there < needed);
}

/** Structural units that house everything: at least one. */
function structureNeeded({ kind, population, stored, assembled }: Founding): number {
  const truncated = Math.max(1, structuralNeed(kind, population, assembled, stored));
  const others = assembled.filter(({ code }) => code !== 'STU' && code !== 'LSTU');
  const housing = [...others, { code: 'STU', techLevel: 0, quantity: truncated } as const];
  return structuralRoom(kind, population, housing, stored) < 0 ? truncated + 1 : truncated;
}

/** Food that the farms bring in a quarter with the people and fuel that are there. */
function harvestOf(population: Population, stored: readonly Stack[], assembled: readonly Stack[]): number {
  let pool = labourPool(population, assembled, stored);
  let food = 0;
  for (const { code, techLevel, quantity } of assembled) {
    if (code !== 'FRM') continue;
    const { working, left } = staffGroup(quantity, farmNeeds(techLevel), pool);
    pool = left;
    food += farmOutput(working, techLevel);
  }
  return food;
}

/** Units of one kind at all technology levels. */
function unitsOf(stacks: readonly Stack[], code: Stack['code']): number {
  return stacks.reduce((sum, stack) => sum + (stack.code === code ? stack.quantity : 0), 0);
}
