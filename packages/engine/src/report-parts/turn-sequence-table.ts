import { figureColumn, type TableBlock, textColumn } from '@ec/reports';

/** The turn sequence of a ruleset: its phases by number, from 1. */
export function turnSequenceTable(phases: readonly { readonly name: string }[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Turn sequence',
    columns: [figureColumn('phase', 'Phase'), textColumn('name', 'Name')],
    rows: phases.map(({ name }, i) => [i + 1, name]),
  };
}
