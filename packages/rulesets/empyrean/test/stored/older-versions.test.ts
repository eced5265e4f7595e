import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { hardshipOf, SHIP_WAGES, WAGES } from '@ec/economy';
import type { OrderEvent } from '@ec/engine';
import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/migrate.js';
import { empyrean } from '../../src/ruleset.js';

/**
 * Games of three bots and three turns, each made once by a version of the rules; they are never made again. In that of version 4, empire 1 raids its
 * neighbour twice in the first turn, and keeps a ship of seven on half pay and half rations from the second on; in the fourth it raids three
 * times, and empire 3 sets up a trade station.
 */
const fixture = (version: number): string =>
  fileURLToPath(new URL(`../fixtures/version-${version}.ec`, import.meta.url));

test('a game of version 2 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  const sha256 = '0189f681a4b279604de6d1c9f713afff44a6005ff9cd5c6b51bbb0535687a63e';
  const game = await goOnFromOlder(fixture(2), empyrean, { sha256 });
  // a game from before there were editions goes on by the figures of first
  expect(game.state.turn).toBe(4);
  expect(game.parameters).toMatchObject({ 'cluster.starCount': 6, 'rebellion.share': 0 });
  expect(game.edition).toBe('first');
});

test('a game of version 3 opens, says so, and goes on with the count towards victory that it had', async () => {
  const sha256 = '29df7fafb17512061ec62cc1d0c99b48e0b96c88b32359d4d7a5933ba79dedb9';
  const game = await goOnFromOlder(fixture(3), empyrean, { sha256 });
  // a planet was enough to win, and the first empire had it for three turns
  expect(game.state).toMatchObject({ turn: 4, reign: [{ empireId: 1, turns: 4 }] });
});

test('a game of version 4 opens, says so, and goes on with exact shares, and with a result for each raid', async () => {
  const sha256 = '357fddaa7590c365e97cfa347cbe0b4d561fb89bd3597bf67ca47b62caa762b0';
  const { state, journal } = await goOnFromOlder(fixture(4), empyrean, { sha256 });
  const results = journal.filter((event): event is OrderEvent => event.kind === 'order');
  const reasonsOf = (of: number): string[] =>
    results.filter(({ seat }) => seat === of).map(({ reason }) => reason);
  expect(reasonsOf(1)).toEqual([
    '1 round: brought home 34 GOLD',
    '1 round: brought home 2 FOOD',
    '1 round: brought home 2 FOOD',
    'transports for a survey: 0 of 1 (1 missing)',
  ]);
  expect(reasonsOf(3)).toContainEqual(expect.stringMatching(/^trade station \d+$/));
  const { holdings } = empyrean.codec.decode(JSON.stringify(state));
  const ship = holdings.find(({ kind }) => kind === 'ship');
  expect(ship?.living && hardshipOf(ship.living, SHIP_WAGES)).toEqual({
    paid: ratio(1n, 2n),
    fed: ratio(1, 2),
    starved: ratio(0),
  });
});

describe('the shares of version 4', () => {
  const living = { wagesPaid: 3, standardWages: 4, foodEaten: 1, fullRations: 2, heads: 8, starved: 2 };
  const migrated = (of: object): unknown => migrate[4]?.state({ holdings: [{ living: of }] });

  test('three of four consumer goods, and one of two food units, are what they were', () => {
    const expected = {
      payees: { USK: 32, PRO: 0, SLD: 0 },
      pay: WAGES,
      wagesPaid: 3,
      heads: 8,
      ration: ratio(1),
      foodEaten: 1,
      starved: 2,
    };
    expect(migrated(living)).toEqual({ holdings: [{ living: expected }] });
    expect(hardshipOf(expected, WAGES)).toEqual({
      paid: ratio(3n, 4n),
      fed: ratio(1, 2),
      starved: ratio(1, 4),
    });
  });

  test.each([null, 7, {}, { holdings: 7 }, { holdings: [null, {}, { living: null }, { living: {} }] }])(
    'a state of version 4 without them stays as it is: %j',
    (state) => {
      expect(migrate[4]?.state(state)).toEqual(state);
    },
  );
});

test.each([null, 7, [], {}, { reign: null }])(
  'a state of version 3 without a count stays as it is: %j',
  (state) => {
    expect(migrate[3]?.state(state)).toEqual(state);
  },
);
