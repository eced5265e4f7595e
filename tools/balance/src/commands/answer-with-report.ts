import { extname } from 'node:path';
import { InputError, packageOfModule, packageOfNamedModule, type Answer } from '@ec/cli';
import engine from '@ec/engine/package.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import type { Code } from '../code/code.js';
import type { BalanceReport } from '../reporting/balance-report.js';
import {
  FORMAT_EXTENSIONS,
  renderBalanceReport,
  type BalanceReportFormat,
} from '../reporting/render-report.js';
import { replaceFile } from '../result-file.js';
import { DEFAULT_MODULE } from '../running/job.js';

const FORMATS = new Map(
  (Object.entries(FORMAT_EXTENSIONS) as [BalanceReportFormat, string][]).map(([format, extension]) => [
    extension,
    format,
  ]),
);

/**
 * Refuses files whose names do not say the format; before anything is run.
 *
 * @throws InputError for the first of them
 */
export function expectFormats(out: readonly string[] = []): void {
  for (const file of out) formatOf(file);
}

/** What is said about a report beside its figures. */
export interface ReportAnswer {
  /** Modules of its experiments, as jobs name them. */
  readonly modules: readonly (string | null)[];
  /** Whether a file of results names them; by the command line when absent. */
  readonly isNamedByFile?: boolean | undefined;
  /** The code that made its results. */
  readonly codes: readonly Code[];
  /** Files that it is written to. */
  readonly out: readonly string[] | undefined;
  /** 0 when absent. */
  readonly exitCode?: NonNullable<Answer['exitCode']>;
}

/** Writes a report to files, with the versions of what took part, and answers with it. */
export async function answerWithReport(
  made: Omit<BalanceReport, 'versions'>,
  { modules, isNamedByFile = false, codes, out = [], exitCode = 0 }: ReportAnswer,
): Promise<Answer> {
  const report: BalanceReport = { ...made, versions: versionsOf(modules, codes, isNamedByFile) };
  for (const file of out) replaceFile(file, await renderBalanceReport(report, formatOf(file)));
  const written = out.map((file) => `\n${file} written`).join('');
  return { text: `${await renderBalanceReport(report, 'terminal')}${written}`, data: report, exitCode };
}

/** What takes part in a run, by version: the harness, the engine, the packages of the experiments, Node, and the code by its hash. */
function versionsOf(
  modules: readonly (string | null)[],
  codes: readonly Code[],
  isNamedByFile: boolean,
): Record<string, string> {
  const packageOf = isNamedByFile ? packageOfNamedModule : packageOfModule;
  const packages = modules.flatMap((module) => packageOf(module ?? DEFAULT_MODULE, import.meta) ?? []);
  return {
    ...Object.fromEntries([manifest, engine, ...packages].map(({ name, version }) => [name, version])),
    node: process.versions.node,
    ...(codes.length > 0 && { code: codes.map(({ hash }) => hash).join(', ') }),
  };
}

function formatOf(file: string): BalanceReportFormat {
  const format = FORMATS.get(extname(file));
  if (format) return format;
  throw new InputError(
    `${file}: error: expected a name that ends in ${[...FORMATS.keys()].join(', ')}, received "${extname(file)}"`,
  );
}
