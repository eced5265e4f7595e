import { isAbsolute, resolve } from 'node:path';
import {
  importModule,
  importNamedModule,
  masked,
  ModuleError,
  packageOf,
  packageOfNamedModule,
} from '@ec/cli';
import { isRuleset, type AnyRuleset } from '@ec/engine';

/** Module of the ruleset that is played when none is named. */
export const DEFAULT_RULESET = '@ec/empyrean';

/** Where the default ruleset used to be: files of games that were made then still name it. */
const FORMER_DEFAULT = '@ec/engine/empyrean';

/**
 * Loads the ruleset that the host has named on the command line, from the module that exports it under the name `ruleset`: a package beside
 * `ec` or the current folder, a file by its path, or a URL.
 *
 * @throws ModuleError when there is no such module, or it exports no ruleset
 */
export async function loadRuleset(module: string): Promise<AnyRuleset> {
  const path = module.startsWith('.') || isAbsolute(module) ? resolve(module) : module;
  const ruleset = rulesetIn(module, await importModule(path, import.meta));
  if (packageOf(module) === undefined)
    console.error(masked(`ruleset: ${ruleset.id} ${ruleset.version} from ${path}`));
  return ruleset;
}

/**
 * Loads the ruleset that a file names.
 *
 * @param name - of the package, as the file has it
 * @throws ModuleError when it is no package that may be loaded, or exports no ruleset
 */
export async function loadNamedRuleset(name: string): Promise<AnyRuleset> {
  const module = name === FORMER_DEFAULT ? DEFAULT_RULESET : name;
  return rulesetIn(module, await importNamedModule(module, import.meta, '--ruleset'));
}

/** Whether a package is installed where one that a file names is looked for. */
export function isInstalled(name: string): boolean {
  try {
    packageOfNamedModule(name, import.meta);
    return true;
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    return false;
  }
}

/** How a game names its ruleset in its file: a package by its name; nothing for a file, as paths are not followed. */
export function nameInFile(module: string): string {
  return packageOf(module) === undefined ? '' : module;
}

function rulesetIn(module: string, { ruleset }: Readonly<Record<string, unknown>>): AnyRuleset {
  if (isRuleset(ruleset)) return ruleset;
  throw new ModuleError(`${module}: expected a module that exports a ruleset under the name "ruleset"`);
}
