import { expect, test } from 'vitest';
import {
  REPORT_SCHEMA,
  renderText,
  section,
  table,
  tableSection,
  type ReportDocument,
} from '../src/index.js';

test('a table aligns figures right, and names its columns after their titles', () => {
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

test('columns whose titles differ only in letters of other scripts have names of their own', () => {
  const idsOf = (...titles: string[]) => table('', titles, []).columns.map(({ id }) => id);
  expect(idsOf('Год', 'Имя', 'Ship')).toEqual(['год', 'имя', 'ship']);
  expect(idsOf('Год 1', 'Имя 1')).toEqual(['год-1', 'имя-1']);
  // the letters a to z tell these apart
  expect(idsOf('Größe', 'Zahl', 'Год')).toEqual(['gr-e', 'zahl', '-']);
  const document: ReportDocument = {
    schema: REPORT_SCHEMA,
    title: 'A',
    subtitle: '',
    sections: [section('s', 'S', table('', ['Год', 'Имя'], [[1, 'Ada']]))],
  };
  expect(renderText(document)).toContain('Ada');
});

test('figures with a sign, decimals or percent, blanks and dashes are right-aligned; columns with a word, or nothing, left-aligned', () => {
  const rows = [
    ['-1.5', '80 %', '—', 'I', ''],
    ['+3', 20, '', 4, ''],
  ];
  const { columns } = table('', ['A', 'B (%)', 'C', 'D', 'E'], rows);
  expect(columns.map(({ align }) => align)).toEqual(['right', 'right', 'right', 'left', 'left']);
  expect(columns[1]?.id).toBe('b-');
});

test('a section with a table, and none without rows', () => {
  expect(tableSection('s', 'S', ['A'], [[1]])).toEqual([section('s', 'S', table('', ['A'], [[1]]))]);
  expect(tableSection('s', 'S', ['A'], [])).toEqual([]);
});
