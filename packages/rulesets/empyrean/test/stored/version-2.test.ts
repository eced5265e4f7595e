import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStoredGame, resolveStoredTurn, verifyGame } from '@ec/engine/sqlite';
import { expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';

/** A game of three bots and three turns, made once by version 2 of the rules; it is never made again. */
const FIXTURE = fileURLToPath(new URL('../fixtures/version-2.ec', import.meta.url));
const MADE_HASH = '0189f681a4b279604de6d1c9f713afff44a6005ff9cd5c6b51bbb0535687a63e';

test('a game of version 2 opens, says so, and goes on under the rules of today when it is asked to', async () => {
  expect(createHash('sha256').update(readFileSync(FIXTURE)).digest('hex')).toBe(MADE_HASH);
  const folder = mkdtempSync(join(tmpdir(), 'ec-version-2-'));
  try {
    const path = join(folder, 'old.ec');
    copyFileSync(FIXTURE, path);
    using stored = openStoredGame(path, empyrean, { clock: () => 0 });
    expect(stored.database.problems()).toEqual([]);
    expect(verifyGame(stored)).toEqual({ turns: 0, otherRules: [0, 1, 2, 3], findings: [] });
    await expect(resolveStoredTurn(stored)).rejects.toThrow(/version 2 of the rules/);
    const { game } = await resolveStoredTurn(stored, { newRules: true });
    // a game from before there were editions goes on by the figures of first
    expect(game.state.turn).toBe(4);
    expect(game.parameters).toMatchObject({ 'cluster.starCount': 6, 'rebellion.share': 0 });
    expect(game.edition).toBe('first');
    expect(verifyGame(stored)).toMatchObject({ turns: 1, findings: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
