import { readPage } from '@ec/test-kit/read-page';
import { runAxe } from '@ec/test-kit/run-axe';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { barsFigure } from '../../src/reporting/figures/bars-figure.js';
import { heatFigure } from '../../src/reporting/figures/heat-figure.js';
import { sweepFigure } from '../../src/reporting/figures/sweep-figure.js';
import {
  HEAT_CLASSES,
  LINES,
  ON_HEAT,
  ON_SPLIT,
  PALETTES,
  SPLIT_CLASSES,
} from '../../src/reporting/palette.js';
import { renderHtml } from '../../src/reporting/render-html.js';
import { diceReport, fullReport } from './made-up.js';

const full = renderHtml(fullReport());
const page = readPage(full);

describe('HTML', () => {
  test('every figure has a heading, two charts with title and description, and its data as a table', () => {
    const figures = [...page.querySelectorAll('figure')];
    expect(figures.map((figure) => figure.querySelector('h3')?.textContent)).toEqual([
      'Sum',
      'Population of a colony (people)',
      'Cargo of a convoy (mass units)',
      'Who beats whom',
      'Colony in rebellion',
      'Colonies that starve',
      'What a change of a tenth does to the population at turn 80 (people)',
      'Games won along the yield of farms',
      'Losses by the dice of a missile (units)',
    ]);
    for (const figure of figures) {
      for (const svg of figure.querySelectorAll('svg:not([aria-hidden])')) {
        expect(svg.getAttribute('role')).toBe('img');
        const names = (svg.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => page.getElementById(id));
        expect(names.map((name) => name?.localName)).toEqual(['title', 'desc']);
        expect(names.every((name) => (name?.textContent ?? '') !== '')).toBe(true);
      }
      expect(figure.querySelectorAll('details table tbody tr').length).toBeGreaterThan(3);
    }
  });

  test('the chart of the dice shows 16 bars, whiskers and values, as its description says', () => {
    const chart = page.querySelector('#f1 svg');
    expect(chart?.querySelectorAll('path[fill="var(--b1)"], g[fill="var(--b1)"] > path')).toHaveLength(
      16 + 1,
    );
    const labels = [...(chart?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(['3', '18', 'observed', 'exact', '12 %']));
    expect(chart?.querySelector('desc')?.textContent).toBe(
      'Histogram of 1,000 values from 3 to 18; most are 11: 12.7 %, 10.7 to 14.9.',
    );
  });

  test('each verdict has a symbol and a word', () => {
    const items = [...page.querySelectorAll('.verdicts li')].map(
      (item) => item.querySelector('b')?.textContent,
    );
    expect(items).toEqual(['✓ holds', '✗ breached', '? undecided']);
  });

  test('the policy lets in the one style sheet and the one script alone', () => {
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const [style, script] = ['style', 'script'].map((name) =>
      createHash('sha256')
        .update(page.querySelector(name)?.textContent ?? '')
        .digest('base64'),
    );
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${script}'; base-uri 'none'; form-action 'none'`,
    );
    expect(page.querySelectorAll('style, script')).toHaveLength(2);
    expect(page.querySelectorAll('[style], link, img, [src]')).toHaveLength(0);
  });

  test('the same report is the same bytes, whatever was drawn before', () => {
    const dice = renderHtml(diceReport());
    expect(renderHtml(fullReport())).toBe(full);
    expect(renderHtml(diceReport())).toBe(dice);
  });

  test('names that are properties of all objects stay names', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const names = ['__proto__', 'constructor', 'toString'];
    const one = { value: 1, low: 0, high: 2, n: 1 };
    const head = { id: 'x', title: '__proto__', unit: '__proto__' };
    const bars = barsFigure({
      ...head,
      groups: names,
      bars: names.map((label) => ({ label, values: [one, one, one] })),
    });
    const points = names.map((at) => ({ at, values: [one, one, one] }));
    const sweep = sweepFigure({ ...head, parameter: '__proto__', lines: names, points });
    const cells = names.map(() => [one, one, one]);
    const map = heatFigure({ ...head, rows: names, columns: names, cells });
    const html = renderHtml({ ...diceReport(), figures: [bars, sweep, map] });
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    const labels = [...readPage(html).querySelectorAll('.wide text')].map((label) => label.textContent);
    expect(labels.filter((label) => label === 'constructor')).toHaveLength(6);
  });

  test('passes every rule of axe that needs no layout', async () => {
    const { violations, passes } = await runAxe(full);
    expect(violations).toEqual([]);
    expect(passes).toEqual(
      expect.arrayContaining(['document-title', 'html-has-lang', 'heading-order', 'region', 'svg-img-alt']),
    );
  });

  test.each(['light', 'dark'] as const)('%s: contrasts of texts, lines and maps', (scheme) => {
    const palette = PALETTES[scheme];
    for (const name of ['text', 'quiet', 'link', 'holds', 'undecided', 'breached'] as const) {
      for (const ground of ['page', 'band'] as const)
        expect(contrast(palette[name], palette[ground]), `${name} on ${ground}`).toBeGreaterThanOrEqual(7);
    }
    for (const name of LINES) expect(contrast(palette[name], palette.page), name).toBeGreaterThanOrEqual(3);
    const cells = [
      [HEAT_CLASSES, ON_HEAT],
      [SPLIT_CLASSES, ON_SPLIT],
    ] as const;
    for (const [grounds, texts] of cells) {
      for (const [i, text] of texts.entries()) {
        const ground = grounds[i] ?? 'page';
        expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    // Whiskers on bars.
    for (const name of ['b1', 'b2', 'b3', 'b4'] as const)
      expect(contrast(palette.text, palette[name]), name).toBeGreaterThanOrEqual(7);
  });

  test('no two colours of the light scheme are the same: the charts are drawn with them', () => {
    const colours = Object.values(PALETTES.light);
    expect(new Set(colours).size).toBe(colours.length);
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
