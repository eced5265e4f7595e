import { renderText } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import {
  empyrean,
  PARAMETER_COLUMNS,
  parameterTable,
  resolveParameters,
  turnSequenceTable,
  type ParameterColumn,
  type ParameterRow,
} from '../src/index.js';

const ROWS: readonly ParameterRow[] = [
  {
    kind: 'integer',
    key: 'sides',
    default: 6,
    min: 2,
    max: 2000,
    unit: 'sides',
    description: 'Die.',
    source: 'R-1',
  },
  {
    kind: 'text',
    key: 'hoard',
    default: '2d6',
    unit: 'dice',
    description: 'Gold of a hoard.',
    source: 'R-2',
    check: () => undefined,
  },
  {
    kind: 'text',
    key: 'luck',
    default: 'good',
    unit: 'kind',
    description: 'Luck of all.',
    source: 'R-3',
    check: () => undefined,
    bounds: 'good or bad',
  },
];

describe('architecture 4: the table of parameters', () => {
  it('says of each the value in force, and what else there is to know', () => {
    const { columns, rows } = parameterTable(ROWS, resolveParameters(ROWS, { sides: 20 }));
    expect(columns.map(({ id }) => id)).toEqual([...PARAMETER_COLUMNS]);
    expect(rows).toEqual([
      ['sides', 20, 6, '2 to 2,000', 'sides', 'R-1', 'Die.'],
      ['hoard', '2d6', '2d6', 'any dice in range', 'dice', 'R-2', 'Gold of a hoard.'],
      ['luck', 'good', 'good', 'good or bad', 'kind', 'R-3', 'Luck of all.'],
    ]);
  });

  it('has the columns that are asked for, in that order', () => {
    const { columns, rows } = parameterTable(ROWS, resolveParameters(ROWS), ['description', 'key']);
    expect(columns.map(({ title }) => title)).toEqual(['What it does', 'Key']);
    expect(rows).toEqual([
      ['Die.', 'sides'],
      ['Gold of a hoard.', 'hoard'],
      ['Luck of all.', 'luck'],
    ]);
  });

  it('wants a value for every row', () => {
    expect(() => parameterTable(ROWS, { sides: 6 })).toThrow(
      'parameters["hoard"]: expected a value, received none',
    );
    const inherited = Object.create({ hoard: '1d6' }) as Record<string, string>;
    expect(() => parameterTable(ROWS, Object.assign(inherited, { sides: 6 }))).toThrow(RangeError);
  });

  it('keeps every key of Empyrean Challenge whole on a page of 132 columns, but for the description', () => {
    const columns = PARAMETER_COLUMNS.filter((column): column is ParameterColumn => column !== 'description');
    const table = parameterTable(empyrean.parameters, resolveParameters(empyrean.parameters), columns);
    const text = renderText({
      schema: 'ec-report/1',
      title: '',
      subtitle: '',
      sections: [{ id: 'parameters', title: '', blocks: [table] }],
    });
    const shown = new Set(text.split('\n').map((line) => line.split(' ')[0]));
    expect(empyrean.parameters.filter(({ key }) => !shown.has(key))).toEqual([]);
  });
});

describe('seed "Turn Sequence": the table of phases', () => {
  it('numbers them from 1', () => {
    expect(turnSequenceTable([{ name: 'push' }, { name: 'shove' }]).rows).toEqual([
      [1, 'push'],
      [2, 'shove'],
    ]);
    expect(turnSequenceTable(empyrean.phases).rows.at(-1)).toEqual([21, 'news service reports']);
  });
});
