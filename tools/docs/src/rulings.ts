/** Which packages cite which ruling: a ruling that many packages cite is a rule without a home. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './documents.ts';

/** Packages of formulas, whose rulings the package of their game may cite as well. */
const FORMULAS = new Set(['cluster', 'economy', 'combat']);

/** Names of the packages whose sources cite a ruling, sorted, by the ruling, such as `E-07`. */
export function citations(): Map<string, string[]> {
  const cited = new Map<string, Set<string>>();
  for (const path of globSync('packages/{*,rulesets/*}/src/**/*.ts', { cwd: workspaceRoot })) {
    const [, name = ''] = /^packages\/(?:rulesets\/)?([^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
    for (const [ruling] of readFileSync(join(workspaceRoot, path), 'utf8').matchAll(/\b[EGMNPX]-\d\d\b/g))
      cited.set(ruling, (cited.get(ruling) ?? new Set()).add(name));
  }
  return new Map(
    [...cited]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([ruling, names]) => [ruling, [...names].toSorted()]),
  );
}

/** Whether a ruling has one home: a package, or a package of formulas and that of their game. */
export function hasOneHome(names: readonly string[]): boolean {
  return names.length === 1 || (names.length === 2 && names.some((name) => FORMULAS.has(name)));
}
