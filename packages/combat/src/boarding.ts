import { unitCapacity, unitFuel, unitMass } from '@ec/economy';
import { handOut, robotsOf, soldiersIn, soldiersWith, type Armoury, type Troops } from './troops.js';
import type { LevelCount } from './types.js';

/** What a landing force can be made of. */
export interface LandingStock extends Armoury {
  /** Highest technology level first. */
  readonly transports: readonly LevelCount[];
  /** Fuel units for the trip. */
  readonly fuel: number;
  /** Transports that fly even when nobody needs them: those of a raid, for what they bring home. */
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
 * weapons and transports go first. Who finds no seat stays, as do craft and transports without fuel.
 *
 * @see seed "Assault Craft" and "Transport": capacity (combat), fuel (combat); E-40
 */
export function boardTroops(stock: LandingStock): LandingForce {
  let fuel = stock.fuel * 100 + 99;
  const fly = (code: 'ASC' | 'TPT', techLevel: number, wanted: number, together = 1): number => {
    const { numerator, denominator } = unitFuel(code, techLevel, 'combat trip');
    const each = (100 * numerator) / denominator;
    const flying = together * Math.min(wanted, Math.floor(fuel / each / together));
    fuel -= flying * each;
    return flying;
  };
  const troops: Troops[] = [];
  const craft: LevelCount[] = [];
  let soldiers = stock.soldiers;
  const robots = stock.robots.map((lot) => ({ ...lot }));
  for (const { techLevel, quantity } of stock.craft) {
    const manned = fly('ASC', techLevel, Math.min(soldiers, quantity));
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
      const taken = fly('ASC', techLevel, wanted, seats);
      lot.quantity -= taken / seats;
      flying += taken;
      troops.push(robotsOf(lot.techLevel, taken / seats, techLevel));
    }
    craft.push({ techLevel, quantity: flying });
  }

  const { given, left: unarmed } = handOut(soldiers, stock.weapons);
  const waiting: { readonly troops: Troops; readonly mass: number }[] = [
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
  const load = waiting.reduce((sum, lot) => sum + lot.troops.quantity * lot.mass, 0);
  let [seats, extra] = [0, stock.extraTransports];
  const transports = stock.transports.map(({ techLevel, quantity }) => {
    const capacity = unitCapacity('TPT', techLevel, 'mass units a combat trip');
    const needed = Math.ceil(Math.max(0, load - seats) / capacity);
    const flying = fly('TPT', techLevel, Math.min(quantity, Math.max(needed, extra)));
    seats += flying * capacity;
    extra = Math.max(0, extra - flying);
    return { techLevel, quantity: flying };
  });
  for (const { troops: lot, mass } of waiting) {
    const seated = Math.min(lot.quantity, Math.floor(seats / mass));
    seats -= seated * mass;
    troops.push({ ...lot, quantity: seated });
  }
  return {
    troops: troops.filter(({ quantity }) => quantity > 0),
    craft: craft.filter(({ quantity }) => quantity > 0),
    transports: transports.filter(({ quantity }) => quantity > 0),
    fuel: stock.fuel - Math.floor(fuel / 100),
  };
}
