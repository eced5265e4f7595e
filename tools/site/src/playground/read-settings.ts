/** What a run reads from the settings. The page itself does without: it would have to load the harness for it. */
import { commandLine, parseAxis, trialsOf, withEdition, type AnyExperiment, type Job } from '@ec/balance';
import { resolveParameters, type Parameters, type ParameterRow } from '@ec/engine';
import type { Settings, Written } from './settings.ts';

/**
 * Values of an experiment's parameters from what is written.
 *
 * @throws SetupError when a parameter is unknown or out of its bounds
 */
export function valuesOf(rows: readonly ParameterRow[], written: Written): Parameters {
  const values = Object.entries(written).map(([key, text]) => {
    const isNumber =
      rows.find((one) => one.key === key)?.kind === 'integer' &&
      text.trim() !== '' &&
      Number.isFinite(Number(text));
    return [key, isNumber ? Number(text) : text] as const;
  });
  return resolveParameters(rows, withEdition(rows, Object.fromEntries(values)));
}

/**
 * Number of trials.
 *
 * @throws RangeError when it is not an integer of at least 1
 */
export function trialsIn(experiment: AnyExperiment, { trials }: Settings): number {
  if (trials === '') return trialsOf(experiment);
  const number = Number(trials);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RangeError(`trials: expected an integer of at least 1, received ${trials}`);
  return number;
}

/**
 * Axes along which parameters are varied.
 *
 * @throws RangeError when there are more than two, a parameter is unknown, or its values cannot be read
 */
export function axesOf(experiment: AnyExperiment, { vary }: Settings): ReturnType<typeof parseAxis>[] {
  if (vary.length > 2) throw new RangeError(`vary: expected at most two parameters, received ${vary.length}`);
  return vary.map((text) => parseAxis(text, experiment.parameters));
}

/** The command that prints the same figures, for one side. */
export function commandOf(
  module: Job['module'],
  experiment: AnyExperiment,
  { seed, vary, target, measure, along }: Settings,
  { set, trials }: { readonly set: Written; readonly trials: number },
): string {
  const name = module === null ? experiment.id : `${module}#${experiment.id}`;
  const pairs = Object.entries(set).map(([key, value]) => `${key}=${value}`);
  const options = { set: pairs, seed, trials };
  if (target !== '')
    return commandLine('solve', name, {
      ...options,
      vary: along,
      target,
      ...(measure !== '' && { measure }),
    });
  return commandLine(vary.length === 0 ? 'run' : 'sweep', name, { ...options, vary: [...vary] });
}
