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

/** People enough to hold a planet, and hands for its farms, mines and factories. */
const PEOPLE: readonly UnitCount[] = [
  units('UEM', 380),
  units('USK', 620),
  units('PRO', 205),
  units('SLD', 40),
  units('CNW', 2),
];

const MACHINES: readonly UnitCount[] = [units('FRM', 25, 1), units('MIN', 22, 1), units('FCT', 30, 1)];

/** Food for the first quarter, which the farms are too late for, materials, and wages until the factories deliver. */
const STORES: readonly UnitCount[] = [
  units('FOOD', 320),
  units('FUEL', 150),
  units('METS', 50),
  units('NMTS', 100),
  units('CNGD', 1_500),
];

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
