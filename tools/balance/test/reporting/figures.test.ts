import { Distribution, diceDistribution, parseDice } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { estimate } from '../../src/estimate.js';
import { contest } from '../../src/measures/contest.js';
import { integer } from '../../src/measures/integer.js';
import { collectQuantities, quantity } from '../../src/measures/quantity.js';
import { proportion } from '../../src/measures/proportion.js';
import { series } from '../../src/measures/series.js';
import type { HistogramFigure } from '../../src/reporting/balance-report.js';
import { describeFigure } from '../../src/reporting/describe-figure.js';
import { certain } from '../../src/reporting/estimated.js';
import { figureSparks } from '../../src/reporting/figure-sparks.js';
import { contestMatrix, figureTable } from '../../src/reporting/figure-table.js';
import { bandsFigure } from '../../src/reporting/figures/bands-figure.js';
import { barsFigure } from '../../src/reporting/figures/bars-figure.js';
import { contestFigure, contestFigures } from '../../src/reporting/figures/contest-figure.js';
import { heatFigure } from '../../src/reporting/figures/heat-figure.js';
import { histogramFigure } from '../../src/reporting/figures/histogram-figure.js';
import { sharesFigure } from '../../src/reporting/figures/shares-figure.js';
import { sweepFigure } from '../../src/reporting/figures/sweep-figure.js';
import { ternaryFigure } from '../../src/reporting/figures/ternary-figure.js';
import { placeOf } from '../../src/reporting/charts/ternary-chart.js';
import { pictureSvg } from '../../src/reporting/picture-svg.js';

const head = { id: 'x', title: 'X' };
const heights = ({ bins }: HistogramFigure) => bins.map(({ label, share }) => [label, share.value]);

describe('histogram', () => {
  test('ten values of 1 to 4: 2, 6, none and 2 of ten, with the chances of a four-sided die', () => {
    const figure = histogramFigure({
      ...head,
      data: {
        kind: 'integer',
        counts: [
          [1, 2],
          [2, 6],
          [4, 2],
        ],
      },
      exact: diceDistribution(parseDice('1d4')),
    });
    expect(heights(figure)).toEqual([
      ['1', 0.2],
      ['2', 0.6],
      ['3', 0],
      ['4', 0.2],
    ]);
    expect(figure.bins.map(({ exact }) => exact)).toEqual([0.25, 0.25, 0.25, 0.25]);
    // Clopper and Pearson's interval of 6 in 10, as in any table.
    expect(figure.bins[1]?.share.low).toBeCloseTo(0.2624, 4);
    expect(figure.bins[1]?.share.high).toBeCloseTo(0.8784, 4);
    expect(figure.n).toBe(10);
  });

  test('a hundred integers are put into bins of five, from 0 to 4 on', () => {
    const counts = Array.from({ length: 100 }, (_, i) => [i, 1] as const);
    const figure = histogramFigure({ ...head, data: { kind: 'integer', counts } });
    expect(figure.bins).toHaveLength(20);
    expect(heights(figure)[0]).toEqual(['0 to 4', 0.05]);
    expect(heights(figure).at(-1)).toEqual(['95 to 99', 0.05]);
  });

  test('one value far out is put into a bin without a bound', () => {
    const counts = [...Array.from({ length: 50 }, (_, i) => [i, 20] as const), [100_000, 1] as const];
    const figure = histogramFigure({ ...head, data: { kind: 'integer', counts } });
    expect(figure.bins.at(-1)).toMatchObject({ label: '≥ 50', from: 50, to: null });
    expect(figure.bins.at(-1)?.share.value).toBeCloseTo(1 / 1001, 12);
    expect(figure.bins.length).toBeLessThan(30);
  });

  test('possible values that did not occur are shown with their chance', () => {
    const data = { kind: 'integer', counts: [[7, 1]] } as const;
    const figure = histogramFigure({ ...head, data, exact: Distribution.uniform(6, 8) });
    expect(figure.bins.map(({ label, exact }) => [label, exact])).toEqual([
      ['6', 1 / 3],
      ['7', 1 / 3],
      ['8', 1 / 3],
    ]);
  });

  test('tenths have edges as a reader writes them', () => {
    const { record, data } = collectQuantities(quantity('X'));
    for (let i = 0; i < 24; i++) record(0.05 + i / 10);
    const { bins } = histogramFigure({ ...head, data: data() });
    expect(bins.map(({ label }) => label).slice(0, 4)).toEqual([
      '0 to 0.1',
      '0.1 to 0.2',
      '0.2 to 0.3',
      '0.3 to 0.4',
    ]);
    expect(bins[0]?.share.value).toBeCloseTo(1 / 24, 12);
  });

  const histogramOf = (values: readonly number[]): HistogramFigure => {
    const { record, data } = collectQuantities(quantity('X'));
    for (const value of values) record(value);
    return histogramFigure({ ...head, data: data() });
  };

  test('edges have the digits that tell them apart', () => {
    const labels = ({ bins }: HistogramFigure) => bins.map(({ label }) => label).slice(0, 2);
    const steps = Array.from({ length: 26 }, (_, i) => i);
    expect(labels(histogramOf(steps.map((i) => 1_234_567 + i / 10)))).toEqual([
      '1,234,567 to 1,234,567.1',
      '1,234,567.1 to 1,234,567.2',
    ]);
    expect(labels(histogramOf(steps.map((i) => 4e15 + i)))).toEqual([
      '4e+15 to 4.000000000000001e+15',
      '4.000000000000001e+15 to 4.000000000000002e+15',
    ]);
    expect(labels(histogramOf(steps.map((i) => i * 2 ** -30)))).toEqual(['0 to 1e−9', '1e−9 to 2e−9']);
  });

  test('above 2^53 no bin is finer than the doubles are', () => {
    // Doubles are 2 apart, and 6 ÷ 25 would be a width of 0.5.
    const figure = histogramOf([0, 2, 4, 6].map((more) => 2 ** 53 + more));
    expect(figure.bins.map(({ from, to, share }) => [from, to, share.value])).toEqual(
      [0, 2, 4, 6].map((more) => [2 ** 53 + more, 2 ** 53 + more + 2, 0.25]),
    );
  });

  test.prop([
    fc.array(fc.integer({ min: 0, max: 2 ** 30 }), { minLength: 1, maxLength: 50 }),
    fc.double({ min: -(2 ** 60), max: 2 ** 60, noNaN: true }),
    fc.integer({ min: -1_100, max: 400 }),
  ])('every value is in one bin, and no two bins have one label', (steps, from, power) => {
    const { bins } = histogramOf(steps.map((step) => from + step * 2 ** power));
    expect(bins.reduce((sum, { share }) => sum + (share.value ?? 0), 0)).toBeCloseTo(1, 9);
    expect(new Set(bins.map(({ label }) => label)).size).toBe(bins.length);
  });

  test('nothing measured is one empty bin', () => {
    expect(heights(histogramFigure({ ...head, data: { kind: 'integer', counts: [] } }))).toEqual([
      ['all', null],
    ]);
  });

  test('a value that is always the same is one bin', () => {
    const { record, data } = collectQuantities(quantity('X'));
    for (let i = 0; i < 3; i++) record(0);
    expect(histogramFigure({ ...head, data: data() }).bins.map(({ share }) => share.value)).toEqual([1]);
  });
});

describe('bands', () => {
  test('of 1 to 100 the quantiles are 5, 25, 50, 75 and 95; later steps of fewer trials are noted', () => {
    const measure = series(integer('X', { min: 1, max: 100 }), { length: 2 });
    const all = Array.from({ length: 100 }, (_, i) => [i + 1, 1] as const);
    const found = estimate(measure, {
      kind: 'series',
      at: [
        { kind: 'integer', counts: all },
        { kind: 'integer', counts: all.slice(0, 50) },
      ],
    });
    if (found.kind !== 'series') throw new Error('expected a series');
    const figure = bandsFigure({ ...head, estimate: found });
    expect(figure.points.map(({ quantiles }) => quantiles.map(({ value }) => value))).toEqual([
      [5, 25, 50, 75, 95],
      [3, 13, 25, 38, 48],
    ]);
    expect(figure.points[0]?.mean.value).toBe(50.5);
    expect(figure.note).toBe('100 trials at turn 0, 50 at turn 1.');
    expect(figureTable(figure).columns.map(({ title }) => title)).toEqual([
      '5 %',
      '25 %',
      'median',
      '75 %',
      '95 %',
      'mean',
    ]);
  });
});

describe('shares over steps', () => {
  const measure = series(proportion('X'), { first: 1, length: 3 });
  const shares = (...hits: [hits: number, n: number][]) => {
    const at = hits.map(([count, n]) => ({ kind: 'proportion' as const, n, hits: count }));
    const found = estimate(measure, { kind: 'series', at });
    if (found.kind !== 'shares') throw new Error('expected shares');
    return sharesFigure({ ...head, step: 'turn', estimate: found });
  };

  test('2 of 8, then 3 of 4, then nothing: 25 % and 75 %, and the note says that fewer got that far', () => {
    const figure = shares([2, 8], [3, 4], [0, 0]);
    expect(figure.points.map(({ at, values }) => [at, values[0]?.value, values[0]?.n])).toEqual([
      [1, 0.25, 8],
      [2, 0.75, 4],
    ]);
    expect(figure.note).toBe('8 trials at turn 1, 4 at turn 2.');
    const { corner, columns, rows } = figureTable(figure);
    expect([corner, columns, rows.map(({ label }) => label)]).toEqual([
      'turn',
      [{ title: 'value', format: 'share', unit: '' }],
      ['1', '2'],
    ]);
    expect(figureSparks(figure).map(({ reading }) => reading)).toEqual(['1 … 2: 25 % to 75 %']);
    expect(describeFigure(figure)).toContain('1 line over 2 values of turn; least 25 %');
  });

  test('without a trial there is one step of which nothing is known', () => {
    const { points } = shares([0, 0], [0, 0], [0, 0]);
    expect(points).toEqual([{ at: 1, values: [{ value: null, low: 0, high: 1, n: 0 }] }]);
  });
});

describe('contest', () => {
  const measure = contest('Duels', ['a', 'b']);
  const found = estimate(measure, {
    kind: 'contest',
    counts: [
      [
        [0, 0, 0, 0, 0],
        [3, 1, 0, 0, 0],
      ],
      [
        [1, 0, 2, 0, 1],
        [0, 0, 0, 0, 0],
      ],
    ],
  });
  if (found.kind !== 'contest') throw new Error('expected a contest');
  const figure = contestFigure({ ...head, players: ['a', 'b'], estimate: found });

  test('a wins 3 of 4 as first, 2 of 4 as second: 5 of 8', () => {
    const { rows } = contestMatrix(figure);
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])).toEqual([
      ['a', null, 0.75, 5 / 8],
      ['b', 0.25, null, 1 / 8],
    ]);
    expect(figure.cells[0]?.[1]?.draw).toMatchObject({ value: 0.25, n: 4 });
    expect(figure.cells[1]?.[0]?.failure.value).toBe(0.25);
  });

  test('other numbers of players are refused', () => {
    expect(() => contestFigure({ ...head, players: ['a'], estimate: found })).toThrow(RangeError);
  });

  test('of three also what is fair, and ratings of those who won and lost', () => {
    const three = contest('Duels', ['a', 'b', 'c']);
    const none = [0, 0, 0, 0, 0];
    // a beats b in 3 of 4, and both beat c always: 3 + 2, 1 + 2 and 0 wins, 8 of as many contests, each counted for both.
    const won = estimate(three, {
      kind: 'contest',
      counts: [
        [none, [3, 0, 1, 0, 0], [2, 0, 0, 0, 0]],
        [none, none, [2, 0, 0, 0, 0]],
        [none, none, none],
      ],
    });
    if (won.kind !== 'contest') throw new Error('expected a contest');
    const [, shares, ratings] = contestFigures({ ...head, players: ['a', 'b', 'c'], estimate: won });
    if (shares?.kind !== 'bars' || ratings?.kind !== 'bars') throw new Error('expected bars');
    expect(shares.reference).toEqual({ value: 0.5, label: 'fair share' });
    expect(shares.bars.map(({ values }) => values[0]?.value)).toEqual([5 / 6, 3 / 6, 0]);
    expect(describeFigure(shares)).toContain('fair share 50 %');
    // 3 to 1 is 400 · log₁₀ 3 apart, half of it to each side.
    expect(ratings.bars.map(({ label, values }) => [label, values[0]?.value])).toEqual([
      ['a', expect.closeTo(95.424, 3)],
      ['b', expect.closeTo(-95.424, 3)],
    ]);
    expect(ratings.note).toContain('against the others: c.');
    expect(contestFigures({ ...head, players: ['a', 'b'], estimate: found })).toHaveLength(1);
  });
});

describe('plain figures', () => {
  const one = { value: 1, low: 0, high: 2, n: 10 };

  test('a heat map wants a cell for each row and column', () => {
    expect(() => heatFigure({ ...head, rows: ['a', 'b'], columns: ['c'], cells: [[one]] })).toThrow(
      'x: expected 2 rows of 1 cells',
    );
    expect(() => heatFigure({ ...head, rows: [], columns: ['c'], cells: [] })).toThrow(RangeError);
  });

  test('bars want a value for each group', () => {
    expect(() =>
      barsFigure({ ...head, groups: ['smaller', 'larger'], bars: [{ label: 'wages', values: [one] }] }),
    ).toThrow('x, wages: expected 2 values, received 1');
  });

  test('points of a sweep are put into order when they are numbers, and stay as they are when they are not', () => {
    const at = (...values: (number | string)[]) =>
      sweepFigure({
        ...head,
        parameter: 'dice',
        points: values.map((value) => ({ at: value, values: [one] })),
      }).points.map((point) => point.at);
    expect(at(10, 9, 100)).toEqual([9, 10, 100]);
    expect(at('2d6', '1d6')).toEqual(['2d6', '1d6']);
  });

  test('an unknown value is null, and there is no minus zero', () => {
    expect(certain(Number.NaN)).toEqual({ value: null, low: null, high: null, n: null });
    expect(Object.is(certain(-0).value, 0)).toBe(true);
  });
});

describe('three shares', () => {
  const corners = ['rock', 'paper', 'scissors'] as const;
  const path = { label: 'start 1', points: [[0.5, 0.25, 0.25], [0, 1, 0]] } as const; // prettier-ignore

  test('lie in a triangle: alone in its corners, in equal parts a third up and half way across', () => {
    expect([placeOf([1, 0, 0]), placeOf([0, 1, 0]), placeOf([0, 0, 1])]).toEqual([[0, 0], [1, 0], [0.5, 1]]); // prettier-ignore
    const [x, y] = placeOf([1 / 3, 1 / 3, 1 / 3]);
    expect([x, y]).toEqual([0.5, 1 / 3]);
  });

  test('are a table of steps, a sentence, and a picture with the names of the corners', () => {
    const figure = ternaryFigure({ ...head, corners, paths: [path] });
    const { columns, rows } = figureTable(figure);
    expect(columns.map(({ title }) => title)).toEqual(corners);
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])).toEqual([
      ['start 1, 0', 0.5, 0.25, 0.25],
      ['start 1, 1', 0, 1, 0],
    ]);
    expect(describeFigure(figure)).toBe(
      '1 path of the shares of rock; paper; scissors; they end at 0 %, 100 %, 0 %.',
    );
    const svg = pictureSvg(figure, 0.95, 600);
    for (const name of corners) expect(svg).toContain(`>${name}</text>`);
  });

  test('are refused when they do not add up to 1', () => {
    const points = [[0.5, 0.25, 0.5]] as const;
    expect(() => ternaryFigure({ ...head, corners, paths: [{ label: 'a', points }] })).toThrow(
      'x, a: expected shares that add up to 1, received 0.5, 0.25, 0.5',
    );
    expect(() => ternaryFigure({ ...head, corners, paths: [] })).toThrow('expected a path at least');
    expect(() => ternaryFigure({ ...head, corners, paths: [{ label: 'a', points: [] }] })).toThrow(
      'expected a point at least',
    );
  });
});
