import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { proxima } from '../src/ruleset.js';

/**
 * Games of three turns, played by bots, each made once by a version of the rules; they are never made again. In that of version 3, the sheet of seat 1 for
 * turn 4 goes beyond reach and map; in that of version 4, it asks for what its units cannot do.
 */
const GAMES = [
  { version: 1, sha256: 'af4e688d932491a2cb69d907806c0ee40e6801fd79e25746764d4b9c68625ca5' },
  { version: 2, sha256: '53ddcc05dd5584f5c66342bf75584e00e7535bd90e2c7d0e885d8899c160d35d' },
  { version: 3, sha256: '84f9518070677c2722e3e53f9e8bf9ddbfe92d150bdd5aa21bf4192819673bfe' },
  { version: 4, sha256: 'a1ba462bf9cedfb333019412c006ef4d540a6d6b9850c5e925454d772c527069' },
];

const fixture = (version: number): string =>
  fileURLToPath(new URL(`fixtures/version-${version}.ec`, import.meta.url));

test.each(GAMES)(
  'a game of version $version opens, says so, and goes on under the rules of today when it is asked to',
  async ({ version, sha256 }) => {
    const { state } = await goOnFromOlder(fixture(version), proxima, { sha256 });
    // what version 1 did not know has the defaults
    expect(state).toMatchObject({ turn: 4, rules: { damageClamp: 'each', enduranceReading: 'percent' } });
  },
);

test.each([
  [
    3,
    [
      'The map has no such tile: the last is 13,9.',
      'No attack of the unit reaches this tile: it is 6 away, and its attacks reach 0-1, 0.',
      'The tile is too far away to build there: it is 8 away, and 1 is the most.',
    ],
  ],
  [
    4,
    [
      'The unit cannot do this: its actions are BUILD.',
      // 45 and 5 soft and hard at 54.25 of 100 endurance, against steel plates
      'The unit would do no damage: ATT00002 brings 24.41 soft and 2.71 hard, and the defence of UNI00107 is 30 soft and 20 hard.',
      'The unit cannot build this: it builds DUN00001, DUN00002, DUN00004, DUN00005, DUN00006.',
    ],
  ],
])('orders that a game of version %i refuses have their figures', async (version, reasons) => {
  const { journal } = await goOnFromOlder(fixture(version), proxima);
  const orders = journal.filter(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  expect(orders.map((event) => ('reason' in event ? event.reason : ''))).toEqual(reasons);
});
