import { shown } from '@ec/prng';
import { renderHtml } from './render-html.js';
import { renderJson } from './render-json.js';
import { renderMarkdown } from './render-markdown.js';
import { renderText, type TextOptions } from './render-text.js';
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

const RENDERERS: Readonly<Record<ReportFormat, (doc: ReportDocument, options: TextOptions) => string>> = {
  text: renderText,
  markdown: renderMarkdown,
  html: renderHtml,
  json: renderJson,
};

/**
 * A report in the format of that name; JSON is always with details, and the width is for text alone.
 *
 * @throws RangeError when there is no such format, the width of a text is not an integer, at least 40, or the document is malformed (a caller's bug)
 */
export function renderReport(doc: ReportDocument, format: ReportFormat, options: TextOptions = {}): string {
  if (!Object.hasOwn(RENDERERS, format))
    throw new RangeError(`format: expected one of ${REPORT_FORMATS.join(', ')}, received ${shown(format)}`);
  return RENDERERS[format](doc, options);
}
