import { quantityOf, transferCapacity, transferFuel, TRANSFER_MASS_PER_FUEL } from '@ec/economy';
import { changeUnits } from './ledger.js';
import type { Limit } from '../orders/results.js';
import type { Holding } from '../holding.js';

/** What transports fly with. */
type Carrier = Pick<Holding, 'stored' | 'population' | 'quarter'>;

/** Mass moved by one unit of fuel, in hundredths of a mass unit. */
const MASS_PER_FUEL = 100 * TRANSFER_MASS_PER_FUEL;

/** Mass that the transports of a ship or colony can still move this turn, in hundredths of a mass unit. */
function transportRoom({ stored, population, quarter }: Carrier): number {
  return Math.max(0, 100 * transferCapacity(stored, population.PRO) - quarter.carried);
}

/**
 * Most units that transports and their fuel can move.
 *
 * @param mass - of one unit in hundredths of a mass unit; 0 for something weightless, which still takes a transport
 * @param isFuel - whether the units are fuel, of which the transports burn some
 * @see seed "Transport"; E-26
 */
export function transportLimits(holding: Carrier, mass: number, isFuel = false): Limit[] {
  const room = transportRoom(holding);
  if (mass === 0) {
    const most = transferCapacity(holding.stored, holding.population.PRO) > 0 ? Infinity : 0;
    return [{ most, code: 'no-transports', reason: 'by manned transports' }];
  }
  const fuel = quantityOf(holding.stored, 'FUEL');
  const carried = holding.quarter.carried;
  const byFuel = Math.floor(((transferFuel(carried) + fuel + 1) * MASS_PER_FUEL - 1 - carried) / mass);
  const spared = isFuel ? fuelToSpare(holding, mass, fuel) : Infinity;
  return [
    {
      most: Math.floor(room / mass),
      code: 'no-transports',
      reason: 'by manned transports',
    },
    { most: Math.min(byFuel, spared), code: 'no-fuel', reason: 'by the fuel of the transports' },
  ];
}

/** Moves a mass, in hundredths of a mass unit, and burns the fuel for it. */
export function transport(holding: Holding, massHundredths: number): void {
  changeUnits(holding, 'stored', 'FUEL', 0, -transportFuel(holding, massHundredths), 'used');
  holding.quarter.carried += massHundredths;
}

/** Fuel for one more mass. The fuel of a turn is truncated once. */
function transportFuel({ quarter: { carried } }: Carrier, massHundredths: number): number {
  return transferFuel(carried + massHundredths) - transferFuel(carried);
}

/** Most units of fuel that can be moved with the rest as their fuel. */
function fuelToSpare(holding: Carrier, mass: number, fuel: number): number {
  const beyond = (units: number): number => units + transportFuel(holding, units * mass) - fuel;
  let spared = fuel;
  while (beyond(spared) > 0) spared -= beyond(spared);
  while (spared < fuel && beyond(spared + 1) <= 0) spared += 1;
  return spared;
}
