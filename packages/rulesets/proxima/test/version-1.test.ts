import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { proxima } from '../src/ruleset.js';

/** A game of two bots and three turns, made once by version 1 of the rules; it is never made again. */
const FIXTURE = fileURLToPath(new URL('fixtures/version-1.ec', import.meta.url));
const SHA256 = 'af4e688d932491a2cb69d907806c0ee40e6801fd79e25746764d4b9c68625ca5';

test('a game of version 1 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  const { state } = await goOnFromOlder(FIXTURE, proxima, { sha256: SHA256 });
  // what version 1 did not know has the defaults
  expect(state).toMatchObject({ turn: 4, rules: { damageClamp: 'each', enduranceReading: 'percent' } });
});
