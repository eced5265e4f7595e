/** Examples of the docs, run as their users run them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../dist/bin.js', import.meta.url));

/** An environment in which `npx ec-balance` is the program that was built. */
export function environment(folder: string, more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  const npx = join(programs, 'npx');
  writeFileSync(npx, `#!/bin/sh\nshift\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`);
  chmodSync(npx, 0o755);
  return { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`, ...more };
}

/** Runs a command of an example to its end. */
export function runExample(
  folder: string,
  words: readonly string[],
  more: Readonly<Record<string, string>>,
): { readonly status: number | null; readonly stderr: string } {
  const [command = '', ...rest] = words;
  const { status, stderr } = spawnSync(command, rest, {
    cwd: folder,
    env: environment(folder, more),
    encoding: 'utf8',
  });
  return { status, stderr };
}
