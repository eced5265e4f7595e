import { existsSync } from 'node:fs';
import { InputError } from '@ec/cli';
import { blockOf, trialsOf, type AnyExperiment } from '../experiment.js';
import { gate, type GatedMeasure } from '../gate/gate.js';
import { readBaseline, writeBaseline, type BaselineRun } from '../gate/baseline-file.js';
import { sameRun, type PlannedRun } from '../gate/same-run.js';
import { keptOf, Traces, type Trace } from '../gate/traces.js';
import type { ReportVerdict } from '../reporting/balance-report.js';
import { formatDigits, formatNumber, formatValue } from '../reporting/format-value.js';
import type { Executor } from '../running/executor.js';
import type { Job } from '../running/job.js';

/** Options that say what becomes of a baseline. */
export interface BaselineOptions {
  readonly baseline?: string;
  readonly writeBaseline?: string;
  readonly resume?: true;
  readonly confidence: number;
}

/** An experiment under parameters, as a check plans it. */
interface Planned {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly trials: number | undefined;
}

/** What a check compares with a baseline, or writes to one. */
export class Baseline {
  readonly #earlier: readonly BaselineRun[];
  readonly #runs: {
    readonly planned: PlannedRun;
    readonly experiment: AnyExperiment;
    readonly traces: Traces;
  }[];
  readonly #whole: { readonly run: BaselineRun; readonly experiment: AnyExperiment }[] = [];

  /**
   * Reads the baseline, if there is one, and refuses it before anything is run.
   *
   * @throws InputError when a run that is planned has other trials than in the baseline, the file holds no baseline, or options exclude
   *   each other
   */
  constructor(
    planned: readonly Planned[],
    private readonly options: BaselineOptions,
  ) {
    const { baseline, writeBaseline: written, resume } = options;
    const file = baseline ?? written;
    if (baseline !== undefined && written !== undefined)
      throw new InputError('--write-baseline: error: expected it without --baseline');
    if (file !== undefined && resume)
      throw new InputError(
        '--resume: error: expected a run from its start for a baseline: files of results do not keep what each trial gave',
      );
    this.#earlier =
      file !== undefined && (baseline !== undefined || existsSync(file)) ? readBaseline(file) : [];
    this.#runs = planned.map(({ experiment, job, trials }) => ({
      experiment,
      traces: new Traces(),
      planned: plannedRun(experiment, job, trials ?? trialsOf(experiment)),
    }));
    if (baseline === undefined) return;
    const found = this.#runs.filter((one) => sameRun(this.#earlier, one.planned, baseline));
    if (found.length === 0)
      throw new InputError(
        `${baseline}: error: expected runs of ${names(this.#runs.map((one) => one.planned))}, received those of ${names(this.#earlier) || 'none'}`,
      );
  }

  get #isWanted(): boolean {
    return this.options.baseline !== undefined || this.options.writeBaseline !== undefined;
  }

  /** A job and its executor, as they are run so that what each trial gives is kept where that is wanted. */
  traced(index: number, job: Job, executor: Executor): { readonly job: Job; readonly executor: Executor } {
    const run = this.#runs[index];
    if (!run || !this.#isWanted) return { job, executor };
    const { measures, trials } = run.planned;
    return { job: { ...job, traced: keptOf(measures, trials) }, executor: run.traces.through(executor) };
  }

  /** Takes note that a run is whole. */
  ended(index: number, trials: number): void {
    const run = this.#runs[index];
    if (!run || !this.#isWanted || trials < run.planned.trials) return;
    const { measures, ...head } = run.planned;
    const trace = run.traces.whole(measures, head.trials / head.block);
    const margins = Object.fromEntries(Object.keys(measures).map((name) => [name, 0]));
    this.#whole.push({ run: { ...head, margins, trace }, experiment: run.experiment });
  }

  /** Writes the baseline, if that is wanted; margins of the one that was there stay. */
  write(isBrokenOff: boolean): readonly string[] {
    const { writeBaseline: file } = this.options;
    if (file === undefined) return [];
    if (isBrokenOff) return [`${file} is not written, as not everything was run.`];
    writeBaseline(
      file,
      this.#whole.map(({ run }) => {
        const earlier = this.#earlier.filter(({ experiment }) => experiment === run.experiment);
        const same = earlier.find((one) => JSON.stringify(one.parameters) === JSON.stringify(run.parameters));
        const { margins = {} } = same ?? earlier[0] ?? {};
        const kept = Object.keys(run.margins).map((name) => [name, margins[name] ?? 0] as const);
        return { ...run, margins: Object.fromEntries(kept) };
      }),
    );
    return [`${file} written: the trials of ${names(this.#whole.map(({ run }) => run))}.`];
  }

  /** What changed since the baseline, if there is one: a sentence for each run, and a verdict for each measure that changed. */
  compare(): { readonly summary: readonly string[]; readonly verdicts: readonly ReportVerdict[] } {
    const { baseline: file, confidence } = this.options;
    if (file === undefined) return { summary: [], verdicts: [] };
    const compared = this.#whole.flatMap(({ run, experiment }) => {
      const before = sameRun(this.#earlier, { ...run, measures: experiment.measures }, file);
      return before ? [{ run, experiment, before }] : [];
    });
    const all = compared.map(({ run, experiment, before }) => {
      const { measures } = experiment;
      const found = gate(before, run.trace, { measures, confidence });
      const name = nameOf(run, experiment);
      return {
        summary: `${name}: ${extentOf(found, run.trials, run.trace)}, as against ${file}.`,
        verdicts: found.measures.map((one) => verdictOf(name, one, run.trace.kept)),
      };
    });
    const run = new Set(this.#runs.map(({ planned: { experiment } }) => experiment));
    const known = new Set(this.#earlier.map(({ experiment }) => experiment));
    const added = [...run].filter((one) => !known.has(one));
    const gone = [...known].filter((one) => !run.has(one));
    return {
      summary: [
        ...all.map(({ summary }) => summary),
        ...(added.length > 0 ? [`Not in ${file}: ${added.join(', ')}.`] : []),
        ...(gone.length > 0 ? [`In ${file} alone: ${gone.join(', ')}.`] : []),
      ],
      verdicts: all.flatMap(({ verdicts }) => verdicts),
    };
  }
}

function plannedRun(experiment: AnyExperiment, { parameters, seed }: Job, trials: number): PlannedRun {
  const block = blockOf(experiment);
  const whole = Math.ceil(trials / block) * block;
  return { experiment: experiment.id, seed, parameters, block, trials: whole, measures: experiment.measures };
}

/** What of the trials changed, in words. */
function extentOf({ changed, later }: ReturnType<typeof gate>, trials: number, { kept }: Trace): string {
  if (changed === 0 && later.changed === 0) return `the same in all ${formatNumber(trials, 0)} trials`;
  const first = kept < trials ? 'the first ' : '';
  const rest =
    later.of > 0
      ? `, and in ${formatNumber(later.changed, 0)} of ${formatNumber(later.of, 0)} blocks after them`
      : '';
  return `changed in ${formatNumber(changed, 0)} of ${first}${formatNumber(kept, 0)} trials${rest}`;
}

function verdictOf(name: string, gated: GatedMeasure, kept: number): ReportVerdict {
  const { measure, margin, verdict, figures } = gated;
  const [worst] = figures;
  const isShare = worst?.isShare ?? false;
  const allowed = `the margin of ${movement(margin, isShare)}`;
  const judged = {
    breached: margin === 0 ? 'no change is allowed: fails' : `beyond ${allowed}: fails`,
    undecided: worst ? `the interval reaches beyond ${allowed}` : 'only where no values are kept',
    holds: `within ${allowed}`,
  }[verdict];
  const others = figures.length > 1 ? [`${figures.length - 1} more of its figures changed`] : [];
  return {
    text: `${name}: ${measure} as in the baseline${margin > 0 ? `, within ${movement(margin, isShare)}` : ''}`,
    because: '',
    verdict,
    observed: [
      ...(worst ? changeIn(worst, kept) : ['no figure changed in the trials whose values are kept']),
      ...others,
      judged,
    ].join('; '),
    breachP: null,
    holdP: null,
  };
}

/** A figure that changed: in how many trials, from what to what, and how far. */
function changeIn(figure: GatedMeasure['figures'][number], kept: number): string[] {
  const { name, isShare, changed, before, now, difference } = figure;
  const shown = (value: number): string =>
    formatValue(Number.isNaN(value) ? null : value, { format: isShare ? 'share' : 'number' });
  const { estimate, low, high } = difference;
  const interval = Number.isFinite(low)
    ? `[${signed(low, isShare)}, ${signed(high, isShare)}]`
    : '[not known: too few trials changed to tell]';
  const moved = `${signed(estimate, isShare)}${isShare ? ' points' : ''} ${interval}`;
  return [
    `changed in ${formatNumber(changed.length, 0)} of ${formatNumber(kept, 0)} trials`,
    Number.isNaN(estimate)
      ? `${name} ${shown(before)} → ${shown(now)}`
      : `${name} ${shown(before)} → ${shown(now)}, ${moved}`,
  ];
}

function movement(value: number, isShare: boolean): string {
  return isShare ? `${formatDigits(100 * value)} points` : formatDigits(value);
}

/** A difference with its sign; of shares in points. */
function signed(value: number, isShare: boolean): string {
  const digits = formatDigits(isShare ? 100 * value : value, 3);
  return value > 0 ? `+${digits}` : digits;
}

/** A run by its experiment, and the parameters that are not their defaults. */
function nameOf({ experiment: id, parameters }: BaselineRun, { parameters: rows }: AnyExperiment): string {
  const others = rows.flatMap(({ key, default: usual }) =>
    parameters[key] === undefined || parameters[key] === usual ? [] : [`${key}=${parameters[key]}`],
  );
  return others.length > 0 ? `${id} (${others.join(', ')})` : id;
}

function names(runs: readonly Pick<BaselineRun, 'experiment'>[]): string {
  return [...new Set(runs.map(({ experiment }) => experiment))].join(', ');
}
