import type { ReportColumn, TableBlock } from '@ec/reports';
import type { Parameters } from '../../parameters.js';

/**
 * Makes a table of the rules, with the parameters in force.
 *
 * @throws RangeError when the values do not go together
 */
export type RuleTable = (parameters: Parameters) => TableBlock;

/** Tables on one topic. */
export interface RulebookSection {
  /** Stable name, in kebab-case; unique in the rulebook. */
  readonly id: string;
  readonly title: string;
  /** Makers of the tables, by the names of their places on the pages of the rulebook; unique in the rulebook. */
  readonly tables: Readonly<Record<string, RuleTable>>;
}

/** A table with a caption. */
export function table(caption: string, columns: ReportColumn[], rows: TableBlock['rows']): TableBlock {
  return { kind: 'table', caption, columns, rows };
}
