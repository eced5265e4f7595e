import type { ReportSection } from './types.js';

/**
 * Marks the sections that tell of one turn alone.
 *
 * @param ids - matches the IDs of such sections
 */
export function markNews(sections: readonly ReportSection[], ids: RegExp): ReportSection[] {
  return sections.map((one) => (ids.test(one.id) ? { ...one, isNews: true } : one));
}
