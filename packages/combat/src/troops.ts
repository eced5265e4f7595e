import { unitCapacity } from '@ec/economy';
import { robotFactor, soldierFactor } from './ground-factor.js';
import type { ForceUnits, LevelCount } from './types.js';

/** Soldiers or robots that are armed alike. */
export interface Troops {
  readonly kind: 'soldiers' | 'robots';
  /** Level of the robots, 1 to 10 (both included); 0 for soldiers. */
  readonly techLevel: number;
  /** Level of each soldier's assault weapon, 1 to 10 (both included), or 0 without one. */
  readonly weaponLevel: number;
  /** Level of the assault craft that they are in, 1 to 10 (both included), or 0 when they are not. */
  readonly craftLevel: number;
  /** Soldier or robot units, at least 0 (included). */
  readonly quantity: number;
}

/** What soldiers and robots can be armed with. */
export interface Armoury {
  /** Loyal soldier units. */
  readonly soldiers: number;
  /** Highest technology level first, as all that follow. */
  readonly robots: readonly LevelCount[];
  readonly craft: readonly LevelCount[];
  readonly weapons: readonly LevelCount[];
}

/**
 * Arms soldiers and robots that fight where they are: soldiers man the assault craft, the others take assault weapons, best
 * first.
 *
 * @see E-41
 */
export function armTroops({ soldiers, robots, craft, weapons }: Armoury): Troops[] {
  const manned = handOut(soldiers, craft);
  const armed = handOut(manned.left, weapons);
  return [
    ...manned.given.map(({ techLevel, quantity }) => soldiersWith(quantity, 0, techLevel)),
    ...armed.given.map(({ techLevel, quantity }) => soldiersWith(quantity, techLevel, 0)),
    soldiersWith(armed.left, 0, 0),
    ...robots.map(({ techLevel, quantity }) => robotsOf(techLevel, quantity)),
  ].filter(({ quantity }) => quantity > 0);
}

/**
 * Combat factor of one unit of such troops, with supplies.
 *
 * @see E-41
 */
export function factorOf({ kind, techLevel, weaponLevel, craftLevel }: Omit<Troops, 'quantity'>): number {
  return kind === 'robots' ? robotFactor(techLevel) : soldierFactor(weaponLevel, craftLevel);
}

/**
 * Soldier units that one unit of such troops counts for in seats and supplies.
 *
 * @see seed "Military Robot": replaces; E-41
 */
export function soldiersIn({ kind, techLevel }: Omit<Troops, 'quantity'>): number {
  return kind === 'robots' ? robotFactor(techLevel) : unitCapacity('ASC', 1, 'soldiers');
}

/** Units that troops consist of: themselves, and the weapons and craft that they have. */
export function unitsOf({ kind, techLevel, weaponLevel, craftLevel, quantity }: Troops): ForceUnits[] {
  const units: ForceUnits[] = [
    kind === 'soldiers'
      ? { place: 'loyal', code: 'SLD', techLevel: 0, quantity }
      : { place: 'stored', code: 'MTBT', techLevel, quantity },
  ];
  if (weaponLevel > 0) units.push({ place: 'stored', code: 'ASW', techLevel: weaponLevel, quantity });
  if (craftLevel > 0) {
    const craft = quantity * soldiersIn({ kind, techLevel, weaponLevel, craftLevel });
    units.push({ place: 'stored', code: 'ASC', techLevel: craftLevel, quantity: craft });
  }
  return units;
}

/** Soldiers with a weapon or craft of some level, or with neither (level 0). */
export function soldiersWith(quantity: number, weaponLevel: number, craftLevel: number): Troops {
  return { kind: 'soldiers', techLevel: 0, weaponLevel, craftLevel, quantity };
}

/** Robots, in assault craft of some level or in none (level 0). */
export function robotsOf(techLevel: number, quantity: number, craftLevel = 0): Troops {
  return { kind: 'robots', techLevel, weaponLevel: 0, craftLevel, quantity };
}

/** One unit of a stock to each of some soldiers, in the order of the stock. */
export function handOut(
  soldiers: number,
  stock: readonly LevelCount[],
): { readonly given: LevelCount[]; readonly left: number } {
  let left = soldiers;
  const given = stock.map(({ techLevel, quantity }) => {
    const taken = Math.min(left, quantity);
    left -= taken;
    return { techLevel, quantity: taken };
  });
  return { given, left };
}
