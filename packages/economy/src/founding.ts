import { ratio } from '@ec/prng';
import { farmNeeds, farmOutput } from './farming.js';
import { foodDue } from './food.js';
import { quantityOf, type Stack } from './inventory.js';
import { labourPool, staffGroup } from './labour.js';
import { lifeSupportCapacity } from './life-support.js';
import { headCount, type Population } from './population.js';
import { structuralRoom, structuralUnits, type HoldingKind } from './structure.js';

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

/** Something that a new ship or colony cannot be without. */
export type FoundingNeed =
  'people' | 'structure' | 'life support' | 'food' | 'space drive' | 'trade station minimum';

/**
 * The first need that a new ship or colony does not meet: people, a structure that houses everything, life support for all where
 * they need it, food or working farms for a turn, for a ship a space drive, for a trade station its minimum.
 *
 * @returns the need, or undefined when all are met
 * @see seed "Colony", "Ship", "Trade Station"; E-24
 */
export function unmetNeed({ kind, population, stored, assembled }: Founding): FoundingNeed | undefined {
  const heads = headCount(population);
  const structure = structuralUnits(assembled);
  if (heads === 0) return 'people';
  if (structure === 0 || structuralRoom(kind, population, assembled, stored) < 0) return 'structure';
  if (kind !== 'open' && lifeSupportCapacity(assembled) < heads) return 'life support';
  const harvest = harvestOf(population, stored, assembled);
  if (Math.max(quantityOf(stored, 'FOOD'), harvest) < foodDue(heads, ratio(1))) return 'food';
  if (kind === 'ship' && unitsOf(assembled, 'SPD') === 0) return 'space drive';
  if (kind !== 'trade-station') return undefined;
  const { structural, lifeSupport, professionals } = TRADE_STATION_MINIMUM;
  const isEnough =
    structure >= structural && unitsOf(assembled, 'LFS') >= lifeSupport && population.PRO >= professionals;
  return isEnough ? undefined : 'trade station minimum';
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
