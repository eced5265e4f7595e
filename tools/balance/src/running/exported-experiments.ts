import { isRuleset } from '@ec/engine';
import { BOT_GAMES, botGames } from '../games/bot-games.js';
import { PLAN_GAMES, planGames } from '../league/plan-games.js';
import type { AnyExperiment } from '../experiment.js';

/**
 * The experiments that a module exports, under whatever names; those of a list that it exports come first, in its order. A module that exports a `ruleset` with bots, as the package of a game does,
 * also has games of these bots, and of plans, unless it exports experiments of these IDs itself.
 */
export function exportedExperiments(exported: object): AnyExperiment[] {
  const values: unknown[] = Object.values(exported);
  const lists = values.filter((value) => Array.isArray(value));
  const own = [...new Set([...lists.flat(), ...values].filter(isExperiment))];
  const ruleset = 'ruleset' in exported && isRuleset(exported.ruleset) ? exported.ruleset : undefined;
  if (!ruleset || Object.keys(ruleset.bots).length === 0) return own;
  const isOffered = (offered: string): boolean => own.every(({ id }) => id !== offered);
  return [
    ...own,
    ...(isOffered(BOT_GAMES) ? [botGames(ruleset)] : []),
    ...(isOffered(PLAN_GAMES) ? [planGames(ruleset)] : []),
  ];
}

function isExperiment(value: unknown): value is AnyExperiment {
  return (
    typeof value === 'object' && value !== null && 'trial' in value && 'measures' in value && 'id' in value
  );
}
