import { resolveParameters, type Parameters } from '@ec/engine';
import type { AnyExperiment, Experiment } from '../experiment.js';
import type { Measures } from '../measures/measure.js';
import { pickMeasure, type PickedMeasure } from '../measures/pick-measure.js';
import { quantity } from '../measures/quantity.js';
import { parseFormula, type Formula } from './expression.js';

/** Recorders of any measures. */
type AnyRecorders = Readonly<Record<string, (...values: readonly unknown[]) => void>>;

/** A figure that formulas use, with what the trial under way has recorded of it. */
interface Heard {
  readonly figure: PickedMeasure;
  sum: number;
  times: number;
}

/**
 * An experiment with further measures, each worked out in every trial from what that trial records: `profit = loot - losses * price`.
 *
 * Names are figures as {@link pickMeasure} finds them, parameters that are integers, or earlier formulas. A figure that a trial records several times counts with
 * its mean. A trial that lacks a figure, or in which a formula divides by 0, has no value of it. So whatever moves several figures of a trial together is in the
 * interval; and the mean of a quotient is not the quotient of the means.
 *
 * @param formulas - as {@link parseFormula} reads them
 * @throws RangeError when one cannot be read, its name is taken, or a name in it is unknown, a text, or that of both a figure and a parameter
 */
export function derived(experiment: AnyExperiment, formulas: readonly string[]): AnyExperiment {
  if (formulas.length === 0) return experiment;
  const { measures, parameters: rows } = experiment;
  const parsed: Formula[] = [];
  const heard = new Map<string, Heard>();
  const keys = new Set<string>();
  for (const text of formulas) {
    const formula = parseFormula(text);
    const { name, names } = formula;
    const isTaken = [
      ...Object.keys(measures),
      ...rows.map(({ key }) => key),
      ...parsed.map((one) => one.name),
    ];
    if (isTaken.includes(name))
      throw new RangeError(`${name}: expected a new name, received one that is taken`);
    if (!/^[A-Za-z]\w*$/.test(name))
      throw new RangeError(`${name}: expected a name of letters and digits for what is derived`);
    for (const one of names) {
      if (parsed.some((earlier) => earlier.name === one)) continue;
      const row = rows.find(({ key }) => key === one);
      const isFigure = Object.hasOwn(measures, one.split('@')[0] ?? '');
      if (row && isFigure)
        throw new RangeError(
          `${name}: expected a name of one thing, received ${one}, a figure and a parameter`,
        );
      if (row?.kind === 'text')
        throw new RangeError(`${name}: expected a parameter that is an integer, received ${one}, a text`);
      if (row) keys.add(one);
      else if (isFigure) heard.set(one, { figure: pickMeasure(measures, one), sum: 0, times: 0 });
      else
        throw new RangeError(
          `${name}: expected a figure of ${Object.keys(measures).join(', ')}, or a parameter, received ${one}`,
        );
    }
    parsed.push(formula);
  }
  const own = Object.fromEntries(parsed.map(({ name, text }) => [name, quantity(`${name} = ${text}`)]));
  const all: Measures = { ...measures, ...own };
  return withTrial(experiment as unknown as Experiment, all, {
    texts: formulas,
    formulas: parsed,
    heard,
    keys,
  });
}

interface Deriving {
  /** As they were written. */
  readonly texts: readonly string[];
  readonly formulas: readonly Formula[];
  readonly heard: ReadonlyMap<string, Heard>;
  readonly keys: ReadonlySet<string>;
}

function withTrial(
  experiment: Experiment,
  measures: Measures,
  { texts, formulas, heard, keys }: Deriving,
): AnyExperiment {
  const { prepare, trial } = experiment;
  let [record, listening]: (AnyRecorders | undefined)[] = [undefined, undefined];
  const listeningTo = (recorders: AnyRecorders): AnyRecorders => {
    if (recorders !== record || !listening) {
      record = recorders;
      listening = listenersOf(recorders, [...heard.values()]);
    }
    return listening;
  };
  return {
    ...experiment,
    measures,
    formulas: texts,
    prepare(parameters: Parameters) {
      const known = resolveParameters(experiment.parameters, parameters);
      return {
        context: prepare ? prepare(parameters) : parameters,
        values: new Map([...keys].map((key) => [key, Number(known[key])])),
      };
    },
    trial(
      rng,
      { context, values }: { readonly context: unknown; readonly values: ReadonlyMap<string, number> },
      recorders,
    ) {
      for (const one of heard.values()) Object.assign(one, { sum: 0, times: 0 });
      const outer = recorders as AnyRecorders;
      const returned: unknown = trial(rng, context, listeningTo(outer));
      const found = new Map(values);
      for (const [name, { sum, times }] of heard) if (times > 0) found.set(name, sum / times);
      for (const { name, valueOf } of formulas) {
        const value = valueOf((one) => found.get(one) ?? Number.NaN);
        if (!Number.isFinite(value)) continue;
        found.set(name, value);
        outer[name]?.(value);
      }
      return returned as void;
    },
  };
}

/** Recorders that also add up what is recorded of some figures. */
function listenersOf(recorders: AnyRecorders, heard: readonly Heard[]): AnyRecorders {
  const names = new Set(heard.map(({ figure }) => figure.measure));
  const listeners = [...names].map((name) => {
    const own = heard.filter(({ figure }) => figure.measure === name);
    return [
      name,
      (...values: readonly unknown[]): void => {
        recorders[name]?.(...values);
        for (const one of own) {
          const value = one.figure.valueIn(...values);
          if (value === undefined) continue;
          one.sum += value;
          one.times++;
        }
      },
    ] as const;
  });
  return { ...recorders, ...Object.fromEntries(listeners) };
}
