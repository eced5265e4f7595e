/** Runs programs from the checks in the same way on every operating system. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** How turbo is run: without reports about its use, and without a warning at each run that `@ec/empyrean` and `@ec/balance` need each other. */
export const turboEnvironment = { TURBO_TELEMETRY_DISABLED: '1', TURBO_LOG_VERBOSITY: 'error' } as const;

/** What a program wrote (both streams, in order of arrival) and its exit code. */
export interface Finished {
  code: number;
  output: string;
}

/**
 * Runs a program of the workspace or of the machine to its end.
 *
 * @param show - write to this terminal instead of collecting the output
 */
export function run(program: string, args: readonly string[], cwd: string, show = false): Promise<Finished> {
  const path = [
    join(workspaceRoot, 'node_modules/.bin'),
    join(workspaceRoot, 'tools/checks/node_modules/.bin'),
  ];
  // Windows starts .cmd files only through its shell, which takes one line.
  const windows = process.platform === 'win32';
  const quoted = (word: string): string => (windows ? `"${word}"` : word);
  const child = spawn(quoted(program), args.map(quoted), {
    cwd,
    shell: windows,
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...turboEnvironment,
      PATH: [...path, process.env['PATH']].join(delimiter),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** As {@link run}, but a program that fails throws an Error with its output. */
export async function mustRun(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(program, args, cwd);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} in ${cwd}: exit code ${code}\n${output}`);
  return output;
}
