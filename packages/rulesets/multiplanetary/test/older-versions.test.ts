import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { multiplanetary } from '../src/ruleset.js';

/** A game of three turns; the sheet of red for turn 4 sends one ship by quantum warp. It was made once by version 1 of the rules, and is never made again. */
const GAME = fileURLToPath(new URL('fixtures/version-1.ec', import.meta.url));
const sha256 = '9cb18c21d1b197b3e1c225ecd6458d9e9695b6cf5723ba91fbd239d42ddd8ab5';

test('M-03: a game of version 1 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  const { state, journal } = await goOnFromOlder(GAME, multiplanetary, { sha256 });
  expect(state).toMatchObject({ turn: 4 });
  expect(journal.find(({ kind, seats }) => kind === 'order' && seats[0] === 1)).toMatchObject({
    reason: 'No ship came out of the warp: it lost 1 of 1.',
  });
});
