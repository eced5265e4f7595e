/** A game of somebody else's, from `npm create ec-game` on: made, tested, built, packed, installed in another project, and played there. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { mustRun } from '../run.ts';
import { COMPILERS, type InstalledTools } from './installed-tools.ts';
import { QUIET } from './quiet.ts';

/** Exit code of `ec live` when it is stopped before the game is over. */
const INTERRUPTED = 130;

/**
 * Makes a game in a folder and plays it in a project beside it, with packages of the registry that is in force.
 *
 * @param folder - of both
 * @param version - of the release
 * @param tools - with compilers, each of which must find no fault in the game
 * @throws Error when any of it fails
 */
export async function createAndPlay(folder: string, version: string, tools: InstalledTools): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // what npm has run once under a version it runs again: an earlier rehearsal had the same version
  const cache = ['--cache', join(folder, 'cache')];
  await mustRun('npm', ['create', '--yes', ...cache, `ec-game@${version}`, 'star-race'], folder);
  const game = join(folder, 'star-race');
  await mustRun('npm', ['install', ...QUIET], game);
  for (const compiler of COMPILERS)
    await mustRun('node', [tools.path('typescript', compiler), '-p', 'tsconfig.json'], game);
  for (const script of ['check', 'test', 'build', 'play', 'balance'])
    await mustRun('npm', ['run', script], game);
  await mustRun('npm', ['pack', '--loglevel=error'], game);

  const project = join(folder, 'players');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  writeFileSync(join(project, 'players.csv'), 'id,email,ship\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
  const tarballs = readdirSync(game).filter((name) => name.endsWith('.tgz'));
  const ours = ['gm', 'balance', 'engine'].map((name) => `@ec/${name}@${version}`);
  await mustRun('npm', ['install', ...QUIET, ...ours, ...tarballs.map((name) => join(game, name))], project);
  const ec = (...args: string[]): Promise<string> => mustRun('npx', ['--no-install', 'ec', ...args], project);
  await ec('new', 'first.ec', '.', '--name', 'First', '--seed', '1978', '--ruleset', 'star-race');
  await ec('bots', 'set', 'first.ec', 'scout', '1', '2');
  await ec('turn', 'first.ec', '--max-silent', 'all');
  await ec('replay', 'first.ec');
  await playLive(project);
  const balance = ['run', 'star-race/experiments#scan-or-grab', '--trials', '40'];
  await mustRun('npx', ['--no-install', 'ec-balance', ...balance], project);
}

/** Starts `ec live`, asks it for the turn, and stops it. */
async function playLive(project: string): Promise<void> {
  const bin = join(project, 'node_modules/@ec/gm/dist/bin.js');
  const live = spawn(process.execPath, [bin, 'live', 'first.ec', '--tick', '1h', '--port', '0', '--json'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => live.on('close', done));
  try {
    for await (const line of createInterface({ input: live.stdout })) {
      const { page } = JSON.parse(line) as { page: string };
      const answer = await fetch(`${page}/status`);
      if (!answer.ok) throw new Error(`${page}/status: expected an answer, received ${answer.status}`);
      break;
    }
  } finally {
    live.kill('SIGINT');
  }
  const code = await ended;
  if (code !== INTERRUPTED) throw new Error(`ec live: expected exit code ${INTERRUPTED}, received ${code}`);
}
