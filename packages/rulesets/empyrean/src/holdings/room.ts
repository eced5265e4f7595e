import {
  headCount,
  lifeSupportCapacity,
  POPULATION_UNITS,
  structuralRoom,
  unitMass,
  type ItemCode,
  type PopulationCode,
} from '@ec/economy';
import { unitsAtWork, isPopulationOf } from '../lookup.js';
import type { Limit } from '../orders/results.js';
import type { Holding } from '../holding.js';

/** What the structure houses, and of what it is. */
type Housed = Pick<Holding, 'kind' | 'population' | 'stored' | 'assembled' | 'farms' | 'mines' | 'factories'>;

/**
 * Most units that a ship or colony can take in: its structure must house them, stored goods at half their mass, and its life support must
 * carry the people.
 *
 * @see seed "Colony", "Transport"; E-26
 */
export function roomLimits(holding: Housed, code: ItemCode | PopulationCode, techLevel: number): Limit[] {
  const { kind, population, stored, assembled } = holding;
  const room = Math.max(0, structuralRoom(kind, population, unitsAtWork(holding), stored));
  const reason = 'by the structure of the receiver';
  if (!isPopulationOf(holding, code)) {
    const mass = unitMass(code, techLevel);
    return [{ most: mass === 0 ? Infinity : Math.floor(room / mass), code: 'no-room', reason }];
  }
  const heads = POPULATION_UNITS[code];
  const byRoom = kind === 'trade-station' ? Infinity : Math.floor(room / (200 * heads));
  const limits: Limit[] = [{ most: byRoom, code: 'no-room', reason }];
  if (kind === 'open') return limits;
  const places = Math.max(0, lifeSupportCapacity(assembled) - headCount(population));
  const airless = 'by the life support of the receiver';
  return [...limits, { most: Math.floor(places / heads), code: 'no-life-support', reason: airless }];
}

/** Most stored units that the structure can house once they are assembled, at their full mass. */
export function assemblyRoom(holding: Housed, code: ItemCode, techLevel: number): number {
  const { kind, population, stored } = holding;
  if (code === 'STU' || code === 'LSTU' || kind === 'trade-station') return Infinity;
  const room = structuralRoom(kind, population, unitsAtWork(holding), stored);
  return Math.max(0, Math.floor(room / unitMass(code, techLevel)));
}
