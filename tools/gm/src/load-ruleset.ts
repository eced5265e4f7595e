import { isAbsolute, resolve } from 'node:path';
import { importModule, ModuleError } from '@ec/cli';
import { isRuleset, type AnyRuleset } from '@ec/engine';

/** Module of the ruleset that is played when none is named. */
export const DEFAULT_RULESET = '@ec/empyrean';

/** Where the default ruleset used to be: files of games that were made then still name it. */
const FORMER_DEFAULT = '@ec/engine/empyrean';

/** How a game names the module of its ruleset: a package by its name, a file by its whole path. */
export function rulesetModule(name: string, folder: string): string {
  return name.startsWith('.') || isAbsolute(name) ? resolve(folder, name) : name;
}

/**
 * Loads a ruleset from the module that exports it under the name `ruleset`: a package beside this one or in the current folder,
 * or a file.
 *
 * @throws ModuleError when there is no such module, or it exports no ruleset
 */
export async function loadRuleset(module: string): Promise<AnyRuleset> {
  const moved = module === FORMER_DEFAULT ? DEFAULT_RULESET : module;
  const { ruleset } = await importModule(moved, import.meta.url);
  if (isRuleset(ruleset)) return ruleset;
  throw new ModuleError(`${module}: expected a module that exports a ruleset under the name "ruleset"`);
}
