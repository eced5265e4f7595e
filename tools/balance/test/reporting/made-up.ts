/** Reports to look at and to test with: three dice, and made-up results of every kind. */
import { Prng } from '@ec/prng';
import { estimate } from '../../src/estimate.js';
import { diceSum } from '@ec/empyrean/experiments';
import { collect } from '../../src/measures/collect.js';
import { collectContest, contest } from '../../src/measures/contest.js';
import { proportion } from '../../src/measures/proportion.js';
import { collectQuantities, quantity } from '../../src/measures/quantity.js';
import { series } from '../../src/measures/series.js';
import type { BalanceReport, Estimated } from '../../src/reporting/balance-report.js';
import { estimated } from '../../src/reporting/estimated.js';
import { bandsFigure } from '../../src/reporting/figures/bands-figure.js';
import { barsFigure } from '../../src/reporting/figures/bars-figure.js';
import { contestFigure } from '../../src/reporting/figures/contest-figure.js';
import { heatFigure } from '../../src/reporting/figures/heat-figure.js';
import { histogramFigure } from '../../src/reporting/figures/histogram-figure.js';
import { sharesFigure } from '../../src/reporting/figures/shares-figure.js';
import { sweepFigure } from '../../src/reporting/figures/sweep-figure.js';
import { reportOf } from '../../src/reporting/report-of.js';
import { blockRunner } from '../../src/running/block-runner.js';
import type { Result } from '../../src/result.js';
import type { Experiment } from '../../src/experiment.js';
import { intervalOf } from '../statistics/interval-of.js';

/** A thousand sums of three dice. */
function diceResult(): Result {
  const experiment = diceSum as unknown as Experiment;
  return {
    experiment: 'dice-sum',
    seed: 'demo',
    parameters: {},
    block: 1000,
    trials: 1000,
    blocks: [[0, 1]],
    measures: blockRunner(experiment, {}, 'demo')(0),
  };
}

/** Three dice with their figure and verdict. */
export function diceReport(): BalanceReport {
  return reportOf({
    experiment: diceSum,
    results: [diceResult()],
    command: 'ec-balance run dice-sum --seed demo --trials 1000',
    versions: { '@ec/balance': '0.0.0', node: '24' },
    verdicts: [
      {
        expectation: { because: 'the distribution is known' },
        text: 'sum as computed exactly',
        verdict: 'undecided',
        observed: 'χ² 12.3 with 13 degrees, p 0.503',
        breachP: 0.503,
        holdP: 0,
      },
    ],
  });
}

/** Every kind of figure, verdict and parameter. */
export function fullReport(): BalanceReport {
  const dice = diceReport();
  const rng = Prng.fromSeed('made up');
  return {
    ...dice,
    title: 'Growth of colonies and what it depends on',
    question: 'Does every playing style stay in the game for 80 turns, and which rulings decide it?',
    experiment: 'made-up',
    command: 'ec-balance sensitivity made-up --seed demo --trials 1000 --measure population --step 0.1',
    trials: 412_000,
    parameters: [
      {
        key: 'population.growth-rate',
        values: [4],
        default: 4,
        unit: 'percent',
        description: 'Growth of the people of a colony in a turn.',
        source: 'E-29',
      },
      {
        key: 'production.farm-yield',
        values: [80, 90, 100, 110, 120],
        default: 100,
        unit: 'percent',
        description: 'Food that a farm yields, of that of the rulebook.',
        source: 'E-26',
      },
    ],
    versions: { '@ec/balance': '0.0.0', '@ec/engine': '0.0.0', empyrean: '1.0.0', node: '24.21.0' },
    summary: [
      'Colonies have 8,240 (8,120 to 8,360) people at turn 80.',
      'Three of twelve parameters have an effect beyond noise.',
      'Nobody wins more than 62 % of the contests.',
    ],
    verdicts: [
      {
        text: 'mean of population at 80 from 5000 to 10000',
        because: 'a colony should grow tenfold in twenty years',
        verdict: 'holds',
        observed: 'mean 8240 (8120 to 8360)',
        breachP: 1,
        holdP: 0.0001,
      },
      {
        text: 'nobody wins more than 60 % of duels',
        because: 'no style should dominate',
        verdict: 'breached',
        observed: 'at most 65.2 % won by one',
        breachP: 0.0123,
        holdP: 1,
      },
      ...dice.verdicts,
    ],
    figures: [
      ...dice.figures,
      population(rng),
      cargo(rng),
      duels(rng),
      risings(rng),
      sweepGrid(),
      effects(),
      yields(),
      sides(),
    ],
  };
}

function population(rng: Prng) {
  const measure = series(quantity('Population', 'people'), { length: 81 });
  const { record, data } = collect({ people: measure });
  for (let trial = 0; trial < 400; trial++) {
    let people = 900 + rng.intN(201);
    for (let turn = 0; turn <= 80; turn++) {
      if (turn > 60 && trial < 100) break;
      record.people(turn, people);
      people = Math.round(people * (1 + (rng.intN(121) - 30 - 4 * (trial % 5)) / 1000));
    }
  }
  const found = estimate(measure, data().people);
  if (found.kind !== 'series') throw new Error('expected a series');
  return bandsFigure({ id: 'population', title: 'Population of a colony', unit: 'people', estimate: found });
}

function cargo(rng: Prng) {
  const { record, data } = collectQuantities(quantity('Cargo', 'mass units'));
  for (let i = 0; i < 5000; i++) record((rng.roll(3, 100) * rng.roll(2, 20)) / 7);
  return histogramFigure({ id: 'cargo', title: 'Cargo of a convoy', unit: 'mass units', data: data() });
}

function duels(rng: Prng) {
  const players = ['economist', 'raider', 'turtle', 'explorer with a long name', 'diplomat'];
  const { record, data } = collectContest(contest('Duels', players));
  const strength = [50, 72, 40, 48, 55];
  for (const [i] of players.entries()) {
    for (const [j] of players.entries()) {
      if (i === j) continue;
      for (let k = 0; k < 200; k++) {
        const drawn = rng.intN(100) + ((strength[i] ?? 0) - (strength[j] ?? 0)) / 2;
        record(i, j, drawn > 56 ? 'win' : drawn > 48 ? 'draw' : drawn > 4 ? 'loss' : 'stall');
      }
    }
  }
  const found = estimate(contest('Duels', players), data());
  if (found.kind !== 'contest') throw new Error('expected a contest');
  return contestFigure({ id: 'duels', title: 'Who beats whom', players, estimate: found });
}

function risings(rng: Prng) {
  const measure = series(proportion('Colony in rebellion'), { length: 81 });
  const { record, data } = collect({ risings: measure });
  for (let trial = 0; trial < 400; trial++) {
    for (let turn = 0; turn <= 80; turn++) record.risings(turn, rng.intN(200) < turn);
  }
  const found = estimate(measure, data().risings);
  if (found.kind !== 'shares') throw new Error('expected shares');
  return sharesFigure({ id: 'risings', title: 'Colony in rebellion', step: 'turn', estimate: found });
}

function sweepGrid() {
  const rows = Array.from({ length: 8 }, (_, i) => String(80 + 5 * i));
  const columns = Array.from({ length: 10 }, (_, j) => `${2 + j}d6`);
  const cells = rows.map((_, i) =>
    columns.map((_, j): Estimated => estimated(intervalOf(60 + 50 * j + 13 * i * (j % 3), 1000), 1000)),
  );
  return heatFigure({
    id: 'grid',
    title: 'Colonies that starve',
    rowTitle: 'farm yield (percent)',
    columnTitle: 'habitability',
    rows,
    columns,
    format: 'share',
    cells,
  });
}

function effects() {
  const keys = [
    'population.growth-rate',
    'production.farm-yield',
    'combat.missile-hit-chance',
    'wages.professional',
    'wages.soldier',
    'movement.fuel-per-jump',
    'sensors.range',
    'market.price-elasticity',
    'probes.survival',
    'rebels.threshold',
    'espionage.success',
    'a.parameter.with-a-really-long-key-of-many-words',
  ];
  return barsFigure({
    id: 'effects',
    title: 'What a change of a tenth does to the population at turn 80',
    unit: 'people',
    groups: ['smaller', 'larger'],
    bars: keys.map((label, i) => {
      const size = Math.round(2400 / (i + 1));
      const sign = i % 3 === 2 ? -1 : 1;
      const value = (x: number, note: string) => ({
        value: x,
        low: x - 150 - 10 * i,
        high: x + 150 + 10 * i,
        n: 1000,
        note,
      });
      return {
        label,
        values: [
          value(-sign * size, `${10 + i} → ${9 + i}`),
          value(sign * Math.round(size * 0.8), i > 7 ? 'noise' : `${10 + i} → ${11 + i}`),
        ],
      };
    }),
  });
}

function yields() {
  const lines = ['economist', 'raider', 'turtle'];
  return sweepFigure({
    id: 'yields',
    title: 'Games won along the yield of farms',
    parameter: 'production.farm-yield',
    parameterUnit: 'percent',
    current: 100,
    format: 'share',
    lines,
    points: [80, 90, 100, 110, 120, 130, 140].map((at, i) => ({
      at,
      values: lines.map((_, k) =>
        estimated(intervalOf(Math.round(120 + 20 * k + (k - 1) * 18 * i + 12 * (i % 2)), 400), 400),
      ),
    })),
  });
}

function sides() {
  return sweepFigure({
    id: 'dice',
    title: 'Losses by the dice of a missile',
    parameter: 'combat.missile-dice',
    current: '2d6',
    unit: 'units',
    points: ['1d6', '2d6', '3d6', '2d10'].map((at, i) => ({
      at,
      values: [{ value: 3.5 + 3.1 * i, low: 3.2 + 3 * i, high: 3.8 + 3.2 * i, n: 500 }],
    })),
  });
}
