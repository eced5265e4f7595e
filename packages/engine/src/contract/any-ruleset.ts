import type { GameState, Ruleset } from './ruleset.js';

/** A ruleset of any game: programs that load one know the contract alone. */
export type AnyRuleset = Ruleset<GameState, unknown, unknown>;

/** What every ruleset has; the rest is proved by its own contract tests. */
const FUNCTIONS = ['setup', 'seats', 'parse', 'format', 'view', 'report', 'summary', 'outcome'];

/** Whether a value that a module exports is a ruleset. */
export function isRuleset(value: unknown): value is AnyRuleset {
  if (typeof value !== 'object' || value === null) return false;
  const members: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof members['id'] === 'string' &&
    Array.isArray(members['phases']) &&
    FUNCTIONS.every((name) => typeof members[name] === 'function')
  );
}
