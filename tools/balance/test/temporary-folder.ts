import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that disappears when its scope ends. */
export class TemporaryFolder implements Disposable {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'ec-balance-')));

  file(name: string): string {
    return join(this.path, name);
  }

  read(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true });
  }
}
