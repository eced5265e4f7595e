import { POPULATION_CODES, changeStock, headCount, runLifeSupport, type PopulationCode } from '@ec/economy';
import type { Force, ForceResult, ForceUnits, Position, UnitChange } from '@ec/combat';
import { allGroupsAlike, takeAssembled } from '../holdings/groups.js';
import { book, type LedgerColumn } from '../holdings/ledger.js';
import { assembledUnits, isAbandoned, isPopulationOf } from '../lookup.js';
import { spiesLeft } from '../holdings/spies.js';
import type { Holding, LedgerPlace } from '../holding.js';

/** Where ships and colonies fight from. */
const POSITION: Readonly<Record<Holding['kind'], Position>> = {
  open: 'surface',
  enclosed: 'surface',
  orbiting: 'orbit',
  'trade-station': 'orbit',
  ship: 'ship',
};

/**
 * A ship or colony with all that it has, as input to combat.
 *
 * @param opening - what it had before the fights of the turn; what it has now when absent
 */
export function forceOf(holding: Holding, isBombarding: boolean, opening?: readonly ForceUnits[]): Force {
  const { id, empireId, kind } = holding;
  const units = unitsIn(holding);
  return {
    id,
    ownerId: empireId,
    position: POSITION[kind],
    isBombarding,
    units,
    opening: opening ?? units,
    reserve: fuelForLife(holding),
    isManned: !isAbandoned(holding),
  };
}

/**
 * Fuel that life support needs in the next turn for those who live there now; none in an open colony.
 *
 * @see E-49
 */
function fuelForLife({ kind, assembled, population }: Holding): number {
  if (kind === 'open') return 0;
  return runLifeSupport(assembled, headCount(population), Number.MAX_SAFE_INTEGER).fuel;
}

/** Everything that a ship or colony has, as input to combat. */
export function unitsIn(holding: Holding): ForceUnits[] {
  const { population, rebels, stored } = holding;
  const people = POPULATION_CODES.flatMap((code): ForceUnits[] => [
    { place: 'loyal', code, techLevel: 0, quantity: population[code] - rebels[code] },
    { place: 'rebel', code, techLevel: 0, quantity: rebels[code] },
  ]);
  return [
    ...assembledUnits(holding).map((stack): ForceUnits => ({ place: 'assembled', ...stack })),
    ...stored.map((stack): ForceUnits => ({ place: 'stored', ...stack })),
    ...people.filter(({ quantity }) => quantity > 0),
  ];
}

/** Leaves a ship or colony with what a fight left of it, and books every change. */
export function applyForceResult(holding: Holding, { units, bombed }: ForceResult): void {
  for (const change of units) applyUnitChange(holding, change);
  holding.quarter.killed += bombed;
  holding.spies = spiesLeft(holding.spies, holding.population.SPY);
}

/** Adds units that arrive in storage, or loyal people, and books them. */
export function receive(holding: Holding, units: readonly ForceUnits[]): void {
  for (const { place, code, techLevel, quantity } of units) {
    applyUnitChange(holding, {
      place,
      code,
      techLevel,
      opening: 0,
      lost: 0,
      used: 0,
      sent: 0,
      received: quantity,
    });
  }
}

function applyUnitChange(holding: Holding, change: UnitChange): void {
  const { place, code, techLevel, lost, used, sent, received } = change;
  const ledgerPlace: LedgerPlace = place === 'loyal' || place === 'rebel' ? 'people' : place;
  const booked: readonly (readonly [LedgerColumn, number])[] = [
    ['lost', -lost],
    ['used', -used],
    ['sent', -sent],
    ['received', received],
  ];
  for (const [column, units] of booked) {
    if (units !== 0) book(holding, ledgerPlace, code, techLevel, units, column);
  }
  const difference = received - lost - used - sent;
  if (isPopulationOf(holding, code)) {
    addPeople(holding, code, difference, place === 'rebel');
  } else if (place === 'assembled') {
    takeAssembled(holding, code, techLevel, -difference, allGroupsAlike);
  } else {
    holding.stored = changeStock(holding.stored, code, difference, techLevel);
  }
}

function addPeople(holding: Holding, code: PopulationCode, units: number, isRebel: boolean): void {
  holding.population = { ...holding.population, [code]: holding.population[code] + units };
  if (isRebel) holding.rebels = { ...holding.rebels, [code]: holding.rebels[code] + units };
}
