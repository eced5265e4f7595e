import { describe, expect, test } from 'vitest';
import { estimate } from '../../src/estimate.js';
import { collect } from '../../src/measures/collect.js';
import { quantity } from '../../src/measures/quantity.js';
import { series } from '../../src/measures/series.js';
import type { BalanceReport } from '../../src/reporting/balance-report.js';
import { bandsFigure } from '../../src/reporting/figures/bands-figure.js';
import { barsFigure } from '../../src/reporting/figures/bars-figure.js';
import { heatFigure } from '../../src/reporting/figures/heat-figure.js';
import {
  formatCount,
  formatDigits,
  formatError,
  formatEstimated,
  formatNumber,
  formatShort,
  formatStep,
} from '../../src/reporting/format-value.js';
import { renderCsv } from '../../src/reporting/render-csv.js';
import { renderMarkdown } from '../../src/reporting/render-markdown.js';
import { renderTerminal } from '../../src/reporting/render-terminal.js';
import { condensed, sparkline } from '../../src/reporting/sparkline.js';
import { diceReport, fullReport } from './made-up.js';

const number = { format: 'number' } as const;
const share = { format: 'share' } as const;

describe('values', () => {
  test('a number of things is in the singular for one alone', () => {
    expect([0, 1, 2_000].map((count) => formatCount(count, 'trial'))).toEqual([
      '0 trials',
      '1 trial',
      '2,000 trials',
    ]);
  });

  test.each([
    [{ value: 10.4983, low: 10.4803, high: 10.5163, n: 9 }, number, '10.498 (10.480 to 10.516)'],
    [{ value: 1234567, low: 1233333, high: 1235801, n: 9 }, number, '1,234,567 (1,233,333 to 1,235,801)'],
    [{ value: 0.125, low: 0.107, high: 0.145, n: 9 }, share, '12.5 % (10.7 to 14.5)'],
    [{ value: 0, low: 0, high: 0.0191, n: 200 }, share, '0.0 % (0.0 to 1.9)'],
    [{ value: -0.5, low: null, high: null, n: 9 }, number, '−0.5'],
    [{ value: 7, low: null, high: 9, n: 9 }, number, '7.0 (at most 9.0)'],
    [{ value: 7, low: 5, high: null, n: 9 }, number, '7.0 (at least 5.0)'],
    [{ value: 3, low: 3, high: 3, n: 9 }, number, '3'],
    [{ value: null, low: 0, high: 1, n: 0 }, share, '–'],
    // very large and very small ones, with all digits down to the second of the interval
    [{ value: 2.5e20, low: 2.499e20, high: 2.501e20, n: 9 }, number, '2.5000e+20 (2.4990e+20 to 2.5010e+20)'],
    [{ value: -2.5e20, low: -2.6e20, high: -2.4e20, n: 9 }, number, '−2.50e+20 (−2.60e+20 to −2.40e+20)'],
    [{ value: 1e15, low: 5e14, high: 1.5e15, n: 9 }, number, '1.00e+15 (5.0e+14 to 1.50e+15)'],
    [{ value: 999e12, low: 997e12, high: 1001e12, n: 9 }, number, '9.990e+14 (9.970e+14 to 1.0010e+15)'],
    [
      { value: 1e15, low: 1e15 - 0.125, high: 1e15 + 0.125, n: 9 },
      number,
      '1.0000000000000000e+15 (9.9999999999999988e+14 to 1.0000000000000001e+15)',
    ],
    [
      { value: 1e-5, low: 0.9998e-5, high: 1.0002e-5, n: 9 },
      number,
      '0.0000100000 (0.0000099980 to 0.0000100020)',
    ],
    [{ value: 1.5e-8, low: 1.2e-8, high: 1.8e-8, n: 9 }, number, '1.50e−8 (1.20e−8 to 1.80e−8)'],
    [{ value: 0, low: -1.5e-20, high: 1.5e-20, n: 9 }, number, '0 (−1.5e−20 to 1.5e−20)'],
    [
      { value: 1e6, low: 1e6 - 2e-9, high: 1e6 + 2e-9, n: 9 },
      number,
      '1,000,000.0000000000 (999,999.9999999980 to 1,000,000.0000000020)',
    ],
    [{ value: 0.5, low: 1e-9, high: 1, n: 9 }, number, '0.50 (0.00 to 1.00)'],
    [{ value: 1e-9, low: 0.9e-9, high: 1.1e-9, n: 9 }, share, '1.00e−7 % (9.0e−8 to 1.10e−7)'],
    [{ value: 2.5e20, low: 2.5e20, high: 2.5e20, n: 9 }, number, '2.500e+20'],
    [{ value: 1e-5, low: 1e-5, high: 1e-5, n: 9 }, number, '0.00001'],
  ] as const)('%o is %s', (estimated, style, text) => {
    expect(formatEstimated(estimated, style)).toBe(text);
  });

  test('edges of bins of very small and very large numbers keep their powers of ten', () => {
    const steps = [1e-10, 1.5e-10, 9.5e-10, 1e-9].map((edge) => formatStep(edge, 5e-11));
    expect(steps).toEqual(['1e−10', '1.5e−10', '9.5e−10', '1e−9']);
    expect([1e20, 1.5e20, 1e100].map((edge) => formatStep(edge, edge / 2))).toEqual([
      '1e+20',
      '1.5e+20',
      '1e+100',
    ]);
    expect([0.5, 1, 10, 1_000].map((edge) => formatStep(edge, 0.5))).toEqual(['0.5', '1', '10', '1,000']);
  });

  test('numbers have groups of three digits, a real minus sign, and no minus before zero', () => {
    expect(formatNumber(-1234567.891, 1)).toBe('−1,234,567.9');
    expect(formatNumber(-0.04, 1)).toBe('0.0');
    expect(formatNumber(2.5e20, 0)).toBe('2.500e+20');
    expect(formatDigits(0.30000000000000004)).toBe('0.3');
    expect(formatDigits(123456)).toBe('123,456');
  });

  test('short values', () => {
    expect([0.5, 0.061, 0, 1].map((value) => formatShort(value, 'share'))).toEqual([
      '50 %',
      '6.1 %',
      '0 %',
      '100 %',
    ]);
    expect([12.345, 9999, 1234567, -25000].map((value) => formatShort(value, 'number'))).toEqual([
      '12.3',
      '9,999',
      '1.23M',
      '−25k',
    ]);
    expect(formatError({ value: 0.5, low: 0.45, high: 0.56, n: 1 }, 'share')).toBe('±6.0');
  });
});

describe('sparklines', () => {
  test('eight values from least to greatest are the eight blocks', () => {
    expect(sparkline([0, 1, 2, 3, 4, 5, 6, 7])).toBe('▁▂▃▄▅▆▇█');
    expect(sparkline([7, null, 0])).toBe('█·▁');
  });

  test('from a base, half of the greatest is a middle block', () => {
    expect(sparkline([2, 4], 0)).toBe('▅█');
    expect(sparkline([2, 2])).toBe('▄▄');
    expect(sparkline([-1e308, 1e308])).toBe('▁█');
  });

  test('many values are condensed to the means of neighbours', () => {
    expect(condensed([1, 3, 5, 7, 9], 3)).toEqual([2, 6, 9]);
    expect(condensed([1, null, null, null], 2)).toEqual([1, null]);
  });
});

const report: BalanceReport = {
  ...diceReport(),
  parameters: [],
  versions: {},
  summary: ['It is so.'],
  figures: [
    heatFigure({
      id: 'map',
      title: 'Map',
      rowTitle: 'farms, in all',
      columnTitle: 'mines',
      rows: ['one "big"', '=1+1', '-5'],
      columns: ['few', 'many'],
      cells: [
        [
          { value: 1.5, low: 1, high: 2, n: 10 },
          { value: 2, low: null, high: 3, n: 10 },
        ],
        [
          { value: null, low: null, high: null, n: 0 },
          { value: -4, low: -5, high: -3, n: 7 },
        ],
        [
          { value: 0, low: 0, high: 0, n: null },
          { value: 1, low: 0, high: 2, n: 3 },
        ],
      ],
    }),
  ],
};

describe('CSV', () => {
  test('a line for every value; quotes are doubled, formulas disarmed, numbers left alone', () => {
    expect(renderCsv(report).split('\r\n')).toEqual([
      'figure,row,column,value,low,high,n',
      'map,"one ""big""",few,1.5,1,2,10',
      'map,"one ""big""",many,2,,3,10',
      "map,'=1+1,few,,,,0",
      "map,'=1+1,many,-4,-5,-3,7",
      'map,-5,few,0,0,0,',
      'map,-5,many,1,0,2,3',
      '',
    ]);
  });
});

describe('Markdown', () => {
  test('verdicts with words and symbols, summary, figures and how it was run', () => {
    expect(renderMarkdown(report)).toBe(`# Sum of three dice

Does the harness find what is known of 3d6?

dice-sum · 1,000 trials · ? 1 undecided

## Verdicts

| Verdict | Expected | Observed | Because |
| :--- | :--- | :--- | :--- |
| ? undecided | sum as computed exactly | χ² 12.3 with 13 degrees, p 0.503; p of a breach 0.503, of holding &lt; 0.001 | the distribution is known |

## Summary

- It is so.

## Map

- one "big" ██ few … many: 1.5 to 2
- \\=1+1 ·▁ few … many: −4 to −4
- \\-5 ▆▇ few … many: 0 to 1

| farms, in all \\\\ mines | few | many |
| :--- | ---: | ---: |
| one "big" | 1.50 (1.00 to 2.00) | 2.0 (at most 3.0) |
| \\=1+1 | – | −4.0 (−5.0 to −3.0) |
| \\-5 | 0 | 1.0 (0.0 to 2.0) |

## How it was run

\`\`\`sh
ec-balance run dice-sum --seed demo --trials 1000
\`\`\`

- Seed: demo
- Confidence: 95 %
`);
  });

  test('the made-up report fits into a comment of 65,536 characters', () => {
    expect(renderMarkdown(fullReport()).length).toBeLessThan(40_000);
  });

  test('an address of mail is no link in Markdown: word joiners stand around the @', () => {
    const report = { ...diceReport(), title: 'Ask ada@example.org, +@0.+ or @bram' };
    expect(renderMarkdown(report)).toMatch(
      /^# Ask ada\u2060@\u2060example\.org, \+\u2060@\u20600\.\+ or \u2060@\u2060bram\n/,
    );
  });
});

describe('terminal', () => {
  test('verdict, summary, and a bar of half the length for half the value', () => {
    const value = (x: number, note = '') => ({ value: x, low: x - 1, high: x + 1, n: 5, note });
    const bars = barsFigure({
      id: 'bars',
      title: 'Effects',
      unit: 'people',
      bars: [
        { label: 'wages', values: [value(16)] },
        { label: 'farms', values: [value(-8, 'noise')] },
      ],
    });
    expect(renderTerminal({ ...report, figures: [bars] })).toBe(`Sum of three dice
Does the harness find what is known of 3d6?
dice-sum, 1,000 trials, seed demo

? undecided: sum as computed exactly
  χ² 12.3 with 13 degrees, p 0.503; p of a breach 0.503, of holding < 0.001
? 1 undecided

- It is so.

Effects (people)
  wages  ███████████████████ 16.0 (15.0 to 17.0)
  farms −█████████▌          −8.0 (−9.0 to −7.0)  noise

Again:
  ec-balance run dice-sum --seed demo --trials 1000
`);
  });

  test('of a value over few steps each mean, which medians of wins do not tell', () => {
    const measure = series(quantity('Share of the win', ''), { step: 'plan', first: 1, length: 2 });
    const { record, data } = collect({ share: measure });
    // the first plan wins one game of four, the second two
    for (const [first, second] of [[1, 0], [0, 1], [0, 1], [0, 0]]) {
      record.share(1, first ?? 0);
      record.share(2, second ?? 0);
    } // prettier-ignore
    const found = estimate(measure, data().share);
    if (found.kind !== 'series') throw new Error('expected a series');
    const share = bandsFigure({ id: 'share', title: 'Share of the win', step: 'plan', estimate: found });
    const shown = renderTerminal({ ...report, figures: [share] });
    expect(shown).toMatch(/^ {2}plan 1: mean 0\.2\d* \(/m);
    expect(shown).toMatch(/^ {2}plan 2: mean 0\.5\d* \(/m);
  });
});
