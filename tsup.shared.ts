import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the builds of all packages have in common: the tsup configuration of each package builds on it. */
export const shared = {
  format: 'esm' as const,
  target: 'es2023',
  // A package that brings along files of others (`bundled`) has none, as it does not publish those.
  sourcemap: true,
  // Declarations are written by the compiler.
  clean: ['!**/*.d.ts*'],
  esbuildOptions: (options: { sourcesContent?: boolean }) => {
    // Packages hold their sources, to which the maps point.
    options.sourcesContent = false;
  },
};

/** What a plugin asks of esbuild. */
interface Build {
  readonly onLoad: (
    files: { readonly filter: RegExp },
    load: (file: { readonly path: string }) => { contents: string; loader: 'ts' } | undefined,
  ) => void;
}

/**
 * Lets entries of a package import others whole, so that what those take is in one file, and not in one for each set of entries that share a
 * module: a plugin for esbuild. Node takes a third of a millisecond for each file, and a command reads dozens. Bundlers still leave out what a page
 * does not use.
 *
 * @param wholes - names of the entries that are imported, by that of the entry that imports them
 */
export function importing(wholes: Readonly<Record<string, readonly string[]>>) {
  const added = new Map(
    Object.entries(wholes).map(([entry, names]) => [
      resolve(`src/${entry}.ts`),
      names.map((name) => `import './${name}.js';`),
    ]),
  );
  return {
    name: 'importing',
    setup(build: Build): void {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const imports = added.get(path);
        return imports && { contents: [readFileSync(path, 'utf8'), ...imports].join('\n'), loader: 'ts' };
      });
    },
  };
}

/**
 * Leaves out imports of parts of which nothing is used: a plugin for tsup. esbuild keeps them, as a part might do something when it is read. Ours
 * do nothing, nor do those of the packages that builds with this take in.
 */
export const withoutUnused = {
  name: 'without-unused',
  renderChunk: (code: string): { code: string } => ({
    // Lines stay where source maps have them.
    code: code.replace(/^import "\.\/chunk-\w+\.js";$/gm, ''),
  }),
};
