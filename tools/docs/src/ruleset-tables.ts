import { empyrean, type ParameterRow } from '@ec/engine';
import { formatTurn } from '@ec/reports';
import { figure, type Table } from './markdown-table.ts';

/** Steps of a turn, in the order in which they run. */
export const TURN_SEQUENCE = [
  'mining and farming production',
  'manufacturing production',
  'combat',
  'set up orders',
  'dis-assembly orders',
  'build change orders',
  'mining change orders',
  'transfers',
  'assembly orders',
  'market and trade station activity',
  'surveys',
  'probe and sensor reports',
  'espionage',
  'ship movement',
  'draft orders',
  'pay and ration orders',
  'rebellion',
  'rebel increases',
  'naming and control orders',
  'population increases',
  'news service reports',
] as const;

/** Tables of the calendar, the turn sequence and of the parameters. */
export const rulesetTables = { calendar, 'turn-sequence': turnSequence, parameters };

function calendar(): Table {
  return { columns: ['Turn', 'In reports'], rows: [0, 1, 2, 4, 5].map((turn) => [turn, formatTurn(turn)]) };
}

function turnSequence(): Table {
  const played = new Set(empyrean.phases.map(({ name }) => name));
  const rows = TURN_SEQUENCE.map((name, i) => [i + 1, name, played.has(name) ? '**yes**' : 'not yet']);
  return { columns: ['Phase', 'Name', 'Played'], rows };
}

function parameters(): Table {
  const rows = empyrean.parameters.map((row) => [
    `\`${row.key}\``,
    typeof row.default === 'number' ? figure(row.default) : `\`${row.default}\``,
    bounds(row),
    row.unit,
    row.source,
    row.description,
  ]);
  return { columns: ['Key', 'Default', 'Bounds', 'Unit', 'Source', 'What it does'], rows };
}

/** Bounds of a parameter, both included, or the kind of text that it takes. */
function bounds(row: ParameterRow): string {
  return row.kind === 'integer' ? `${figure(row.min)} to ${figure(row.max)}` : `any ${row.unit} in range`;
}
