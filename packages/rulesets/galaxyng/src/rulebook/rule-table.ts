import type { Parameters } from '@ec/engine';
import type { ReportColumn, TableBlock } from '@ec/reports';
import { cutToHundredths } from '../numbers/hundredths.js';

/** Makes a table of the rules, with the parameters in force. */
export type RuleTable = (parameters: Parameters) => TableBlock;

/** Tables on one topic. */
export interface RulebookSection {
  /** Stable name, in kebab-case; unique in the rulebook. */
  readonly id: string;
  readonly title: string;
  /** Makers of the tables, by the names of their places on the pages of the rulebook; unique in the rulebook. */
  readonly tables: Readonly<Record<string, RuleTable>>;
}

/** A table with a caption; columns of nothing but figures and dashes are set to the right. */
export function table(caption: string, titles: readonly string[], rows: (string | number)[][]): TableBlock {
  const columns = titles.map((title, i): ReportColumn => {
    const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const isFigures = rows.every((row) => /^(—|[\d.]+( %)?)$/.test(String(row[i])));
    return { id, title, align: isFigures ? 'right' : 'left' };
  });
  return { kind: 'table', caption, columns, rows };
}

/** A figure as reports show it. */
export function figure(value: number): string {
  return cutToHundredths(value).toFixed(2);
}
