import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, it } from 'vitest';
import { goOnFromOlder } from '../../src/sqlite-testing.js';
import { raceOf } from '../race.js';
import { playSheets, storedRace, submit } from './stored-games.js';

/** Steps go twice as far. */
const wide = raceOf({ version: '2', stride: 2 });

it('a game of an older version goes on in a copy, with the orders that wait, under the rules of today', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  {
    using stored = storedRace({ path });
    await playSheets(stored, ['step 1']);
    submit(stored, 1, 'step 5');
  }
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  const { state } = await goOnFromOlder(path, wide, { sha256 });
  // 1 field under the old rules, and 2 × 5 under the new ones
  expect(state).toMatchObject({ turn: 2, runners: [{ total: 11 }, { total: 0 }, { total: 0 }] });
  expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256);
  await expect(goOnFromOlder(path, wide, { sha256: 'abc' })).rejects.toThrow(
    `expected the SHA-256 abc, received ${sha256}`,
  );
});

it('a game of the version of today shows nothing', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  storedRace({ path })[Symbol.dispose]();
  await expect(goOnFromOlder(path, raceOf({}))).rejects.toThrow(
    'expected a game of other rules than version 1 of race',
  );
});

it('what is wrong in the file is said, with its turn', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  {
    using stored = storedRace({ path });
    await playSheets(stored, ['step 1']);
  }
  {
    using database = new DatabaseSync(path);
    database.prepare('UPDATE turns SET hash = ? WHERE turn = 1').run('0'.repeat(64));
  }
  await expect(goOnFromOlder(path, wide)).rejects.toThrow(
    'expected a file without faults, received turn 1: state: expected the state hash 000',
  );
});

it('rules that cannot read the state are refused', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  // counts moves, which version 1 does not know
  storedRace({ path, rules: raceOf({ version: '3', isCounting: true }) })[Symbol.dispose]();
  await expect(goOnFromOlder(path, raceOf({}))).rejects.toThrow('not a state of race 1: moves');
});
