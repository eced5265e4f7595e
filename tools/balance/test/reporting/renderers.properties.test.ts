import { readPage } from '@ec/test-kit/read-page';
import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import markdownIt from 'markdown-it';
import { readFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { expect } from 'vitest';
import type { BalanceReport } from '../../src/reporting/balance-report.js';
import { figureTable } from '../../src/reporting/figure-table.js';
import { plainLine } from '../../src/reporting/plain-line.js';
import { renderCsv } from '../../src/reporting/render-csv.js';
import { renderHtml } from '../../src/reporting/render-html.js';
import { renderJson } from '../../src/reporting/render-json.js';
import { renderMarkdown } from '../../src/reporting/render-markdown.js';
import { BALANCE_REPORT_FORMATS, renderBalanceReport } from '../../src/reporting/render-report.js';
import { renderTerminal, TERMINAL_WIDTH } from '../../src/reporting/render-terminal.js';
import { anyReport } from './any-report.js';

const schema: object = JSON.parse(
  readFileSync(new URL('../../schema/balance-report-1.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

/** Elements that a page may hold. */
const ELEMENTS = new Set(
  (
    'html head meta title style body a header h1 p main section h2 h3 ul li b figure figcaption div svg desc path rect text tspan g defs ' +
    'pattern clipPath details summary table thead tbody tr th td pre dl dt dd i circle polygon polyline use script input label'
  ).split(' '),
);

test.prop([anyReport, fc.constantFrom(...BALANCE_REPORT_FORMATS)], { numRuns: 60 })(
  'every report has every format, and the same report is the same bytes',
  async (report, format) => {
    const again = await renderBalanceReport(structuredClone(report), format);
    expect(await renderBalanceReport(report, format)).toBe(again);
  },
);

test.prop([anyReport])('any report fits the schema and comes back the same', (report) => {
  const back: unknown = JSON.parse(renderJson(report));
  expect(validate(back), JSON.stringify(validate.errors)).toBe(true);
  expect(back).toEqual(report);
});

test.prop([anyReport], { numRuns: 60 })(
  'HTML: no text adds an element, an attribute, or something to load; every text is there',
  (report) => {
    const page = readPage(renderHtml(report));
    for (const element of page.querySelectorAll('*')) {
      expect(ELEMENTS).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^src$|^xlink/);
        if (name === 'href') expect(value).toMatch(/^#(?:report|f\d+-(?:wide|narrow)-g)$/);
        expect(value).not.toMatch(/NaN|undefined|zr\d/);
        if (name === 'fill' || name === 'stroke')
          expect(value).toMatch(
            /^(?:none|var\(--[a-z]+\d?\)|url\(#f\d+-(?:wide|narrow)(?:-log)?-[a-z]\d+\)|#000)$/,
          );
      }
    }
    expect(page.querySelector('h1')?.textContent).toBe(plainLine(report.title));
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.querySelectorAll('script')).toHaveLength(1);
    const scales = page.querySelectorAll('.scale').length;
    expect(page.querySelectorAll('svg[role]')).toHaveLength(2 * (report.figures.length + scales));
    expect([...page.querySelectorAll('figure tbody tr')].map((row) => row.children.length)).toEqual(
      report.figures.flatMap((figure) => {
        const { columns, rows } = figureTable(figure);
        return rows.map(() => columns.length + 1);
      }),
    );
  },
);

test.prop([anyReport])('CSV: a parser reads every value back, seven fields a line, no formulas', (report) => {
  const lines: string[][] = parse(renderCsv(report), { relaxColumnCount: false });
  const values = report.figures.flatMap((figure) => {
    const { columns, rows } = figureTable(figure);
    return rows.flatMap(({ cells }) => columns.map((_, i) => cells[i]));
  });
  expect(lines).toHaveLength(values.length + 1);
  for (const [i, cell] of values.entries()) {
    const line = lines[i + 1] ?? [];
    expect(line).toHaveLength(7);
    const shown = [cell?.value, cell?.low, cell?.high, cell?.n].map((one) => one ?? '');
    expect(line.slice(3).map((one) => (one === '' ? '' : Number(one)))).toEqual(shown);
    for (const text of line.slice(0, 3)) expect(text).not.toMatch(/^[=+@]|^-(?!\d+(?:\.\d+)?$)/);
  }
});

/** A CommonMark parser with GitHub's tables and links that lets raw HTML through, so that an unescaped `<` is seen. */
const markdown = markdownIt({ html: true, linkify: true });

test.prop([anyReport])('Markdown: nothing in a text acts as markup', (report) => {
  const page = readPage(markdown.render(renderMarkdown(report)));
  expect([...page.querySelectorAll('h1, h2')]).toHaveLength(1 + headings(report));
  expect(page.querySelectorAll('a, img, script, em, strong, h3, hr, blockquote, ol, s')).toHaveLength(0);
  expect(page.querySelectorAll('code')).toHaveLength(
    plainLine(report.command) === '' && report.command === '' ? 0 : 1,
  );
  expect(page.querySelector('h1')?.textContent.replaceAll('\u2060', '')).toBe(
    plainLine(report.title).replaceAll('\u2060', ''),
  );
  for (const table of page.querySelectorAll('table')) {
    const counts = [...table.querySelectorAll('tr')].map((row) => row.children.length);
    expect(new Set(counts).size).toBe(1);
  }
});

function headings({ verdicts, summary, figures }: BalanceReport): number {
  return Number(verdicts.length > 0) + Number(summary.length > 0) + figures.length + 1;
}

test.prop([anyReport])('terminal: at most 100 columns, nothing that steers', (report) => {
  for (const line of renderTerminal(report).split('\n')) {
    expect(stringWidth(line)).toBeLessThanOrEqual(TERMINAL_WIDTH);
    expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  }
});
