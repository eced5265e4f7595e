/** The built command, run as its users run it: in a process of its own, or as it would be in one. */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runHere, type Ended } from '@ec/cli/testing';
import { main } from '../../dist/main.js';
import type { TemporaryFolder } from '../temporary-folder.js';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** The module of toy experiments, as a user names it. */
export const TOYS = fileURLToPath(new URL('../running/toys.ts', import.meta.url));

/** An environment in which each trial of the toy `slow` takes a hundredth of a second. */
export const SLOWLY = { EC_TRIAL_WAIT: '10' };

/** Commands that run trials. */
const RUNNING = new Set(['run', 'sweep', 'sensitivity', 'solve', 'tune', 'compare', 'check']);

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

/** File in the folder of a command that is held, with which it goes on. */
const GO_ON = 'go-on';

/**
 * Starts the command in a process of its own, with trials of the toy `slow` that wait once some have been run.
 *
 * @returns the process when its trials wait, and what it writes to the error stream until it ends
 */
export async function startHeld(
  folder: TemporaryFolder,
  ...args: readonly string[]
): Promise<{ readonly child: ChildProcess; readonly stderr: Promise<string> }> {
  const child = startIn(folder.path, { EC_TRIAL_HOLD: folder.file(GO_ON) }, args);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stderr = once(child, 'close').then(() => said);
  while (!said.includes('trials are under way')) await once(child.stderr, 'data');
  return { child, stderr };
}

/** Stops the command by a signal while its trials are under way, as {@link startHeld}, and lets them go on. */
export async function interrupt(
  folder: TemporaryFolder,
  signal: NodeJS.Signals,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  const { child, stderr } = await startHeld(folder, ...args);
  child.kill(signal);
  folder.write(GO_ON, '');
  return { stderr: await stderr, code: child.exitCode };
}

/** Starts the command in a process of its own, where slow trials are slow. */
export function start(
  cwd: string,
  ...args: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> {
  return startIn(cwd, SLOWLY, args);
}

function startIn(
  cwd: string,
  more: Readonly<Record<string, string>>,
  args: readonly string[],
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...environment(), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1' };
}
