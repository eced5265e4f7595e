import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameFault, namesOf, type GameNames } from './names.js';

/** Why no game was made; nothing is left of it. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
}

/** What a game is made with. */
export interface GameOptions {
  /** Version of the packages that the game builds on. */
  readonly version: string;
  /** Name of its package; that of the folder when absent. */
  readonly name?: string | undefined;
}

/** A game that was made. */
export interface MadeGame {
  readonly name: string;
  /** Absolute path. */
  readonly folder: string;
  /** Number of files. */
  readonly files: number;
}

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));

/** Names of files that have no place in a package: npm leaves the one out, and a manifest inside of another is taken for a mistake. */
const RENAMED: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  'manifest.json': 'package.json',
};

/** What is never copied: what working in the template itself leaves behind. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'out', '.vitest']);

/**
 * Makes a game in a folder that is new or empty, as a whole or not at all.
 *
 * @param path - of the folder
 * @throws CreateError when the name cannot be that of a package, the folder is not empty, or it cannot be written
 */
export function makeGame(path: string, { version, name = basename(resolve(path)) }: GameOptions): MadeGame {
  const fault = nameFault(name);
  if (fault !== undefined) throw new CreateError(`name: expected ${fault}, received ${JSON.stringify(name)}`);
  const folder = resolve(path);
  const files = filesOf(TEMPLATE);
  const first = expectEmpty(folder, path) ? firstMissing(folder) : undefined;
  const names = namesOf(name);
  try {
    for (const file of files) {
      const target = join(folder, dirname(file), RENAMED[basename(file)] ?? basename(file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, written(file, names, version), { flag: 'wx' });
    }
  } catch (error) {
    clear(folder, first);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CreateError(`${path}: expected a folder that can be written: ${reason}`, { cause: error });
  }
  return { name, folder, files: files.length };
}

/** Files below a folder, by their paths in it. */
function filesOf(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(folder, join(inside, entry.name)) : [join(inside, entry.name)],
    );
}

/** @returns whether the folder is new, and not only empty */
function expectEmpty(folder: string, path: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return true;
  if (!found.isDirectory()) throw new CreateError(`${path}: expected a new or empty folder, received a file`);
  // a repository that was begun before counts as empty
  const entries = readdirSync(folder).filter((entry) => entry !== '.git');
  if (entries.length === 0) return false;
  const more = entries.length > 3 ? ` and ${entries.length - 3} more` : '';
  throw new CreateError(
    `${path}: expected a new or empty folder, received one with ${entries.slice(0, 3).join(', ')}${more}`,
  );
}

/** The folder nearest to the root that has to be made for this one. */
function firstMissing(folder: string): string {
  const above = dirname(folder);
  return statSync(above, { throwIfNoEntry: false }) ? folder : firstMissing(above);
}

/** Takes away what was written: new folders, or what stands in one that was empty. */
function clear(folder: string, first: string | undefined): void {
  if (first !== undefined) rmSync(first, { recursive: true, force: true });
  else
    for (const entry of readdirSync(folder))
      if (entry !== '.git') rmSync(join(folder, entry), { recursive: true, force: true });
}

/** A file of the template under the game's own names, with our packages in their version. */
function written(file: string, { name, id, title }: GameNames, version: string): string {
  return (
    readFileSync(join(TEMPLATE, file), 'utf8')
      .replaceAll(/("@ec\/[a-z-]+": )"\*"/g, `$1"^${version}"`)
      // sources know the ruleset by its ID, all else the package by its name
      .replaceAll('my-game', file.startsWith('src') ? id : name)
      .replaceAll('My Game', title)
  );
}
