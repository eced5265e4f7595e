import { describe, expect, test } from 'vitest';
import { defineExperiment } from '../../src/experiment.js';
import { proportion } from '../../src/measures/proportion.js';
import { quantity } from '../../src/measures/quantity.js';
import { series } from '../../src/measures/series.js';
import { table } from '../../src/measures/table.js';
import { reportOf } from '../../src/reporting/report-of.js';
import type { Result } from '../../src/result.js';
import { diceReport } from './made-up.js';

const experiment = defineExperiment({
  id: 'made-up',
  title: 'Made up',
  question: 'How is it?',
  parameters: [
    {
      kind: 'integer',
      key: 'wages',
      unit: 'percent',
      description: 'Wages.',
      source: 'E-1',
      default: 3,
      min: 0,
      max: 9,
    },
  ],
  measures: {
    starvesEver: proportion('Somebody starves'),
    rebels: proportion('Somebody rebels'),
    joint: table('Both', ['fed', 'hungry'], ['calm', 'rebel']),
    cost: quantity('Cost', 'pence'),
    fallen: series(proportion('The colony has fallen'), { first: 1, length: 2 }),
  },
  trial: () => undefined,
});

const result = (wages: number): Result => ({
  experiment: 'made-up',
  seed: 's',
  parameters: { wages },
  block: 10,
  trials: 10,
  blocks: [[0, 1]],
  measures: {
    starvesEver: { kind: 'proportion', n: 10, hits: 4 },
    rebels: { kind: 'proportion', n: 10, hits: 0 },
    joint: {
      kind: 'table',
      counts: [
        [6, 0],
        [3, 1],
      ],
    },
    cost: { kind: 'quantity', n: 0, total: '0p0', squares: '0p0', sketch: { bits: 52, counts: [] } },
    fallen: {
      kind: 'series',
      at: [
        { kind: 'proportion', n: 10, hits: 1 },
        { kind: 'proportion', n: 10, hits: 4 },
      ],
    },
  },
});

describe('reportOf', () => {
  test('proportions share a figure, other measures have one each, in the order of the experiment', () => {
    const { figures, summary } = reportOf({ experiment, results: [result(3)] });
    expect(figures.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ['proportions', 'bars', 'How often'],
      ['joint', 'heat', 'Both'],
      ['cost', 'histogram', 'Cost'],
      ['fallen', 'sweep', 'The colony has fallen'],
    ]);
    const [bars, heat, , sweep] = figures;
    expect(bars?.kind === 'bars' && bars.bars.map(({ label, values }) => [label, values[0]?.value])).toEqual([
      ['Somebody starves', 0.4],
      ['Somebody rebels', 0],
    ]);
    expect(heat?.kind === 'heat' && heat.cells.map((row) => row.map(({ value }) => value))).toEqual([
      [0.6, 0],
      [0.3, 0.1],
    ]);
    expect(sweep?.kind === 'sweep' && [sweep.parameter, sweep.format]).toEqual(['turn', 'share']);
    expect(sweep?.kind === 'sweep' && sweep.points.map(({ at, values }) => [at, values[0]?.value])).toEqual([
      [1, 0.1],
      [2, 0.4],
    ]);
    // Clopper and Pearson's interval of 4 in 10, and of none.
    expect(summary).toEqual([
      'Somebody starves: 40 % (12 to 74) of 10.',
      'Somebody rebels: 0 % (0 to 31) of 10.',
    ]);
  });

  test('several results: the parameter that sets them apart has all values, and measures are shown when named', () => {
    const report = reportOf({ experiment, results: [result(3), result(5)], measures: ['joint'] });
    expect(report.trials).toBe(20);
    expect(report.parameters).toEqual([
      { key: 'wages', values: [3, 5], default: 3, unit: 'percent', description: 'Wages.', source: 'E-1' },
    ]);
    expect(report.figures.map(({ id, title }) => [id, title])).toEqual([
      ['joint', 'Both, wages = 3'],
      ['joint-2', 'Both, wages = 5'],
    ]);
    expect(reportOf({ experiment, results: [result(3), result(5)] }).figures).toEqual([]);
  });

  test('an unknown measure is refused', () => {
    expect(() => reportOf({ experiment, results: [result(3)], measures: ['peace'] })).toThrow(
      'measure: expected one of starvesEver, rebels, joint, cost, fallen, received peace',
    );
  });

  test('the dice come with their exact distribution, verdict and command', () => {
    const report = diceReport();
    const [figure] = report.figures;
    expect(figure?.kind === 'histogram' && figure.bins.map(({ exact }) => (exact ?? 0) * 216)).toEqual(
      [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1].map((ways) => expect.closeTo(ways, 9)),
    );
    expect(report.verdicts[0]).toEqual({
      text: 'sum as computed exactly',
      because: 'the distribution is known',
      verdict: 'undecided',
      observed: 'χ² 12.3 with 13 degrees, p 0.503',
      breachP: 0.503,
      holdP: 0,
    });
  });
});
