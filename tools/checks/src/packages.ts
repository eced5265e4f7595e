/** The packages of the workspace, as their package.json files describe them. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './run.ts';

/** One package of the workspace. */
export interface WorkspacePackage {
  /** Absolute path of its folder. */
  folder: string;
  name: string;
  private: boolean;
  /** Its public entry points as one imports them, such as `@ec/prng/testing`. */
  entryPoints: readonly string[];
  /** Those of them that run in Node alone: their exports have a condition `node` and no default. */
  nodeEntryPoints: readonly string[];
  /** Declaration files of its entry points, from its folder. */
  types: readonly string[];
  /** Names of the packages that are installed with it: dependencies, and peers that are not optional. */
  needs: readonly string[];
  /** Names of its peer dependencies. */
  peers: readonly string[];
}

/** All packages, tools and examples that are packages, sorted by name. */
export function workspacePackages(): WorkspacePackage[] {
  return globSync('{packages,packages/rulesets,tools,docs/examples}/*/package.json', { cwd: workspaceRoot })
    .map((path) => readPackage(join(workspaceRoot, path)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The packages that go to the registry, sorted by name. */
export function publishablePackages(): WorkspacePackage[] {
  return workspacePackages().filter((candidate) => !candidate.private);
}

function readPackage(path: string): WorkspacePackage {
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('name' in manifest)) {
    throw new Error(`${path}: expected an object with a name`);
  }
  const name = String(manifest.name);
  const exported = Object.entries('exports' in manifest && manifest.exports ? manifest.exports : {});
  const subpaths = exported.filter(([subpath]) => !subpath.endsWith('.json'));
  const nodeOnly = subpaths.filter(([, conditions]) => !keysOf(conditions).includes('default'));
  const entryPoint = ([subpath]: readonly [string, unknown]): string => name + subpath.slice(1);
  const peers = keysOf('peerDependencies' in manifest && manifest.peerDependencies);
  const optional = keysOf('peerDependenciesMeta' in manifest && manifest.peerDependenciesMeta);
  return {
    folder: dirname(path),
    name,
    private: 'private' in manifest && manifest.private === true,
    entryPoints: subpaths.map(entryPoint),
    nodeEntryPoints: nodeOnly.map(entryPoint),
    types: subpaths.flatMap(([, conditions]) => typesOf(conditions)),
    needs: [
      ...keysOf('dependencies' in manifest && manifest.dependencies),
      ...peers.filter((peer) => !optional.includes(peer)),
    ],
    peers,
  };
}

function typesOf(conditions: unknown): string[] {
  if (typeof conditions !== 'object' || conditions === null || !('types' in conditions)) return [];
  return [String(conditions.types)];
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
