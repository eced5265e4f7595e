import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** Folders of the packages of which samples import something. */
const FOLDERS = ['packages/*/package.json', 'packages/rulesets/*/package.json', 'tools/balance/package.json'];

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly default?: string }>>;
}

/** Files of all entry points that run in a page and are no tools for tests, by their names, sorted. */
export function browserEntryPoints(): Map<string, string> {
  const found = globSync(FOLDERS, { cwd: ROOT }).flatMap((path) => {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
    return Object.entries(exports).flatMap(([key, target]): [string, string][] => {
      if (typeof target === 'string' || target.default === undefined || key === './testing') return [];
      return [[`${name}${key.slice(1)}`, join(ROOT, dirname(path), target.default)]];
    });
  });
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
