import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { goofspiel } from '../src/ruleset.js';

/** A game of seven turns, in each of which seat 1 sends a fleet of 3; its sheet for turn 8 sends another. It was made once by version 1 of the rules, and is never made again. */
const GAME = fileURLToPath(new URL('fixtures/version-1.ec', import.meta.url));
const sha256 = '9d634bb6fe207b718a3fe458a5d19ab312b69de4233442aed02a15dc0ea51523';

test('G-03: a game of version 1 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  const { state, journal } = await goOnFromOlder(GAME, goofspiel, { sha256 });
  expect(state).toMatchObject({ turn: 8 });
  expect(journal.find(({ kind, seats }) => kind === 'order' && seats[0] === 1)).toMatchObject({
    reason: 'No fleet of size 3 is left, only of 1, 2, 4, 5, 6, 7, and time ran out.',
  });
});
