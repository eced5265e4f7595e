import { fileURLToPath } from 'node:url';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { galaxyng } from '../src/ruleset.js';

/**
 * Games of three bots and three turns, each made once by a version of the rules; they are never made again. In that of version 2, war cannot be declared
 * before turn 9, and the sheet of race 1 for turn 4 declares it. In the first of version 3, that sheet loads more than ships and stock have; in the second,
 * race 3 sends no orders for turns 3 and 4. In that of version 4, with classic names, race 1 has a fleet "x. In that of version 5, with classic names and
 * `keepProduction`, planet 1 carries 980 production over for a ship of mass 100, and planet 2 is called #1.
 */
const GAMES = [
  { version: '1', sha256: '6d237f79903ec6e4af86be1b17526f74f4e9eff7aa94f244557aeb8270d6aff5' },
  { version: '2', sha256: '88f4903f85b25afcb660228ae261dccf149361b7138d77f1f9532f01b0d88da0' },
  { version: '3', sha256: 'ddcd36eb5a917e3fff489574bd0482b30042f8e7b3aa3ab1149f0cfec9f6e3a6' },
  { version: '3-silent', sha256: '0f800e03facc20aaedd789e389b560646dccdb97cfffdfbbbe8a2d26454679a4' },
  { version: '4', sha256: '79023bfab78bcb0e22634629458c802a78da825921e0a62b5c6cbd8c793f1a89' },
  { version: '5', sha256: '6255647faddc8141cecb419e1caa96688dcf94b032e9764112033dffa090ff24' },
];

const fixture = (version: string): string =>
  fileURLToPath(new URL(`fixtures/version-${version}.ec`, import.meta.url));

test.each(GAMES)(
  'a game of version $version opens, says so, and goes on under the rules of today when it is asked to',
  async ({ version, sha256 }) => {
    const { state } = await goOnFromOlder(fixture(version), galaxyng, { sha256 });
    // what version 1 did not know has the defaults
    expect(state).toMatchObject({ turn: 4, rules: { remnantTurns: 3, remnantShips: 1 } });
  },
);

test('an order that a game of version 2 refuses has its figure', async () => {
  const { journal } = await goOnFromOlder(fixture('2'), galaxyng);
  expect(journal.find(({ kind, seats }) => kind === 'order' && seats[0] === 1)).toMatchObject({
    code: 'peace',
    reason: 'War cannot be declared before turn 9.',
  });
});

test('orders that a game of version 3 refuses, or carries out in part, have their figures', async () => {
  const { journal } = await goOnFromOlder(fixture('3'), galaxyng);
  const orders = journal.filter(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  // an Ox has a bay of 4, which holds 4 + 4² ÷ 10; of the 10 colonists the first has taken 5.6
  expect(orders).toMatchObject([
    { text: 'l 1 COL 1 AMOUNT 5.6', status: 'done' },
    { text: 'l MAX COL', reason: 'The ships are full: each carries 5.6.' },
    {
      text: 'l 1 COL 2 AMOUNT 5',
      reason: 'The ships share the stock, which is less than was ordered: 4.4 of 10; each ship takes 2.2.',
    },
    { text: 's 1 2 9', reason: 'There are fewer ships than ordered: 2 of 9; all of them follow the order.' },
  ]);
});

test('N-39: a race of a game of version 3 that misses a second turn stays, without an event', async () => {
  const { state, journal } = await goOnFromOlder(fixture('3-silent'), galaxyng);
  const { races } = galaxyng.codec.decode(JSON.stringify(state));
  expect(races[2]).toMatchObject({ status: 'playing', missed: 2 });
  expect(journal.map(({ kind }) => kind)).not.toContain('missed');
});

test('N-05, N-28: a fleet of a game of version 4 whose name opens a quotation is left and erased; there is no new one', async () => {
  const { journal } = await goOnFromOlder(fixture('4'), galaxyng);
  const orders = journal.filter(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  // the Flies came to drive technology 1.1 in turn 3
  expect(orders).toMatchObject([
    { text: 'd fleet "y', code: 'quoted-name' },
    { text: 'b 4 fleet', status: 'done' },
    { text: 'e "x', status: 'done' },
    { text: 'g 2', reason: 'The ships are at your technologies already: drive 1.1.' },
  ]);
});

test('N-04, N-12, N-28: what version 6 changes for a game of version 5', async () => {
  const { state, journal } = await goOnFromOlder(fixture('5'), galaxyng);
  const orders = journal.filter(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  expect(orders).toMatchObject([
    { text: 'p 1 CAP', status: 'done' },
    { text: 'p 1 Big', status: 'done' },
    { text: 'p 1 MAT', status: 'done' },
    { text: 'n 3 #7', code: 'numbered-name' },
    { text: 'e Moth', status: 'done' },
    { text: 'n #1 Hive', status: 'done' },
    { text: 't Moth Gnat', code: 'unknown-type', reason: 'Your ship type is no longer there.' },
  ]);
  const { planets } = galaxyng.codec.decode(JSON.stringify(state));
  expect(planets.slice(0, 3).map(({ name }) => name)).toEqual(['1', 'Hive', '3']);
  // 1000 production and the 980 carried over make 10 materials each; version 5 stocked twice 97.03 besides
  expect(planets[0]?.stock.MAT).toBe(19800);
});
