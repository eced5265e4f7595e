/** A project outside the workspace that installs our packages from a registry. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../packages.ts';
import { mustRun, workspaceRoot } from '../run.ts';
import { COMPILERS, NODES, type InstalledTools } from './installed-tools.ts';
import { QUIET } from './quiet.ts';
import { sideBySide } from './side-by-side.ts';

/** Ways in which compilers resolve modules. */
const RESOLUTIONS = [
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
] as const;

/** Package of which users need types of Node. */
const SERVER = '@ec/hall';

export class Project {
  readonly #folder: string;
  readonly #packages: readonly WorkspacePackage[];
  readonly #tools: InstalledTools;
  /** The hash that the example of the README prints, once known. */
  #hash: string | undefined;

  constructor(folder: string, packages: readonly WorkspacePackage[], tools: InstalledTools) {
    this.#folder = folder;
    this.#packages = packages;
    this.#tools = tools;
    mkdirSync(folder, { recursive: true });
    this.#write('package.json', JSON.stringify({ name: 'project', private: true, type: 'module' }));
  }

  /** Installs all packages by a range of versions, and the peers that their users have. */
  async install(range: string): Promise<void> {
    const peers = this.#packages.flatMap((one) => one.peers).filter((peer) => !peer.startsWith('@ec/'));
    const ours = this.#packages.map(({ name }) => `${name}@${range}`);
    await this.#npm('install', ...QUIET, ...new Set([...peers, ...ours]));
  }

  /** What `npm update` does. */
  async update(): Promise<void> {
    await this.#npm('update', ...QUIET);
  }

  /** Version of a package that is installed. */
  versionOf(name: string): string {
    const manifest = readFileSync(join(this.#folder, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  }

  /** Imports and requires every entry point, in each Node; compiles them with each compiler; and runs the example of the README. */
  async use(): Promise<void> {
    const entries = this.#packages.flatMap(({ entryPoints }) => entryPoints);
    const [servers, libraries] = [true, false].map((isServer) =>
      entries
        .filter((entry) => entry.startsWith(`${SERVER}/`) === isServer)
        .map((entry, i) => `export * as entry${i} from '${entry}';`)
        .join('\n'),
    );
    this.#write('imports.ts', libraries ?? '');
    this.#write('servers.ts', servers ?? '');
    this.#write('imports.mjs', entries.map((entry) => `await import('${entry}');`).join('\n'));
    this.#write('requires.cjs', entries.map((entry) => `require('${entry}');`).join('\n'));
    const readme = readFileSync(join(workspaceRoot, 'README.md'), 'utf8');
    this.#write('example.ts', /^```ts\r?\n([^]*?)^```/m.exec(readme)?.[1] ?? '');
    const imports = NODES.flatMap((version) =>
      ['imports.mjs', 'requires.cjs'].map(
        (file) => () => mustRun(this.#tools.path('node', version), [file], this.#folder),
      ),
    );
    const compiled = COMPILERS.flatMap((version) =>
      RESOLUTIONS.flatMap(([module, resolution]) =>
        [false, true].map((skipLibCheck) => () => this.#compile(version, module, resolution, skipLibCheck)),
      ),
    );
    await sideBySide([...compiled, ...imports]);
    this.#expectHash(await mustRun('node', ['js/example.js'], this.#folder));
    const odds = await this.#npx('ec-balance', 'dice', '3d6', '--json');
    if (!odds.includes('"mean":"21/2"'))
      throw new Error(`ec-balance dice 3d6: expected a mean of 21/2, received ${odds}`);
  }

  /** Runs the example of the README in Bun, in Deno, and as Vite bundles it for a page; `use` comes first. */
  async useElsewhere(): Promise<void> {
    const bun = this.#tools.path('bun', '1');
    this.#expectHash(await mustRun(bun, ['js/example.js'], this.#folder));
    const deno = this.#tools.path('deno', '2');
    this.#expectHash(await mustRun(deno, ['run', '--no-lock', 'js/example.js'], this.#folder));
    const vite = this.#tools.path('vite', '8');
    this.#write(
      'index.html',
      '<!doctype html><title>Example</title><script type="module" src="js/example.js"></script>',
    );
    const page = {
      build: {
        outDir: 'page',
        modulePreload: false,
        rolldownOptions: { output: { entryFileNames: 'page.js' } },
      },
    };
    this.#write('vite.config.js', `export default ${JSON.stringify(page)};`);
    await mustRun(vite, ['build', '--logLevel', 'error'], this.#folder);
    this.#expectHash(await mustRun('node', ['page/page.js'], this.#folder));
  }

  /** Plays a turn of a stored game with bots, and checks it. @returns its file */
  async play(file: string): Promise<string> {
    this.#write('players.csv', 'id,email,name\n1,ada@example.org,Ada\n2,bo@example.org,Bo\n');
    await this.#npx('ec', 'new', file, '.', '--name', 'EC-1', '--seed', '1978');
    for (const seat of ['1', '2']) await this.#npx('ec', 'bots', 'set', file, 'settler', seat);
    await this.#npx('ec', 'turn', file, '--max-silent', 'all');
    await this.#npx('ec', 'replay', file);
    return file;
  }

  /** Opens a game that an earlier release stored, replays it and plays on. */
  async playOn(file: string): Promise<void> {
    await this.#npx('ec', 'replay', file);
    await this.#npx('ec', 'turn', file, '--max-silent', 'all');
    const replayed = await this.#npx('ec', 'replay', file);
    if (!replayed.includes('as the seed and the orders give them'))
      throw new Error(`replay: received ${replayed}`);
  }

  /** The example of the README ends with a hash, which is the same wherever it runs. */
  #expectHash(printed: string): void {
    const [, hash] = /same seed, same orders, same hash: (\w+)/.exec(printed) ?? [];
    this.#hash ??= hash;
    if (hash === undefined || hash !== this.#hash)
      throw new Error(`example: expected the hash ${this.#hash ?? ''}, received ${printed}`);
  }

  /**
   * Compiles everything; the last of the compilers writes the example, too.
   *
   * @param skipLibCheck - for the parts of a server, whose types name those of Node and of libraries that it brings along
   */
  async #compile(
    version: (typeof COMPILERS)[number],
    module: string,
    moduleResolution: string,
    skipLibCheck: boolean,
  ): Promise<void> {
    const files = skipLibCheck ? ['servers.ts'] : ['imports.ts', 'example.ts'];
    const isLast = version === COMPILERS.at(-1) && module === RESOLUTIONS.at(-1)?.[0] && !skipLibCheck;
    const compilerOptions = {
      strict: true,
      skipLibCheck,
      types: [],
      lib: ['es2023', 'dom', 'esnext.disposable'],
      target: 'es2023',
      module,
      moduleResolution,
      ...(isLast ? { outDir: 'js' } : { noEmit: true }),
    };
    const config = `tsconfig.${version}-${module}${skipLibCheck ? '-servers' : ''}.json`;
    this.#write(config, JSON.stringify({ compilerOptions, files }));
    await mustRun('node', [this.#tools.path('typescript', version), '-p', config], this.#folder);
  }

  #npm(...args: string[]): Promise<string> {
    return mustRun('npm', args, this.#folder);
  }

  #npx(...args: string[]): Promise<string> {
    return mustRun('npx', ['--no-install', ...args], this.#folder);
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.#folder, name), text);
  }
}
