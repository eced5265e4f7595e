import type { ReportDocument, ReportSection } from './types.js';

/** How much of a report is shown. */
export interface RenderOptions {
  /** Whether the sections that are details are shown; `false` when not given. */
  details?: boolean;
}

/** What can be said to a renderer; only a page of text has a width. */
const OPTIONS = ['details', 'width'];

/**
 * Sections that a reader is shown, in their order.
 *
 * @throws RangeError when an option is misspelt
 */
export function shownSections(
  { sections }: ReportDocument,
  options: RenderOptions,
): readonly ReportSection[] {
  const unknown = Object.keys(options).find((key) => !OPTIONS.includes(key));
  if (unknown !== undefined)
    throw new RangeError(`options: expected ${OPTIONS.join(' and ')}, received ${JSON.stringify(unknown)}`);
  const { details = false } = options;
  return details ? sections : sections.filter(({ detail }) => !detail);
}

/** Titles of sections by their IDs. */
export type SectionTitles = ReadonlyMap<string, string>;

/** Titles of all sections of a document, for notes that refer to them. */
export function sectionTitles({ sections }: ReportDocument): SectionTitles {
  return new Map(sections.map(({ id, title }) => [id, title]));
}
