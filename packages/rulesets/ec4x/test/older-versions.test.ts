import { fileURLToPath } from 'node:url';
import { stateHash } from '@ec/engine';
import { goOnFromOlder } from '@ec/engine/sqlite/testing';
import { expect, test } from 'vitest';
import { migrate } from '../src/migrate.js';
import { ec4x } from '../src/ruleset.js';
import { newState } from './games.js';
import { play } from './turns.js';

/**
 * Games of three turns, each made once by a version of the rules; they are never made again. Three bots play the first two. In that of version 4,
 * two Houses have a pact in the first turn and leave it in the second; the sheet of House 1 for the fourth offers it again, and attacks. In that of version 5,
 * that sheet buys more than House 1 can pay. In that of version 6, it asks for a squadron that its flagship cannot
 * lead, and for a level in month 4; in that of version 7, for more than its docks, people and squadrons allow; in that of version 8, for docks where it
 * has no shipyard, and settlers leave its home.
 */
const GAMES = [
  { version: 2, sha256: '428a31e71b68debf0b2dd9283f0ae3dc403b15ce7e6374478a6155bc94a64f60' },
  { version: 3, sha256: 'c22e29fbfb436e054c6ea11ec9530fbc1ccc8217c196bafd73196dd6673f97bb' },
  { version: 4, sha256: '2fd87d3e2707114609edf410ad3ef7fa602d934cc7ba076935cdc52e9b505ef8' },
  { version: 5, sha256: '2dd1357643beaa1e491d3f4e90d4c42881d6839b3197d0f307fe3fae96353281' },
  { version: 6, sha256: 'eaa8c3e9e738a0e62a6e5cba084a732ddcd2d2486be91ee3feabebd5031d50fd' },
  { version: 7, sha256: '54e0799141e2f0f666ca182bb1e70ccad9daa915340276099f91ea85a0df9802' },
  { version: 8, sha256: '1b3823f5bf07ed52c70177adb153ec6496e6cdbaf6b306230470b287adf7242a' },
];

const fixture = (version: number): string =>
  fileURLToPath(new URL(`fixtures/version-${version}.ec`, import.meta.url));

test.each(GAMES)(
  'a game of version $version opens, says so, and goes on under the rules of today when it is asked to',
  async ({ version, sha256 }) => {
    const { state } = await goOnFromOlder(fixture(version), ec4x, { sha256 });
    // what that version did not know has the defaults of the edition standard
    const rules = { 'spy.repeat': 200, 'pact.cooling': 6, 'spy.gainMost': 1, 'rout.destroyed': 1 };
    expect(state).toMatchObject({ turn: 4, rules });
  },
);

test('X-83: pacts that Houses of a game of version 4 left by its rules bind by those of today', async () => {
  const { state } = await goOnFromOlder(fixture(4), ec4x);
  expect(state).toMatchObject({ houses: [{ prestigeBy: { pact: -10 }, stances: ['pact', 'enemy'] }, {}] });
});

test('X-23: an order of a game of version 5 that is done in part says what was missing', async () => {
  const { journal } = await goOnFromOlder(fixture(5), ec4x);
  expect(journal.find(({ kind, seats }) => kind === 'order' && seats[0] === 1)).toMatchObject({
    status: 'partly',
    code: 'no-money',
    reason: '29 of 99. There is not enough money: one more takes 15.000 XMR, and 7.406 are left.',
  });
});

test('X-31, X-39: orders that a game of version 6 refuses say what is left, and which month it is', async () => {
  const { journal } = await goOnFromOlder(fixture(6), ec4x);
  const orders = journal.filter(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  expect(orders.map((event) => ('reason' in event ? event.reason : ''))).toEqual([
    'The flagship cannot lead it: ship 3 takes 2, and the rating of 4 has 1 left.',
    'Levels are bought in months 1 and 6: this is month 4.',
    'The planet has the best class: eden, class 7 of 7.',
  ]);
});

test('X-28, X-37, X-43: orders that a game of version 7 refuses say what there is and what would have to stay', async () => {
  const { journal } = await goOnFromOlder(fixture(7), ec4x);
  const orders = journal.filter(({ kind, seats }) => kind === 'order' && seats[0] === 1);
  expect(orders.map((event) => ('reason' in event ? event.reason : ''))).toEqual([
    'The planet has the best class: eden, class 7 of 7.',
    'The docks are in use: each SY has 10, and 4 of theirs are free.',
    'One squadron or unit must stay: the order names 1 of 1.',
    '0 of 2. At least 1 PU stays: 1.013 PU lived there.',
  ]);
});

test('X-34, X-75: a game of version 8 says that there is no shipyard, and counts the people of the Income', async () => {
  const { state, journal } = await goOnFromOlder(fixture(8), ec4x);
  expect(journal.find(({ kind, seats }) => kind === 'order' && seats[0] === 1)).toMatchObject({
    status: 'refused',
    code: 'needs-shipyard',
    reason: 'The colony has no shipyard.',
  });
  // version 8 counted 437.512 PU: those of the turn's end, after five PTU had left and before the home grew
  const systems: unknown = Reflect.get(state, 'systems');
  expect(systems).toContainEqual(
    expect.objectContaining({
      ...{ q: 3, r: 0 },
      colony: expect.objectContaining({ pu: 444_986_141, mostPu: 444_986_141 }),
    }),
  );
});

test('X-72: in a game of version 2, Houses make, leave and break pacts with later Houses than the first', () => {
  const state = newState(3);
  for (const house of state.houses) house.pactEnds = [];
  play(state, ['stance 3 pact', 'stance 3 enemy']);
  play(state, ['stance 3 neutral']);
  expect(state.houses.map(({ pactEnds }) => pactEnds)).toEqual([[null, null, state.turn], [], []]);
  expect(stateHash(state)).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [
    'the edition first',
    { 'spy.gainOnce': 0, 'rout.window': 0 },
    { 'spy.gainMost': 1000, 'rout.destroyed': 0 },
  ],
  [
    'the edition standard',
    { 'spy.gainOnce': 1, 'rout.window': 13 },
    { 'spy.gainMost': 1, 'rout.destroyed': 1 },
  ],
  ['X-70 alone', { 'spy.gainOnce': 1, 'rout.window': 0 }, { 'spy.gainMost': 1, 'rout.destroyed': 0 }],
])('X-80, X-81: a game of version 3 with %s keeps the gains that it was made with', (_, rules, added) => {
  expect(migrate[3]?.state?.({ rules })).toEqual({ rules: { ...rules, ...added } });
});

test.each([null, 7, [], {}, { rules: null }, { rules: 'none' }])(
  'what is no state of version 3 is left for the codec to refuse: %j',
  (state) => {
    expect(migrate[3]?.state?.(state)).toEqual(state);
  },
);
