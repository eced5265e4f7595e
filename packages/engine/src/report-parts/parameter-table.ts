import { formatInteger } from '@ec/prng';
import { type Cell, figureColumn, type ReportColumn, type TableBlock, textColumn } from '@ec/reports';
import type { ParameterRow, Parameters, ParameterValue } from '../contract/parameters.js';
import type { BotTables } from '../plans/bot-values.js';

/** Columns that a table of parameters may have, in their usual order. */
export const PARAMETER_COLUMNS = [
  'key',
  'value',
  'default',
  'bounds',
  'unit',
  'source',
  'description',
] as const;

/** A column of a table of parameters: `value` is the one in force. */
export type ParameterColumn = (typeof PARAMETER_COLUMNS)[number];

/**
 * The parameters of a ruleset, one a row, with the values in force.
 *
 * A page of 132 columns has no room for all seven columns beside a long key; a caller who prints such a page leaves some out.
 *
 * @param rows - all parameters of the ruleset, or some of them
 * @param parameters - values in force, at least those of the rows
 * @param columns - columns of the table, from left to right; all when not given
 * @throws RangeError when there is no value for a row (a caller's bug)
 */
export function parameterTable(
  rows: readonly ParameterRow[],
  parameters: Parameters,
  columns: readonly ParameterColumn[] = PARAMETER_COLUMNS,
): TableBlock {
  return {
    kind: 'table',
    caption: 'Parameters',
    columns: columns.map(columnOf),
    rows: rows.map((row) => {
      const cells = cellsOf(row, valueOf(row, parameters));
      return columns.map((column) => cells[column]);
    }),
  };
}

/** Titles of the columns, and which hold figures. */
const TITLES: Readonly<Record<ParameterColumn, string>> = {
  key: 'Key',
  value: 'Value',
  default: 'Default',
  bounds: 'Bounds',
  unit: 'Unit',
  source: 'Source',
  description: 'What it does',
};

const FIGURES: readonly ParameterColumn[] = ['value', 'default'];

function columnOf(column: ParameterColumn): ReportColumn {
  return FIGURES.includes(column) ? figureColumn(column, TITLES[column]) : textColumn(column, TITLES[column]);
}

function valueOf({ key }: ParameterRow, parameters: Parameters): ParameterValue {
  const value = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
  if (value === undefined) throw new RangeError(`parameters["${key}"]: expected a value, received none`);
  return value;
}

function cellsOf(row: ParameterRow, value: ParameterValue): Readonly<Record<ParameterColumn, Cell>> {
  const { key, unit, source, description } = row;
  return { key, value, default: row.default, bounds: boundsOf(row), unit, source, description };
}

/** Bounds of a parameter, both included, or the kind of text that it takes. */
function boundsOf(row: ParameterRow): string {
  if (row.kind === 'integer') return `${formatInteger(row.min)} to ${formatInteger(row.max)}`;
  return row.bounds ?? `any ${row.unit} in range`;
}

/** The parameters of all bots of a ruleset, one a row, with the bot before its key; no rows where none has any. */
export function botTable(bots: BotTables): TableBlock {
  const columns = [
    'key',
    'default',
    'bounds',
    'unit',
    'description',
  ] as const satisfies readonly ParameterColumn[];
  return {
    kind: 'table',
    caption: 'Parameters of the bots',
    columns: [textColumn('bot', 'Bot'), ...columns.map(columnOf)],
    rows: Object.entries(bots).flatMap(([bot, { parameters = [] }]) =>
      parameters.map((row) => {
        const cells = cellsOf(row, row.default);
        return [bot, ...columns.map((column) => cells[column])];
      }),
    ),
  };
}
