/** The built command, run as its users run it: in a process of its own, or as it would be in one. */
import { execFileSync, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runHere, type Ended } from '@ec/cli/testing';
import type { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { main } from '../../dist/main.js';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** The module of toy experiments, as a user names it. */
export const TOYS = fileURLToPath(new URL('../running/toys.ts', import.meta.url));

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

/** A named pipe at which trials of the toy `slow` wait until it is opened. */
export class Gate implements Disposable {
  readonly #path: string;
  #open: number | undefined;

  constructor(folder: TemporaryFolder) {
    this.#path = folder.of('gate');
    execFileSync('mkfifo', [this.#path]);
  }

  /** An environment in which each thread waits before its 20th trial, or another. */
  heldAt(trial = 20): Readonly<Record<string, string>> {
    return { EC_TRIAL_HELD: `${trial} at ${this.#path}` };
  }

  /** Lets trials go on, and those that come later pass. */
  open(): void {
    this.#open ??= openSync(this.#path, 'r+');
  }

  [Symbol.dispose](): void {
    if (this.#open !== undefined) closeSync(this.#open);
  }
}

/** Ends when trials of the toy `slow` wait in a process with this error stream. */
export async function untilHeld(stderr: Readable): Promise<void> {
  let said = '';
  while (!said.includes('trials are under way')) said += String((await once(stderr, 'data'))[0]);
}

/** Starts the command in a process of its own; trials of the toy `slow` wait at a gate when it returns. */
export async function startHeld(
  gate: Gate,
  cwd: string,
  ...args: readonly string[]
): Promise<{ readonly child: ChildProcess; readonly stderr: Promise<string> }> {
  const child = startIn(cwd, gate.heldAt(), args);
  const stderr = text(child.stderr);
  await untilHeld(child.stderr);
  return { child, stderr };
}

/** Stops the command by a signal while its trials are under way, as {@link startHeld}, and lets them go on. */
export async function interrupt(
  folder: TemporaryFolder,
  signal: NodeJS.Signals,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly stderr: string }> {
  using gate = new Gate(folder);
  const { child, stderr } = await startHeld(gate, folder.path, ...args);
  const ended = once(child, 'close');
  child.kill(signal);
  gate.open();
  await ended;
  return { stderr: await stderr, code: child.exitCode };
}

/** Starts the command in a process of its own. */
export function start(
  cwd: string,
  ...args: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> {
  return startIn(cwd, {}, args);
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
