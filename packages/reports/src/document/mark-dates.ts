import type { ReportSection } from './types.js';

/**
 * Marks the columns of tables that say when a row was true, such as "Last seen".
 *
 * @param ids - matches the IDs of such columns
 */
export function markDates(sections: readonly ReportSection[], ids: RegExp): ReportSection[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'table'
        ? {
            ...block,
            columns: block.columns.map((column) =>
              ids.test(column.id) ? { ...column, isDate: true as const } : column,
            ),
          }
        : block,
    ),
  }));
}
