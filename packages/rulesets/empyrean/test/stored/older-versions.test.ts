import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { migrate } from '../../src/migrate.js';
import { empyrean } from '../../src/ruleset.js';

/** Games of three bots and three turns, each made once by a version of the rules; they are never made again. */
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

test.each([null, 7, [], {}, { reign: null }])(
  'a state of version 3 without a count stays as it is: %j',
  (state) => {
    expect(migrate[3]?.state(state)).toEqual(state);
  },
);
