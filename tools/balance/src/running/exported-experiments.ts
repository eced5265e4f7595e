import { isRuleset } from '@ec/engine';
import { BOT_GAMES, botGames } from '../games/bot-games.js';
import { PLAN_GAMES, planGames } from '../league/plan-games.js';
import type { AnyExperiment } from '../experiment.js';
import { ExperimentError } from './experiment-error.js';

/**
 * The experiments that a module exports, under whatever names; those of a list that it exports come first, in its order. A module that exports a `ruleset` with bots, as the package of a game does,
 * also has games of these bots, and of plans, unless it exports experiments of these IDs itself.
 *
 * @throws ExperimentError when the ruleset has a parameter of a name that one of the two has itself
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
    ...(isOffered(BOT_GAMES) ? [offered(() => botGames(ruleset))] : []),
    ...(isOffered(PLAN_GAMES) ? [offered(() => planGames(ruleset))] : []),
  ];
}

/** @throws ExperimentError where the ruleset has parameters that such an experiment has itself */
function offered(make: () => AnyExperiment): AnyExperiment {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExperimentError(error.message, { cause: error });
  }
}

/**
 * One of the experiments that a module exports.
 *
 * @param id - its ID; of a module with one experiment it may be left out
 * @throws ExperimentError when there is none
 */
export function experimentIn(known: readonly AnyExperiment[], id: string | undefined): AnyExperiment {
  // Those of plans are offered to every ruleset, and asked for by name.
  const unnamed = known.filter((one) => one.id !== PLAN_GAMES);
  const found = id === undefined && unnamed.length === 1 ? unnamed[0] : known.find((one) => one.id === id);
  if (found) return found;
  if (known.length === 0)
    throw new ExperimentError(
      'experiment: expected a module that exports what defineExperiment returns, received one that exports no experiment',
    );
  const ids = known.map((one) => one.id).join(', ');
  throw new ExperimentError(`experiment: expected one of ${ids}, received ${id ?? 'none'}`);
}

function isExperiment(value: unknown): value is AnyExperiment {
  return (
    typeof value === 'object' && value !== null && 'trial' in value && 'measures' in value && 'id' in value
  );
}
