/** The built command, run as its users run it: in a process of its own, or as it would be in one. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runHere, type Ended } from '@ec/cli/testing';
import { main } from '../../dist/main.js';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** The module of toy experiments, as a user names it. */
export const TOYS = fileURLToPath(new URL('../running/toys.ts', import.meta.url));

/** An environment in which each trial of the toy `slow` takes a hundredth of a second. */
export const SLOWLY = { EC_TRIAL_WAIT: '10' };

/** Commands that run trials. */
const RUNNING = new Set(['run', 'sweep', 'sensitivity', 'solve', 'compare', 'check']);

/** Runs the command to its end in the process of the test, one at a time; in its thread by default. */
export function balance(cwd: string, ...args: readonly string[]): Promise<Ended> {
  const [command = ''] = args;
  const isSaid = ['--workers', '-w', '--queue'].some((option) => args.includes(option));
  const here = RUNNING.has(command) && !isSaid ? ['--workers', '0'] : [];
  return runHere(main, [...args, ...here], { cwd, env: environment() });
}

/** Runs the command to its end in a process of its own. */
export async function balanceAlone(cwd: string, ...args: readonly string[]): Promise<Ended> {
  const child = start(cwd, ...args);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode ?? -1, stdout, stderr };
}

/** Starts the command in a process of its own, where slow trials are slow. */
export function start(
  cwd: string,
  ...args: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...environment(), ...SLOWLY },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1' };
}
