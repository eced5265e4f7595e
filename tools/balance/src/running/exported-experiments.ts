import { isRuleset } from '@ec/engine';
import { BOT_GAMES, botGames } from '../games/bot-games.js';
import type { AnyExperiment } from '../experiment.js';

/**
 * The experiments that a module exports, under whatever names; those of a list that it exports come first, in its order. A module that exports a `ruleset` with bots, as the package of a game does,
 * also has games of these bots, unless it exports an experiment of that ID itself.
 */
export function exportedExperiments(exported: object): AnyExperiment[] {
  const values: unknown[] = Object.values(exported);
  const lists = values.filter((value) => Array.isArray(value));
  const own = [...new Set([...lists.flat(), ...values].filter(isExperiment))];
  const ruleset = 'ruleset' in exported && isRuleset(exported.ruleset) ? exported.ruleset : undefined;
  const isOffered =
    ruleset && Object.keys(ruleset.bots).length > 0 && own.every(({ id }) => id !== BOT_GAMES);
  return isOffered ? [...own, botGames(ruleset)] : own;
}

function isExperiment(value: unknown): value is AnyExperiment {
  return (
    typeof value === 'object' && value !== null && 'trial' in value && 'measures' in value && 'id' in value
  );
}
