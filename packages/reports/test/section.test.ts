import { expect, test } from 'vitest';
import {
  REPORT_SCHEMA,
  renderText,
  section,
  table,
  tableSection,
  type ReportDocument,
} from '../src/index.js';

test('a table stands right where it has figures, and names its columns after their titles', () => {
  const made = table(
    'Stock',
    ['Item', 'Made in tick'],
    [
      ['Fuel', ''],
      ['Metals', 12],
    ],
  );
  expect(made.columns).toEqual([
    { id: 'item', title: 'Item', align: 'left' },
    { id: 'made-in-tick', title: 'Made in tick', align: 'right' },
  ]);
  const document: ReportDocument = {
    schema: REPORT_SCHEMA,
    title: 'A',
    subtitle: '',
    sections: [section('s', 'S', made)],
  };
  expect(renderText(document)).toContain('Metals            12\n');
});

test('a section with a table, and none without rows', () => {
  expect(tableSection('s', 'S', ['A'], [[1]])).toEqual([section('s', 'S', table('', ['A'], [[1]]))]);
  expect(tableSection('s', 'S', ['A'], [])).toEqual([]);
});
