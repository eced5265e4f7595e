import { MAX_TECH_LEVEL } from '@ec/economy';
import { editionRows, withDefaults } from '@ec/balance';
import type { ParameterRow } from '@ec/engine';
import { EDITIONS } from '../editions.js';
import { PARAMETERS } from '../parameters.js';

/** Bounds of a technology level (both included). */
export const LEVELS = [1, MAX_TECH_LEVEL] as const;
/** Bounds of a technology level, or 0 for none (both included). */
export const LEVELS_OR_NONE = [0, MAX_TECH_LEVEL] as const;

/** Rows with keys that begin with one of the prefixes. */
export function empyreanRows(...prefixes: readonly string[]): ParameterRow[] {
  return PARAMETERS.filter(({ key }) => prefixes.some((prefix) => key.startsWith(prefix)));
}

/** Parameters of games as they are played: in the cluster and from the start of an edition, until somebody has won. */
export function gameRows(): readonly ParameterRow[] {
  const prefixes = ['empires.', 'victory.', 'unrest.', 'rebellion.', 'control.', 'combat.'];
  return byEdition(empyreanRows('cluster.starCount', 'cluster.axisSize', ...prefixes));
}

/**
 * Rows with a parameter before them that chooses the edition, and sets those in which the editions differ.
 *
 * @param kept - keys of rows that no edition sets
 */
export function byEdition(
  rows: readonly ParameterRow[],
  ...kept: readonly string[]
): readonly ParameterRow[] {
  const defaults = Object.fromEntries(
    rows.filter(({ key }) => kept.includes(key)).map((row) => [row.key, row.default]),
  );
  return editionRows({ id: 'empyrean', parameters: PARAMETERS, editions: EDITIONS }, rows, () => defaults);
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
