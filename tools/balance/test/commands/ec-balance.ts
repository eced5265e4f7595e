/** The built command, run as its users run it. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** The module of toy experiments, as a user names it. */
export const TOYS = fileURLToPath(new URL('../running/toys.ts', import.meta.url));

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command to its end. */
export function balance(cwd: string, ...args: readonly string[]): Promise<Ended> {
  const options = { cwd, env: environment(), maxBuffer: 2 ** 28 };
  return new Promise((done) => {
    const child = execFile(process.execPath, [bin, ...args], options, (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

/** Starts the command. */
export function start(cwd: string, ...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [bin, ...args], {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1' };
}
