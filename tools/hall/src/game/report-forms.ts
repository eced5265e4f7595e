import { InputError } from '@ec/cli';
import type { StoredGame } from '@ec/engine/sqlite';
import {
  REPORT_EXTENSIONS,
  REPORT_FORMATS,
  renderReport,
  type TextOptions,
  type ReportDocument,
} from '@ec/reports';
import { ownSeatReports, seatReport, type SayDue } from './seat-report.js';
import { WORKBOOK } from './workbook.js';

/** A report in one of its formats. */
interface ReportForm {
  /** End of the name of its file, without the first dot. */
  readonly extension: string;
  readonly text: () => string;
}

/** A report in every format that it has, by name. */
export type ReportForms = ReadonlyMap<string, ReportForm>;

/** A document in every general format. */
export function documentForms(document: ReportDocument, options: TextOptions): ReportForms {
  return new Map(
    REPORT_FORMATS.map((format) => [
      format,
      { extension: REPORT_EXTENSIONS[format], text: () => renderReport(document, format, options) },
    ]),
  );
}

/** A seat's report of a turn in every general format and in its game's own formats, which take precedence. */
export function seatForms(
  stored: StoredGame,
  { seat, turn, say }: { readonly seat: number; readonly turn: number; readonly say?: SayDue | undefined },
  options: TextOptions,
): ReportForms {
  const general = documentForms(seatReport(stored, seat, turn, say), options);
  const own = [...ownSeatReports(stored, seat, turn, say)].map(
    ([format, { extension, text }]) => [format, { extension, text: () => text }] as const,
  );
  return new Map([...general, ...own]);
}

/**
 * A report in the format of that name.
 *
 * @throws InputError with the formats that exist, when there is no such format
 */
export function formIn(forms: ReportForms, format: string): ReportForm {
  const form = forms.get(format);
  if (form) return form;
  const known = [...forms.keys(), WORKBOOK].join(', ');
  throw new InputError(`--format: error: expected one of ${known}, received ${format}`);
}
