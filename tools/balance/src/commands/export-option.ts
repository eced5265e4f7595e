import { InputError, type Command } from '@ec/cli';
import { TrialExport } from '../export/trial-export.js';
import type { SavingOptions } from './options.js';

/** Options of commands that may export what each trial gave. */
export interface ExportOptions {
  readonly export?: string;
}

/** Adds the option to export trials. */
export function withExportOption(command: Command): Command {
  return command.option(
    '--export <file>',
    'write what each trial gave to a new file, a row for each figure: .csv, .jsonl or .parquet',
  );
}

/**
 * The file for what each trial gives, if there is to be one.
 *
 * @throws InputError when the file cannot be such, or the run goes on from results whose trials are not known
 */
export function exportOf({ export: file, resume }: ExportOptions & SavingOptions): TrialExport | undefined {
  if (file === undefined) return undefined;
  if (resume) throw new InputError('--export: error: expected a run from its start, received --resume');
  return new TrialExport(file);
}

/** Keys of parameters that options set: `rounds` of `rounds=3`. */
export function keysOf(...settings: readonly (readonly string[] | undefined)[]): string[] {
  const keys = settings.flatMap((one = []) => one.map((text) => text.split('=')[0]?.trim() ?? ''));
  return [...new Set(keys)];
}
