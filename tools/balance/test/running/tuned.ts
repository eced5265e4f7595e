import { resolveParameters } from '@ec/engine';
import { parseAxis } from '../../src/designs/axis.js';
import { parseConstraint, parseObjective } from '../../src/formulas/objective.js';
import { inThread } from '../../src/running/in-thread.js';
import { tune, type Tuned, type TuneOptions } from '../../src/running/tune.js';
import { CURVES, valley } from './curves.js';

type Options = Partial<TuneOptions> & {
  readonly vary?: readonly string[];
  readonly goal?: string;
  readonly where?: readonly string[];
  readonly seed?: string;
};

/** A search for the lowest place of the valley. */
export function tuned(options: Options = {}): Promise<Tuned> {
  const { vary = ['a=0:1000:10', 'b=0:1000:10'], goal = 'minimise height', where = [] } = options;
  const { seed = '1', ...others } = options;
  const rows = valley.parameters;
  const job = { module: CURVES, experiment: 'valley', parameters: resolveParameters(rows, {}), seed };
  return tune(valley, job, {
    executor: inThread(),
    axes: vary.map((text) => parseAxis(text, rows)),
    objective: parseObjective(goal),
    constraints: where.map(parseConstraint),
    trials: 30,
    budget: 40 * 30,
    ...others,
  });
}
