/**
 * Rehearses two releases of the last commit, with a registry of our own: versions, builds, checks and publishes all packages, installs them by
 * version in projects of their own, and uses them as their users do; then the same with a second release, an update of the first project, and a
 * game that was stored by the first. Nothing leaves this machine, and nothing of the workspace is changed.
 *
 * What it cannot show: that the registry of the world trusts the workflow, and that the actions do what they say.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishablePackages } from '../packages.ts';
import { mustRun, workspaceRoot } from '../run.ts';
import { createAndPlay } from './created-game.ts';
import { InstalledTools } from './installed-tools.ts';
import { Project } from './project.ts';
import { openRegistry } from './registry.ts';
import { sideBySide } from './side-by-side.ts';
import { checkWeights } from './weights.ts';

/** Tests that read versions, or what is released; all others run in `test`. */
const SUITES = ['tools/checks', 'tools/cli', 'tools/gm', 'tools/balance test/commands'];

/** File of the game that the first release stores, in a project. */
const GAME = 'old.ec';

const AUTHOR = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.org'];

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'ec-release-'));
try {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  await using registry = await openRegistry(join(folder, 'registry'), upstream);
  process.env['NPM_CONFIG_USERCONFIG'] = registry.userConfig(folder);

  const [clone, tools] = await Promise.all([cloned(), InstalledTools.in(join(folder, 'tools'))]);
  say('cloned the last commit, and installed it and what users have');
  const first = await release(clone);
  await publish(clone);
  const project = new Project(join(folder, 'project'), publishablePackages(), tools);
  let second = '';
  // what users do with the first release does not wait for the second
  await sideBySide([
    async () => {
      await checkVersioned(clone);
      second = await releaseNext(clone, first);
    },
    async () => {
      for (const line of await checkWeights(folder, first)) say(line);
      await project.install(`^${first}`);
      await project.use();
      await project.useElsewhere();
      say('imported, compiled and ran the example in Node, Bun and Deno, and as a page');
      await project.play(GAME);
      await createAndPlay(join(folder, 'author'), first, tools);
      say('made a game by npm create, compiled, tested, built, packed, installed, played and simulated it');
    },
  ]);
  await publish(clone);
  await sideBySide([
    async () => {
      // who stays on the first release has it whole, with what was fixed in it
      const fresh = new Project(join(folder, 'fresh'), publishablePackages(), tools);
      await fresh.install(`^${first}`);
      await fresh.use();
      say(`new projects install ^${first}`);
    },
    async () => {
      await project.update();
      say(`npm update stays within ^${first}: ${project.versionOf('@ec/engine')}`);
      await project.install(`^${second}`);
      await project.use();
      await project.playOn(GAME);
      say(`${second} plays on what ${first} stored`);
    },
  ]);
  say(`rehearsed ${first} and ${second} in ${Math.round((performance.now() - began) / 1000)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** The last commit of the workspace in a folder of its own, with what it needs. */
async function cloned(): Promise<string> {
  const clone = join(folder, 'clone');
  await mustRun('git', ['clone', '--quiet', workspaceRoot, clone], folder);
  // the changelog of a release names people and pull requests, for which it asks GitHub
  const config = join(clone, '.changeset/config.json');
  const settings = JSON.parse(readFileSync(config, 'utf8')) as Record<string, unknown>;
  writeFileSync(config, JSON.stringify({ ...settings, changelog: '@changesets/cli/changelog' }));
  await pnpm(clone, 'install', '--frozen-lockfile', '--prefer-offline');
  return clone;
}

/** Makes the next version; all packages have the same. */
async function release(clone: string): Promise<string> {
  await pnpm(clone, 'version-packages');
  const versions = new Set(
    publishablePackages().map(({ folder: path }) => versionIn(path.replace(workspaceRoot, `${clone}/`))),
  );
  const [version, ...others] = versions;
  if (version === undefined || others.length > 0)
    throw new Error(`expected one version of all packages, received ${[...versions].join(', ')}`);
  await pnpm(clone, 'install', '--frozen-lockfile', '--prefer-offline');
  await pnpm(clone, 'exec', 'turbo', 'run', 'build', 'types', 'packed', '--output-logs=errors-only');
  say(`versioned ${version}, built and packed`);
  return version;
}

/** Makes another version, with something new in the engine. */
async function releaseNext(clone: string, first: string): Promise<string> {
  const change = "---\n'@ec/engine': minor\n---\n\nThe engine has something new.\n";
  writeFileSync(join(clone, '.changeset/second.md'), change);
  await mustRun('git', ['add', '--all'], clone);
  await mustRun('git', [...AUTHOR, 'commit', '--quiet', '--message', 'first release'], clone);
  const second = await release(clone);
  if (second === first) throw new Error(`expected another version than ${first}`);
  return second;
}

/** Runs the checks that know of versions, as the workflow does before it publishes. */
async function checkVersioned(clone: string): Promise<void> {
  await pnpm(clone, 'format:check');
  await pnpm(clone, 'api:check');
  for (const suite of SUITES) {
    const [path = '', ...files] = suite.split(' ');
    await mustRun('node', [join(clone, 'tools/checks/src/test-package.ts'), ...files], join(clone, path));
    say(`tested ${suite}`);
  }
}

async function publish(clone: string): Promise<void> {
  const tarballs = globSync('tools/checks/.packed/*.tgz', { cwd: clone });
  // what a workflow signs cannot be signed here
  const flags = ['--access=public', '--provenance=false', '--loglevel=error'];
  await sideBySide(
    tarballs.map((tarball) => () => mustRun('npm', ['publish', join(clone, tarball), ...flags], folder)),
  );
  say(`published ${tarballs.length} packages`);
}

async function pnpm(cwd: string, ...args: string[]): Promise<void> {
  await mustRun('npx', ['--yes', 'pnpm@12.21.0', ...args], cwd);
}

function versionIn(path: string): string {
  return (JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { version: string }).version;
}

function say(what: string): void {
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  ${what}`);
}
