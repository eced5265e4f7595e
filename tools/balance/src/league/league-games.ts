import type { Parameters } from '@ec/engine';
import { momentsOf } from '../estimate.js';
import type { AnyExperiment } from '../experiment.js';
import type { QuantityData } from '../measures/quantity.js';
import { mergeQuantities } from '../measures/quantity.js';
import type { MeasureData } from '../measures/measure.js';
import { runKey, type Result } from '../result.js';
import type { Job } from '../running/job.js';
import { runExperiment, type RunOptions } from '../running/run.js';
import { meanInterval } from '../statistics/mean-interval.js';
import type { Interval } from '../statistics/interval.js';
import { MOST_PLANS } from './plan-games.js';
import { printPlans } from './field.js';

/** What is known of a plan against a field: its shares of the win, game by game. */
export class Shares {
  constructor(readonly data: QuantityData) {}

  /** Games that were played. */
  get games(): number {
    return this.data.n;
  }

  get mean(): number {
    return momentsOf(this.data).mean;
  }

  /** Interval of the mean, which is from 0 to 1 as every share is. */
  interval(confidence: number): Interval {
    const { estimate, low, high } = meanInterval(momentsOf(this.data), confidence);
    return { estimate, low: Math.max(0, low), high: Math.min(1, high) };
  }

  /** Both together; the games are others. */
  and(other: Shares): Shares {
    return new Shares(mergeQuantities(this.data, other.data));
  }
}

/** How the games of a league are run. */
export interface LeagueGamesOptions extends Pick<RunOptions, 'executor' | 'signal' | 'mixedCode'> {
  /** Results to go on from. */
  readonly earlier: readonly Result[];
  /** Games that may be played in all. */
  readonly budget: number;
  /** Called now and then with all results so far. */
  readonly progress: (results: readonly Result[]) => void;
}

/** The games of a league end here: its budget is used up, or it was broken off. */
export class LeagueEnded extends Error {
  override readonly name = 'LeagueEnded';
  constructor(readonly reason: 'budget' | 'stopped') {
    super(`the games of the league have ended: ${reason}`);
  }
}

/** Plays games of plans against fields, within a budget, and keeps all results. Each run is made once: those of an earlier league are taken. */
export class LeagueGames {
  readonly #experiment: AnyExperiment;
  readonly #job: Job;
  readonly #options: LeagueGamesOptions;
  readonly #earlier: Map<string, Result>;
  readonly #results = new Map<string, Result>();
  /** Games that were played or are under way. */
  games = 0;

  constructor(experiment: AnyExperiment, job: Job, options: LeagueGamesOptions) {
    this.#experiment = experiment;
    this.#job = job;
    this.#options = options;
    this.#earlier = new Map(options.earlier.map((one) => [runKey(one), one]));
  }

  /** All results, in the order in which they were made. */
  get results(): readonly Result[] {
    return [...this.#results.values()];
  }

  /**
   * Plays plans against a field: each plan as many games, the same for all plans.
   *
   * @param about - what the games are for; games for another purpose are others
   * @returns what each plan got, in their order
   * @throws LeagueEnded when that would be more games than the budget has, or the league is broken off
   */
  async play(plans: readonly string[], field: string, games: number, about: string): Promise<Shares[]> {
    const found: Shares[] = [];
    for (let from = 0; from < plans.length; from += MOST_PLANS)
      found.push(...(await this.#part(plans.slice(from, from + MOST_PLANS), field, games, about)));
    return found;
  }

  async #part(plans: readonly string[], field: string, games: number, about: string): Promise<Shares[]> {
    const { executor, signal, mixedCode, budget, progress } = this.#options;
    this.games += plans.length * games;
    if (this.games > budget) throw new LeagueEnded('budget');
    const parameters: Parameters = { ...this.#job.parameters, plans: printPlans(plans), field };
    const job = { ...this.#job, parameters, seed: `${this.#job.seed} ${about}` };
    const key = runKey({ ...job, block: 1 });
    const earlier = this.#results.get(key) ?? this.#earlier.get(key);
    const { result } = await runExperiment(this.#experiment, job, {
      executor,
      rule: { trials: games },
      ...(earlier && { resume: earlier }),
      ...(signal && { signal }),
      ...(mixedCode && { mixedCode }),
      progress: (soFar) => progress([...this.#results.values(), soFar]),
    });
    this.#results.set(key, result);
    if (result.trials < games) throw new LeagueEnded('stopped');
    return plans.map((plan, i) => sharesOf(result.measures['share'], i, plan));
  }
}

function sharesOf(data: MeasureData | undefined, step: number, plan: string): Shares {
  const one = data?.kind === 'series' ? data.at[step] : undefined;
  if (one?.kind !== 'quantity') throw new RangeError(`${plan}: expected shares of wins, received none`);
  return new Shares(one);
}
