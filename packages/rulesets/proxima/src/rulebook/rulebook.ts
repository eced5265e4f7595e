import { REPORT_SCHEMA, section, table, type ReportDocument } from '@ec/reports';
import { strength } from '../damage.js';
import { rulesOf } from '../set-up/set-up.js';
import { readScenario } from '../set-up/read-scenario.js';
import { damageTable } from './damage-table.js';
import { fileTable } from './file-table.js';
import { RESULT_SENTENCES } from '../orders/results.js';
import { definitionTables } from '../report/definition-tables.js';
import type { ProximaParameters } from '../parameters.js';

/** Endurances for which the rulebook shows the attack, in percent. */
const PERCENTAGES = [100, 81, 80, 60, 40, 20, 19, 0] as const;

/** The tables of the rules: the default scenario, its files, the effects of attacks, and the results of orders. */
export function rulebook(parameters: ProximaParameters): ReportDocument {
  const rules = rulesOf(parameters);
  const { grid, enduranceReading } = rules;
  const { definitions } = readScenario();
  const attack = PERCENTAGES.map((endurance) => [
    endurance,
    `${Math.round(100 * strength(endurance, 100))} %`,
  ]);
  const outcomes = Object.entries(RESULT_SENTENCES).filter(([, sentence]) => sentence !== '');
  return {
    schema: REPORT_SCHEMA,
    title: 'Rules of Proxima Centauri b',
    subtitle: `The default scenario, on a ${grid} grid`,
    sections: [
      section('scenario', 'Scenario', ...definitionTables(definitions)),
      section('files', 'Files', fileTable()),
      section('damage', 'Damage', damageTable(definitions, rules)),
      section(
        'endurance',
        'Endurance',
        table(
          'Attack of a tired unit',
          [enduranceReading === 'points' ? 'Endurance' : 'Endurance in percent', 'Attack'],
          attack,
        ),
      ),
      section('outcomes', 'Outcomes', table('How orders end', ['Code', 'Meaning'], outcomes)),
    ],
  };
}
