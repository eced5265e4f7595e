/**
 * Measures how often the harness is wrong where the truth is known, and writes the tables of docs/guides/guarantees.md:
 *
 *     node scripts/guarantees.ts [--repetitions 1000] [--only catastrophe] [--write]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  changes,
  compare,
  estimate,
  judge,
  runExperiment,
  type AnyExperiment,
  type Estimate,
} from '@ec/balance';
import { inThread } from '@ec/balance/node';
import { markdownTable } from '@ec/orders-parser';
import { DRAWN, EDGES, experiments, idOf, RAISED, rareId, STRENGTHS } from './guarantees/experiments.ts';
import { RARE } from './guarantees/families.ts';

const MODULE = join(import.meta.dirname, 'guarantees/experiments.ts');
const PAGE = join(import.meta.dirname, '../../../docs/guides/guarantees.md');
const { values: options } = parseArgs({
  options: {
    repetitions: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const repetitions = Number(options.repetitions);
await using executor = inThread();

/** Trials of a comparison at most, and of the other measurements. */
const LONGEST = 10_000;

/** Shares of repetitions in which something is true. */
async function shareOf(isTrue: (seed: string) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let i = 1; i <= repetitions; i++) if (await isTrue(String(i))) count++;
  return count / repetitions;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function find(id: string): AnyExperiment {
  const found = experiments.find((one) => one.id === id);
  if (!found) throw new RangeError(`experiment: expected one of the list, received ${id}`);
  return found;
}

async function comparisons(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, bounds } of DRAWN.filter(({ name }) => name.includes(options.only))) {
    const experiment = find(idOf(name));
    const said = async (seed: string, measure: string, raised: number) => {
      const job = { module: MODULE, experiment: experiment.id, parameters: { side: 0, raised }, seed };
      const { comparison, guarantee } = await compare(experiment, job, {
        executor,
        measure,
        second: { side: 1, raised },
        trials: LONGEST,
        level: 0.05,
        asymptotic: measure === 'free',
        ...(raised === 1 && { margin: RAISED }),
      });
      // What the bounds leave open is answered asymptotically, and called so.
      return measure === 'free' || guarantee === 'exact' ? comparison : 'undecided';
    };
    const wrong = (measure: string) =>
      shareOf(async (seed) => ['more', 'less'].includes(await said(seed, measure, 0)));
    const same = (measure: string) => shareOf(async (seed) => (await said(seed, measure, 1)) === 'same');
    rows.push([
      name,
      bounds ? percent(await wrong('bounded')) : '',
      bounds ? percent(await same('bounded')) : '',
      percent(await wrong('free')),
      percent(await same('free')),
    ]);
    console.error(rows.at(-1)?.join(' | '));
  }
  return rows;
}

/** Trials of two results of the same rules. */
const SIZES = [
  [100, 10_000],
  [1_000, 1_000],
] as const;

/** How often two results of the same rules are said to differ. */
async function repeats(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, trials } of RARE.flatMap((one) => SIZES.map((trials) => ({ ...one, trials })))) {
    const what = `${name}: ${trials.map(inWords).join(' trials and ')}`;
    if (!what.includes(options.only)) continue;
    const experiment = find(rareId(name));
    const resultOf = async (seed: string, trials: number) => {
      const job = { module: MODULE, experiment: experiment.id, parameters: {}, seed };
      return (await runExperiment(experiment, job, { executor, rule: { trials } })).result;
    };
    const wrong = await shareOf(async (seed) => {
      const [before, now] = [
        await resultOf(`before ${seed}`, trials[0]),
        await resultOf(`now ${seed}`, trials[1]),
      ];
      return changes(before, now).some(({ p }) => p < 0.05);
    });
    rows.push([what, percent(wrong)]);
    console.error(rows.at(-1)?.join(' | '));
  }
  return rows;
}

async function found(id: string, trials: number, seed: string, measure: string): Promise<Estimate> {
  const experiment = find(id);
  const job = { module: MODULE, experiment: id, parameters: {}, seed };
  const { result } = await runExperiment(experiment, job, { executor, rule: { trials } });
  const [kind, data] = [experiment.measures[measure], result.measures[measure]];
  if (!kind || !data) throw new RangeError(`measure: expected one of ${id}, received ${measure}`);
  return estimate(kind, data);
}

interface Bound {
  readonly low: number;
  readonly high: number;
}

const holds = ({ low, high }: Bound, truth: number): boolean => low <= truth && truth <= high;

/** What is measured of an experiment: its true figure, and the interval of it. */
interface Covered {
  readonly what: string;
  readonly id: string;
  readonly trials: number;
  readonly measure: string;
  readonly truth: number;
  readonly intervalOf: (found: Estimate) => Bound | undefined;
}

const mean = (one: Estimate): Bound | undefined => (one.kind === 'value' ? one.mean : undefined);
/** The mean's interval, where the trials show the tail. */
const meanShown = (one: Estimate): Bound | undefined =>
  one.kind === 'value' && one.tail === 'shown' ? one.mean : undefined;
const quantile = (p: number) => (one: Estimate) =>
  one.kind === 'value' ? one.quantiles.find((known) => known.p === p) : undefined;
const share = (one: Estimate): Bound | undefined => (one.kind === 'proportion' ? one.probability : undefined);
const won = (one: Estimate): Bound | undefined => (one.kind === 'contest' ? one.players[0]?.won : undefined);
const rating = (one: Estimate): Bound | undefined => (one.kind === 'contest' ? one.ratings[0] : undefined);
const seat = (one: Estimate): Bound | undefined => (one.kind === 'table' ? one.cells[0]?.[0] : undefined);

const inWords = (trials: number): string => trials.toLocaleString('en');

const COVERED: readonly Covered[] = [
  {
    what: 'median of N(1000.3, 1)',
    id: 'normal-1000',
    trials: 5_000,
    measure: 'value',
    truth: 1_000.3,
    intervalOf: quantile(0.5),
  },
  {
    what: '95 % quantile of N(1000.3, 1)',
    id: 'normal-1000',
    trials: 5_000,
    measure: 'value',
    truth: 1_000.3 + 1.6448536,
    intervalOf: quantile(0.95),
  },
  {
    what: 'median of people near 10 million, spread 1,000',
    id: 'people',
    trials: 5_000,
    measure: 'value',
    truth: 10_000_000,
    intervalOf: quantile(0.5),
  },
  {
    what: '5 % quantile of three dice',
    id: 'dice',
    trials: 2_000,
    measure: 'value',
    truth: 6,
    intervalOf: quantile(0.05),
  },
  {
    what: 'median of a lognormal, σ = 2',
    id: 'lognormal-2',
    trials: 5_000,
    measure: 'value',
    truth: 1,
    intervalOf: quantile(0.5),
  },
  {
    what: '95 % quantile of a Pareto, α = 1',
    id: 'pareto-1',
    trials: 5_000,
    measure: 'value',
    truth: 20,
    intervalOf: quantile(0.95),
  },
  {
    what: 'mean of N(1000.3, 1), 30 trials',
    id: 'normal-1000',
    trials: 30,
    measure: 'value',
    truth: 1_000.3,
    intervalOf: mean,
  },
  {
    what: 'mean of three dice, 30 trials',
    id: 'dice',
    trials: 30,
    measure: 'value',
    truth: 10.5,
    intervalOf: mean,
  },
  {
    what: 'mean of a lognormal, σ = 2, 1,000 trials',
    id: 'lognormal-2',
    trials: 1_000,
    measure: 'value',
    truth: Math.exp(2),
    intervalOf: mean,
  },
  {
    what: 'mean of a jackpot of 1,000 at 1 in 1,000, 30 trials',
    id: 'jackpot',
    trials: 30,
    measure: 'value',
    truth: 1,
    intervalOf: mean,
  },
  {
    what: 'the same, 10,000 trials',
    id: 'jackpot',
    trials: 10_000,
    measure: 'value',
    truth: 1,
    intervalOf: mean,
  },
  ...[2, 20, 100, 1_000].map((once) => ({
    what: `share of 1 in ${once}, 300 trials`,
    id: `once-in-${once}`,
    trials: 300,
    measure: 'hit',
    truth: 1 / once,
    intervalOf: share,
  })),
  ...[2, 4, 8].map((seats) => ({
    what: `what one of three players wins in games of ${seats}, 300 games`,
    id: `game-of-${seats}`,
    trials: 300,
    measure: 'wins',
    truth: 1 / seats,
    intervalOf: won,
  })),
  ...[2, 4, 8].map((seats) => ({
    what: `rating of one of three equal players in games of ${seats}, 300 games`,
    id: `game-of-${seats}`,
    trials: 300,
    measure: 'wins',
    truth: 0,
    intervalOf: rating,
  })),
  ...[50, 300].map((trials) => ({
    what: `rating of the best of four in duels, ${trials} duels`,
    id: 'race-of-2',
    trials,
    measure: 'wins',
    truth: STRENGTHS[0],
    intervalOf: rating,
  })),
  {
    what: 'rating of the best of four in races of all, 100 races',
    id: 'race-of-4',
    trials: 100,
    measure: 'wins',
    truth: STRENGTHS[0],
    intervalOf: rating,
  },
  {
    what: 'seat of the winner in games of 4, 300 games',
    id: 'game-of-4',
    trials: 300,
    measure: 'seats',
    truth: 0.25,
    intervalOf: seat,
  },
  {
    what: 'mean of 20 values a trial, 100 trials',
    id: 'grouped',
    trials: 100,
    measure: 'value',
    truth: 0,
    intervalOf: mean,
  },
  {
    what: 'median of 20 values a trial, 100 trials',
    id: 'grouped',
    trials: 100,
    measure: 'value',
    truth: 0,
    intervalOf: quantile(0.5),
  },
  {
    what: 'share of 20 values a trial, 100 trials',
    id: 'grouped',
    trials: 100,
    measure: 'above',
    truth: 0.5,
    intervalOf: share,
  },
  ...[300, 1_000].map((trials) => ({
    // 99 of 99 + 90 values are 0.
    what: `median, 99 low values in one trial of 91 and one high one in others, ${inWords(trials)} trials`,
    id: 'crowds-of-99',
    trials,
    measure: 'value',
    truth: 0,
    intervalOf: quantile(0.5),
  })),
  {
    what: 'share of these low values, 1,000 trials',
    id: 'crowds-of-99',
    trials: 1_000,
    measure: 'low',
    truth: 99 / 189,
    intervalOf: share,
  },
  {
    // 10 of 10 + 158 values are 0.
    what: '5 % quantile, 10 low values in one trial of 159 and one high one in others, 1,000 trials',
    id: 'crowds-of-10',
    trials: 1_000,
    measure: 'value',
    truth: 0,
    intervalOf: quantile(0.05),
  },
  {
    // 10 of 10 + 9 values are uniform from 0 to 1.
    what: 'median, 10 low values in one trial of 10 and one high one in others, 300 trials',
    id: 'tens',
    trials: 300,
    measure: 'value',
    truth: 0.95,
    intervalOf: quantile(0.5),
  },
];

async function coverage(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { what, id, trials, measure, truth, intervalOf } of COVERED.filter(({ what }) =>
    what.includes(options.only),
  )) {
    let told = 0;
    // Blocks are of 1,000 trials, so small samples are made of a block of their own.
    const covered = await shareOf(async (seed) => {
      const one = await found(id, trials, seed, measure);
      if (one.kind === 'value' && meanShown(one) === undefined) told++;
      const interval = intervalOf(one);
      return interval !== undefined && holds(interval, truth);
    });
    const isMean = intervalOf === mean;
    rows.push([what, percent(covered), isMean ? percent(told / repetitions) : '']);
    console.error(rows.at(-1)?.join(' | '));
  }
  return rows;
}

/** Trials until a comparison says "more", half of the time: with an exact answer, and with an asymptotic one. */
async function costs(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { id, what } of EDGES.filter(({ what }) => what.includes(options.only))) {
    const experiment = find(id);
    const needed = async (asymptotic: boolean): Promise<number> => {
      const all: number[] = [];
      for (let seed = 1; seed <= repetitions; seed++) {
        const job = { module: MODULE, experiment: id, parameters: { side: 0 }, seed: String(seed) };
        const { comparison, result } = await compare(experiment, job, {
          executor,
          measure: 'value',
          second: { side: 1 },
          trials: MOST_NEEDED,
          level: 0.05,
          asymptotic,
        });
        all.push(comparison === 'more' ? result.trials : Infinity);
      }
      return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity;
    };
    const [exact, asymptotic] = [await needed(false), await needed(true)];
    rows.push([
      what,
      exact.toLocaleString('en'),
      asymptotic.toLocaleString('en'),
      (exact / asymptotic).toFixed(2),
    ]);
    console.error(rows.at(-1)?.join(' | '));
  }
  return rows;
}

/** Most trials for an answer. */
const MOST_NEEDED = 500_000;

/** How often "nobody wins more than" what each wins at most breaches, or holds, falsely: both at most one in twenty. */
async function verdicts(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const seats of [2, 4, 8].filter((seats) => `games of ${seats}`.includes(options.only))) {
    const experiment = find(`game-of-${seats}`);
    const judged = async (seed: string, high: number) => {
      const job = { module: MODULE, experiment: experiment.id, parameters: {}, seed };
      const { result } = await runExperiment(experiment, job, { executor, rule: { trials: 1_000 } });
      const data = result.measures['wins'];
      if (!data) throw new RangeError('expected what each wins');
      const [verdict] = judge([
        { expectation: { kind: 'nobody-wins-more-than', measure: 'wins', high, because: 'it is so' }, data },
      ]);
      return verdict?.verdict;
    };
    rows.push([
      `games of ${seats}`,
      percent(await shareOf(async (seed) => (await judged(seed, 1 / seats)) === 'breached')),
      percent(await shareOf(async (seed) => (await judged(seed, 1 / seats - 1e-9)) === 'holds')),
    ]);
    console.error(rows.at(-1)?.join(' | '));
  }
  return rows;
}

const tables = [
  markdownTable(
    [
      'Differences with mean 0',
      'Within bounds: "more" or "less"',
      '"the same"',
      'Asymptotic: "more" or "less"',
      '"the same"',
    ],
    await comparisons(),
  ),
  markdownTable(['Values, and trials of both results', 'They differ'], await repeats()),
  markdownTable(['Figure', 'The interval holds it', 'The report warns of the tail'], await coverage()),
  markdownTable(['Difference', 'Trials, exact', 'Trials, asymptotic', 'Ratio'], await costs()),
  markdownTable(
    ['Nobody wins more than 1 in …', 'Breached, though true', 'Holds, though false'],
    await verdicts(),
  ),
];
if (options.write) {
  const page = readFileSync(PAGE, 'utf8');
  const [head = '', ...rest] = page.split('<!-- table -->\n');
  if (rest.length !== tables.length)
    throw new RangeError(`${PAGE}: expected ${tables.length} places for tables, received ${rest.length}`);
  const parts = rest.map(
    (part, i) =>
      `<!-- table -->\n\n${tables[i] ?? ''}\n\n<!-- end of table -->${part.split('<!-- end of table -->')[1] ?? ''}`,
  );
  writeFileSync(PAGE, head + parts.join(''));
} else console.log(tables.join('\n\n'));
