import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { hardshipOf, SHIP_WAGES, WAGES, type Hardship } from '@ec/economy';
import type { GameState, OrderEvent } from '@ec/engine';
import { ratio } from '@ec/prng';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/migrate.js';
import { empyrean } from '../../src/ruleset.js';

/**
 * Games of three bots and three turns, each made once by a version of the rules; they are never made again. In that of version 4, empire 1 raids its
 * neighbour twice in the first turn, and keeps a ship of seven on half pay and half rations from the second on; in the fourth it raids three
 * times, and empire 3 sets up a trade station. In that of version 5, empire 1 sets up a ship of seven in the first turn, whose food and consumer goods are
 * the bills of three turns and a bit, and sends it those of the fourth.
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
  expect(shipIn(state)).toEqual({ paid: ratio(1n, 2n), fed: ratio(1, 2), starved: ratio(0) });
});

test('a game of version 5 opens, says so, and goes on with people who are fed and paid by what there is', async () => {
  const sha256 = '7302a515b77e9a3ce517b34da8e32662580d17140c2d12dc333ee243f6ff110a';
  const { state } = await goOnFromOlder(fixture(5), empyrean, { sha256 });
  // seven professionals are due 1.75 food and 2.625 consumer goods, and have 1 and 2, which version 5 took for the whole
  expect(shipIn(state)).toEqual({ paid: ratio(16n, 21n), fed: ratio(4, 7), starved: ratio(0) });
});

/** What the people of the one ship went through. */
function shipIn(state: GameState): Hardship | null | undefined {
  const { holdings } = empyrean.codec.decode(JSON.stringify(state));
  const ship = holdings.find(({ kind }) => kind === 'ship');
  return ship?.living && hardshipOf(ship.living, SHIP_WAGES);
}

describe('the shares of version 4', () => {
  const living = { wagesPaid: 3, standardWages: 4, foodEaten: 1, fullRations: 2, heads: 8, starved: 2 };
  const migrated = (of: object): unknown => migrate[4]?.state?.({ holdings: [{ living: of }] });

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
    const { wagesPaid: goods, foodEaten: food, ...kept } = expected;
    expect(migrate[5]?.state?.(migrated(living))).toEqual({
      holdings: [{ living: { ...kept, goods, food } }],
    });
    expect(hardshipOf({ ...kept, goods, food }, WAGES)).toEqual({
      paid: ratio(3n, 4n),
      fed: ratio(1, 2),
      starved: ratio(1, 4),
    });
  });

  test.each([null, 7, {}, { holdings: 7 }, { holdings: [null, {}, { living: null }, { living: {} }] }])(
    'a state of version 4 without them stays as it is: %j',
    (state) => {
      expect(migrate[4]?.state?.(state)).toEqual(state);
      expect(migrate[5]?.state?.(state)).toEqual(state);
    },
  );
});

test('who was paid and fed by a bill that was met is so after version 5, and who was not has what there was', () => {
  const kept = {
    payees: { USK: 0, PRO: 7, SLD: 0 },
    pay: SHIP_WAGES,
    heads: 7,
    ration: ratio(1),
    starved: 0,
  };
  const migrated = (wagesPaid: number, foodEaten: number): unknown =>
    migrate[5]?.state?.({ holdings: [{ living: { ...kept, wagesPaid, foodEaten } }] });
  // bills of 2.625 and 1.75, cut off
  expect(migrated(2, 1)).toEqual({ holdings: [{ living: { ...kept, goods: 3, food: 2 } }] });
  expect(migrated(1, 0)).toEqual({ holdings: [{ living: { ...kept, goods: 1, food: 0 } }] });
});

test.each([null, 7, [], {}, { reign: null }])(
  'a state of version 3 without a count stays as it is: %j',
  (state) => {
    expect(migrate[3]?.state?.(state)).toEqual(state);
  },
);
