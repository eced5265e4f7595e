import { dirname, join } from 'node:path';
import { InputError, makeFolder, masked } from '@ec/cli';
import { SetupError } from '@ec/engine';
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { clock } from '@ec/hall/game';
import { nameInFile } from '@ec/hall/sheets';
import { ownFile } from './file-of-folder.js';
import type { ReadEdition } from './read-edition.js';
import { gameError, readGame, type GameFile } from './read-game.js';
import { nameWarnings, playerError, readPlayers, type PlayerFile } from './read-players.js';

/** What replaces or adds to what a folder says. */
export interface FolderOptions {
  /** Name of the game. */
  readonly name?: string | undefined;
  /** Seed; a random one when neither this nor the folder has one. */
  readonly seed?: string | undefined;
  /** Package, file or URL of the ruleset, in place of the package that the folder names. */
  readonly ruleset?: string | undefined;
  /** Name or file of the edition, in place of the one that the folder names. */
  readonly edition?: string | undefined;
  /** When the first orders are due. */
  readonly due?: number | undefined;
}

/**
 * Makes a stored game from a folder with `players.csv` and, where its figures differ from the rules' own, `game.json`. Warns of names that look
 * alike.
 *
 * @param path - new file of the game, or `:memory:`
 * @throws InputError when a file of the folder is wrong; nothing is made
 * @throws StoreError when the game cannot be stored; ModuleError when its ruleset cannot be loaded
 */
export async function createFromFolder(
  path: string,
  folder: string,
  { name, seed, ruleset, edition, due }: FolderOptions,
): Promise<StoredGame> {
  const { file, rules, edition: read } = await readGame(folder, { ruleset, edition });
  const players = readPlayers(ownFile(folder, join(folder, 'players.csv')));
  const newGame = {
    package: nameInFile(ruleset ?? file.ruleset),
    name: name ?? file.game,
    seed: seed ?? String(file.seed),
    players: players.players,
    edition: read.edition,
    parameters: file.parameters,
    templates: Object.fromEntries(Object.entries(file.templates).map(([key, { value }]) => [key, value])),
    due: due ?? null,
    contact: file.contact ?? null,
  };
  makeFolder(dirname(path));
  const stored = explained(players, file, read, name, () =>
    createStoredGame(path, rules, newGame, { clock }),
  );
  for (const warning of nameWarnings(players)) console.error(masked(warning));
  return stored;
}

/** Set-up errors in the words of the files, or of the option, that they come from. */
function explained<T>(
  players: PlayerFile,
  game: GameFile,
  edition: ReadEdition,
  name: string | undefined,
  create: () => T,
): T {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    if (name !== undefined && error.path === 'name')
      throw new InputError(`--name: error: ${error.message.replace(/^name: /, '')}`, { cause: error });
    throw playerError(players, error) ?? gameError(game, edition, error);
  }
}
