import type { Parameters } from '@ec/engine';
import { Prng } from '@ec/prng';
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { latinHypercube } from '../designs/cube.js';
import type { Place } from '../designs/space.js';
import type { Constraint, Objective } from '../formulas/objective.js';
import { fitSurface, type Expected, type Surface } from '../statistics/gaussian-process.js';

/** What is known at a place. */
interface Known {
  readonly place: Place;
  /** By name. */
  readonly figures: ReadonlyMap<string, number>;
}

/** What an outlook is made of. */
export interface OutlookInput {
  /** Places that were looked at, one at least, each with every figure. */
  readonly known: readonly Known[];
  readonly objective: Objective;
  readonly constraints: readonly Constraint[];
  /** The parameters at a place; none where it cannot be looked at. */
  readonly parametersAt: (place: Place) => Parameters | undefined;
}

/** Outcomes that are weighed at a place. */
const OUTCOMES = 32;

/**
 * What is to be expected at places that were not looked at: a smooth surface is laid through each figure, and the formulas are worked out
 * from what the surfaces expect. So a formula may have corners where its figures have none.
 */
export class Outlook {
  readonly #input: OutlookInput;
  readonly #surfaces: ReadonlyMap<string, Surface>;
  /** Standard normal values, one for each figure of an outcome. */
  readonly #draws: readonly (readonly number[])[];
  readonly #best: number | undefined;

  constructor(input: OutlookInput) {
    const { known } = input;
    const names = [...(known[0]?.figures.keys() ?? [])];
    this.#input = input;
    this.#surfaces = new Map(
      names.map((name) => [
        name,
        fitSurface(
          known.map(({ place }) => place),
          known.map(({ figures }) => figures.get(name) ?? Number.NaN),
        ),
      ]),
    );
    const rng = Prng.fromSeed(1n).stream('balance', 'outlook');
    this.#draws = latinHypercube(OUTCOMES, names.length, rng).map((one) =>
      one.map((share) => normalQuantile(share, 0, 1)),
    );
    this.#best = this.#bestKnown();
  }

  /**
   * How much is promised at a place: first the mean of what it improves where it keeps the constraints, then, to tell places apart that
   * promise nothing, how likely it keeps them, and how low the cost may be.
   */
  promiseAt(place: Place): readonly [improvement: number, kept: number, low: number] | undefined {
    const outcomes = this.#outcomesAt(place);
    if (!outcomes) return undefined;
    const kept = outcomes.filter((one) => one.isKept).map(({ cost }) => cost);
    const best = this.#best;
    const improvement =
      best === undefined ? 0 : kept.reduce((sum, cost) => sum + Math.max(0, best - cost), 0) / OUTCOMES;
    return [improvement, kept.length, -Math.min(...outcomes.map(({ cost }) => cost))];
  }

  /** What the objective is expected to be at a place; none where it cannot be looked at. */
  expectedAt(place: Place): Expected | undefined {
    const outcomes = this.#outcomesAt(place);
    if (!outcomes) return undefined;
    const sign = this.#input.objective.isLargest ? -1 : 1;
    const mean = (sign * outcomes.reduce((sum, { cost }) => sum + cost, 0)) / OUTCOMES;
    const squares = outcomes.reduce((sum, { cost }) => sum + (sign * cost - mean) ** 2, 0);
    return { mean, deviation: Math.sqrt(squares / OUTCOMES) };
  }

  #outcomesAt(place: Place): { readonly cost: number; readonly isKept: boolean }[] | undefined {
    const parameters = this.#input.parametersAt(place);
    if (!parameters) return undefined;
    const expected = [...this.#surfaces].map(([name, surface]) => ({ name, ...surface(place) }));
    return this.#draws.map((draw) => {
      const values = new Map(
        expected.map(({ name, mean, deviation }, i) => [name, mean + deviation * (draw[i] ?? 0)]),
      );
      return this.#weighed((name) => values.get(name) ?? Number(parameters[name]));
    });
  }

  #weighed(of: (name: string) => number): { readonly cost: number; readonly isKept: boolean } {
    const { objective, constraints } = this.#input;
    const value = objective.expression.valueOf(of);
    const cost = Number.isFinite(value) ? value * (objective.isLargest ? -1 : 1) : Infinity;
    return { cost, isKept: constraints.every(({ expression }) => expression.valueOf(of) >= 0) };
  }

  /** The least cost that is expected where something was looked at and the constraints are kept: the figures there may be luck. */
  #bestKnown(): number | undefined {
    const costs = this.#input.known.flatMap(({ place }) => {
      const parameters = this.#input.parametersAt(place);
      if (!parameters) return [];
      const expected = new Map([...this.#surfaces].map(([name, surface]) => [name, surface(place).mean]));
      const { cost, isKept } = this.#weighed((name) => expected.get(name) ?? Number(parameters[name]));
      return isKept ? [cost] : [];
    });
    return costs.length === 0 ? undefined : Math.min(...costs);
  }
}
