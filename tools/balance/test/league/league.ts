import { resolveParameters, type AnyRuleset, type ParameterValue } from '@ec/engine';
import { LeagueGames } from '../../src/league/league-games.js';
import type { LeagueOptions } from '../../src/league/league-options.js';
import { playLeague, type League } from '../../src/league/league.js';
import { PLAN_GAMES, planGames } from '../../src/league/plan-games.js';
import { goalOf } from '../../src/league/plan-rows.js';
import { inThread } from '../../src/running/in-thread.js';
import type { Result } from '../../src/result.js';

/** How a league of a toy is played. */
interface Options extends Partial<Omit<LeagueOptions, 'seats' | 'allies' | 'goal'>> {
  readonly budget?: number;
  readonly earlier?: readonly Result[];
  readonly set?: Readonly<Record<string, ParameterValue>>;
}

/** Plays a league of the bots of a toy in this thread. */
export async function playToy(
  module: string,
  ruleset: AnyRuleset,
  { budget = 20_000, earlier = [], set = {}, ...options }: Options = {},
): Promise<{ readonly league: League; readonly games: LeagueGames }> {
  const experiment = planGames(ruleset);
  const parameters = resolveParameters(experiment.parameters, set);
  const { seed = '1' } = options;
  await using executor = inThread();
  const job = { module, experiment: PLAN_GAMES, parameters, seed };
  const games = new LeagueGames(experiment, job, { executor, earlier, budget, progress: () => undefined });
  const bots = Object.keys(ruleset.bots);
  const league = await playLeague(games, {
    plans: bots,
    choices: {
      bots: ruleset.bots,
      drawn: [],
      given: new Map(bots.map((bot) => [bot, []])),
      features: new Map(),
      aims: new Map(),
      opened: new Map(),
      turns: 1,
    },
    seats: Number(parameters['seats']),
    allies: Number(parameters['allies']),
    goal: goalOf(parameters),
    games: 60,
    gain: 0.02,
    rounds: 3,
    confidence: 0.95,
    seed,
    ...options,
  });
  return { league, games };
}
