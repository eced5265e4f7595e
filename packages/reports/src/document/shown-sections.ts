import type { ReportDocument, ReportSection } from './types.js';

/** How much of a report is shown. */
export interface RenderOptions {
  /** Whether the sections that are details are shown; `false` when not given. */
  details?: boolean;
}

/** Sections that a reader is shown, in their order. */
export function shownSections(
  { sections }: ReportDocument,
  { details = false }: RenderOptions,
): readonly ReportSection[] {
  return details ? sections : sections.filter(({ detail }) => !detail);
}

/** Titles of sections by their IDs. */
export type SectionTitles = ReadonlyMap<string, string>;

/** Titles of all sections of a document, for notes that refer to them. */
export function sectionTitles({ sections }: ReportDocument): SectionTitles {
  return new Map(sections.map(({ id, title }) => [id, title]));
}
