/** What the programs weigh for who installs them from a registry. */
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../run.ts';

/** What an installation may weigh: packages, ours included, and megabytes on the disk. */
const LIMITS = [
  { name: '@ec/balance', packages: 40, megabytes: 25 },
  // Five megabytes of it are the hall with what mail needs.
  { name: '@ec/gm', packages: 50, megabytes: 20 },
] as const;

/**
 * Installs each program by itself, without optional peers, and weighs what is there.
 *
 * @param folder - where scratch projects are made
 * @returns a line for each
 * @throws Error when one weighs more than it may
 */
export async function checkWeights(folder: string, version: string): Promise<string[]> {
  const weighed = LIMITS.map(async ({ name, packages, megabytes }) => {
    const project = join(folder, `weight-${name.replace('@ec/', '')}`);
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    await mustRun(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
      project,
    );
    const found = weightOf(project);
    const line = `${name}: ${found.packages} packages, ${found.megabytes.toFixed(1)} MB`;
    if (found.packages > packages || found.megabytes > megabytes)
      throw new Error(`${line}; expected at most ${packages} and ${megabytes} MB`);
    return line;
  });
  return Promise.all(weighed);
}

function weightOf(project: string): { packages: number; megabytes: number } {
  const modules = join(project, 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly optional?: boolean }>>;
  };
  const files = globSync('**', { cwd: modules, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { packages: Object.keys(packages).length, megabytes: bytes / 1_000_000 };
}
