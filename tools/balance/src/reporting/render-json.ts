import type { BalanceReport } from './balance-report.js';

/**
 * A report as JSON for programs: the document itself, with two blanks of indent. It fits the JSON Schema that the package publishes as
 * `@ec/balance/schema/balance-report-1.json`.
 */
export function renderJson(report: BalanceReport): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
