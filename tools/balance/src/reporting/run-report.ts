import { resolveParameters, type Parameters } from '@ec/engine';
import type { Code } from '../code/code.js';
import { mixedCode } from '../code/mixed-code.js';
import type { AnyExperiment } from '../experiment.js';
import type { Expectation } from '../expectations/expectation.js';
import { judge, type Case } from '../expectations/judge.js';
import { boundsOf } from '../measures/pick-measure.js';
import type { BalanceReport } from './balance-report.js';
import { reportOf } from './report-of.js';
import { isWhole, type Result } from '../result.js';

/** What the report of one result is made of. */
export interface RunReportInput {
  readonly experiment: AnyExperiment;
  readonly result: Result;
  /** Those of its file. */
  readonly codes: readonly Code[];
  readonly command: string;
  readonly confidence: number;
  readonly summary: readonly string[];
}

/** The report of one result, with a verdict for each expectation that is about its parameters. */
export function runReport(input: RunReportInput): BalanceReport {
  const { experiment, result, command, confidence } = input;
  const isJudged = !result.isEnough;
  const { expectations = [] } = experiment;
  const own = isJudged && result.trials > 0 ? expectations.filter((one) => isAbout(one, input)) : [];
  const left = expectations.length - own.length;
  const others =
    isJudged && left > 0
      ? [`${left} expectation${left === 1 ? '' : 's'} for other parameters: "ec-balance check" judges all.`]
      : [];
  const parts = isWhole(result)
    ? []
    : ['This is a part of a run, or parts with others missing; "ec-balance merge" joins parts.'];
  return reportOf({
    experiment,
    results: [result],
    ...(result.trials === 0 && { measures: [] }),
    verdicts: judge(own.flatMap((one) => caseOf(one, experiment, result))),
    summary: [...mixedCode([result], input.codes), ...parts, ...input.summary, ...others],
    command,
    confidence,
  });
}

/** An expectation with what it is judged by. */
export function caseOf(expectation: Expectation, experiment: AnyExperiment, result: Result): Case[] {
  const measure = experiment.measures[expectation.measure];
  const data = result.measures[expectation.measure];
  if (!measure || !data) return [];
  const exact = experiment.exact?.(result.parameters)[expectation.measure];
  const bounds = boundsOf(measure);
  return [
    {
      expectation,
      data,
      ...(measure.kind === 'series' && { first: measure.first }),
      ...(bounds && { bounds }),
      exact,
    },
  ];
}

/** All parameters under which an expectation should hold. */
export function parametersFor({ parameters }: AnyExperiment, { parameters: other }: Expectation): Parameters {
  return resolveParameters(parameters, other);
}

function isAbout(expectation: Expectation, { experiment, result }: RunReportInput): boolean {
  return JSON.stringify(parametersFor(experiment, expectation)) === JSON.stringify(result.parameters);
}
