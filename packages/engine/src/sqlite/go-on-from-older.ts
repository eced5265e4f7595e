import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
import type { Game } from '../loop/game.js';
import { resolveStoredTurn } from './resolve-stored-turn.js';
import { StoreError } from './store-error.js';
import { openStoredGame } from './stored-game.js';
import type { StoredGame } from './stored-turn.js';
import { verifyGame } from './verify-game.js';

/**
 * Resolves the next turn of a stored game that an older version of its rules made, in a copy, and checks what such a game promises: it opens
 * without a fault, its turns are known as those of other rules, it goes on only when it is told to, and what it then does can be done again.
 *
 * @param file - path of the game, which stays as it is
 * @param ruleset - today's
 * @param options - `sha256`: that of the file, in hexadecimal digits, since a file that is made again by newer rules shows nothing; any when absent
 * @returns the game after that turn, with the orders that the file holds for it
 * @throws Error when one of these promises is broken: what was expected, and what came
 * @throws StoreError when the file is no game of this ruleset
 */
export async function goOnFromOlder<State extends GameState, Order, View, Event extends JournalEvent>(
  file: string,
  ruleset: Ruleset<State, Order, View, Event>,
  { sha256 }: { readonly sha256?: string } = {},
): Promise<Game<GameState>> {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (hash !== (sha256 ?? hash)) throw new Error(`${file}: expected the SHA-256 ${sha256}, received ${hash}`);
  const folder = mkdtempSync(join(tmpdir(), 'ec-older-'));
  try {
    const copy = join(folder, 'older.ec');
    copyFileSync(file, copy);
    using stored = openStoredGame(copy, ruleset, { clock: () => 0 });
    const { version } = stored.meta;
    if (version === ruleset.version)
      throw new Error(`${file}: expected a game of other rules than version ${version} of ${ruleset.id}`);
    expectSound(stored, 0);
    await expectRefusal(stored);
    const { game } = await resolveStoredTurn(stored, { newRules: true });
    expectSound(stored, 1);
    return game;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param resolved - turns that today's rules resolved, the set-up included */
function expectSound(stored: StoredGame, resolved: number): void {
  const problems = stored.database.problems();
  const { turns, findings } = verifyGame(stored);
  const found = [
    ...problems,
    ...findings.map(({ turn, what, message }) => `turn ${turn}: ${what}: ${message}`),
  ];
  if (found.length > 0) throw new Error(`expected a file without faults, received ${found.join('; ')}`);
  if (turns !== resolved) throw new Error(`expected ${resolved} turns of today's rules, received ${turns}`);
}

async function expectRefusal(stored: StoredGame): Promise<void> {
  try {
    await resolveStoredTurn(stored);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'other-version') return;
    throw error;
  }
  throw new Error('expected a refusal to go on by other rules, received a turn');
}
