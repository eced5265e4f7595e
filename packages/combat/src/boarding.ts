import { unitCapacity, unitFuel, unitMass } from '@ec/economy';
import { requireQuantity } from '@ec/prng';
import { handOut, robotsOf, soldiersIn, soldiersWith, type Armoury, type Troops } from './troops.js';
import type { LevelCount } from './types.js';

/** What a landing force can be made of. */
export interface LandingStock extends Armoury {
  /** Highest technology level first. */
  readonly transports: readonly LevelCount[];
  /** Fuel units for the trip. */
  readonly fuel: number;
  /** Transports that fly even when nobody needs them: those of a raid, for the loot. */
  readonly extraTransports: number;
}

/** Troops that cross, and what carries them. */
export interface LandingForce {
  readonly troops: readonly Troops[];
  /** Assault craft that fly, by level. */
  readonly craft: readonly LevelCount[];
  /** Transports that fly, by level. */
  readonly transports: readonly LevelCount[];
  /** Fuel units for the round trips, truncated once. */
  readonly fuel: number;
}

/**
 * Seats soldiers and robots for a landing: soldiers in assault craft, one each; robots in the craft that are left, with the seats
 * of the soldiers they replace; then in transports soldiers with assault weapons, soldiers without, and robots, by their mass. Best craft,
 * weapons and transports go first. Troops without a seat stay, as do craft and transports without fuel.
 *
 * @throws RangeError when the fuel is not an integer of at least 0, or the fuel in hundredths, or what troops weigh or transports carry, exceeds 2^53 − 1
 * @see seed "Assault Craft" and "Transport": capacity (combat), fuel (combat); E-40
 */
export function boardTroops(stock: LandingStock): LandingForce {
  const fuel = new TripFuel(stock.fuel);
  const inCraft = boardCraft(stock, fuel);
  const inTransports = boardTransports(lotsOf(inCraft.soldiers, inCraft.robots, stock.weapons), stock, fuel);
  return {
    troops: [...inCraft.troops, ...inTransports.troops].filter(({ quantity }) => quantity > 0),
    craft: inCraft.craft.filter(({ quantity }) => quantity > 0),
    transports: inTransports.transports.filter(({ quantity }) => quantity > 0),
    fuel: stock.fuel - fuel.left,
  };
}

/** Fuel for round trips, in hundredths of a unit; as the sum of all trips is truncated, the last 99 hundredths are free. */
class TripFuel {
  #hundredths: number;

  /** @param units - fuel units, at least 0 (included) */
  constructor(units: number) {
    requireQuantity('fuel', units);
    this.#hundredths = units * 100 + 99;
    requireQuantity('fuel in hundredths', this.#hundredths);
  }

  /** Fuel units that are left. */
  get left(): number {
    return Math.floor(this.#hundredths / 100);
  }

  /** Fuels as many carriers as are wanted and the fuel allows, in groups of so many together; returns their number. */
  fly(code: 'ASC' | 'TPT', techLevel: number, wanted: number, together = 1): number {
    const { numerator, denominator } = unitFuel(code, techLevel, 'combat trip');
    const each = (100 * numerator) / denominator;
    const flying = together * Math.min(wanted, Math.floor(this.#hundredths / each / together));
    this.#hundredths -= flying * each;
    return flying;
  }
}

/** Mans assault craft with soldiers, and with robots where soldiers run out; returns soldiers and robots still without a seat. */
function boardCraft(
  stock: LandingStock,
  fuel: TripFuel,
): Pick<LandingForce, 'troops' | 'craft'> & Pick<LandingStock, 'soldiers' | 'robots'> {
  const troops: Troops[] = [];
  const craft: LevelCount[] = [];
  let soldiers = stock.soldiers;
  const robots = stock.robots.map((lot) => ({ ...lot }));
  for (const { techLevel, quantity } of stock.craft) {
    const manned = fuel.fly('ASC', techLevel, Math.min(soldiers, quantity));
    soldiers -= manned;
    troops.push(soldiersWith(manned, 0, techLevel));
    let flying = manned;
    if (manned === quantity || soldiers > 0) {
      craft.push({ techLevel, quantity: flying });
      continue;
    }
    for (const lot of robots) {
      const seats = soldiersIn(robotsOf(lot.techLevel, 1));
      const wanted = Math.min(lot.quantity, Math.floor((quantity - flying) / seats));
      const taken = fuel.fly('ASC', techLevel, wanted, seats);
      lot.quantity -= taken / seats;
      flying += taken;
      troops.push(robotsOf(lot.techLevel, taken / seats, techLevel));
    }
    craft.push({ techLevel, quantity: flying });
  }
  return { troops, craft, soldiers, robots };
}

/** Troops that are armed alike and wait for transports. */
interface Lot {
  readonly troops: Troops;
  /** Mass of one unit with its weapon, in mass units. */
  readonly mass: number;
}

/** Soldiers and robots in the order in which they board transports: those with weapons, those without, and robots. */
function lotsOf(soldiers: number, robots: readonly LevelCount[], weapons: readonly LevelCount[]): Lot[] {
  const { given, left: unarmed } = handOut(soldiers, weapons);
  return [
    ...given.map(({ techLevel, quantity }) => ({
      troops: soldiersWith(quantity, techLevel, 0),
      mass: (unitMass('SLD', 0) + unitMass('ASW', techLevel)) / 100,
    })),
    { troops: soldiersWith(unarmed, 0, 0), mass: unitMass('SLD', 0) / 100 },
    ...robots.map(({ techLevel, quantity }) => ({
      troops: robotsOf(techLevel, quantity),
      mass: unitMass('MTBT', techLevel) / 100,
    })),
  ];
}

/** Sends off as many transports as the lots need, and at least the extra ones; seats the lots in turn. */
function boardTransports(
  lots: readonly Lot[],
  { transports: fleet, extraTransports }: LandingStock,
  fuel: TripFuel,
): Pick<LandingForce, 'troops' | 'transports'> {
  const load = lots.reduce((sum, lot) => sum + lot.troops.quantity * lot.mass, 0);
  requireQuantity('mass units of troops', load);
  let [seats, extra] = [0, extraTransports];
  const transports = fleet.map(({ techLevel, quantity }) => {
    const capacity = unitCapacity('TPT', techLevel, 'mass units a combat trip');
    const needed = Math.ceil(Math.max(0, load - seats) / capacity);
    const flying = fuel.fly('TPT', techLevel, Math.min(quantity, Math.max(needed, extra)));
    seats += flying * capacity;
    extra = Math.max(0, extra - flying);
    return { techLevel, quantity: flying };
  });
  requireQuantity('mass units carried', seats);
  const troops = lots.map(({ troops: lot, mass }) => {
    const seated = Math.min(lot.quantity, Math.floor(seats / mass));
    seats -= seated * mass;
    return { ...lot, quantity: seated };
  });
  return { troops, transports };
}
