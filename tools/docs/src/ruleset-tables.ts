import { empyrean } from '@ec/empyrean';
import { EMPYREAN_RULEBOOK } from '@ec/empyrean/rules';
import {
  editionTable,
  PARAMETER_COLUMNS,
  parameterTable,
  resolveParameters,
  turnSequenceTable,
} from '@ec/engine';
import type { TableMaker } from './markdown-table.ts';

const defaults = resolveParameters(empyrean.parameters);

/** Tables that the ruleset makes itself, with the default of every parameter. */
export const rulesetTables: Readonly<Record<string, TableMaker>> = {
  'turn-sequence': () => turnSequenceTable(empyrean.phases),
  editions: () => editionTable(empyrean),
  parameters: () =>
    parameterTable(
      empyrean.parameters,
      defaults,
      PARAMETER_COLUMNS.filter((column) => column !== 'value'),
    ),
  ...Object.fromEntries(
    EMPYREAN_RULEBOOK.flatMap(({ tables }) =>
      Object.entries(tables).map(([name, make]): [string, TableMaker] => [name, () => make(defaults)]),
    ),
  ),
};
