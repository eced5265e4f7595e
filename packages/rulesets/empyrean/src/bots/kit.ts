import { structuralNeed } from '@ec/economy';
import type { UnitCount } from '../orders/orders.js';
import { populationOf, stacksOf } from './ship-design.js';
import { units } from './sheet.js';

/** People and goods of one kind of colony. */
export interface Kit {
  readonly people: readonly UnitCount[];
  readonly goods: readonly UnitCount[];
}

/** Percent beyond the structure that an infant colony needs. */
const MARGIN = 60;

/** People enough to hold a planet, with farms, mines and factories for all that they use. */
const PEOPLE: readonly UnitCount[] = [
  units('UEM', 690),
  units('USK', 240),
  units('PRO', 90),
  units('SLD', 30),
  units('CNW', 2),
];

const MACHINES: readonly UnitCount[] = [units('FRM', 20, 1), units('MIN', 10, 1), units('FCT', 10, 1)];
/** Food for the first quarter, which the farms are too late for, fuel, and wages until the factories deliver. */
const STORES: readonly UnitCount[] = [units('FOOD', 300), units('FUEL', 150), units('CNGD', 300)];

/** An open colony that feeds and pays itself. */
export const OPEN_KIT: Kit = { people: PEOPLE, goods: [...MACHINES, ...STORES, structure()] };

function structure(): UnitCount {
  const needed = structuralNeed('open', populationOf(PEOPLE), stacksOf(MACHINES), stacksOf(STORES), MARGIN);
  return units('STU', needed);
}

/** All of a kit, so many times. */
export function kits(count: number, { people, goods }: Kit): UnitCount[] {
  return [...people, ...goods].map((unit) => ({ ...unit, quantity: unit.quantity * count }));
}
