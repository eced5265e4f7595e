import { renderText } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import { empyrean } from '../src/ruleset.js';
import {
  PARAMETER_COLUMNS,
  parameterTable,
  resolveParameters,
  turnSequenceTable,
  type ParameterColumn,
} from '@ec/engine';

describe('architecture 4: the table of parameters', () => {
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
    expect(turnSequenceTable(empyrean.phases).rows.at(-1)).toEqual([21, 'news service reports']);
  });
});
