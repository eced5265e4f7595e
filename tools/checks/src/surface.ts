/** Fingerprints of the public surface, by which a release knows what has changed since the last one. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parseChangeset from '@changesets/parse';
import { publishablePackages } from './packages.ts';
import { workspaceRoot } from './run.ts';

/** SHA-256 of the reports of all entry points, by the name of the package. */
export type Surface = Readonly<Record<string, string>>;

/** Where the surface of the last release is kept. */
export const RELEASED = join(workspaceRoot, '.changeset/released-surface.json');

/** The surface as the reports of this tree have it. */
export function currentSurface(): Surface {
  return Object.fromEntries(
    publishablePackages().map(({ name, folder }) => {
      const hash = createHash('sha256');
      for (const path of globSync('api/*.api.md', { cwd: folder }).toSorted())
        hash.update(
          `${path.replaceAll('\\', '/')}\n${readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')}`,
        );
      return [name, hash.digest('hex')];
    }),
  );
}

/** The surface of the last release; empty before the first. */
export function releasedSurface(): Surface {
  return JSON.parse(readFileSync(RELEASED, 'utf8')) as Surface;
}

/** Packages whose surface differs from a released one, and which no changeset names. */
export function unannounced(current: Surface, released: Surface, changesets: readonly string[]): string[] {
  const named = new Set(changesets.flatMap((text) => parseChangeset(text).releases.map(({ name }) => name)));
  return Object.keys(current).filter((name) => current[name] !== released[name] && !named.has(name));
}
