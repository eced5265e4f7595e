import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeFolder } from './make-folder.js';
import type * as EnvPaths from 'env-paths';
import { InputError } from './input-error.js';

/** Version tag of the list. */
const FORMAT = 'ec-packages/1';

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
  return join(process.env['EC_HOME'] ?? userFolder(), 'packages.json');
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
  const list = listIn(readFileSync(path, 'utf8'));
  if (list) return list.toSorted();
  throw new InputError(
    `${path}: error: expected {"format":"${FORMAT}","packages":[names]}, received something else`,
  );
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
 * @throws InputError when one is no name of a package; the list is as it was then
 */
export function listPackages(names: readonly string[]): void {
  const wrong = names.find((name) => !isPackage(name));
  if (wrong !== undefined)
    throw new InputError(`package: error: expected the name of a package, received ${JSON.stringify(wrong)}`);
  write([...new Set([...listedPackages(), ...names])]);
}

/** Takes packages off the list. */
export function unlistPackages(names: readonly string[]): void {
  write(listedPackages().filter((one) => !names.includes(one)));
}

function write(packages: readonly string[]): void {
  const path = listPath();
  makeFolder(dirname(path));
  // Whoever reads it meanwhile, or after a full disk, finds the former list.
  const whole = `${path}.${process.pid}`;
  try {
    writeFileSync(whole, `${JSON.stringify({ format: FORMAT, packages: packages.toSorted() }, null, 2)}\n`);
    renameSync(whole, path);
  } finally {
    rmSync(whole, { force: true });
  }
}
