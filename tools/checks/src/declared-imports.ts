import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import type { WorkspacePackage } from './packages.ts';

/**
 * Packages that the declarations of a package's entry points name, and that are not there where it is installed: its types would not compile, or
 * be `any` without a word. A bundle hides this, as its code holds what its declarations import.
 */
export function undeclaredImports({ folder, name, types, needs, peers }: WorkspacePackage): string[] {
  const installed = new Set([name, ...needs, ...peers]);
  const seen = new Set<string>();
  const missing = new Set<string>();
  const read = (path: string): void => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) read(resolve(dirname(path), fileName).replace(/\.js$/, '.d.ts'));
      else if (!fileName.startsWith('node:') && !installed.has(packageOf(fileName))) missing.add(fileName);
    }
  };
  for (const entry of types) read(join(folder, entry));
  return [...missing].toSorted();
}

/** The package of an import: `@ec/prng` of `@ec/prng/testing`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
