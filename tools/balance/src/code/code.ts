import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importUrl, moduleUrl } from '@ec/cli';
import { moduleGraph, packageOf, type ModuleGraph, type Package } from './module-graph.js';

/** The code that makes a result: what the module of an experiment loads, and the harness. Equal code has equal bytes on any machine. */
export interface Code {
  /** Of all parts: 32 hexadecimal digits of a SHA-256. */
  readonly hash: string;
  /**
   * Files of the experiment's own by their path from its module, with 16 hexadecimal digits of a SHA-256; packages by name, with their
   * version, and such digits where they are linked, as those of a workspace are; `node` with its major version.
   */
  readonly parts: Readonly<Record<string, string>>;
}

/** Hexadecimal digits of a part's hash, and of the whole. */
const PART_DIGITS = 16;
const DIGITS = 32;

const found = new Map<string, Promise<Code>>();

/**
 * The code that runs when experiments of a module are run; found once in each thread, as a thread loads a module once.
 *
 * @param module - a file by a path that begins with `.` or `/`, or a package
 * @throws ModuleError when there is no such module
 */
export async function codeOf(module: string): Promise<Code> {
  return codeAt(moduleUrl(module, import.meta), isFile(module));
}

/**
 * The code of a file of another copy of the project, with the harness of that copy where it has one.
 *
 * @param byFile - whether the files of its package are named one by one, and not as a package
 */
export async function codeOfCopy(file: string, byFile: boolean): Promise<Code> {
  const url = pathToFileURL(file).href;
  return codeAt(url, byFile, harnessUrl(url));
}

/** Whether a module is named as a file, by a path that begins with `.` or `/`, and not as a package. */
export function isFile(module: string): boolean {
  return module.startsWith('.') || isAbsolute(module);
}

async function codeAt(url: string, byFile: boolean, harness = harnessUrl()): Promise<Code> {
  const key = `${url} ${byFile} ${harness}`;
  const known = found.get(key) ?? findCode(url, byFile, harness);
  found.set(key, known);
  return known;
}

async function findCode(url: string, byFile: boolean, harness: string): Promise<Code> {
  const [own, others] = [packageOf(fileURLToPath(harness)), await moduleGraph([harness])];
  // The harness is in the graph by what decides a result, whatever else of it an experiment imports.
  const graph = url.startsWith('file:')
    ? await moduleGraph([url], (file) => own !== undefined && packageOf(file)?.folder === own.folder)
    : { files: new Map<string, string>(), packages: [] };
  const all: ModuleGraph = {
    files: new Map([...graph.files, ...others.files]),
    packages: [...graph.packages, ...others.packages],
  };
  return codeOfParts(partsOf(all, byFile ? fileURLToPath(url) : undefined));
}

/** What a thread of the harness runs, as it was built. */
function harnessUrl(importer: string = import.meta.url): string {
  const index = importUrl('@ec/balance', importer, import.meta) ?? import.meta.url;
  const worker = new URL('./worker.js', index);
  return existsSync(worker) || importer === import.meta.url ? worker.href : harnessUrl();
}

/** @param entry - a file whose package is named file by file; none where all packages are named as wholes */
function partsOf({ files, packages }: ModuleGraph, entry: string | undefined): Map<string, string> {
  const folder = entry === undefined ? undefined : packageOf(entry)?.folder;
  const parts = new Map<string, string>();
  const linked = new Map<Package, string[]>();
  for (const [file, text] of files) {
    const owner = packageOf(file);
    if (owner && (entry === undefined || owner.folder !== folder))
      linked.set(owner, [...(linked.get(owner) ?? []), `${pathFrom(owner.folder, file)} ${digits(text)}`]);
    else parts.set(pathFrom(dirname(entry ?? file), file), digits(text));
  }
  const versions = new Map<string, Set<string>>();
  const add = (name: string, version: string): unknown =>
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  for (const { name, version } of packages) add(name, version);
  for (const [{ name, version }, lines] of linked)
    add(name, `${version} ${digits(lines.toSorted().join('\n'))}`.trim());
  for (const [name, all] of versions) parts.set(name, [...all].toSorted().join(', '));
  const [major = ''] = process.versions.node.split('.');
  return parts.set('node', major);
}

function codeOfParts(parts: ReadonlyMap<string, string>): Code {
  const sorted = [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { hash: digits(JSON.stringify(sorted), DIGITS), parts: Object.fromEntries(sorted) };
}

/** Path of a file from a folder, the same on all systems. */
function pathFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

function digits(text: string, length = PART_DIGITS): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
