/**
 * Report documents, pictures in them, and their renderers.
 *
 * A report is a {@link ReportDocument}: plain data made of sections, paragraphs, labelled values, tables, lines and pictures. Every
 * document can be rendered as text, Markdown, HTML and JSON.
 *
 * @example
 * ```ts
 * import { renderMarkdown, tableSection } from '@ec/reports';
 *
 * const sections = tableSection('storage', 'Storage', ['Item', 'Quantity'], [['Fuel', 1400000]]);
 * console.log(renderMarkdown({ schema: 'ec-report/1', title: 'Turn 1.1', subtitle: '', sections }));
 * // # Turn 1.1
 * //
 * // ## Storage
 * //
 * // | Item | Quantity |
 * // | :--- | ---: |
 * // | Fuel | 1,400,000 |
 * ```
 *
 * @packageDocumentation
 */
export { changesSince } from './changes/changes-since.js';
export { figureColumn, textColumn } from './document/columns.js';
export { escapeMarkup } from './document/escape-markup.js';
export { formatCell, formatHundredths, formatShare } from './document/format-number.js';
export { markDates } from './document/mark-dates.js';
export { markNews } from './document/mark-news.js';
export { isSafeLine, plainLine, replaceUnsafe } from './document/plain-line.js';
export { requireDocument } from './document/require-document.js';
export { ANCHORS, STROKES, TONES } from './pictures/picture.js';
export type {
  Anchor,
  ArrowShape,
  BarShape,
  CircleShape,
  CurveShape,
  LineShape,
  PictureBlock,
  PictureShape,
  RectangleShape,
  Stroke,
  TextShape,
  Tone,
} from './pictures/picture.js';
export { characterMap, type MapMark } from './pictures/character-map.js';
export { pyramid, type PyramidStep } from './pictures/pyramid.js';
export { sparklines, type Series } from './pictures/sparklines.js';
export { renderHtml } from './renderers/render-html.js';
export { renderJson } from './renderers/render-json.js';
export { renderMarkdown } from './renderers/render-markdown.js';
export { REPORT_EXTENSIONS, REPORT_FORMATS, renderReport } from './renderers/render-report.js';
export type { ReportFormat } from './renderers/render-report.js';
export { LEAST_WIDTH, renderText } from './renderers/render-text.js';
export type { TextOptions } from './renderers/render-text.js';
export { section, tableSection } from './document/section.js';
export type { RenderOptions } from './document/shown-sections.js';
export { table } from './document/table.js';
export { REPORT_SCHEMA } from './document/types.js';
export type {
  Cell,
  FactsBlock,
  LinesBlock,
  NotesBlock,
  ParagraphBlock,
  ReportBlock,
  ReportColumn,
  ReportDocument,
  ReportFact,
  ReportNote,
  ReportSection,
  TableBlock,
} from './document/types.js';
export { labelId } from './document/label-id.js';
