import { empyrean, type ParameterRow } from '@ec/engine';
import { formatTurn } from '@ec/reports';
import { figure, type Table } from './markdown-table.ts';

/** Tables of the calendar, the turn sequence and of the parameters. */
export const rulesetTables = { calendar, 'turn-sequence': turnSequence, parameters };

function calendar(): Table {
  return { columns: ['Turn', 'In reports'], rows: [0, 1, 2, 4, 5].map((turn) => [turn, formatTurn(turn)]) };
}

function turnSequence(): Table {
  return { columns: ['Phase', 'Name'], rows: empyrean.phases.map(({ name }, i) => [i + 1, name]) };
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
