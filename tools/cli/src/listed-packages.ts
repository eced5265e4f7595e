import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.js';
import type * as EnvPaths from 'env-paths';
import { InputError, inputErrorIn } from './input-error.js';
import { withPath } from './with-path.js';

/** Version tag of the list. */
const FORMAT = 'ec-packages/1';

/** Milliseconds between attempts to change the list while somebody else does, and how many of these pauses there are: five seconds. */
const PAUSE = 20;
const MOST_WAITS = 250;

/** A package by its name; no path and no URL. */
const PACKAGE = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;
/** The same, or a part of it. */
const MODULE = /^((?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*)(?:\/[a-z0-9][\w.-]*)*$/;

/** Package of a module that is named by its package, or by a part of it; nothing for a path or a URL. */
export function packageOf(module: string): string | undefined {
  return MODULE.exec(module)?.[1];
}

/** The file with the packages that files may name; the user's own, outside of every game. */
export function listPath(): string {
  // An empty variable is none: the current folder may be a stranger's.
  return join(process.env['EC_HOME'] || userFolder(), 'packages.json');
}

function userFolder(): string {
  // packages of this scope need no list
  const { default: envPaths } = createRequire(import.meta.url)('env-paths') as typeof EnvPaths;
  return envPaths('ec', { suffix: '' }).config;
}

/**
 * Packages that files may name, beside those of this scope; sorted.
 *
 * @throws InputError when the list is none
 */
export function listedPackages(): readonly string[] {
  const path = listPath();
  if (!existsSync(path)) return [];
  // It leaves out a byte order mark, with which some editors begin a file.
  const list = listIn(new TextDecoder().decode(readFileSync(path)));
  if (list) return list.toSorted();
  throw inputErrorIn(path, `expected {"format":"${FORMAT}","packages":[names]}, received something else`);
}

function listIn(text: string): readonly string[] | undefined {
  try {
    const list = JSON.parse(text) as { readonly format?: unknown; readonly packages?: unknown } | null;
    const { format, packages } = list ?? {};
    const isList = format === FORMAT && Array.isArray(packages) && packages.every(isPackage);
    return isList ? (packages as string[]) : undefined;
  } catch {
    return undefined;
  }
}

function isPackage(name: unknown): boolean {
  return typeof name === 'string' && PACKAGE.test(name);
}

/**
 * Puts packages on the list.
 *
 * @throws InputError when one is no name of a package, or somebody else is changing the list; it is as it was then
 */
export function listPackages(names: readonly string[]): void {
  const wrong = names.find((name) => !isPackage(name));
  if (wrong !== undefined)
    throw new InputError(`package: error: expected the name of a package, received ${JSON.stringify(wrong)}`);
  change((packages) => [...new Set([...packages, ...names])]);
}

/**
 * Takes packages off the list.
 *
 * @throws InputError when one is not on it, or somebody else is changing the list; it is as it was then
 */
export function unlistPackages(names: readonly string[]): void {
  change((packages) => {
    const missing = names.find((name) => !packages.includes(name));
    if (missing !== undefined)
      throw new InputError(
        `package: error: expected one that is on the list, received ${JSON.stringify(missing)}`,
      );
    return packages.filter((one) => !names.includes(one));
  });
}

/**
 * Replaces the list. Whoever reads it meanwhile, or after a full disk, finds the former one. The new one has a name of its own before the former one is read, so
 * that of several who change it each waits for the others.
 */
function change(changed: (packages: readonly string[]) => readonly string[]): void {
  const path = listPath();
  makeFolder(dirname(path));
  const whole = `${path}.new`;
  makeAlone(whole);
  try {
    const packages = changed(listedPackages()).toSorted();
    withPath(whole, () => writeFileSync(whole, `${JSON.stringify({ format: FORMAT, packages }, null, 2)}\n`));
    renameSync(whole, path);
  } catch (error) {
    rmSync(whole, { force: true });
    throw error;
  }
}

/** Makes an empty file, once there is none: nobody else has made it then. */
function makeAlone(path: string): void {
  for (let wait = 0; wait <= MOST_WAITS; wait += 1) {
    if (wait > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    try {
      closeSync(openSync(path, 'wx'));
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  throw inputErrorIn(path, 'somebody is changing the list, or was interrupted; remove the file if nobody is');
}
