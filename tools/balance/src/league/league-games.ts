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
import { MOST_PLANS } from './plan-rows.js';
import { parseField, printPlans } from './field.js';
import { leastOf, type Goal } from './goals.js';

/** What is known of a plan against a field: its shares of the win, or what it gets of another goal, game by game. */
export class Shares {
  constructor(
    readonly data: QuantityData,
    readonly goal: Goal,
  ) {}

  /** Games that were played. */
  get games(): number {
    return this.data.n;
  }

  get mean(): number {
    return momentsOf(this.data).mean;
  }

  /** Interval of the mean, which is in the bounds of the goal. */
  interval(confidence: number): Interval {
    const { estimate, low, high } = meanInterval(momentsOf(this.data), confidence);
    return { estimate, low: Math.max(leastOf(this.goal), low), high: Math.min(1, high) };
  }

  /** Both together; the games are others. */
  and(other: Shares): Shares {
    return new Shares(mergeQuantities(this.data, other.data), this.goal);
  }
}

/** How the games of a league are run. */
export interface LeagueGamesOptions extends Pick<RunOptions, 'executor' | 'signal' | 'mixedCode'> {
  /** Results to go on from. */
  readonly earlier: readonly Result[];
  /** Games that may be played, without those of the plans that are played among themselves. */
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

/** Games of plans against a field. */
interface Run {
  readonly field: string;
  readonly games: number;
  readonly about: string;
  readonly goal: Goal;
}

/** Plays games of plans against fields, within a budget, and keeps all results. Each run is made once: those of an earlier league are taken. */
export class LeagueGames {
  readonly #experiment: AnyExperiment;
  readonly #job: Job;
  readonly #options: LeagueGamesOptions;
  readonly #earlier: Map<string, Result>;
  readonly #results = new Map<string, Result>();
  /** Games that were played of those that count against the budget, without those of a step that was broken off. */
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
   * @param goal - what counts; wins when absent
   * @returns what each plan got, in their order
   * @throws LeagueEnded when that would be more games than the budget has left, none of which are then played; or the league is broken off
   */
  async play(
    plans: readonly string[],
    field: string,
    games: number,
    { about, goal = 'wins' }: { readonly about: string; readonly goal?: Goal },
  ): Promise<Shares[]> {
    const found: Shares[] = [];
    for (let from = 0; from < plans.length; from += MOST_PLANS)
      found.push(...(await this.#part(plans.slice(from, from + MOST_PLANS), { field, games, about, goal })));
    return found;
  }

  /**
   * Plays games in which every seat is drawn from the field, each of its plans once in the seat that is looked at as often as it is drawn.
   * They do not count against the budget.
   *
   * @param games - in all; one of each plan at least
   * @param signal - breaks them off
   * @returns the results, one for each plan
   * @throws LeagueEnded when they are broken off
   */
  async amongThemselves(field: string, games: number, signal: AbortSignal): Promise<Result[]> {
    const parts = parseField(field);
    const total = parts.reduce((sum, { weight }) => sum + weight, 0);
    const results: Result[] = [];
    for (const [i, { plan, weight }] of parts.entries()) {
      const each = Math.max(1, Math.round((games * weight) / total));
      results.push(
        await this.#run([plan], { field, games: each, about: `strong play ${i + 1}`, goal: 'wins' }, signal),
      );
    }
    return results;
  }

  async #part(plans: readonly string[], run: Run): Promise<Shares[]> {
    const games = this.games + plans.length * run.games;
    if (games > this.#options.budget) throw new LeagueEnded('budget');
    const { measures } = await this.#run(plans, run);
    this.games = games;
    const data = measures[run.goal === 'wins' ? 'share' : 'score'];
    return plans.map((plan, i) => new Shares(stepOf(data, i, plan), run.goal));
  }

  async #run(
    plans: readonly string[],
    { field, games, about, goal }: Run,
    signal = this.#options.signal,
  ): Promise<Result> {
    const { executor, mixedCode, progress } = this.#options;
    const parameters: Parameters = { ...this.#job.parameters, goal, plans: printPlans(plans), field };
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
    return result;
  }
}

function stepOf(data: MeasureData | undefined, step: number, plan: string): QuantityData {
  const one = data?.kind === 'series' ? data.at[step] : undefined;
  if (one?.kind === 'quantity') return one;
  throw new RangeError(`${plan}: expected shares of wins, or of another goal, received none`);
}
