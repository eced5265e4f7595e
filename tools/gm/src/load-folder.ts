import { dirname, join } from 'node:path';
import { InputError, makeFolder, masked, ModuleError } from '@ec/cli';
import { SetupError, STANDARD, type AnyRuleset } from '@ec/engine';
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { clock } from '@ec/hall/game';
import { loadNamedRuleset, loadRuleset, nameInFile } from '@ec/hall/sheets';
import { readEdition, type ReadEdition } from './read-edition.js';
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
  const file = readGame(folder);
  const rules = ruleset === undefined ? await rulesetIn(file) : await loadRuleset(ruleset);
  const players = readPlayers(join(folder, 'players.csv'));
  const read = editionIn(rules, file, folder, edition);
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
  const stored = explained(players, file, read, () => createStoredGame(path, rules, newGame, { clock }));
  for (const warning of nameWarnings(players)) console.error(masked(warning));
  return stored;
}

/** The ruleset that the folder names, with an error at that place. */
async function rulesetIn({ ruleset, json }: GameFile): Promise<AnyRuleset> {
  try {
    return await loadNamedRuleset(ruleset);
  } catch (error) {
    throw error instanceof ModuleError && json ? json.errorAt(['ruleset'], error.message) : error;
  }
}

/** The edition that the command line asks for, from where it is typed; else that of the folder; else `standard`. */
function editionIn(
  ruleset: AnyRuleset,
  { edition: stated = STANDARD, json }: GameFile,
  folder: string,
  asked: string | undefined,
): ReadEdition {
  try {
    return asked === undefined ? readEdition(ruleset, stated, folder) : readEdition(ruleset, asked, '.');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    if (asked !== undefined || !json)
      throw new InputError(`--edition: error: ${error.message}`, { cause: error });
    throw json.errorAt(['edition'], error.message);
  }
}

/** Set-up errors in the words of the files that they come from. */
function explained<T>(players: PlayerFile, game: GameFile, edition: ReadEdition, create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw playerError(players, error) ?? gameError(game, edition, error);
  }
}
