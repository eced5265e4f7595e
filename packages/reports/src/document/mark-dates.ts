import type { ReportBlock, ReportSection, TableBlock } from './types.js';

/**
 * Marks the columns of tables that say when a row was true, such as "Last seen".
 *
 * @param ids - matches the IDs of such columns
 */
export function markDates(sections: readonly ReportSection[], ids: RegExp): ReportSection[] {
  return sections.map((section) =>
    section.blocks.some((block) => hasDate(block, ids))
      ? {
          ...section,
          blocks: section.blocks.map((block) => (hasDate(block, ids) ? marked(block, ids) : block)),
        }
      : section,
  );
}

function hasDate(block: ReportBlock, ids: RegExp): block is TableBlock {
  return block.kind === 'table' && block.columns.some(({ id }) => ids.test(id));
}

function marked(table: TableBlock, ids: RegExp): TableBlock {
  const columns = table.columns.map((column) =>
    ids.test(column.id) ? { ...column, isDate: true as const } : column,
  );
  return { ...table, columns };
}
