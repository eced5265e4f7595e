/** Commands of `ec` that are killed in the middle of what they do. */
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { watch, type FSWatcher } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bin } from './game-folder.js';

/** Starts a command; returns its end, and the first change in a folder or the end, whichever is first. */
function start(folder: string, ...args: readonly string[]) {
  const watcher = watch(folder);
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'ec-test-compiled') };
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'ignore', env });
  const ended = once(child, 'exit').finally(() => watcher.close());
  return { child, ended, begun: Promise.race([firstChange(watcher), ended]) };
}

/** Waits for a change that is not of a hall's own file: those that are served write into it all the time. */
async function firstChange(watcher: FSWatcher): Promise<void> {
  for await (const [, name] of on(watcher, 'change', { close: ['close'] }))
    if (!String(name).startsWith('hall.db')) return;
}

/** Milliseconds from the first change in a folder to the end of a command that nobody disturbs. */
export async function lengthOf(folder: string, ...args: readonly string[]): Promise<number> {
  const { begun, ended } = start(folder, ...args);
  await begun;
  const began = performance.now();
  await ended;
  return performance.now() - began;
}

/** Starts a command, and kills it a while after its first change in a folder; returns whether that came before its end. */
export async function killCommand(
  folder: string,
  delay: number,
  ...args: readonly string[]
): Promise<boolean> {
  const { child, begun, ended } = start(folder, ...args);
  await begun;
  await wait(delay);
  child.kill('SIGKILL');
  await ended;
  return child.signalCode === 'SIGKILL';
}
