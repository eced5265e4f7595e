/** Programs that our users have, in the versions that we promise to work with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from '../run.ts';
import { QUIET } from './quiet.ts';
import { sideBySide } from './side-by-side.ts';

/** Versions of Node that our packages promise to run on. */
export const NODES = ['22', '24', '26'] as const;
/** Versions of the compiler that read our declarations. */
export const COMPILERS = ['5.9', '6.0', '7'] as const;

/** Packages with the programs, their versions, and where the programs are in them. */
const TOOLS = {
  node: { versions: NODES, path: 'bin/node' },
  typescript: { versions: COMPILERS, path: 'bin/tsc' },
  bun: { versions: ['1'], path: '../.bin/bun' },
  deno: { versions: ['2'], path: '../.bin/deno' },
  vite: { versions: ['8'], path: '../.bin/vite' },
} as const;

type Tools = typeof TOOLS;

/** The programs, each installed in a folder of its own. */
export class InstalledTools {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Installs all of them. */
  static async in(folder: string): Promise<InstalledTools> {
    const tools = new InstalledTools(folder);
    const all = Object.entries(TOOLS).flatMap(([name, { versions }]) =>
      versions.map((version) => ({ name, version })),
    );
    await sideBySide(
      all.map(({ name, version }) => async () => {
        const at = tools.#folderOf(name, version);
        mkdirSync(at, { recursive: true });
        writeFileSync(join(at, 'package.json'), '{ "private": true }');
        await mustRun('npm', ['install', ...QUIET, `${name}@${version}`], at);
      }),
    );
    return tools;
  }

  /** Path of a program. */
  path<Name extends keyof Tools>(name: Name, version: Tools[Name]['versions'][number]): string {
    return join(this.#folderOf(name, version), 'node_modules', name, TOOLS[name].path);
  }

  #folderOf(name: string, version: string): string {
    return join(this.#folder, `${name}-${version}`);
  }
}
