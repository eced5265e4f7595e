import { isRuleset } from '@ec/engine';
import { BOT_GAMES, botGames } from '../bot-games.js';
import type { AnyExperiment } from '../experiment.js';

/**
 * The experiments that a module exports, under whatever names. One that exports a `ruleset` with bots, as the package of a game does,
 * has games of these bots besides, unless it exports an experiment of that ID itself.
 */
export function exportedExperiments(exported: object): AnyExperiment[] {
  const own = Object.values(exported).filter(isExperiment);
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
