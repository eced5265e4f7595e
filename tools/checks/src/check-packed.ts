/** Packs every publishable package as a release would, and judges each tarball with publint, attw, and checks of our own. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { undeclaredImports } from './declared-imports.ts';
import { publishablePackages, type WorkspacePackage } from './packages.ts';
import { mustRun, run, workspaceRoot } from './run.ts';
import { tarballFolder, tarballOf } from './tarballs.ts';

const unbuilt = publishablePackages()
  .flatMap(({ folder, types }) => types.map((path) => join(folder, path)))
  .filter((path) => !existsSync(path));
if (unbuilt.length > 0)
  throw new Error(
    `expected built packages, and ${unbuilt.length} declarations are missing, such as ${unbuilt[0]}: run "npx pnpm@12.21.0 build" first`,
  );

rmSync(tarballFolder, { recursive: true, force: true });
mkdirSync(tarballFolder);
const faults = (await Promise.all(publishablePackages().map(faultsOf))).flat();
for (const fault of faults) console.error(fault);
console.log(`${publishablePackages().length} tarballs packed, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

async function faultsOf(subject: WorkspacePackage): Promise<string[]> {
  const tarball = tarballOf(subject);
  await mustRun('pnpm', ['pack', '--out', tarball], subject.folder);
  const checks = [run('publint', ['run', tarball, '--strict'], workspaceRoot)];
  // A package without entry points is a command, without types to judge.
  if (subject.entryPoints.length > 0) {
    checks.push(run('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii'], workspaceRoot));
  }
  const contents = await mustRun('tar', ['-tf', tarball], tarballFolder);
  const missing = ['package/LICENSE', 'package/README.md', 'package/dist/']
    .filter((path) => !contents.split(/\r?\n/).some((line) => line.startsWith(path)))
    .map((path) => `${subject.name}: the tarball lacks ${path}`);
  const files = new Set(contents.split(/\r?\n/));
  // an editor goes from a declaration to its source by the map
  const unmapped = [...files]
    .filter((path) => path.endsWith('.d.ts') && !files.has(`${path}.map`))
    .map((path) => `${subject.name}: the tarball lacks ${path}.map`);
  const unpublished = [...files]
    .filter((path) => path.endsWith('.js.map'))
    .flatMap((path) =>
      sourcesOf(subject, path)
        .filter((source) => !files.has(source))
        .slice(0, 1),
    )
    .map((source) => `${subject.name}: a source map names ${source}, which the tarball lacks`);
  const undeclared = undeclaredImports(subject).map(
    (path) => `${subject.name}: its declarations import ${path}, which is not installed with it`,
  );
  const judged = await Promise.all(checks);
  return [
    ...missing,
    ...unmapped,
    ...unpublished,
    ...undeclared,
    ...judged.filter(({ code }) => code !== 0).map(({ output }) => `${subject.name}: ${output}`),
  ];
}

/** Sources that a map names, as paths in the tarball. */
function sourcesOf({ folder }: WorkspacePackage, map: string): string[] {
  const { sources } = JSON.parse(readFileSync(join(folder, relative('package', map)), 'utf8')) as {
    readonly sources: readonly string[];
  };
  return sources.map((source) => posix.join(posix.dirname(map), source));
}
