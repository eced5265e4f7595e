import { extname } from 'node:path';
import { InputError, type Answer } from '@ec/cli';
import engine from '@ec/engine/package.json' with { type: 'json' };
import { empyrean } from '@ec/engine';
import manifest from '../../package.json' with { type: 'json' };
import type { BalanceReport } from '../reporting/balance-report.js';
import {
  FORMAT_EXTENSIONS,
  renderBalanceReport,
  type BalanceReportFormat,
} from '../reporting/render-report.js';
import { replaceFile } from '../result-file.js';

/** What takes part in a run, by version. */
export const VERSIONS: Readonly<Record<string, string>> = {
  [manifest.name]: manifest.version,
  [engine.name]: engine.version,
  [empyrean.id]: empyrean.version,
  node: process.versions.node,
};

const FORMATS = new Map(
  (Object.entries(FORMAT_EXTENSIONS) as [BalanceReportFormat, string][]).map(([format, extension]) => [
    extension,
    format,
  ]),
);

/**
 * Refuses files whose names say of no format what it is; before anything is run.
 *
 * @throws InputError for the first of them
 */
export function expectFormats(out: readonly string[] = []): void {
  for (const file of out) formatOf(file);
}

/** Writes a report to files, and answers with it. */
export async function answerWithReport(
  report: BalanceReport,
  out: readonly string[] = [],
  exitCode: NonNullable<Answer['exitCode']> = 0,
): Promise<Answer> {
  for (const file of out) replaceFile(file, await renderBalanceReport(report, formatOf(file)));
  const written = out.map((file) => `\n${file} written`).join('');
  return { text: `${await renderBalanceReport(report, 'terminal')}${written}`, data: report, exitCode };
}

function formatOf(file: string): BalanceReportFormat {
  const format = FORMATS.get(extname(file));
  if (format) return format;
  throw new InputError(
    `${file}: error: expected a name that ends in ${[...FORMATS.keys()].join(', ')}, received "${extname(file)}"`,
  );
}
