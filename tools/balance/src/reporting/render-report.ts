import type { BalanceReport, Figure } from './balance-report.js';
import { renderCsv } from './render-csv.js';
import { renderJson } from './render-json.js';
import { renderMarkdown } from './render-markdown.js';
import { renderTerminal } from './render-terminal.js';

/** Formats of a report. */
export const BALANCE_REPORT_FORMATS = ['terminal', 'markdown', 'html', 'json', 'csv'] as const;

/** A format of a report. */
export type BalanceReportFormat = (typeof BALANCE_REPORT_FORMATS)[number];

/** A report in a format: a function of the document alone, so that the same report is the same bytes. */
export async function renderBalanceReport(
  report: BalanceReport,
  format: BalanceReportFormat,
): Promise<string> {
  return RENDERERS[format](report);
}

/**
 * A figure as an SVG file that needs nothing else, for pages that show pictures, on light and dark screens. The same figure is the same
 * bytes.
 *
 * @param confidence - confidence of the figure's intervals, 0 (excluded) to 1 (excluded)
 */
export async function renderPicture(figure: Figure, confidence: number): Promise<string> {
  return (await import('./picture-svg.js')).pictureSvg(figure, confidence);
}

/** File name extension of each format, with its period. */
export const FORMAT_EXTENSIONS: Readonly<Record<BalanceReportFormat, string>> = {
  terminal: '.txt',
  markdown: '.md',
  html: '.html',
  json: '.json',
  csv: '.csv',
};

const RENDERERS: Readonly<Record<BalanceReportFormat, (report: BalanceReport) => string | Promise<string>>> =
  {
    terminal: renderTerminal,
    markdown: renderMarkdown,
    // The charting library is large, and other formats do without.
    html: async (report) => (await import('./render-html.js')).renderHtml(report),
    json: renderJson,
    csv: renderCsv,
  };
