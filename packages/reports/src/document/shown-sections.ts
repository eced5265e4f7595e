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
