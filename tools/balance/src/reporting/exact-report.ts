import type { AnyExperiment } from '../experiment.js';
import { collect } from '../measures/collect.js';
import { unmeasured, type Job } from '../running/job.js';
import type { BalanceReport } from './balance-report.js';
import { reportOf } from './report-of.js';

/** What the report of a run is made of before its first trial. */
export interface ExactReportInput {
  readonly experiment: AnyExperiment;
  readonly job: Job;
  readonly command: string;
  readonly confidence: number;
}

/** The report before any trial: the distributions that the experiment knows exactly; `undefined` when it knows none. */
export function exactReport({
  experiment,
  job,
  command,
  confidence,
}: ExactReportInput): BalanceReport | undefined {
  const known = Object.entries(experiment.exact?.(job.parameters) ?? {});
  const measures = Object.fromEntries(
    known.flatMap(([name, exact]) => {
      const measure = experiment.measures[name];
      return measure && exact && 'values' in exact ? [[name, measure] as const] : [];
    }),
  );
  const names = Object.keys(measures);
  if (names.length === 0) return undefined;
  return reportOf({
    experiment,
    results: [{ ...unmeasured(job, 0), measures: collect(measures).data() }],
    measures: names,
    command,
    confidence,
  });
}
