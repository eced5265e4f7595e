import { requireDocument } from '../document/require-document.js';
import type { ReportDocument } from '../document/types.js';

/**
 * A report as JSON for programs: the document itself, details included, numbers as numbers, two blanks of indent. It
 * fits the JSON Schema that the package publishes as `@ec/reports/schema/report-1.json`.
 *
 * @throws RangeError when the document is malformed (a caller's bug)
 */
export function renderJson(doc: ReportDocument): string {
  requireDocument(doc);
  return `${JSON.stringify(doc, undefined, 2)}\n`;
}
