/** `ec serve` in a process of its own. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import { bin } from './game-folder.js';

/** The line that it prints for programs when it can be reached. */
interface Opened {
  readonly address: string;
  readonly host: string;
  readonly metrics?: string;
}

/** A hall that is served until it is ended. */
export class ServeProcess implements AsyncDisposable {
  private constructor(
    readonly child: ChildProcessByStdio<null, Readable, Readable>,
    readonly opened: Opened,
    /** What it has said on its error stream so far, by lines. */
    readonly said: readonly string[],
    private readonly exit: Promise<unknown>,
  ) {}

  /** Serves a folder, and waits until it can be reached. */
  static async start(folder: string, ...args: readonly string[]): Promise<ServeProcess> {
    const argv = [
      bin,
      'serve',
      folder,
      '--json',
      ...(args.includes('--port') ? [] : ['--port', '0']),
      ...args,
    ];
    // Node keeps what it has compiled, so that less of a run is its start.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'ec-test-compiled') };
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const exit = once(child, 'exit');
    const said: string[] = [];
    createInterface(child.stderr).on('line', (line) => said.push(line));
    const first = createInterface(child.stdout)[Symbol.asyncIterator]().next();
    const { value, done } = await first;
    if (done) throw new Error(`ec serve has ended: ${said.join('\n')}`);
    return new ServeProcess(child, JSON.parse(value) as Opened, said, exit);
  }

  get address(): string {
    return this.opened.address;
  }

  /** Ends it, and returns its exit code; `null` where the signal killed it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    await this.exit;
    return this.child.exitCode;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await this.end('SIGKILL');
  }
}
