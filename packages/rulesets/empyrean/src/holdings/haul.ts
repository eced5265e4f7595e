import { POPULATION_UNITS, quantityOf, unitMass } from '@ec/economy';
import type { UnitCount } from '../orders/terms.js';
import { changePeople, changeUnits } from './ledger.js';
import { isPopulationOf } from '../lookup.js';
import { loyal } from './people.js';
import { withinLimits, type Limit } from '../orders/results.js';
import { spiesLeft } from './spies.js';
import type { Holding } from '../holding.js';
import { transport, transportLimits } from './transports.js';

/** Units that a ship or colony could send: what is in storage, or the loyal people of a class. */
export function sendable(sender: Holding, { code, techLevel }: UnitCount): number {
  return isPopulationOf(sender, code) ? loyal(sender, code) : quantityOf(sender.stored, code, techLevel);
}

/**
 * Moves stored units or people by transports, as many as those and the other limits allow.
 *
 * @param stock - what there is to send; it is checked before the limits of the transports
 * @param room - what the receiver allows
 * @param carrier - whose transports move them
 * @returns the units that went, and the result of the order
 * @see seed "Transport"; E-24, E-26
 */
export function haul(
  sender: Holding,
  receiver: Holding,
  { code, techLevel, quantity: asked }: UnitCount,
  stock: Limit,
  room: readonly Limit[] = [],
  carrier = sender,
): ReturnType<typeof withinLimits> {
  const isPeople = isPopulationOf(sender, code);
  const mass = isPeople ? 100 * POPULATION_UNITS[code] : unitMass(code, techLevel);
  const isOwnFuel = code === 'FUEL' && carrier === sender;
  const limits = [stock, ...transportLimits(carrier, mass, isOwnFuel), ...room];
  const { quantity, result } = withinLimits(asked, limits);
  transport(carrier, quantity * mass);
  if (isPeople) {
    changePeople(sender, code, -quantity, 'sent');
    sender.spies = spiesLeft(sender.spies, sender.population.SPY);
    changePeople(receiver, code, quantity, 'received');
  } else {
    changeUnits(sender, 'stored', code, techLevel, -quantity, 'sent');
    changeUnits(receiver, 'stored', code, techLevel, quantity, 'received');
  }
  return { quantity, result };
}
