import { structuralNeed } from '@ec/economy';
import { derived } from '@ec/prng';
import type { UnitCount } from '../orders/terms.js';
import { populationOf, stacksOf } from './ship-design.js';
import { units } from './sheet.js';
import type { HoldingView } from '../view/holding-view.js';

/** People and goods of one kind of colony. */
export interface Kit {
  readonly people: readonly UnitCount[];
  readonly goods: readonly UnitCount[];
}

/** Percent beyond the structure that an infant colony needs. */
const MARGIN = 20;
/** Structural units for those who will be born. */
const GROWTH = 9_000;

/** People enough to hold a planet, and hands for its farms, mines and factories. */
const PEOPLE: readonly UnitCount[] = [
  units('UEM', 440),
  units('USK', 430),
  units('PRO', 170),
  units('SLD', 60),
  units('CNW', 2),
];

/** Machines of the first level for the first colonists, and for those who will be born; of better ones it takes fewer. */
const FARMS = 50;
const MACHINES = { MIN: 36, FCT: 50 } as const;

/** Food for the first quarter, which the farms are too late for, materials, and wages until the factories deliver. */
const STORES: readonly UnitCount[] = [
  units('FOOD', 290),
  units('FUEL', 1_200),
  units('METS', 150),
  units('NMTS', 300),
  units('CNGD', 900),
];

/** Levels of the mines and factories of a kit. */
export interface KitLevels {
  readonly MIN: number;
  readonly FCT: number;
}

/** Kits by the levels of their mines and factories. */
const KITS = new Map<string, Kit>();

/** An open colony that feeds and pays itself. */
export function openKit(levels: KitLevels): Kit {
  const key = `${levels.MIN} ${levels.FCT}`;
  const kit = KITS.get(key) ?? kitOf(levels);
  KITS.set(key, kit);
  return kit;
}

function kitOf({ MIN, FCT }: KitLevels): Kit {
  const machines = [
    units('FRM', FARMS, 1),
    units('MIN', Math.ceil(MACHINES.MIN / MIN), MIN),
    units('FCT', Math.ceil(MACHINES.FCT / FCT), FCT),
  ];
  const needed = structuralNeed('open', populationOf(PEOPLE), stacksOf(machines), stacksOf(STORES), MARGIN);
  return { people: PEOPLE, goods: [...machines, ...STORES, units('STU', needed + GROWTH)] };
}

/** Levels of the mines and factories that a ship has aboard, and where it has none, of the oldest that there are enough of at home. */
export function kitLevels(home: HoldingView, ship?: HoldingView): KitLevels {
  const levelOf = (code: keyof KitLevels): number =>
    ship?.stored.find((stack) => stack.code === code)?.techLevel ??
    home.stored.find((stack) => stack.code === code && stack.quantity * stack.techLevel >= MACHINES[code])
      ?.techLevel ??
    1;
  return { MIN: levelOf('MIN'), FCT: levelOf('FCT') };
}

/** All of a kit, so many times. */
export function kits(count: number, kit: Kit): readonly UnitCount[] {
  const known = copies(kit);
  return (known[count] ??= [...kit.people, ...kit.goods].map((unit) => ({
    ...unit,
    quantity: unit.quantity * count,
  })));
}

/** Units of several kits, by their number. */
const copies = derived((_kit: Kit): (readonly UnitCount[])[] => []);
