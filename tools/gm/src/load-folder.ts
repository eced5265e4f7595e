import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleError } from '@ec/cli';
import { SetupError } from '@ec/engine';
import { createStoredGame, type StoredGame } from '@ec/engine/sqlite';
import { loadRuleset, rulesetModule } from './load-ruleset.js';
import { clock } from './open-game.js';
import { gameError, readGame, type GameFile } from './read-game.js';
import { playerError, readPlayers, type PlayerFile } from './read-players.js';

/** What replaces or adds to what a folder says. */
export interface FolderOptions {
  /** Name of the game. */
  readonly name?: string | undefined;
  /** Seed; a random one when neither this nor the folder has one. */
  readonly seed?: string | undefined;
  /** Module of the ruleset. */
  readonly ruleset?: string | undefined;
  /** When the first orders are due. */
  readonly due?: number | undefined;
}

/**
 * Makes a stored game from a folder with `players.csv` and, where its figures differ from the rules' own, `game.json`.
 *
 * @param path - new file of the game, or `:memory:`
 * @throws InputError when a file of the folder is wrong; nothing is made
 * @throws StoreError when the game cannot be stored; ModuleError when its ruleset cannot be loaded
 */
export async function createFromFolder(
  path: string,
  folder: string,
  { name, seed, ruleset, due }: FolderOptions,
): Promise<StoredGame> {
  const file = readGame(folder);
  const module = ruleset === undefined ? rulesetModule(file.ruleset, folder) : rulesetModule(ruleset, '.');
  const rules = await loadRuleset(module).catch((error: unknown) => {
    if (error instanceof ModuleError && ruleset === undefined && file.json)
      throw file.json.errorAt(['ruleset'], error.message);
    throw error;
  });
  const players = readPlayers(join(folder, 'players.csv'));
  const newGame = {
    package: module,
    name: name ?? file.game,
    seed: seed ?? String(file.seed),
    players: players.players,
    parameters: file.parameters,
    templates: Object.fromEntries(Object.entries(file.templates).map(([key, { value }]) => [key, value])),
    due: due ?? null,
  };
  mkdirSync(dirname(path), { recursive: true });
  return explained(players, file, () => createStoredGame(path, rules, newGame, { clock }));
}

/** Set-up errors in the words of the files that they come from. */
function explained<T>(players: PlayerFile, game: GameFile, create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw playerError(players, error) ?? gameError(game, error);
  }
}
