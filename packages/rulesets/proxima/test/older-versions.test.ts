import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { proxima } from '../src/ruleset.js';

/** Games of three turns, played by bots, each made once by a version of the rules; they are never made again. */
const GAMES = [
  { version: 1, sha256: 'af4e688d932491a2cb69d907806c0ee40e6801fd79e25746764d4b9c68625ca5' },
  { version: 2, sha256: '53ddcc05dd5584f5c66342bf75584e00e7535bd90e2c7d0e885d8899c160d35d' },
];

test.each(GAMES)(
  'a game of version $version opens, says so, and goes on under the rules of today when it is asked to',
  async ({ version, sha256 }) => {
    const fixture = fileURLToPath(new URL(`fixtures/version-${version}.ec`, import.meta.url));
    const { state } = await goOnFromOlder(fixture, proxima, { sha256 });
    // what version 1 did not know has the defaults
    expect(state).toMatchObject({ turn: 4, rules: { damageClamp: 'each', enduranceReading: 'percent' } });
  },
);
