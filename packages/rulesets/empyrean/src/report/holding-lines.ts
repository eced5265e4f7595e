import { formatCell, plainLine, type Cell, type ReportSection, type TableBlock } from '@ec/reports';
import { holdingSections } from './holdings.js';
import type { HoldingView } from '../view/holding-view.js';

/**
 * The report on one ship or colony as single lines that each make sense alone: one for each fact, table row, paragraph and line of its
 * sections, in their order, details left out. Spies draw from these lines.
 *
 * A line names its section, then its table, then every cell under its column; empty cells are left out:
 * `Colony 7 "Goldball": storage – In storage: Item Fuel, Code FUEL, Quantity 1,400,000, Mass (mass units) 1,400,000`.
 *
 * @throws RangeError when a figure of the view is out of its bounds (a caller's bug)
 * @see seed "Spy Unit": F; E-28
 */
export function holdingLines(holding: HoldingView): Line[] {
  return holdingSections(holding)
    .filter(({ detail }) => !detail)
    .flatMap(sectionLines);
}

/** A line, which is written when it is asked for: spies bring few of them home. */
export type Line = () => string;

function sectionLines({ title, blocks }: ReportSection): Line[] {
  const line =
    (write: () => string): Line =>
    () =>
      plainLine(`${title} – ${write()}`);
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [line(() => block.text)];
      case 'facts':
        return block.facts.map(({ label, value }) => line(() => `${label}: ${formatCell(value)}`));
      case 'table':
        return block.rows.map((row) => line(() => rowLine(block, row)));
      case 'lines':
        return block.lines.map((text) => line(() => text));
      // a picture shows what the table beside it has, and notes are for the owner alone
      case 'picture':
      case 'notes':
        return [];
    }
  });
}

function rowLine({ caption, columns }: TableBlock, row: readonly Cell[]): string {
  const cells = row.flatMap((cell, i) =>
    cell === '' ? [] : [`${columns[i]?.title ?? ''} ${formatCell(cell)}`],
  );
  return `${caption}: ${cells.join(', ')}`;
}
