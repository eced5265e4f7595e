import { pageFaults } from '@ec/test-kit/page-faults';
import { readPage } from '@ec/test-kit/read-page';
import { runAxe } from '@ec/test-kit/run-axe';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../src/renderers/html-style.js';
import { renderHtml, table, type ReportDocument } from '../src/index.js';
import { documentOf } from './documents.js';
import { sampleReport, TO_DO } from './sample.js';

const sample = sampleReport();

function read(doc: ReportDocument): Document {
  return readPage(renderHtml(doc, { details: true }));
}

describe('HTML', () => {
  test('has language, title, viewport, one h1, and a section labelled by each h2', () => {
    const page = read(sample);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe('Harbour report 12: Gullhaven');
    expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain(
      'width=device-width',
    );
    expect([...page.querySelectorAll('h1, h2, h3')].map((h) => h.tagName)).toEqual([
      'H1',
      ...sample.sections.map(() => 'H2'),
    ]);
    const names = [...page.querySelectorAll('main > section')].map(
      (section) => page.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(names).toEqual(sample.sections.map(({ title }) => title));
  });

  test('a table has a caption, scoped headings and grouped numbers, and its scroll box takes keyboard focus', () => {
    const crew = read(sample).querySelector('#s-pier-1-crew');
    expect(crew?.querySelector('caption')?.textContent).toBe('Crew by trade');
    expect([...(crew?.querySelectorAll('thead th') ?? [])].map((th) => th.getAttribute('scope'))).toEqual(
      Array.from({ length: 5 }, () => 'col'),
    );
    const row = [...(crew?.querySelectorAll('tbody tr') ?? [])][0];
    expect(row?.innerHTML).toBe(
      '<th scope="row" class="k">Dockers</th><td class="k">DCK</td><td class="n">3,700,000</td>' +
        '<td class="n">370,000,000</td><td class="n">73.92 %</td>',
    );
    expect(crew?.querySelector('.scroll')?.getAttribute('tabindex')).toBe('0');
  });

  test('lines keep their blanks in a box of their own that takes keyboard focus and scrolls on a phone', () => {
    const page = read(sample);
    const sheet = page.querySelector('#s-to-do pre');
    expect(sheet?.textContent).toBe(TO_DO.join('\n'));
    expect(sheet?.getAttribute('tabindex')).toBe('0');
    expect(page.getElementById(sheet?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'List for the next tide',
    );
    const style = page.querySelector('style')?.textContent ?? '';
    expect(style).toMatch(/\npre \{ overflow-x: auto;/);
    expect(style).toMatch(/\n\.scroll \{ overflow-x: auto;/);
  });

  test('every table is in a scroll box, so that the page itself is never wider than a phone', () => {
    const tables = [...read(sample).querySelectorAll('table')];
    expect(tables).toHaveLength(4);
    for (const table of tables) expect(table.parentElement?.className).toBe('scroll');
  });

  test('an empty first line of lines is kept, and lines are never markup', () => {
    const html = renderHtml(documentOf({ kind: 'lines', lines: ['', '<b>&'] }));
    expect(html).toContain(
      '<pre role="group" aria-labelledby="h-part" tabindex="0">\n\n&lt;b&gt;&amp;</pre>',
    );
    expect(renderHtml(documentOf({ kind: 'lines', lines: [] }))).not.toContain('<pre');
  });

  test('a script in a name is text', () => {
    const name = `<script>alert("1 & '2'")</script>`;
    const html = renderHtml({ ...documentOf({ kind: 'paragraph', text: name }), title: name });
    const escaped = '&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;';
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<p>${escaped}</p>`);
    expect(html).not.toContain('<script');
  });

  test('a script in a title, a caption, a heading, a label or a cell is text', () => {
    const doc = documentOf(table('<i>Stock</i>', ['<b>Item</b>'], [['<b>Fuel</b>']]), {
      kind: 'facts',
      facts: [{ label: '<i>Master</i>', value: '<script>2</script>' }],
    });
    for (const part of doc.sections) part.title = 'Pier 1 "<script>1</script>"';
    const html = renderHtml(doc, { details: true });
    expect(html).toContain('<h2 id="h-part">Pier 1 &quot;&lt;script&gt;1&lt;/script&gt;&quot;</h2>');
    expect(html).toContain('&lt;i&gt;Stock&lt;/i&gt;');
    expect(html).toContain('&lt;b&gt;Item&lt;/b&gt;');
    expect(html).toContain('&lt;b&gt;Fuel&lt;/b&gt;');
    expect(html).toContain('&lt;i&gt;Master&lt;/i&gt;');
    expect(html).toContain('&lt;script&gt;2&lt;/script&gt;');
    expect(html).not.toMatch(/<(?:script|b|i)>/);
  });

  test('every link leads to a place in the page, every ID is unique, nothing is loaded', () => {
    const page = read(sample);
    expect(page.querySelectorAll('a').length).toBeGreaterThanOrEqual(sample.sections.length);
    expect(pageFaults(page)).toEqual([]);
  });

  test('passes every rule of axe that needs no layout', async () => {
    const { violations, passes } = await runAxe(renderHtml(sample, { details: true }));
    expect(violations).toEqual([]);
    expect(passes).toEqual(
      expect.arrayContaining(['document-title', 'html-has-lang', 'heading-order', 'region', 'bypass']),
    );
  });

  test.each(['light', 'dark'] as const)(
    '%s: every text has a contrast of 7 : 1 (WCAG 2.2, AAA)',
    (scheme) => {
      const { page, band, meadow, sand, stone, water, line: _, ...texts } = PALETTES[scheme];
      for (const [name, colour] of Object.entries(texts)) {
        for (const ground of [page, band, meadow, sand, stone, water])
          expect(contrast(colour, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(7);
      }
    },
  );

  test('the contrast of black on white is 21 : 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  });
});

/** WCAG 2.2 contrast ratio of two colours. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
