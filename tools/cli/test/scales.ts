/** The program of `scales-program.ts`, run in a folder that disappears when its scope ends. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

const program = fileURLToPath(new URL('scales-program.ts', import.meta.url));

/** What starts the program, without the warning of some versions of Node that reading types is an experiment. */
export const SCALES = [process.execPath, '--disable-warning=ExperimentalWarning', program] as const;

/** How a program ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder in which the program is run. */
export class Workshop extends TemporaryFolder {
  /** Runs the program with these arguments. */
  scales(...args: readonly string[]): Promise<Ended> {
    return this.run([...SCALES, ...args]);
  }

  /** Runs a line of bash in which `"$@"` is the program with these arguments. */
  bash(line: string, ...args: readonly string[]): Promise<Ended> {
    return this.run(['bash', '-c', line, 'bash', ...SCALES, ...args]);
  }

  /** Runs any program to its end, on a pipe for a terminal. */
  run(
    [file = '', ...args]: readonly string[],
    {
      input = '',
      env = {},
    }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
  ): Promise<Ended> {
    const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
    const options = { cwd: this.path, env: { ...inherited, ...env } };
    return new Promise((done) => {
      const child = execFile(file, args, options, (_error, stdout, stderr) => {
        done({ code: child.exitCode ?? -1, stdout, stderr });
      });
      child.stdin?.on('error', () => undefined).end(input);
    });
  }
}
