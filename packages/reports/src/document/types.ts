/**
 * A report document: what a report says, as plain JSON data, apart from how it looks.
 *
 * There are six kinds of block and no markup inside a text: every renderer can show every document, and a
 * player's name with `<` or `|` in it is only ever text.
 */
import type { PictureBlock } from '../pictures/picture.js';

/** Version tag of the document format; its JSON Schema is `@ec/reports/schema/report-1.json`. */
export const REPORT_SCHEMA = 'ec-report/1';

/** A whole report. */
export interface ReportDocument {
  schema: typeof REPORT_SCHEMA;
  title: string;
  /** One line under the title; may be empty. */
  subtitle: string;
  sections: ReportSection[];
}

/** One part of a report under its own heading. */
export interface ReportSection {
  /** Unique in the document: a lower-case letter, then lower-case letters, digits and dashes (a link target). */
  id: string;
  title: string;
  /** Shown only when details are asked for; always in JSON. */
  detail?: true;
  /** Tells of one turn alone, such as fights and results of orders; no when absent. */
  isNews?: true;
  blocks: ReportBlock[];
}

/** A piece of a section. */
export type ReportBlock = ParagraphBlock | FactsBlock | NotesBlock | TableBlock | LinesBlock | PictureBlock;

/** Running text; white space in it, line breaks included, counts as one blank. */
export interface ParagraphBlock {
  kind: 'paragraph';
  text: string;
}

/** Labelled values. */
export interface FactsBlock {
  kind: 'facts';
  facts: ReportFact[];
}

/** One labelled value. */
export interface ReportFact {
  label: string;
  value: Cell;
}

/** Things to know or to do, each with the place of the report that says more. */
export interface NotesBlock {
  kind: 'notes';
  notes: ReportNote[];
}

/** One thing to know or to do. */
export interface ReportNote {
  /** A sentence that makes sense alone. */
  text: string;
  /** Whether it cannot wait; no when absent. */
  isUrgent?: true;
  /** ID of the section that says more: one of the document, and no detail. */
  section?: string;
  /** An order that would help, as an order sheet has it: one line, as a line of a `lines` block. */
  order?: string;
}

/** A table; the first column names the row. */
export interface TableBlock {
  kind: 'table';
  caption: string;
  /** At least one. */
  columns: ReportColumn[];
  /** Each row has one cell for each column. */
  rows: Cell[][];
}

/** One column of a table. */
export interface ReportColumn {
  /** Unique in the table, not empty; for programs that read the JSON. */
  id: string;
  title: string;
  align: 'left' | 'right';
  /** Says when a row was true, such as the turn in which a place was seen last; no when absent. A row that differs in it alone has not changed. */
  isDate?: true;
}

/** Lines that are shown as they are, blanks included, all characters of the same width. */
export interface LinesBlock {
  kind: 'lines';
  /** Each without line breaks, other control characters, direction overrides or half surrogate pairs. */
  lines: string[];
}

/** A text, or an integer from −(2^53 − 1) to 2^53 − 1 (both included), which readers see in groups: `50,000`. */
export type Cell = string | number;
