import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty folder that disappears when its scope ends. */
export class TemporaryFolder implements Disposable {
  /** Absolute, and without symbolic links, as processes in it are told. */
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'ec-test-')));

  /** Path of something in it, however deep. */
  of(...names: readonly string[]): string {
    return join(this.path, ...names);
  }

  has(name: string): boolean {
    return existsSync(this.of(name));
  }

  /** Text of a file. */
  read(name: string): string {
    return readFileSync(this.of(name), 'utf8');
  }

  /** Writes a file, and makes the folders that it is in. */
  write(name: string, content: string | Uint8Array): void {
    mkdirSync(dirname(this.of(name)), { recursive: true });
    writeFileSync(this.of(name), content);
  }

  [Symbol.dispose](): void {
    // A process that was ended a moment ago may still hold a file.
    rmSync(this.path, { recursive: true, force: true, maxRetries: 10 });
  }
}
