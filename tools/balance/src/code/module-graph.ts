/**
 * What a module loads: the files that it imports, and those that they import, and so on. They are read, not run, so that the graph
 * is known before anything is loaded and does not depend on what the program has loaded before.
 *
 * Packages in a folder `node_modules` are taken by name and version, with all that they depend on; nobody edits their files. What is read
 * while a module runs (`fs`, or an import of a name that is computed) is not seen.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importUrl } from '@ec/cli';
import { init, parse } from 'es-module-lexer';
import * as v from 'valibot';

/** What a module loads. */
export interface ModuleGraph {
  /** Files that are not installed, with their text; by absolute path. */
  readonly files: ReadonlyMap<string, string>;
  /** Packages that are installed, and those that they depend on. */
  readonly packages: readonly Package[];
}

/** A package. */
export interface Package {
  readonly name: string;
  /** Empty where it has none. */
  readonly version: string;
  /** Absolute path. */
  readonly folder: string;
}

/** Files in which imports are looked for. */
const CODE = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts']);

const REQUIRED = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/**
 * Finds what modules load.
 *
 * @param entries - URLs of files
 * @param isLeftOut - whether a file, by absolute path, is left out with all that it loads
 */
export async function moduleGraph(
  entries: readonly string[],
  isLeftOut: (file: string) => boolean = () => false,
): Promise<ModuleGraph> {
  await init();
  const files = new Map<string, string>();
  const packages = new Map<string, Package>();
  const waiting = entries.map((url) => fileURLToPath(url));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || isLeftOut(file)) continue;
    const owner = packageOf(file);
    if (owner && isInstalled(owner)) {
      addInstalled(owner, packages);
      continue;
    }
    const text = textOf(file);
    files.set(file, text);
    if (CODE.has(extname(file))) waiting.push(...importsOf(file, text));
  }
  return { files, packages: [...packages.values()] };
}

/** A file's text, in which lines end alike on all systems; of what is no text, its bytes as characters. */
function textOf(file: string): string {
  const isText = CODE.has(extname(file)) || extname(file) === '.json';
  return isText ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : readFileSync(file, 'latin1');
}

/** The package that a file belongs to; none where no `package.json` above it has a name. */
export function packageOf(file: string): Package | undefined {
  return packageAbove(dirname(file));
}

const known = new Map<string, Package | undefined>();

function packageAbove(folder: string): Package | undefined {
  if (!known.has(folder)) {
    const above = dirname(folder);
    known.set(folder, packageAt(folder) ?? (above === folder ? undefined : packageAbove(above)));
  }
  return known.get(folder);
}

const names = v.optional(v.record(v.string(), v.unknown()), {});

const manifest = v.object({
  name: v.string(),
  version: v.optional(v.string(), ''),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })),
    {},
  ),
});

function manifestAt(folder: string): v.InferOutput<typeof manifest> | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifest), readFileSync(file, 'utf8'));
  return read.success ? read.output : undefined;
}

function packageAt(folder: string): Package | undefined {
  const found = manifestAt(folder);
  return found && { name: found.name, version: found.version, folder };
}

/** Whether a package lies in a folder `node_modules`. */
function isInstalled({ name, folder }: Package): boolean {
  return folder.endsWith(join('/node_modules', name));
}

/** Adds a package and what it depends on, as far as that is installed. */
function addInstalled(one: Package, packages: Map<string, Package>): void {
  if (packages.has(one.folder)) return;
  packages.set(one.folder, one);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    manifestAt(one.folder) ?? {};
  // What it can do without, such as a compiler for its types, is there on one machine and not on another.
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const other = nearestInstalled(name, one.folder);
    if (other) addInstalled(other, packages);
  }
}

function nearestInstalled(name: string, folder: string): Package | undefined {
  const found = packageAt(join(folder, 'node_modules', name));
  const above = dirname(folder);
  return found ?? (above === folder ? undefined : nearestInstalled(name, above));
}

/** Files that a file imports, as far as they exist. */
function importsOf(file: string, text: string): string[] {
  const url = pathToFileURL(file).href;
  return [
    ...importedBy(text).flatMap((specifier) => importUrl(specifier, url, import.meta) ?? []),
    ...[...text.matchAll(REQUIRED)].flatMap(([, , specifier = '']) => requiredUrl(specifier, url)),
  ].flatMap((found) => (found.startsWith('file:') ? [fileURLToPath(found)] : []));
}

/** What the text of a module imports, types left out; nothing where it cannot be read, as it cannot be loaded then either. */
function importedBy(text: string): string[] {
  try {
    const [imports] = parse(text);
    return imports.flatMap((one) =>
      typeof one.specifier === 'string' && !('typeOnly' in one && one.typeOnly) && !isBuiltin(one.specifier)
        ? [one.specifier]
        : [],
    );
  } catch {
    return [];
  }
}

function requiredUrl(specifier: string, url: string): string[] {
  try {
    const found = createRequire(url).resolve(specifier);
    return isBuiltin(found) ? [] : [pathToFileURL(found).href];
  } catch {
    return [];
  }
}
