import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve as resolveModule } from 'import-meta-resolve';

/** A module that cannot be loaded. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError';
}

/**
 * What a module exports.
 *
 * @param module - a file by a path that begins with `.` or `/`, as seen from the current folder, or a package by its name
 * @param from - URL of the module that asks; packages are looked for beside it, then beside the current folder
 * @throws ModuleError when there is no such module, or it cannot be loaded
 */
export async function importModule(module: string, from: string): Promise<Readonly<Record<string, unknown>>> {
  const isFile = module.startsWith('.') || isAbsolute(module);
  const found = isFile ? fileAt(module) : packageOf(module, from);
  if (found === undefined) {
    throw new ModuleError(`${module}: expected ${isFile ? 'a file that is there' : missing(module, from)}`);
  }
  try {
    return (await import(found)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ModuleError(`${module}: expected a module that can be loaded: ${reason}`, { cause: error });
  }
}

/** The current folder, from which packages beside it are found. */
const HERE = pathToFileURL(join(process.cwd(), 'x')).href;

/** What is missing where a package, or a part of one, is not there: one of ours may be meant, and not a stranger's of that name. */
function missing(module: string, from: string): string {
  const [name = module] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  if (name !== module && packageOf(name, from) !== undefined) return `something that ${name} exports`;
  const ours = `@ec/${module}`;
  const hint = packageOf(ours, from) === undefined ? `npm install ${name}` : `did you mean "${ours}"?`;
  return `a package that is installed: ${hint}`;
}

function fileAt(path: string): string | undefined {
  const url = pathToFileURL(resolve(path)).href;
  return isThere(url) ? url : undefined;
}

function packageOf(name: string, from: string): string | undefined {
  return [from, HERE]
    .map((place) => resolvedFrom(name, place))
    .find((url) => url !== undefined && isThere(url));
}

function isThere(url: string): boolean {
  return !url.startsWith('file:') || existsSync(fileURLToPath(url));
}

function resolvedFrom(module: string, place: string): string | undefined {
  try {
    return resolveModule(module, place);
  } catch {
    return undefined;
  }
}
