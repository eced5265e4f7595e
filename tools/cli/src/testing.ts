/**
 * For the tests of a program: runs it in the process of the test, in a tenth of the time that a process of its own takes to start.
 *
 * @packageDocumentation
 */
import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Where and with what a program runs. */
export interface Surroundings {
  /** The current folder. */
  readonly cwd: string;
  /** All variables of its environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs a program to its end, with arguments, current folder, environment, output and exit code of its own. Runs that begin meanwhile
 * wait for it.
 *
 * Tests of what only a process has need a process: standard input, signals, limits, and runs at the same time.
 *
 * @param main - what the program does once it is loaded
 * @param args - what follows its name
 * @throws whatever `main` throws
 */
export function runHere(
  main: () => Promise<void>,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Ended> {
  const ended = earlier.then(() => runAlone(main, args, surroundings));
  earlier = ended.catch(() => undefined);
  return ended;
}

/** Settles when no program runs. */
let earlier: Promise<unknown> = Promise.resolve();

/** Thrown where a program exits. */
class Exit extends Error {
  constructor(readonly code: typeof process.exitCode) {
    super('the program has left');
  }
}

async function runAlone(
  main: () => Promise<void>,
  args: readonly string[],
  { cwd, env }: Surroundings,
): Promise<Ended> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const ended = (code: typeof process.exitCode): Ended => ({
    code: Number(code ?? 0),
    stdout: stdout.text,
    stderr: stderr.text,
  });
  const exit = (code: typeof process.exitCode): never => {
    throw new Exit(code);
  };
  const argv = [...process.argv.slice(0, 2), ...args];
  using _ = replaced(process, { stdout, stderr, argv, env: { ...env }, exit });
  using __ = replaced(globalThis, { console: new Console(stdout, stderr) });
  const before = { folder: process.cwd(), exitCode: process.exitCode };
  process.chdir(cwd);
  process.exitCode = undefined;
  try {
    await main();
    return ended(process.exitCode);
  } catch (error) {
    if (error instanceof Exit) return ended(error.code);
    throw error;
  } finally {
    process.chdir(before.folder);
    process.exitCode = before.exitCode;
  }
}

/** A stream that keeps what is written. */
class Kept extends Writable {
  text = '';

  constructor() {
    super({ decodeStrings: false });
  }

  override _write(chunk: string | Uint8Array, _: BufferEncoding, done: () => void): void {
    this.text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    done();
  }
}

/** Replaces some of an object's values, until it is disposed of. */
function replaced(object: object, values: object): Disposable {
  const before = Object.keys(values).map(
    (key) => [key, Object.getOwnPropertyDescriptor(object, key)] as const,
  );
  for (const [key, value] of Object.entries(values))
    Object.defineProperty(object, key, { value, configurable: true, writable: true, enumerable: true });
  return {
    [Symbol.dispose]() {
      for (const [key, descriptor] of before) if (descriptor) Object.defineProperty(object, key, descriptor);
    },
  };
}
