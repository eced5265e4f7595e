import { MAX_TECH_LEVEL } from '@ec/economy';
import { withDefaults } from '@ec/balance';
import type { ParameterRow } from '@ec/engine';
import { PARAMETERS } from '../parameters.js';

/** Bounds of a technology level (both included). */
export const LEVELS = [1, MAX_TECH_LEVEL] as const;
/** Bounds of a technology level, or 0 for none (both included). */
export const LEVELS_OR_NONE = [0, MAX_TECH_LEVEL] as const;

/** Rows with keys that begin with one of the prefixes. */
export function empyreanRows(...prefixes: readonly string[]): ParameterRow[] {
  return PARAMETERS.filter(({ key }) => prefixes.some((prefix) => key.startsWith(prefix)));
}

/** Parameters of games as they are played: in the cluster of the standard start, until somebody has won. */
export function gameRows(): readonly ParameterRow[] {
  return empyreanRows(
    'cluster.starCount',
    'cluster.axisSize',
    'empires.',
    'victory.',
    'unrest.',
    'rebellion.',
    'control.',
    'combat.',
  );
}

/**
 * Parameters of games in a small and dense cluster: events at home do not depend on the other stars, and a turn takes a fraction of the
 * time.
 *
 * @param prefixes - of other rows that matter
 */
export function smallGameRows(...prefixes: readonly string[]): readonly ParameterRow[] {
  return withDefaults(empyreanRows('cluster.starCount', 'cluster.axisSize', ...prefixes), {
    'cluster.starCount': 6,
    'cluster.axisSize': 4,
  });
}
