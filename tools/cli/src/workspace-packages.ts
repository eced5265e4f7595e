import { getPackagesSync } from '@manypkg/get-packages';

/** A package with its folder. */
export interface FoundPackage {
  readonly name: string;
  /** Absolute path. */
  readonly folder: string;
  /** What its `package.json` says. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

let known: readonly FoundPackage[] | undefined;

/** The packages of the workspace (of pnpm, npm, Yarn or Bun) around the current folder; none outside of one. */
export function workspacePackages(): readonly FoundPackage[] {
  known ??= packagesAround(process.cwd());
  return known;
}

function packagesAround(folder: string): FoundPackage[] {
  try {
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
