import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Ship } from '../src/fleet.js';
import { shipsOf } from '../src/forces/squadron.js';
import type { House } from '../src/house.js';
import type { Ec4xState } from '../src/state.js';
import { newState } from './games.js';
import { violations } from './laws.js';
import { brokenLaws, gameOfProof, withFuzz } from './proof.js';
import { botNames } from '@ec/engine';

const BOTS = botNames(withFuzz);

/** All ships of the fleets of a House. */
function shipsIn({ fleets }: House): Ship[] {
  return fleets.flatMap(shipsOf);
}

describe('section 17: what must always hold', () => {
  test.prop(
    [
      fc.integer({ min: 0, max: 1e6 }),
      fc.array(fc.constantFrom(...BOTS), { minLength: 2, maxLength: 5 }),
      fc.constantFrom(0, 4, 10),
    ],
    { numRuns: 8 },
  )('section 17: in any short game of any bots, whatever they know at the start', (seed, bots, level) => {
    expect(brokenLaws({ seed, bots, turns: 12, level })).toEqual([]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('section 17: in games of %i Houses', (houses) => {
    const bots = Array.from({ length: houses }, () => 'random-legal' as const);
    expect(brokenLaws({ seed: houses, bots, turns: 3 })).toEqual([]);
  });

  it.each([0, 2, 6])('section 17: in game %i of the hundred', (number) => {
    expect(brokenLaws(gameOfProof(number))).toEqual([]);
  });

  it.each<[string, (state: Ec4xState) => void]>([
    ['the ledgers balance', ({ houses }) => houses.forEach((house) => (house.treasury += 1))],
    ['docks in use', ({ systems }) => systems.forEach(({ colony }) => colony && (colony.facilities.SY = 0))],
    ['prestige is', ({ houses }) => houses.forEach((house) => (house.prestige += 1))],
    ['no level is', ({ houses }) => houses.forEach((house) => (house.research.levels.sl += 1))],
    ['every ship', ({ houses }) => houses.forEach((house) => (house.last.ship = 0))],
    [
      'never used again',
      ({ houses }) => houses.forEach((house) => shipsIn(house).forEach((ship) => (ship.id += 1))),
    ],
    ['nothing is left', ({ turnWork }) => turnWork.blockades.push(1)],
    [
      'settlers who leave',
      ({ houses }) => houses[0]?.transports.push({ fromId: 1, toId: 2, ptu: 3, turns: 1 }),
    ],
    ['the map stays', ({ lanes }) => lanes.pop()],
    [
      'nobody grows or arrives',
      ({ systems }) => systems.forEach(({ colony }) => colony && (colony.pu = 3000e6 + 1)),
    ],
    [
      'lists are in the order',
      ({ houses }) => houses.forEach((house) => (house.fleets = house.fleets.toReversed())),
    ],
    [
      'command cost',
      ({ houses }) => houses.forEach((house) => shipsIn(house).forEach((ship) => (ship.load = 2))),
    ],
    [
      'command cost',
      ({ houses }) => houses.forEach((house) => shipsIn(house).forEach((ship) => (ship.code = 'SC'))),
    ],
    [
      'Planet-Breakers',
      ({ houses }) => houses.forEach((house) => shipsIn(house).forEach((ship) => (ship.code = 'PB'))),
    ],
    ['who is out has nothing', ({ houses }) => houses.forEach((house) => (house.status = 'disgraced'))],
  ])('section 17: what is broken is found: %s', (law, spoil) => {
    const before = newState(2);
    const home = before.systems.find(({ colony }) => colony?.owner === 1);
    home?.colony?.projects.push({
      ...{ id: 1, facility: 'SY', docks: 10, turns: 2, paid: 0 },
      ...{ kind: 'ground', code: 'GB', count: 1 },
    });
    for (const { last } of before.houses) Object.assign(last, { project: 1, ship: last.ship + 1 });
    const after = structuredClone(before);
    expect(violations({ before, after, journal: [] })).toEqual([]);
    spoil(after);
    expect(violations({ before, after, journal: [] }).join()).toContain(law);
  });
});
