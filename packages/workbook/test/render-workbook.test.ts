import { REPORT_SCHEMA, section, table, type ReportBlock, type ReportDocument } from '@ec/reports';
import { readXlsx, type Sheet } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { renderWorkbook } from '../src/index.js';

function documentOf(...sections: [title: string, ...blocks: ReportBlock[]][]): ReportDocument {
  return {
    schema: REPORT_SCHEMA,
    title: 'Report',
    subtitle: '',
    sections: sections.map(([title, ...blocks], i) => section(`part-${i}`, title, ...blocks)),
  };
}

/** Sheets as another library reads them. */
async function sheetsOf(document: ReportDocument): Promise<Sheet[]> {
  return (await readXlsx(await renderWorkbook(document), { readStyles: true })).sheets;
}

/** The one sheet of a report with one section. */
async function sheetOf(...blocks: ReportBlock[]): Promise<Sheet> {
  const [sheet] = await sheetsOf(documentOf(['Part', ...blocks]));
  if (!sheet) throw new Error('expected a sheet');
  return sheet;
}

const fleets: ReportBlock = {
  ...table('Fleets', ['Fleet', 'Name', 'Cost'], []),
  columns: [
    { id: 'fleet', title: 'Fleet', align: 'right' },
    { id: 'name', title: 'Name', align: 'left' },
    { id: 'cost', title: 'Cost', align: 'right' },
  ],
  rows: [
    [1, 'Home & <Guard>', '4.500'],
    [2, '007', '-12.250'],
  ],
};

describe('a report as a workbook', () => {
  test('has a sheet for each section, by its title', async () => {
    const sheets = await sheetsOf(documentOf(['Ledger', fleets], ['Known map', fleets]));
    expect(sheets.map(({ name }) => name)).toEqual(['Ledger', 'Known map']);
  });

  test('figures are numbers, decimals too, and texts stay as they are', async () => {
    const { rows } = await sheetOf(fleets);
    expect(rows).toEqual([
      ['Fleets', null, null],
      ['Fleet', 'Name', 'Cost'],
      [1, 'Home & <Guard>', 4.5],
      [2, '007', -12.25],
    ]);
  });

  test('money keeps its decimals in sight', async () => {
    const { cells } = await sheetOf(fleets);
    expect(cells?.get('2,2')?.style?.numFmt).toBe('0.000');
  });

  test('the head of a table is bold, and stays in sight when the table comes first', async () => {
    const sheet = await sheetOf(fleets, { kind: 'paragraph', text: 'All is well.' });
    const isBold = ['0,0', '1,0', '1,2', '2,0'].map((at) => sheet.cells?.get(at)?.style?.font?.bold ?? false);
    expect(isBold).toEqual([true, true, true, false]);
    expect(sheet.freezePane?.rows).toBe(2);
  });

  test('every kind of block, with an empty row between two blocks', async () => {
    const { rows } = await sheetOf(
      { kind: 'paragraph', text: 'All is well.' },
      { kind: 'facts', facts: [{ label: 'Treasury', value: '210.000' }, { label: 'Turn', value: 1 }] }, // prettier-ignore
      { kind: 'lines', lines: ['; house 1', '', '  tax 45'] },
      { kind: 'picture', alt: 'A map', width: 10, height: 10, shapes: [], lines: ['. A'] },
    );
    expect(rows.map((row) => row.filter((value) => value !== null && value !== ''))).toEqual([
      ['All is well.'],
      [],
      ['Treasury', 210],
      ['Turn', 1],
      [],
      ['; house 1'],
      [],
      ['  tax 45'],
      [],
      ['. A'],
    ]);
  });

  test('a text that looks like a formula stays a text, and U+FFFD stands for characters that no line may hold', async () => {
    const { rows, cells } = await sheetOf(table('', ['Name'], [['=1+1'], ['a\u0000b\u202Ec'], ['_x0041_']]));
    expect(rows).toEqual([['Name'], ['=1+1'], ['a\uFFFDb\uFFFDc'], ['_x0041_']]);
    expect(cells?.get('1,0')?.formula).toBeUndefined();
  });

  test('names that every object has are texts like others', async () => {
    const names = ['valueOf', 'constructor', '__proto__', 'toString'];
    const { rows } = await sheetOf(table('', ['Name'], names.map((name) => [name]))); // prettier-ignore
    expect(rows).toEqual([['Name'], ...names.map((name) => [name])]);
  });

  test('a text longer than a cell holds is cut, so that the file can be opened', async () => {
    const { rows } = await sheetOf({ kind: 'paragraph', text: 'x'.repeat(40_000) });
    expect(rows).toEqual([['x'.repeat(32_767)]]);
  });

  test('without sections there is no workbook', async () => {
    await expect(renderWorkbook(documentOf())).rejects.toThrow(
      new RangeError('sections: expected at least one, received none'),
    );
  });

  test.each([
    [
      'a cell that is no number',
      { ...fleets, rows: [[1, 'Home', Number.NaN]] },
      'table "Fleets", row 1, cell 3',
    ],
    ['an empty cell', { ...fleets, rows: [[1, 'Home', null as never]] }, 'table "Fleets", row 1, cell 3'],
    ['a short row', { ...fleets, rows: [[1]] }, 'table "Fleets", row 1: expected 3 cells'],
    [
      'a table without columns',
      { ...fleets, columns: [], rows: [] },
      'table "Fleets": expected at least one column',
    ],
    ['two lines in one', { kind: 'lines', lines: ['a\nb'] }, 'lines, line 1'],
    ['a block of an unknown kind', { kind: 'graph' as 'lines', lines: [] }, 'block: expected one of'],
  ] satisfies [string, ReportBlock, string][])('%s is refused by its place', async (_, block, message) => {
    const rendered = renderWorkbook(documentOf(['Part', block]));
    await expect(rendered).rejects.toThrow(RangeError);
    await expect(rendered).rejects.toThrow(`section part-0, ${message}`);
  });
});
