import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStoredGame, resolveStoredTurn, verifyGame } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { proxima } from '../src/ruleset.js';

/** A game of two bots and three turns, made once by version 1 of the rules; it is never made again. */
const FIXTURE = fileURLToPath(new URL('fixtures/version-1.ec', import.meta.url));
const MADE_HASH = 'af4e688d932491a2cb69d907806c0ee40e6801fd79e25746764d4b9c68625ca5';

test('a game of version 1 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  expect(createHash('sha256').update(readFileSync(FIXTURE)).digest('hex')).toBe(MADE_HASH);
  const folder = mkdtempSync(join(tmpdir(), 'ec-version-1-'));
  try {
    const path = join(folder, 'old.ec');
    copyFileSync(FIXTURE, path);
    using stored = openStoredGame(path, proxima, { clock: () => 0 });
    expect(stored.database.problems()).toEqual([]);
    expect(verifyGame(stored)).toEqual({ turns: 0, otherRules: [0, 1, 2, 3], findings: [] });
    await expect(resolveStoredTurn(stored)).rejects.toThrow(/version 1 of the rules/);
    const { game } = await resolveStoredTurn(stored, { newRules: true });
    // what version 1 did not know has the defaults
    expect(game.state).toMatchObject({
      turn: 4,
      rules: { damageClamp: 'each', enduranceReading: 'percent' },
    });
    expect(verifyGame(stored)).toMatchObject({ turns: 1, findings: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
