import { POPULATION_CODES, POPULATION_UNITS, headCount, type PopulationCode } from '@ec/economy';
import { expect } from 'vitest';
import { closingOf } from '../src/holdings/ledger.js';
import { assembledUnits, isPopulationOf } from '../src/lookup.js';
import { empyrean } from '../src/ruleset.js';
import type { Holding, LedgerRow } from '../src/holding.js';
import type { SmallGame } from './small-game.js';

/** Everything that a ship or colony has, by place and kind; what it has none of is left out. */
export function inventory(holding: Holding): Map<string, number> {
  const { stored, population } = holding;
  const units = [
    ...stored.map((stack) => ({ place: 'stored', ...stack })),
    ...assembledUnits(holding).map((stack) => ({ place: 'assembled', ...stack })),
    ...POPULATION_CODES.map((code) => ({ place: 'people', code, techLevel: 0, quantity: population[code] })),
  ];
  return new Map(
    units
      .filter(({ quantity }) => quantity !== 0)
      .map(({ place, code, techLevel, quantity }) => [`${place} ${code} ${techLevel}`, quantity]),
  );
}

/**
 * Expects of every ship and colony that what was there and what its ledger says is what there is, and that what has no row has
 * not changed.
 */
export function expectClosedBooks(old: SmallGame, next: SmallGame): void {
  for (const holding of next.state.holdings) {
    const earlier = old.state.holdings.find(({ id }) => id === holding.id);
    const opening = earlier ? inventory(earlier) : new Map<string, number>();
    const closing = new Map(opening);
    const rows = holding.quarter.ledger.map((row) => ({
      key: `${row.place} ${row.code} ${row.techLevel}`,
      row,
    }));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const { key, row } of rows) {
      expect([key, row.opening]).toEqual([key, opening.get(key) ?? 0]);
      if (closingOf(row) === 0) closing.delete(key);
      else closing.set(key, closingOf(row));
    }
    expect(Object.fromEntries(closing)).toEqual(Object.fromEntries(inventory(holding)));
  }
}

/**
 * Expects a state that the codec reads as it wrote it, without a negative quantity, with no more rebels in a class than people, and
 * no more spies with a task than there are.
 */
export function expectSound({ state }: SmallGame): void {
  expect(empyrean.codec.decode(empyrean.codec.encode(state))).toEqual(state);
  for (const { stored, assembled, population, rebels, spies, factories, mines, farms } of state.holdings) {
    const quantities = [...stored, ...assembled].map(({ quantity }) => quantity);
    const units = [...factories, ...mines, ...farms].map((group) => group.units);
    expect(Math.min(0, ...quantities, ...units)).toBe(0);
    for (const code of POPULATION_CODES) {
      expect(rebels[code]).toBeGreaterThanOrEqual(0);
      expect(rebels[code]).toBeLessThanOrEqual(population[code]);
    }
    expect(spies.reduce((sum, task) => sum + task.units, 0)).toBeLessThanOrEqual(population.SPY);
  }
}

/** Population units of everybody in a game. */
function headsOf({ state }: SmallGame): number {
  return state.holdings.reduce((sum, { population }) => sum + headCount(population), 0);
}

/**
 * Expects that people come by birth alone and go by death alone: the dead of ships and colonies that are there by their ledgers, those of
 * the others by what happened to them.
 */
export function expectHeadsToBalance(old: SmallGame, next: SmallGame): void {
  const lost = next.state.holdings.flatMap((holding) =>
    holding.quarter.ledger.map((row) => (isPeople(holding, row) ? row.lost * POPULATION_UNITS[row.code] : 0)),
  );
  const isThere = new Set(next.state.holdings.map(({ id }) => id));
  let heads = headsOf(old) - lost.reduce((sum, units) => sum + units, 0);
  for (const event of next.journal) {
    if (event.kind === 'grown') heads += event.births;
    if (event.kind === 'sustained' && !isThere.has(event.holdingId)) heads -= event.died;
    if (event.kind !== 'battle') continue;
    for (const { id, units } of event.engagement.forces) {
      if (isThere.has(id)) continue;
      for (const { place, code, lost: dead } of units) {
        if (place === 'loyal' || place === 'rebel') heads -= dead * POPULATION_UNITS[code as PopulationCode];
      }
    }
  }
  expect(headsOf(next)).toBe(heads);
}

function isPeople(holding: Holding, row: LedgerRow): row is LedgerRow & { code: PopulationCode } {
  return isPopulationOf(holding, row.code);
}
