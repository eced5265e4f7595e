import { fc, test } from '@fast-check/vitest';
import { plainLine, REPORT_SCHEMA, section, table } from '@ec/reports';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect } from 'vitest';
import { renderWorkbook } from '../src/index.js';

const integers = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 5 });
const texts = fc.array(
  fc.string({ unit: 'grapheme' }).filter((text) => plainLine(text) !== ''),
  { minLength: 1, maxLength: 5 },
);

const few = { numRuns: 20 };

describe('a report as a workbook', () => {
  test.prop([integers], few)('any safe integer comes back', async (numbers) => {
    expect(await columnRead('Number', numbers)).toEqual(numbers);
  });

  test.prop([texts], few)('any text comes back as the line that other formats show', async (given) => {
    expect(await columnRead('Text', given)).toEqual(given.map(plainLine));
  });
});

/** A column of cells below its title, as another library reads it. */
async function columnRead(title: string, cells: readonly (string | number)[]): Promise<unknown[]> {
  const block = table('', [title], cells.map((value) => [value])); // prettier-ignore
  const sections = [section('part', 'Part', block)];
  const bytes = await renderWorkbook({ schema: REPORT_SCHEMA, title: '', subtitle: '', sections });
  const { sheets } = await readXlsx(bytes);
  return sheets[0]?.rows.slice(1).map(([value]) => value) ?? [];
}
