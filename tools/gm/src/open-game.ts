import { openGameFile, withRuleset, type StoredGame } from '@ec/engine/sqlite';
import { loadRuleset } from './load-ruleset.js';

/** Milliseconds since 1970: the one clock of all commands. */
export const clock = Date.now;

/**
 * Opens a stored game with its ruleset, does something with it, and closes it.
 *
 * @throws StoreError, ModuleError when it cannot be opened
 */
export async function withGame<T>(path: string, use: (stored: StoredGame) => T | Promise<T>): Promise<T> {
  using file = openGameFile(path, { clock });
  const ruleset = await loadRuleset(file.meta.package);
  return await use(withRuleset(file, ruleset));
}
