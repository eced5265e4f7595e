import type { AnyExperiment } from '@ec/balance';
import { resolveParameters } from '@ec/engine';
import { parseAxis } from '../../src/designs/axis.js';
import { parseConstraint, parseObjective } from '../../src/formulas/objective.js';
import { inThread } from '../../src/running/in-thread.js';
import { tune, type Tuned, type TuneOptions } from '../../src/running/tune.js';
import { CURVES, formula, valley } from './curves.js';

type Options = Partial<TuneOptions> & {
  readonly vary?: readonly string[];
  readonly goal?: string;
  readonly where?: readonly string[];
  readonly seed?: string;
};

/** A search for the lowest place of the valley. */
export function tuned(options: Options = {}): Promise<Tuned> {
  return tunedOf(valley, { vary: ['a=0:1000:10', 'b=0:1000:10'], goal: 'minimise height', ...options });
}

/** A search for the number to buy that costs what is wanted, where nothing is left to chance. */
export function tunedFormula(options: Options): Promise<Tuned> {
  return tunedOf(formula, { vary: ['x=0:100'], trials: 100, budget: 400, ...options });
}

function tunedOf(experiment: AnyExperiment, options: Options): Promise<Tuned> {
  const { vary = [], goal = '', where = [], seed = '1', ...others } = options;
  const { id, parameters: rows } = experiment;
  const job = { module: CURVES, experiment: id, parameters: resolveParameters(rows, {}), seed };
  return tune(experiment, job, {
    executor: inThread(),
    axes: vary.map((text) => parseAxis(text, rows)),
    objective: parseObjective(goal),
    constraints: where.map(parseConstraint),
    trials: 30,
    budget: 40 * 30,
    ...others,
  });
}
