/** Folders of games, and the built command run on them as its users run it: in a process of its own, or as it would be in one. */
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runHere, type Ended } from '@ec/cli/testing';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { main } from '../dist/main.js';

export type { Ended };

export const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const firstGame = fileURLToPath(new URL('../../../docs/examples/first-game', import.meta.url));

/** A copy of the example game, or an empty folder, that disappears when its scope ends. */
export class GameFolder extends TemporaryFolder {
  constructor({ empty = false } = {}) {
    super();
    if (!empty) cpSync(firstGame, this.path, { recursive: true });
  }

  /** Runs `ec play . --out out …` in the folder, so that messages name files relative to it. */
  play(...options: readonly string[]): Promise<Ended> {
    return ec(this.path, 'play', '.', '--out', 'out', ...options);
  }
}

/** Where and with what a program runs. */
export interface Surroundings {
  readonly cwd: string;
  /** The standard input; nothing when absent. */
  readonly input?: string | Uint8Array;
  /** Variables beside those of the test, without those that change colours or tokens. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command to its end in the process of the test, one at a time. */
export function ec(cwd: string, ...args: readonly string[]): Promise<Ended> {
  return ecWith({ cwd }, ...args);
}

/** The same with something in its environment. */
export function ecWith(
  { cwd, env }: Omit<Surroundings, 'input'>,
  ...args: readonly string[]
): Promise<Ended> {
  return runHere(main, args, { cwd, env: environment(env) });
}

/** Runs the command to its end in a process of its own, for what only processes have: standard input, or others at the same time. */
export function ecAlone(
  { cwd, input = '' }: Omit<Surroundings, 'env'>,
  ...args: readonly string[]
): Promise<Ended> {
  return run([process.execPath, bin, ...args], { cwd, input });
}

/** Runs any program to its end. */
export function run(
  [program = '', ...args]: readonly string[],
  { cwd, input = '', env }: Surroundings,
): Promise<Ended> {
  const options = { cwd, env: environment(env), maxBuffer: 2 ** 28 };
  return new Promise((done) => {
    const child = execFile(program, args, options, (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr: stderr.replaceAll('\r\n', '\n') });
    });
    // A command that reads no standard input may be gone before it is written.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** A folder that is not there: nothing that the machine's own user has agreed to counts in a test. */
const NO_HOME = join(tmpdir(), 'ec-test-no-home');

function environment(env: Surroundings['env'] = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, NO_COLOR: __, EC_TOKEN: ___, EC_RULESET: ____, ...inherited } = process.env;
  return { ...inherited, EC_HOME: NO_HOME, ...env };
}
