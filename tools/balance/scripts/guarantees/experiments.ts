/** Experiments whose true figures are known: what the harness says of them is compared with these. */
import {
  contest,
  contestResult,
  defineExperiment,
  perTrial,
  proportion,
  quantity,
  table,
  type AnyExperiment,
} from '@ec/balance';
import type { Prng } from '@ec/prng';
import { CROWDS, FAMILIES, normal, RARE, type Crowds, type Family } from './families.ts';

/** A switch that is 0 or 1. */
function toggle(key: string, description: string) {
  return {
    key,
    kind: 'integer',
    default: 0,
    min: 0,
    max: 1,
    unit: '',
    description,
    source: 'guarantees',
  } as const;
}

const SIDE = toggle('side', 'Which side of a comparison: the second has the differences.');
const IS_RAISED = toggle('raised', 'Whether the second side is a hundredth higher.');

/** What the second side is raised by. */
export const RAISED = 0.01;

/** What the values of a comparison are drawn from. */
type Drawn = Pick<Family, 'name' | 'bounds'> & Pick<Crowds, 'perTrial' | 'draw'>;

/** Families, with one value or with several in a trial. */
export const DRAWN: readonly Drawn[] = [
  ...FAMILIES.map((one) => ({ ...one, perTrial: 1, draw: (rng: Prng) => [one.draw(rng)] })),
  ...CROWDS,
];

/** The first side is always 0, the second has a family's differences, whose mean is 0. */
function differences({ name, bounds, perTrial: most, draw }: Drawn): AnyExperiment {
  const { low = 0, high = 0 } = bounds ?? {};
  return defineExperiment({
    id: idOf(name),
    title: name,
    question: 'How often is a comparison wrong?',
    parameters: [SIDE, IS_RAISED],
    measures: {
      ...perTrial(most, {
        bounded: quantity(
          'Difference',
          '',
          bounds && { min: Math.min(0, low), max: Math.max(0, high) + RAISED },
        ),
      }),
      free: quantity('Difference'),
    },
    block: 50,
    trial(rng, { side, raised }, record) {
      for (const difference of draw(rng)) {
        const value = side === 0 ? 0 : difference + (raised === 0 ? 0 : RAISED);
        if (bounds) record.bounded(value);
        record.free(value);
      }
    },
  });
}

/** ID of the experiment with a family's differences. */
export function idOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll('σ', 'sigma')
    .replaceAll('α', 'alpha')
    .replaceAll('±', 'plus-minus-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^(\d)/, 'x$1')
    .replace(/-$/, '');
}

/** Small enough for samples of thirty. */
const BLOCK = 10;

/** Of results that are compared: the smallest has a hundred trials. */
const RARE_BLOCK = 100;

/** Values of a known distribution, one in each trial. */
function values(
  id: string,
  draw: (rng: Parameters<AnyExperiment['trial']>[0]) => number,
  block = BLOCK,
): AnyExperiment {
  return defineExperiment({
    id,
    title: id,
    question: 'How often do intervals hold the mean and the quantiles?',
    parameters: [],
    measures: { value: quantity('Value') },
    block,
    trial: (rng, _, record) => record.value(draw(rng)),
  });
}

/** ID of the experiment with values of which the rarest may be missed. */
export function rareId(name: string): string {
  return `rare-${idOf(name)}`;
}

/** Something that happens once in so many trials. */
function rare(once: number): AnyExperiment {
  return defineExperiment({
    id: `once-in-${once}`,
    title: `Once in ${once}`,
    question: 'How often does the interval hold the share?',
    parameters: [],
    measures: { hit: proportion('Hit') },
    block: BLOCK,
    trial: (rng, _, record) => record.hit(rng.intN(once) === 0),
  });
}

/** Games of equal players at random seats, with one winner: everybody wins one contest in as many as there are seats. */
function game(seats: number): AnyExperiment {
  return defineExperiment({
    id: `game-of-${seats}`,
    title: `A game of ${seats}`,
    question: 'How often does the interval hold what a player wins?',
    parameters: [],
    measures: {
      wins: contest('Wins', ['fox', 'hare', 'owl']),
      seats: table(
        'Seats of winners',
        ['winner'],
        Array.from({ length: seats }, (_, i) => `seat ${i + 1}`),
      ),
    },
    block: BLOCK,
    trial(rng, _, record) {
      const players = Array.from({ length: seats }, () => rng.intN(3));
      const winner = rng.intN(seats);
      record.seats(0, winner);
      for (const [i, first] of players.entries()) {
        for (const [j, second] of players.entries())
          if (i < j) record.wins(first, second, contestResult(i === winner, j === winner));
      }
    },
  });
}

/** Strengths of four players in Elo points; their average is 0. */
export const STRENGTHS = [120, 20, -40, -100] as const;

/** A race of some of the four: each next place goes to one of those left with a chance in proportion to 10^(points ÷ 400), so that it beats all behind it. */
function race(runners: number): AnyExperiment {
  return defineExperiment({
    id: `race-of-${runners}`,
    title: `A race of ${runners}`,
    question: 'How often does the interval hold the rating of a player?',
    parameters: [],
    measures: { wins: contest('Places', ['fox', 'hare', 'owl', 'toad']) },
    block: BLOCK,
    trial(rng, _, record) {
      let left: number[] = STRENGTHS.map((_, player) => player);
      while (left.length > runners) left = left.toSpliced(rng.intN(left.length), 1);
      while (left.length > 1) {
        const chances = left.map((player) => Math.round(10_000 * 10 ** ((STRENGTHS[player] ?? 0) / 400)));
        const first = left[rng.weighted(chances)];
        left = left.filter((player) => player !== first);
        for (const other of left) record.wins(first ?? 0, other, 'win');
      }
    },
  });
}

/** Values that have half of their variance in common with the others of their trial. */
const GROUPED = defineExperiment({
  id: 'grouped',
  title: 'Twenty values a trial',
  question: 'How often do intervals hold the mean, the median and a share?',
  parameters: [],
  measures: { value: quantity('Value'), above: proportion('Above 0') },
  block: BLOCK,
  trial(rng, _, record) {
    const common = normal(rng);
    for (let i = 0; i < 20; i++) {
      const value = common + normal(rng);
      record.value(value);
      record.above(value > 0);
    }
  },
});

/** One trial in a number has a crowd of low values, the others have one high value each. */
const CROWDED = [
  { id: 'crowds-of-99', once: 91, values: 99, spread: 0 },
  { id: 'crowds-of-10', once: 159, values: 10, spread: 0 },
  { id: 'tens', once: 10, values: 10, spread: 1 },
] as const satisfies readonly Crowded[];

interface Crowded {
  readonly id: string;
  readonly once: number;
  readonly values: number;
  /** Low values are from 0 to this, uniformly; high ones are from 10 to 11. */
  readonly spread: 0 | 1;
}

function crowded({ id, once, values: number, spread }: Crowded): AnyExperiment {
  return defineExperiment({
    id,
    title: id,
    question:
      'How often do intervals hold quantiles and shares when the number of values depends on the values?',
    parameters: [],
    measures: { value: quantity('Value'), low: proportion('Low') },
    block: BLOCK,
    trial(rng, _, record) {
      const isCrowd = rng.intN(once) === 0;
      for (let i = 0; i < (isCrowd ? number : 1); i++) {
        record.value(isCrowd ? spread * rng.uniform() : 10 + rng.uniform());
        record.low(isCrowd);
      }
    },
  });
}

/** True differences, the second side having more, and how a trial draws both. */
export const EDGES = [
  {
    id: 'edge-share-5',
    what: 'a share of 50 % against 55 %, independent draws',
    draw: (rng) => [rng.intN(100) < 50, rng.intN(100) < 55],
  },
  {
    id: 'edge-share-1',
    what: 'a share of 50 % against 51 %, independent draws',
    draw: (rng) => [rng.intN(100) < 50, rng.intN(100) < 51],
  },
  {
    id: 'edge-six',
    what: 'a share of 50 % against 52.5 % of six cases a trial, independent draws',
    values: 6,
    draw: (rng) => [rng.intN(1_000) < 500, rng.intN(1_000) < 525],
  },
  {
    id: 'edge-sixty',
    what: 'the same, where a trial may have sixty',
    values: 6,
    atMost: 60,
    draw: (rng) => [rng.intN(1_000) < 500, rng.intN(1_000) < 525],
  },
  {
    id: 'edge-tie',
    what: 'a share of 50 % against 52.5 %, the same draws but for one in twenty',
    draw: (rng) => {
      const [hit, turned] = [rng.chance(1, 2), rng.intN(20) === 0];
      return [hit, hit || turned];
    },
  },
  {
    id: 'edge-dice',
    what: 'two dice against two others, of which every tenth throw has one more',
    range: { min: 2, max: 13 },
    draw: (rng) => [rng.roll(2, 6), rng.roll(2, 6) + Number(rng.intN(10) === 0)],
  },
  {
    id: 'edge-wide',
    what: 'normal values with a spread of a hundredth of their bounds, moved by a tenth of it',
    range: { min: -50, max: 50 },
    draw: (rng) => [normal(rng), normal(rng) + 0.1],
  },
] as const satisfies readonly Edge[];

interface Edge {
  readonly id: string;
  readonly what: string;
  /** Of quantities; shares have none. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Values of each trial; 1 when absent. */
  readonly values?: number;
  /** Most values that a trial may have; as many as it has when absent. */
  readonly atMost?: number;
  readonly draw: (
    rng: Parameters<AnyExperiment['trial']>[0],
  ) => readonly [number | boolean, number | boolean];
}

function edge({ id, what, range, values: number = 1, atMost = number, draw }: Edge): AnyExperiment {
  return defineExperiment({
    id,
    title: what,
    question: 'How many trials does a comparison need?',
    parameters: [SIDE],
    measures: perTrial(atMost, { value: range ? quantity('Value', '', range) : proportion('Hit') }),
    block: 50,
    trial(rng, { side }, record) {
      for (let i = 0; i < number; i++) {
        const value = draw(rng)[side === 0 ? 0 : 1];
        (record.value as (one: number | boolean) => void)(value);
      }
    },
  });
}

export const experiments: readonly AnyExperiment[] = [
  ...DRAWN.map(differences),
  ...RARE.map(({ name, draw }) => values(rareId(name), draw, RARE_BLOCK)),
  values('normal-1000', (rng) => 1_000.3 + normal(rng)),
  values('people', (rng) => 10_000_000 + Math.round(1_000 * normal(rng))),
  values('dice', (rng) => rng.roll(3, 6)),
  values('lognormal-2', (rng) => Math.exp(2 * normal(rng))),
  values('pareto-1', (rng) => 1 / (1 - rng.uniform())),
  values('jackpot', (rng) => (rng.intN(1_000) === 0 ? 1_000 : 0)),
  ...[2, 20, 100, 1_000].map(rare),
  ...[2, 4, 8].map(game),
  ...[2, 4].map(race),
  GROUPED,
  ...CROWDED.map(crowded),
  ...EDGES.map(edge),
];
