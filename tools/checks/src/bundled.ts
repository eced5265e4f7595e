/**
 * What a package brings along in its own files, in place of dependencies: an esbuild plugin for its build. The licences of all that is taken in are
 * written to `dist/THIRD-PARTY.txt`. Such a package has no source maps: they would name sources that it does not publish.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * @param replaced - sources of modules that are not taken in as they are, by their names
 * @param out - folder that is built
 */
export function bundled(replaced: Readonly<Record<string, string>> = {}, out = 'dist'): Plugin {
  return {
    name: 'bundled',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onResolve({ filter: /^[a-z]/ }, ({ path, importer }) =>
        Object.hasOwn(replaced, path) && importer.includes('node_modules')
          ? { path, namespace: 'replaced' }
          : undefined,
      );
      build.onLoad({ filter: /^/, namespace: 'replaced' }, ({ path }) => ({
        contents: replaced[path] ?? '',
      }));
      build.onEnd(({ metafile }) => {
        const folders = new Set(Object.keys(metafile?.inputs ?? {}).flatMap(packageFolder));
        if (folders.size === 0) return;
        mkdirSync(out, { recursive: true });
        writeFileSync(join(out, 'THIRD-PARTY.txt'), licences([...folders]));
      });
    },
  };
}

/** Folder of the package that has a file, where that is not ours. */
function packageFolder(path: string): string[] {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
  return folder === undefined ? [] : [folder];
}

/** Each text that a package asks to keep, below the names of all packages that have it. */
function licences(folders: readonly string[]): string {
  const owners = new Map<string, string[]>();
  for (const folder of folders.toSorted()) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const name = `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})`;
    const texts = globSync('{LICEN[CS]E,NOTICE}*', { cwd: folder })
      .toSorted()
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const text = texts.join('\n\n');
    owners.set(text, [...(owners.get(text) ?? []), name]);
  }
  return [...owners]
    .map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}
