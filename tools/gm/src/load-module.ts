import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { InputError, inputErrorIn } from '@ec/cli';
import { SetupError, STANDARD } from '@ec/engine';
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { clock } from '@ec/hall/game';
import { loadRuleset } from '@ec/hall/sheets';
import { readEdition } from './read-edition.js';

/** How the file of a ruleset is tried out. */
export interface ModuleOptions {
  /** Number of players, who are made up. */
  readonly players: number;
  /** A random one when absent. */
  readonly seed?: string | undefined;
  /** Name or file of the edition; `standard` when absent. */
  readonly edition?: string | undefined;
  /** Another module that the command line names; there must be none. */
  readonly ruleset?: string | undefined;
}

/** Whether a path is that of a file, and not of a folder. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Makes a game in memory of the file of a ruleset alone, such as one that is being written.
 *
 * @throws InputError when the command line names another ruleset, or no game can be made of this one
 * @throws ModuleError when it cannot be loaded
 */
export async function createFromModule(
  path: string,
  { players, seed, edition: asked = STANDARD, ruleset }: ModuleOptions,
): Promise<StoredGame> {
  if (ruleset !== undefined)
    throw new InputError(
      `error: expected a folder with --ruleset or EC_RULESET (${ruleset}), received the file ${path}`,
    );
  const rules = await loadRuleset(isAbsolute(path) || path.startsWith('.') ? path : `./${path}`);
  const newGame = {
    package: '',
    name: rules.id,
    seed: seed ?? randomBytes(16).toString('hex'),
    players: Array.from({ length: players }, (_, i) => ({
      id: i + 1,
      email: `${i + 1}@example.org`,
      name: `Player ${i + 1}`,
    })),
  };
  try {
    const { edition } = readEdition(rules, asked);
    return createStoredGame(':memory:', rules, { ...newGame, edition }, { clock });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw inputErrorIn(path, error.message, { cause: error });
  }
}
