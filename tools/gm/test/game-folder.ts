/** Folders of games, and the built command run on them as its users run it. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const bin = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const firstGame = fileURLToPath(new URL('../../../docs/examples/first-game', import.meta.url));

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of the example game, or an empty folder, that disappears when its scope ends. */
export class GameFolder implements Disposable {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'ec-game-')));

  constructor({ empty = false } = {}) {
    if (!empty) cpSync(firstGame, this.path, { recursive: true });
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }

  write(file: string, text: string | Uint8Array): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true });
    writeFileSync(join(this.path, file), text);
  }

  has(file: string): boolean {
    return existsSync(join(this.path, file));
  }

  /** Runs `ec play . --out out …` in the folder, so that messages name the files as they stand in it. */
  play(...options: readonly string[]): Promise<Ended> {
    return ec(this.path, 'play', '.', '--out', 'out', ...options);
  }
}

/** Where and with what the command runs. */
export interface Surroundings {
  readonly cwd: string;
  /** What stands on the standard input; nothing when absent. */
  readonly input?: string | Uint8Array;
  /** Variables beside those of the test, without those that change colours or tokens. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command to its end. */
export function ec(cwd: string, ...args: readonly string[]): Promise<Ended> {
  return ecWith({ cwd }, ...args);
}

/** Runs the command to its end, with something on its standard input or in its environment. */
export function ecWith({ cwd, input = '', env }: Surroundings, ...args: readonly string[]): Promise<Ended> {
  return run([process.execPath, bin, ...args], { cwd, input, ...(env && { env }) });
}

/** Runs any program to its end. */
export function run(
  [program = '', ...args]: readonly string[],
  { cwd, input = '', env = {} }: Surroundings,
): Promise<Ended> {
  const { FORCE_COLOR: _, NO_COLOR: __, EC_TOKEN: ___, ...inherited } = process.env;
  const options = { cwd, env: { ...inherited, ...env }, maxBuffer: 2 ** 28 };
  return new Promise((done) => {
    const child = execFile(program, args, options, (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr: stderr.replaceAll('\r\n', '\n') });
    });
    // A command that reads no standard input may be gone before it is written.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
