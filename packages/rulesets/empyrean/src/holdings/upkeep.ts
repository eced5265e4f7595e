import {
  assaultCraftFuel,
  fuelledSensors,
  headCount,
  quantityOf,
  runLifeSupport,
  sensorFuel,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import type { EmpyreanTurn } from '../phases/carry-out.js';
import { changeUnits, losePeople } from './ledger.js';
import { seatsOf } from '../lookup.js';
import type { Holding } from '../holding.js';

/**
 * Upkeep of a ship or colony. Life support draws its fuel first, and people whom it does not carry die. Then sensors draw theirs, and those
 * without fuel are blind. Assault craft come last.
 *
 * @see seed "Life Support", "Sensor", "Assault Craft"; E-17 upkeep, E-18
 */
export function upkeep(holding: Holding, emit: EmpyreanTurn['emit']): void {
  if (holding.kind !== 'open') sustain(holding, emit);
  for (const { code, techLevel, quantity } of holding.assembled) {
    if (code !== 'SEN') continue;
    const fuelled = fuelledSensors(quantity, techLevel, quantityOf(holding.stored, 'FUEL'));
    burn(holding, sensorFuel(fuelled, techLevel));
    holding.quarter.probes += fuelled * techLevel;
  }
  for (const { code, quantity } of holding.stored) {
    if (code === 'ASC') burn(holding, assaultCraftFuel(quantity));
  }
}

function sustain(holding: Holding, emit: EmpyreanTurn['emit']): void {
  const heads = headCount(holding.population);
  if (heads === 0) return;
  const { carried, fuel } = runLifeSupport(holding.assembled, heads, quantityOf(holding.stored, 'FUEL'));
  burn(holding, fuel);
  if (carried < heads) losePeople(holding, ratio(heads - carried, heads));
  const died = heads - headCount(holding.population);
  emit({ kind: 'sustained', seats: seatsOf(holding), holdingId: holding.id, carried, fuel, died });
}

function burn(holding: Holding, fuel: number): void {
  changeUnits(holding, 'stored', 'FUEL', 0, -Math.min(fuel, quantityOf(holding.stored, 'FUEL')), 'used');
}
