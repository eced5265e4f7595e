import manifest from '../package.json' with { type: 'json' };
import { mayUse } from './ask-host.js';
import { importModule, ModuleError, moduleUrl, packageOfModule, type Asker } from './import-module.js';
import { listedPackages, listPackages, packageOf } from './listed-packages.js';

/** Packages that files name are found where the program is installed and nowhere else. */
const BESIDE_PROGRAM = { isHereSearched: false } as const;

/**
 * Name and version of the package of a module that a file names, found as {@link importNamedModule} finds it; nothing where it has not both.
 *
 * @throws ModuleError when there is no such module
 */
export function packageOfNamedModule(module: string, from: Asker): ReturnType<typeof packageOfModule> {
  return packageOfModule(module, from, BESIDE_PROGRAM);
}

/** Scope of the packages that come from where the program itself does, such as `@ec/`. */
const [OWN_SCOPE = ''] = /^@[^/]+\//.exec(manifest.name) ?? [];

/**
 * What a module exports that a file names: one of a package of this scope, or of a package that the user has put on the list or agrees to
 * put there, if it is installed where the program is. A path or a URL in a file is not followed, as a file may be a stranger's.
 *
 * @param module - a package, or a part of one, as the file has it
 * @param from - the program that asks
 * @param option - how the command line names a module that is in no package, such as `--ruleset`
 * @throws ModuleError when it is no such module; nothing is loaded from a package that is not on the list
 */
export async function importNamedModule(
  module: string,
  from: Asker,
  option: string,
): Promise<Readonly<Record<string, unknown>>> {
  const owner = packageOf(module);
  if (owner === undefined) {
    const named = module === '' ? 'names no package' : 'names a path or a URL, which is not followed';
    throw new ModuleError(`expected ${option} with a module, as the file ${named}`);
  }
  moduleUrl(module, from, BESIDE_PROGRAM);
  if (!isTrusted(owner) && !(await mayUse(owner)))
    throw new ModuleError(
      `${owner}: expected a package on your list; if you trust its code: ec rulesets add ${owner}`,
    );
  return importModule(module, from, BESIDE_PROGRAM);
}

/** Puts the package of a module that the command line names on the list, if it is not of this scope; says so. */
export function rememberPackage(module: string): void {
  const owner = packageOf(module);
  if (owner === undefined || isTrusted(owner)) return;
  listPackages([owner]);
  console.error(`${owner}: files may name it from now on (ec rulesets)`);
}

function isTrusted(owner: string): boolean {
  return owner.startsWith(OWN_SCOPE) || listedPackages().includes(owner);
}
