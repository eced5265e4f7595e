import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { InputError, ModuleError, moduleUrl } from '@ec/cli';
import { isFile } from './code.js';

const run = promisify(execFile);

/** Another version of a module's code, in a folder of its own. */
export interface OtherCode extends Disposable {
  /** The module's file, by absolute path. */
  readonly file: string;
}

/** Which code, and how it is made ready. */
export interface OtherCodeOptions {
  /** Module, as a job names it; what is not a file is a package. */
  readonly module: string;
  /** A command that is run in the folder of a git revision, such as one that installs and builds. */
  readonly prepare?: string | undefined;
}

/**
 * Finds another version of a module: in a folder that is a copy of the project, or in a git revision of it, whose files are written to a
 * temporary folder until the disposal.
 *
 * A file is found at the same path from the folder as from the current one, or from the top of its repository. Of a revision that is not prepared by
 * a command, packages are those that are installed now.
 *
 * @param text - a folder that exists, else a revision: a branch, a tag or a commit
 * @throws InputError when there is no such folder or revision, the module is not in it, or the command fails
 */
export async function otherCode(text: string, options: OtherCodeOptions): Promise<OtherCode> {
  if (existsSync(text) && statSync(text).isDirectory()) {
    if (options.prepare !== undefined)
      throw new InputError(
        `--prepare: error: expected a git revision with it, received the folder ${text}, which you can make ready by yourself`,
      );
    const top = await topOf(process.cwd());
    return { file: fileIn(resolve(text), text, options.module, top), [Symbol.dispose]: () => undefined };
  }
  return revision(text, options);
}

async function revision(text: string, { module, prepare }: OtherCodeOptions): Promise<OtherCode> {
  const start = isFile(module) ? dirname(resolve(module)) : process.cwd();
  const top = await topOf(start);
  if (top === undefined)
    throw new InputError(
      `--code: error: expected a folder that exists, or a git revision in a repository, received ${text} in ${start}, which is in none`,
    );
  const commit = await commitOf(text, top);
  const folder = mkdtempSync(join(tmpdir(), 'ec-code-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const tree = join(folder, 'tree');
    // An index of its own, so that nothing of the repository changes.
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
    await run('git', ['-C', top, 'read-tree', commit], { env });
    await run('git', ['-C', top, 'checkout-index', '--all', `--prefix=${tree}${sep}`], { env });
    if (prepare === undefined) linkInstalled(top, start, tree);
    else await prepared(prepare, tree);
    return { file: fileIn(tree, text, module, top), [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The top of the repository around a folder; none outside of one. */
async function topOf(folder: string): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', folder, 'rev-parse', '--show-toplevel'])).stdout.trim();
  } catch {
    return undefined;
  }
}

/** @throws InputError when there is no such revision */
async function commitOf(text: string, top: string): Promise<string> {
  try {
    const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`];
    return (await run('git', ['-C', top, ...asked])).stdout.trim().replace(/^--end-of-options\s+/, '');
  } catch {
    throw new InputError(
      `--code: error: expected a folder that exists, or a git revision of ${top}, received ${text}`,
    );
  }
}

/** Makes the packages that are installed at a folder, or above it in its repository, found at the same places of another tree. */
function linkInstalled(top: string, start: string, tree: string): void {
  for (let folder = start; ; folder = dirname(folder)) {
    const place = join(tree, relative(top, folder), 'node_modules');
    const installed = join(folder, 'node_modules');
    if (existsSync(installed) && !existsSync(place)) {
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(installed, place, 'junction');
    }
    if (folder === top || folder === dirname(folder)) return;
  }
}

/** @throws InputError when the command fails */
async function prepared(command: string, folder: string): Promise<void> {
  // What it prints is no part of the report.
  const child = spawn(command, { cwd: folder, shell: true, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new InputError(
      `--prepare: error: expected a command that ends well, received exit code ${code ?? 'none'}`,
    );
}

/** @throws InputError when the module is not there */
function fileIn(folder: string, text: string, module: string, top: string | undefined): string {
  if (!isFile(module)) return packageIn(folder, text, module);
  const path = resolve(module);
  const [fromHere, fromTop] = [process.cwd(), top].map((root) => {
    const own = root === undefined ? '..' : relative(root, path);
    return own.startsWith('..') || isAbsolute(own) ? undefined : join(folder, own);
  });
  const found = [fromHere, fromTop].find((file) => file !== undefined && existsSync(file));
  if (found !== undefined) return found;
  throw new InputError(
    `--code: error: expected ${relative(process.cwd(), path)} in ${text}, at the same path as here`,
  );
}

function packageIn(folder: string, text: string, module: string): string {
  try {
    return fileURLToPath(moduleUrl(module, import.meta, { folder }));
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    throw new InputError(
      `--code: error: expected ${module} in ${text}, installed and built; --prepare takes a command that does so in a git revision`,
      { cause: error },
    );
  }
}
