import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire, registerHooks, type ResolveFnOutput } from 'node:module';
import { dirname, extname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as MetaResolve from 'import-meta-resolve';
import { sourceOf, typescriptHint } from './typescript-files.js';
import { workspacePackages } from './workspace-packages.js';

/** A module that cannot be loaded. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError';
}

/** The program that asks for a module: `import.meta` of one of its own modules. */
export type Asker = Pick<ImportMeta, 'url' | 'resolve'>;

/** Where a package is looked for. */
export interface Search {
  /**
   * Whether packages beside the current folder and in the workspace around it are found as well, and not only those beside the program and in
   * its own workspace; yes when absent. No for a package that a file names: file and folder may be a stranger's.
   */
  readonly isHereSearched?: boolean;
  /** A folder in which files and packages are looked for, and nowhere else: by absolute path. */
  readonly folder?: string;
}

/**
 * What a module exports; it may be a file in TypeScript, as games are while they are being written. Packages are looked for beside the program, then beside the current folder, then in the workspace around it; that
 * holds for the packages that a file imports as well, so that a file in any folder may import what comes with the program.
 *
 * @param module - a file by a path that begins with `.` or `/`, as seen from the current folder, or a package by its name
 * @param from - the program that asks
 * @throws ModuleError when there is no such module, or it cannot be loaded
 */
export async function importModule(
  module: string,
  from: Asker,
  search: Search = {},
): Promise<Readonly<Record<string, unknown>>> {
  const found = moduleUrl(module, from, search);
  if (search.isHereSearched ?? true) findPackagesFrom(from);
  try {
    return (await import(found)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = typescriptHint(reason);
    throw new ModuleError(`${module}: expected a module that can be loaded: ${reason}${hint}`, {
      cause: error,
    });
  }
}

/**
 * URL of a module, found as {@link importModule} finds it; nothing of it is loaded.
 *
 * @throws ModuleError when there is no such module
 */
export function moduleUrl(module: string, from: Asker, search: Search = {}): string {
  const isFile = module.startsWith('.') || isAbsolute(module);
  const found = isFile ? fileAt(module, search.folder) : packageOf(module, from, search);
  if (found !== undefined && isFile && isFolder(found))
    throw new ModuleError(`${module}: expected a file, received a folder`);
  if (found !== undefined) return found;
  throw new ModuleError(
    `${module}: expected ${isFile ? 'a file that exists' : missing(module, from, search)}`,
  );
}

/**
 * URL of what a module imports, found as {@link importModule} finds it; nothing of it is loaded, and nothing where there is no such module.
 *
 * @param specifier - as the module has it
 * @param importer - URL of the module
 * @param from - the program that asks
 */
export function importUrl(specifier: string, importer: string, from: Asker): string | undefined {
  return (
    resolvedFrom(specifier, importer) ??
    sourceOf(specifier, importer) ??
    (isPackage(specifier) ? packageOf(specifier, from, {}) : undefined)
  );
}

/**
 * Name and version of the package that a module belongs to; nothing where it belongs to none that has both.
 *
 * @param search - where it was looked for, if it is loaded
 * @throws ModuleError when there is no such module
 */
export function packageOfModule(
  module: string,
  from: Asker,
  search: Search = {},
): { readonly name: string; readonly version: string } | undefined {
  const url = moduleUrl(module, from, search);
  const path = url.startsWith('file:') ? manifestAbove(dirname(fileURLToPath(url))) : undefined;
  if (path === undefined) return undefined;
  const { name, version } = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof version === 'string' ? { name, version } : undefined;
}

/** The nearest `package.json`, in a folder or above it. */
function manifestAbove(folder: string): string | undefined {
  const path = join(folder, 'package.json');
  if (existsSync(path)) return path;
  const above = dirname(folder);
  return above === folder ? undefined : manifestAbove(above);
}

/** Programs for which this thread finds packages that are not beside the file that imports them. */
const served = new Set<string>();

function findPackagesFrom(from: Asker): void {
  if (served.has(from.url)) return;
  served.add(from.url);
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return asModule(next(specifier, context));
      } catch (error) {
        const source = sourceOf(specifier, context.parentURL);
        if (source !== undefined) return asModule(next(source, context));
        const url = isPackage(specifier) && !isBesideAsked ? packageOf(specifier, from, {}) : undefined;
        if (url === undefined) throw error;
        return { url, shortCircuit: true };
      }
    },
  });
}

/** Formats of files whose package says that they are no modules, or endings where it says nothing, and what they are as modules. */
const MODULE_FORMATS: Readonly<Record<string, string>> = {
  commonjs: 'module',
  'commonjs-typescript': 'module-typescript',
  '.js': 'module',
  '.ts': 'module-typescript',
};

/**
 * What a file was found to be; one that imports or exports as modules do is a module, also where `npm init` has written into its package that
 * files are none. Files of packages that are installed are what they say.
 */
function asModule(found: ResolveFnOutput): ResolveFnOutput {
  const format = MODULE_FORMATS[found.format ?? extname(found.url)];
  if (format === undefined || !found.url.startsWith('file:') || found.url.includes('/node_modules/'))
    return found;
  const text = readFileSync(fileURLToPath(found.url), 'utf8');
  return /^(?:import\b(?!\s*\()|export\b)/m.test(text) ? { ...found, format } : found;
}

function isPackage(specifier: string): boolean {
  return /^[a-z@]/.test(specifier) && !specifier.includes(':');
}

/** URL of a file in the current folder, from which packages beside it are found. */
function here(): string {
  return pathToFileURL(join(process.cwd(), 'x')).href;
}

/** What is missing when a package, or a part of one, is not found. One of ours may be meant, not a stranger's of that name. */
function missing(module: string, from: Asker, search: Search): string {
  const [name = module] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  if (name !== module && packageOf(name, from, search) !== undefined) return `something that ${name} exports`;
  const ours = `@ec/${module}`;
  const hint =
    packageOf(ours, from, search) === undefined ? `npm install ${name}` : `did you mean "${ours}"?`;
  return `a package that is installed: ${hint}`;
}

function fileAt(path: string, folder = process.cwd()): string | undefined {
  const url = pathToFileURL(resolve(folder, path)).href;
  return isThere(url) ? url : undefined;
}

function packageOf(
  name: string,
  from: Asker,
  { isHereSearched = true, folder: given }: Search,
): string | undefined {
  const beside =
    given === undefined
      ? (besideProgram(name, from) ?? (isHereSearched ? resolvedFrom(name, here()) : undefined))
      : resolvedFrom(name, pathToFileURL(join(given, 'x')).href);
  if (beside !== undefined) return beside;
  const folder = given ?? (isHereSearched ? process.cwd() : dirname(fileURLToPath(from.url)));
  const [owner] = workspacePackages(folder).filter(
    (one) => name === one.name || name.startsWith(`${one.name}/`),
  );
  return owner && resolvedFrom(name, pathToFileURL(join(owner.folder, 'x')).href);
}

/** Whether a package is being looked for beside the program and nowhere else. */
let isBesideAsked = false;

/** Node's own answer for the program, which takes a tenth of the time that loading a library for it does. */
function besideProgram(name: string, from: Asker): string | undefined {
  isBesideAsked = true;
  try {
    return known(from.resolve(name));
  } catch {
    return undefined;
  } finally {
    isBesideAsked = false;
  }
}

const load = createRequire(import.meta.url);

/** The same for a place in which no module of the program stands. */
function resolvedFrom(name: string, place: string): string | undefined {
  const { resolve } = load('import-meta-resolve') as typeof MetaResolve;
  try {
    return known(resolve(name, place));
  } catch {
    return undefined;
  }
}

function known(url: string): string | undefined {
  return isThere(url) ? url : undefined;
}

function isFolder(url: string): boolean {
  return statSync(fileURLToPath(url)).isDirectory();
}

function isThere(url: string): boolean {
  return !url.startsWith('file:') || existsSync(fileURLToPath(url));
}
