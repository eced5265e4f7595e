import { REPORT_SCHEMA, type ReportDocument, type TableBlock } from '@ec/reports';
import type { Parameters } from '../contract/parameters.js';

/**
 * Makes a table of the rules, with the parameters in force.
 *
 * @throws RangeError when the values contradict each other
 */
export type RuleTable<Values = Parameters> = (parameters: Values) => TableBlock;

/** Tables on one topic. */
export interface RulebookSection<Values = Parameters> {
  /** Stable name, in kebab-case; unique in the rulebook. */
  readonly id: string;
  readonly title: string;
  /** Makers of the tables, by the names of their places on the pages of the rulebook; unique in the rulebook. */
  readonly tables: Readonly<Record<string, RuleTable<Values>>>;
}

/**
 * The tables of the rules as a document, with these parameters in force.
 *
 * @param game - name of the game
 * @throws RangeError when the values contradict each other; no game has such values
 */
export function rulebookOf<Values>(
  game: string,
  sections: readonly RulebookSection<Values>[],
  parameters: Values,
): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: `Rules of ${game}`,
    subtitle: 'The tables of the rules, with the parameters in force',
    sections: sections.map(({ id, title, tables }) => ({
      id,
      title,
      blocks: Object.values(tables).map((make) => make(parameters)),
    })),
  };
}
