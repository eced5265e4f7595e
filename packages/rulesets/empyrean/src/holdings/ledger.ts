import {
  changeStock,
  deathsAmong,
  mapPopulation,
  POPULATION_CODES,
  type ItemCode,
  type PopulationCode,
} from '@ec/economy';
import { type Ratio } from '@ec/prng';
import { amountOf } from '../lookup.js';
import { spiesLeft } from './spies.js';
import type { Holding, LedgerPlace, LedgerRow, Quarter } from '../holding.js';

/** How units come and go: what adds, what takes away, and what moves between storage and work. */
export type LedgerColumn = 'produced' | 'received' | 'assembled' | 'used' | 'lost' | 'sent';

/** A quarter in which nothing has happened. */
export function emptyQuarter(): Quarter {
  return {
    unskilled: 0,
    professionals: 0,
    automation: 0,
    built: 0,
    carried: 0,
    probes: 0,
    heads: 0,
    killed: 0,
    ledger: [],
  };
}

/**
 * Adds units to storage or to those at work, or takes them when the change is below 0, and books it. Farms, mines and factories at work
 * form groups, which are changed elsewhere.
 *
 * @throws RangeError when more is taken than there is (a caller's bug)
 */
export function changeUnits(
  holding: Holding,
  place: 'stored' | 'assembled',
  code: ItemCode,
  techLevel: number,
  change: number,
  column: LedgerColumn,
): void {
  if (change === 0) return;
  book(holding, place, code, techLevel, change, column);
  holding[place] = changeStock(holding[place], code, change, techLevel);
}

/**
 * Adds loyal people of a class, or takes them when the change is below 0, and books it.
 *
 * @throws RangeError when more are taken than are loyal (a caller's bug)
 */
export function changePeople(
  holding: Holding,
  code: PopulationCode,
  change: number,
  column: LedgerColumn,
): void {
  if (change === 0) return;
  const units = holding.population[code] + change;
  if (units < holding.rebels[code]) {
    throw new RangeError(`${code}: expected a change that leaves the rebels, received ${change} to ${units}`);
  }
  book(holding, 'people', code, 0, change, column);
  holding.population = { ...holding.population, [code]: units };
}

/** Loses a share of every class, truncated class by class; the same share of rebels dies. Dead spies lose their tasks. */
export function losePeople(holding: Holding, share: Ratio): void {
  if (share.numerator === 0) return;
  for (const code of POPULATION_CODES) {
    const deaths = deathsAmong(holding.population[code], share);
    if (deaths > 0) book(holding, 'people', code, 0, -deaths, 'lost');
  }
  holding.rebels = mapPopulation(holding.rebels, (_, units) => units - deathsAmong(units, share));
  holding.population = mapPopulation(holding.population, (_, units) => units - deathsAmong(units, share));
  holding.spies = spiesLeft(holding.spies, holding.population.SPY);
}

/** Books a change that is about to be made. */
export function book(
  holding: Holding,
  place: LedgerPlace,
  code: ItemCode | PopulationCode,
  techLevel: number,
  change: number,
  column: LedgerColumn,
): void {
  const row = rowOf(holding, place, code, techLevel);
  row[column] += column === 'produced' || column === 'received' || column === 'assembled' ? change : -change;
}

/** Closing stock of a row, by its other figures. */
export function closingOf(row: LedgerRow): number {
  const { opening, produced, received, assembled, used, lost, sent } = row;
  return opening + produced + received + assembled - used - lost - sent;
}

function rowOf(
  holding: Holding,
  place: LedgerPlace,
  code: ItemCode | PopulationCode,
  techLevel: number,
): LedgerRow {
  const { ledger } = holding.quarter;
  for (const row of ledger) {
    if (row.code === code && row.techLevel === techLevel && row.place === place) return row;
  }
  const opening = amountOf(holding, place, code, techLevel);
  const row = {
    place,
    code,
    techLevel,
    opening,
    produced: 0,
    received: 0,
    assembled: 0,
    used: 0,
    lost: 0,
    sent: 0,
  };
  ledger.push(row);
  return row;
}
