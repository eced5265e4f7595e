import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { galaxyng } from '../src/ruleset.js';

/** A game of three bots and three turns, made once by version 1 of the rules; it is never made again. */
const FIXTURE = fileURLToPath(new URL('fixtures/version-1.ec', import.meta.url));
const SHA256 = '6d237f79903ec6e4af86be1b17526f74f4e9eff7aa94f244557aeb8270d6aff5';

test('a game of version 1 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  const { state } = await goOnFromOlder(FIXTURE, galaxyng, { sha256: SHA256 });
  // what version 1 did not know has the defaults
  expect(state).toMatchObject({ turn: 4, rules: { remnantTurns: 3, remnantShips: 1 } });
});
