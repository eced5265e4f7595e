import { openGameFile, withRuleset, type StoredGame } from '@ec/engine/sqlite';
import { ModuleError } from '@ec/cli';
import type { AnyRuleset } from '@ec/engine';
import { loadNamedRuleset, loadRuleset } from './load-ruleset.js';

/** Milliseconds since 1970: the one clock of all commands. */
export const clock = Date.now;

/** The ruleset that the command line names for a game, in place of the one that its file names. */
export interface RulesetOptions {
  /** A package, a path or a URL. */
  readonly ruleset?: string | undefined;
}

/**
 * Opens a stored game with its ruleset, does something with it, and closes it.
 *
 * @throws StoreError, ModuleError when it cannot be opened
 */
export async function withGame<T>(
  path: string,
  options: RulesetOptions,
  use: (stored: StoredGame) => T | Promise<T>,
): Promise<T> {
  using file = openGameFile(path, { clock });
  return await use(withRuleset(file, await rulesetFor(path, file.meta.package, options)));
}

/**
 * The ruleset of a game.
 *
 * @param path - file of the game
 * @param name - package that the file names
 * @throws ModuleError when it cannot be loaded, or may not be
 */
export async function rulesetFor(
  path: string,
  name: string,
  { ruleset }: RulesetOptions,
): Promise<AnyRuleset> {
  if (ruleset !== undefined) return loadRuleset(ruleset);
  try {
    return await loadNamedRuleset(name);
  } catch (error) {
    throw error instanceof ModuleError
      ? new ModuleError(`${path}: ${error.message}`, { cause: error })
      : error;
  }
}
