import { renderHtml } from './render-html.js';
import { renderJson } from './render-json.js';
import { renderMarkdown } from './render-markdown.js';
import { renderText } from './render-text.js';
import type { RenderOptions } from '../document/shown-sections.js';
import type { ReportDocument } from '../document/types.js';

/** Formats in which every report can be rendered. */
export const REPORT_FORMATS = ['text', 'markdown', 'html', 'json'] as const;

/** Name of a format. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Their file name extensions, without the dot. */
export const REPORT_EXTENSIONS: Readonly<Record<ReportFormat, string>> = {
  text: 'txt',
  markdown: 'md',
  html: 'html',
  json: 'json',
};

const RENDERERS: Readonly<Record<ReportFormat, (doc: ReportDocument, options: RenderOptions) => string>> = {
  text: renderText,
  markdown: renderMarkdown,
  html: renderHtml,
  json: renderJson,
};

/**
 * A report in the format of that name; text at 132 columns, JSON always with details.
 *
 * @throws RangeError when the document is malformed (a caller's bug)
 */
export function renderReport(doc: ReportDocument, format: ReportFormat, options: RenderOptions = {}): string {
  return RENDERERS[format](doc, options);
}
