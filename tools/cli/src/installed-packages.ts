import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspacePackages, type FoundPackage } from './workspace-packages.js';

/**
 * The packages that are at hand: those of the workspace around the current folder, and those in a folder `node_modules` of it or of a folder above
 * it; each name once, sorted.
 */
export function installedPackages(): FoundPackage[] {
  const found = [...workspacePackages(process.cwd()), ...foldersAbove(process.cwd()).flatMap(packagesIn)];
  const byName = new Map(found.toReversed().map((one) => [one.name, one]));
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

function packagesIn(folder: string): FoundPackage[] {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => join(name, own)) : [name],
  );
  return names.flatMap((path) => {
    const manifest = manifestAt(join(modules, path, 'package.json'));
    const name = manifest['name'];
    return typeof name === 'string' ? [{ name, folder: join(modules, path), manifest }] : [];
  });
}

function manifestAt(path: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    // a package that is half installed is no package
    return {};
  }
}
