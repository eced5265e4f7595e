/**
 * A project outside the workspace installs the packed tarballs, type-checks against them under both module
 * resolutions, runs the first TypeScript example of the README, and bundles for browsers every entry point except those for
 * Node alone.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publishablePackages } from './packages.ts';
import { mustRun, workspaceRoot } from './run.ts';
import { tarballOf } from './tarballs.ts';

/** Package of which users need types of Node. */
const SERVER = '@ec/hall';

const project = mkdtempSync(join(tmpdir(), 'ec-consumer-'));
try {
  await install();
  await typeCheck();
  await runExample();
  await bundleForBrowsers();
} finally {
  rmSync(project, { recursive: true, force: true });
}

async function install(): Promise<void> {
  const tarballs = publishablePackages().map((one) => [
    one.name,
    `file:${tarballOf(one).replaceAll('\\', '/')}`,
  ]);
  // An entry point may need an optional peer. Its users have that, so this project has it, too.
  const peers = publishablePackages().flatMap((one) => one.peers.map((peer) => [peer, '*']));
  const dependencies = Object.fromEntries([...peers, ...tarballs]);
  const manifest = { private: true, type: 'module', dependencies };
  write('package.json', JSON.stringify(manifest));
  await mustRun(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    project,
  );
  write('example.ts', firstExample());
  const { everywhere, inNode } = libraryEntryPoints();
  write('imports.ts', everywhere.map(importLine).join('\n'));
  const isServer = (name: string): boolean => name.startsWith(`${SERVER}/`);
  write(
    'node-imports.ts',
    inNode
      .filter((name) => !isServer(name))
      .map(importLine)
      .join('\n'),
  );
  write('server-imports.ts', inNode.filter(isServer).map(importLine).join('\n'));
  console.log(`installed ${tarballs.length} tarballs`);
}

async function typeCheck(): Promise<void> {
  for (const [module, moduleResolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const lib = ['es2023', 'dom'];
    const compilerOptions = {
      target: 'es2023',
      lib,
      types: [],
      strict: true,
      outDir: 'js',
      module,
      moduleResolution,
    };
    const compile = async (files: readonly string[], skipLibCheck: boolean): Promise<void> => {
      write(
        'tsconfig.json',
        JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck }, files }),
      );
      await mustRun('tsc', ['-p', 'tsconfig.json'], project);
    };
    await compile(['example.ts', 'imports.ts', 'node-imports.ts'], false);
    // Types of a server name those of Node and of libraries that it brings along.
    await compile(['server-imports.ts'], true);
    console.log(`type-checked with moduleResolution ${moduleResolution}`);
  }
}

async function runExample(): Promise<void> {
  await mustRun('node', ['js/imports.js'], project);
  await mustRun('node', ['js/node-imports.js'], project);
  await mustRun('node', ['js/server-imports.js'], project);
  console.log(`the README example printed: ${await mustRun('node', ['js/example.js'], project)}`);
}

async function bundleForBrowsers(): Promise<void> {
  // esbuild fails on a Node module when the platform is a browser: that is the check.
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: ['example.ts', 'imports.ts'],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'bundle',
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles) console.log(`bundled ${path}: ${contents.length} bytes`);
}

function write(name: string, text: string): void {
  writeFileSync(join(project, name), text);
}

function firstExample(): string {
  const readme = [join(workspaceRoot, 'README.md'), join(workspaceRoot, 'packages/prng/README.md')].find(
    existsSync,
  );
  const example = readme && /^```ts\r?\n([^]*?)^```/m.exec(readFileSync(readme, 'utf8'))?.[1];
  if (!example) throw new Error(`${readme ?? 'README.md'}: expected a block that starts with \`\`\`ts`);
  return example;
}

/** Entry points that run everywhere, and those that run in Node alone. */
function libraryEntryPoints(): { everywhere: string[]; inNode: string[] } {
  const packages = publishablePackages();
  const inNode = packages.flatMap((one) => one.nodeEntryPoints);
  const everywhere = packages.flatMap((one) => one.entryPoints).filter((name) => !inNode.includes(name));
  return { everywhere, inNode };
}

function importLine(entryPoint: string, index: number): string {
  return `import * as entry${index} from '${entryPoint}';\nif (Object.keys(entry${index}).length === 0) throw new Error('${entryPoint} is empty');`;
}
