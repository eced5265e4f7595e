import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStoredGame, resolveStoredTurn, verifyGame } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { ec4x } from '../src/ruleset.js';

/** A game of three bots and three turns, made once by version 2 of the rules; it is never made again. */
const FIXTURE = fileURLToPath(new URL('fixtures/version-2.ec', import.meta.url));
const MADE_HASH = '428a31e71b68debf0b2dd9283f0ae3dc403b15ce7e6374478a6155bc94a64f60';

test('a game of version 2 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  expect(createHash('sha256').update(readFileSync(FIXTURE)).digest('hex')).toBe(MADE_HASH);
  const folder = mkdtempSync(join(tmpdir(), 'ec-version-2-'));
  try {
    const path = join(folder, 'old.ec');
    copyFileSync(FIXTURE, path);
    using stored = openStoredGame(path, ec4x, { clock: () => 0 });
    expect(stored.database.problems()).toEqual([]);
    expect(verifyGame(stored)).toEqual({ turns: 0, otherRules: [0, 1, 2, 3], findings: [] });
    await expect(resolveStoredTurn(stored)).rejects.toThrow(/version 2 of the rules/);
    const { game } = await resolveStoredTurn(stored, { newRules: true });
    // what version 2 did not know has the defaults of the edition standard
    expect(game.state).toMatchObject({ turn: 4, rules: { 'spy.repeat': 200, 'pact.cooling': 6 } });
    expect(verifyGame(stored)).toMatchObject({ turns: 1, findings: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
