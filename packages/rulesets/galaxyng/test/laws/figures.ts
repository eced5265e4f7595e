import { stateHash } from '@ec/engine';
import { ledgers } from '../ledgers.ts';
import type { Law } from './played-turn.ts';

/** What rounding may add to a quantity, in parts of it. */
const ROUNDING = 1e-9;

/** After every step 0 ≤ industry ≤ population ≤ size, and no figure is negative or not finite. */
export const figures: Law = function* ({ steps }) {
  for (const [step, { after }] of steps) {
    for (const { id, size, population, industry, stock, carry, spent } of after.planets) {
      const isOrdered =
        industry <= population * (1 + ROUNDING) && population <= size * (1 + ROUNDING) && size < Infinity;
      const all = [industry, carry, spent, stock.COL, stock.CAP, stock.MAT];
      if (!isOrdered || !all.every(isQuantity))
        yield `${step}: planet ${id}: ${JSON.stringify([size, population, ...all])}`;
    }
    for (const { id, ships, load, distance, tech } of after.groups) {
      const all = [load, distance, tech.drive, tech.weapons, tech.shields, tech.cargo];
      if (!Number.isSafeInteger(ships) || ships < 1 || !all.every(isQuantity))
        yield `${step}: group ${id}: ${JSON.stringify([ships, ...all])}`;
    }
  }
};

/** Between turns, group numbers are unique, no group is empty, fleets are in one place, and distances lie between the planets. */
export const numbers: Law = function* ({ after: { state } }) {
  for (const { of, expected, actual } of ledgers(state)) if (actual !== expected) yield of;
};

/** Nothing is left to do between turns, and the codec reads what it writes. */
export const codec: Law = function* ({ ruleset, after: { state } }) {
  const { pending, upgraded, claims, departures } = state.turnWork;
  if ([pending, upgraded, claims, departures].some(({ length }) => length > 0)) yield 'work is left';
  const restored = ruleset.codec.decode(ruleset.codec.encode(state));
  if (stateHash(restored) !== stateHash(state)) yield 'the codec does not restore the state';
};

function isQuantity(value: number): boolean {
  return value >= 0 && value < Infinity;
}
