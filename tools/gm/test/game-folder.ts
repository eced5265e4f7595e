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

/** Runs the command to its end. */
export function ec(cwd: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [bin, ...args], { cwd }, (_error, stdout, stderr) => {
      done({ code: child.exitCode ?? -1, stdout, stderr: stderr.replaceAll('\r\n', '\n') });
    });
  });
}
