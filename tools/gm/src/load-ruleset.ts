import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyRuleset } from '@ec/engine/sqlite';
import { resolve as resolveModule } from 'import-meta-resolve';

/** Module of the ruleset that is played when none is named. */
export const DEFAULT_RULESET = '@ec/engine/empyrean';

/** A ruleset that cannot be loaded. */
export class RulesetError extends Error {
  override readonly name = 'RulesetError';
}

/** How a game names the module of its ruleset: a package by its name, a file by its whole path. */
export function rulesetModule(name: string, folder: string): string {
  return name.startsWith('.') || isAbsolute(name) ? resolve(folder, name) : name;
}

/**
 * Loads a ruleset from the module that exports it under the name `ruleset`: a package beside this one or in the current folder,
 * or a file.
 *
 * @throws RulesetError when there is no such module, or it exports no ruleset
 */
export async function loadRuleset(module: string): Promise<AnyRuleset> {
  const exported: unknown = await importModule(module);
  const ruleset =
    typeof exported === 'object' && exported && 'ruleset' in exported ? exported.ruleset : undefined;
  if (isRuleset(ruleset)) return ruleset;
  throw new RulesetError(`${module}: expected a module that exports a ruleset under the name "ruleset"`);
}

async function importModule(module: string): Promise<unknown> {
  const places = isAbsolute(module) ? [pathToFileURL(module).href] : [import.meta.url, HERE];
  const found = places.map((place) => urlOf(module, place)).find((url) => url !== undefined);
  if (found === undefined) {
    const what = isAbsolute(module)
      ? 'a file that is there'
      : `a ruleset that is installed: npm install ${module}`;
    throw new RulesetError(`${module}: expected ${what}`);
  }
  try {
    return await import(found);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RulesetError(`${module}: expected a module that can be loaded: ${reason}`, { cause: error });
  }
}

/** The current folder, from which packages beside the game are found. */
const HERE = pathToFileURL(join(process.cwd(), 'x')).href;

/** Where a module is, as seen from a place; nothing where there is none. */
function urlOf(module: string, place: string): string | undefined {
  const url = isAbsolute(module) ? place : resolvedFrom(module, place);
  return url !== undefined && (!url.startsWith('file:') || existsSync(fileURLToPath(url))) ? url : undefined;
}

function resolvedFrom(module: string, place: string): string | undefined {
  try {
    return resolveModule(module, place);
  } catch {
    return undefined;
  }
}

/** What every ruleset has; the rest is proved by its own contract tests. */
const MEMBERS = ['setup', 'seats', 'parse', 'format', 'view', 'report', 'summary', 'outcome'];

function isRuleset(value: unknown): value is AnyRuleset {
  if (typeof value !== 'object' || value === null) return false;
  const members: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof members['id'] === 'string' &&
    Array.isArray(members['phases']) &&
    MEMBERS.every((name) => typeof members[name] === 'function')
  );
}
