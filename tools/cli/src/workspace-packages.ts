import { createRequire } from 'node:module';
import type * as GetPackages from '@manypkg/get-packages';

/** A package with its folder. */
export interface FoundPackage {
  readonly name: string;
  /** Absolute path. */
  readonly folder: string;
  /** What its `package.json` says. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

const load = createRequire(import.meta.url);

const known = new Map<string, readonly FoundPackage[]>();

/** The packages of the workspace (of pnpm, npm, Yarn or Bun) around a folder; none outside of one. */
export function workspacePackages(folder: string): readonly FoundPackage[] {
  const packages = known.get(folder) ?? packagesAround(folder);
  known.set(folder, packages);
  return packages;
}

function packagesAround(folder: string): FoundPackage[] {
  try {
    // it takes longer to load than most commands, and few need it
    const { getPackagesSync } = load('@manypkg/get-packages') as typeof GetPackages;
    return getPackagesSync(folder).packages.map(({ dir, packageJson }) => ({
      name: packageJson.name,
      folder: dir,
      manifest: { ...packageJson },
    }));
  } catch {
    // no workspace, or one that cannot be read
    return [];
  }
}
