import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';

/** A game of three bots and three turns, made once by version 2 of the rules; it is never made again. */
const FIXTURE = fileURLToPath(new URL('../fixtures/version-2.ec', import.meta.url));
const SHA256 = '0189f681a4b279604de6d1c9f713afff44a6005ff9cd5c6b51bbb0535687a63e';

test('a game of version 2 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  const game = await goOnFromOlder(FIXTURE, empyrean, { sha256: SHA256 });
  // a game from before there were editions goes on by the figures of first
  expect(game.state.turn).toBe(4);
  expect(game.parameters).toMatchObject({ 'cluster.starCount': 6, 'rebellion.share': 0 });
  expect(game.edition).toBe('first');
});
