import { fc, test } from '@fast-check/vitest';
import { plainLine, REPORT_SCHEMA, section, table } from '@ec/reports';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { renderWorkbook } from '../src/index.js';

/** Texts that become numbers where a column has nothing else. */
const FIGURE = /^[+-]?(0|[1-9]\d{0,8})(\.\d{1,6})?$/;

const integers = fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 5 });
const texts = fc.array(
  fc.string({ unit: 'grapheme' }).filter((text) => plainLine(text) !== '' && !FIGURE.test(plainLine(text))),
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

  const leftOut = ['\uFFFD', 'a\uFFFEb', '\uFDD0', '\u{1FFFE}'];
  it.each(leftOut)('a character comes back that the writer would leave out: %j', async (text) => {
    expect(await columnRead('Text', [text])).toEqual([text]);
  });

  it('figures come back as numbers, and among them a name of digits as it was', async () => {
    expect(await columnRead('Text', ['0', '12.50', '007'])).toEqual([0, 12.5, '007']);
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
