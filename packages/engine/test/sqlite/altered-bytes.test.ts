import { copyFileSync, readFileSync } from 'node:fs';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { expect, it } from 'vitest';
import { verifyGame } from '../../src/sqlite.js';
import { codeOf, openRace, overwrite, playSheets, setBot, storedRace, totals } from './stored-games.js';

it('architecture 10: a file with some bytes altered anywhere is not opened, or is reported as wrong, or is as it was', async () => {
  using folder = new TemporaryFolder();
  const path = folder.of('race.ec');
  const stored = storedRace({ path });
  setBot(stored, 'eager', 3);
  await playSheets(stored, ['step 1', 'push'], ['step 2']);
  stored[Symbol.dispose]();
  const [size, copy] = [readFileSync(path).length, folder.of('copy.ec')];
  expect(size % 4096).toBe(0);
  const seen = { refused: 0, found: 0, same: 0 };
  for (let at = 100; at + 16 <= size; at += 311) {
    copyFileSync(path, copy);
    overwrite(copy, at, at + 16);
    const result = faultOf(copy);
    seen[result] += 1;
  }
  expect(seen.refused + seen.found).toBeGreaterThan(20);
  // most of the pages of so small a file are empty
  expect(seen.refused + seen.found + seen.same).toBe(Math.floor((size - 116) / 311) + 1);
});

/** How a file with altered bytes is handled: it never becomes another game silently. */
function faultOf(path: string): 'refused' | 'found' | 'same' {
  let result: 'refused' | 'found' | 'same' = 'same';
  const code = codeOf(() => {
    using stored = openRace(path);
    const problems = stored.database.problems();
    if (problems.length > 0 || verifyGame(stored).findings.length > 0) result = 'found';
    else expect(totals(stored)).toMatch(/^Runner 1 3, Runner 2 [1-6], Runner 3 \d+$/);
  });
  return code === 'none' ? result : 'refused';
}
