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

/** Width for which pictures are drawn, in pixels. */
const WIDTH = 720;

/**
 * A figure as an SVG file that needs nothing else, for pages that show pictures, on light and dark screens. The same figure is the same
 * bytes.
 *
 * @param confidence - confidence of the figure's intervals, 0 (excluded) to 1 (excluded)
 * @param width - for which it is drawn, in pixels, 320 (included) at least; 720 when absent. A map of many cells is wider.
 */
export async function renderPicture(figure: Figure, confidence: number, width = WIDTH): Promise<string> {
  return (await import('./picture-svg.js')).pictureSvg(figure, confidence, width);
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
