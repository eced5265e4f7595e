import { Distribution, formatInteger } from '@ec/prng';
import { defaultHomeColony } from '../set-up/default-home-colony.js';
import {
  factoryOutput,
  MAX_TECH_LEVEL,
  QUARTERS_A_YEAR,
  researchForNextLevel,
  runFactories,
  type Pipeline,
} from '@ec/economy';
import { defineExperiment, integer, integerOf, ownRow, perTrial, series } from '@ec/balance';

/** Quarters after which the experiment stops waiting: a thousand years. */
const PATIENCE = 4_000;

/** Factories of the home colony, whatever they make. */
const HOME_FACTORIES = defaultHomeColony.factories.reduce((sum, { units }) => sum + units, 0);

/** Factories of the home colony that do research. */
const RESEARCH_FACTORIES = defaultHomeColony.factories.reduce(
  (sum, { units, product }) => sum + (product === 'RSCH' ? units : 0),
  0,
);

const RESEARCH = { code: 'RSCH', techLevel: 0 } as const;
const NO_MATERIALS = { metallics: 0, nonMetallics: 0 };

const byLevel = { step: 'technology level', first: 2, length: MAX_TECH_LEVEL - 1 };
const quarters = { min: 0, max: PATIENCE, unit: 'quarters' };

/** How long research takes. */
export const researchTime = defineExperiment({
  id: 'research-time',
  title: 'Time to a technology level',
  question:
    'After how many quarters does a colony reach each technology level by its own research, with the factories that it starts with and with better ones (E-22)?',
  parameters: [
    ownRow('factories', RESEARCH_FACTORIES, [1, 10_000_000], 'factories', 'Factories that do research.'),
    ownRow(
      'atWork',
      80,
      [0, 100],
      'percent',
      'Least share of them that works in a quarter; the share is drawn anew each quarter in whole percent, up to all.',
    ),
  ],
  measures: perTrial(1, {
    oldFactories: series(integer('Quarter of the level with factories of level 1', quarters), byLevel),
    newFactories: series(
      integer('Quarter of the level with factories as good as the colony', quarters),
      byLevel,
    ),
    allFactories: series(
      integer(
        `Quarter of the level with all ${formatInteger(HOME_FACTORIES)} home factories on research, as good as the colony`,
        quarters,
      ),
      byLevel,
    ),
    fourth: integer('Quarter of level 4 with factories of level 1', quarters),
  }),
  block: 10,
  trials: 500,
  prepare: (parameters) => ({
    factories: integerOf(parameters, 'factories'),
    atWork: integerOf(parameters, 'atWork'),
  }),
  trial(rng, { factories, atWork }, record) {
    const working = (units: number, quarter: number): number =>
      atWorkOf(units, rng.numbered(quarter).between(atWork, 100));
    const old = levels(factories, working, () => 1);
    for (const [i, quarter] of old.entries()) {
      record.oldFactories(i + 2, quarter);
      if (i + 2 === 4) record.fourth(quarter);
    }
    for (const [i, quarter] of levels(factories, working, (level) => level).entries())
      record.newFactories(i + 2, quarter);
    for (const [i, quarter] of levels(HOME_FACTORIES, working, (level) => level, true).entries())
      record.allFactories(i + 2, quarter);
  },
  exact(parameters) {
    const fourth = quarterOfLevel(4, integerOf(parameters, 'factories'), integerOf(parameters, 'atWork'));
    return fourth ? { fourth } : {};
  },
  expectations: [
    { kind: 'matches-exact', measure: 'fourth', because: 'every share of the factories is equally likely' },
    {
      kind: 'mean-within',
      measure: 'oldFactories',
      step: 2,
      low: 2,
      high: 8,
      because: 'a first advance should come within the first two years',
    },
    {
      kind: 'mean-within',
      measure: 'newFactories',
      step: 10,
      low: 120,
      high: 2_000,
      because: 'a single colony should not reach level 10 within a game',
    },
    {
      kind: 'mean-within',
      measure: 'allFactories',
      step: 4,
      low: 4,
      high: 20,
      because: 'an empire that gives everything for it can leave the home system within five years',
    },
  ],
});

/**
 * Quarters in which levels 2 to 10 are reached; a level that takes longer than the patience is put at its end.
 *
 * @param isNew - whether nothing is in process yet
 */
function levels(
  units: number,
  working: (units: number, quarter: number) => number,
  factoryLevel: (level: number) => number,
  isNew = false,
): number[] {
  const reached: number[] = [];
  const full = isNew ? 0 : factoryOutput(units, 1, RESEARCH);
  let pipeline: Pipeline = [full, full, full];
  let [points, level] = [0, 1];
  for (let quarter = 1; quarter < PATIENCE && level < MAX_TECH_LEVEL; quarter++) {
    const atWork = working(units, quarter);
    const run = runFactories(units, atWork, factoryLevel(level), RESEARCH, pipeline, NO_MATERIALS, true);
    pipeline = run.pipeline;
    points += run.delivered;
    const price = researchForNextLevel(level) ?? Infinity;
    if (points < price) continue;
    points -= price;
    level += 1;
    reached.push(quarter);
  }
  return Array.from({ length: MAX_TECH_LEVEL - 1 }, (_, i) => reached[i] ?? PATIENCE);
}

/** Most quarters, and most sums of points in one, with which the quarter of a level is worked out exactly. */
const MOST_QUARTERS = 100;
const MOST_SUMS = 20_000;

/**
 * Distribution of the quarter in which a colony reaches a level with factories of level 1; `undefined` where it is not known, or would
 * take long to work out.
 *
 * Where the factories are a multiple of four, work in process stays as much as they can turn out in a quarter. So the points of a quarter
 * are those of the factories at work in it alone, and all quarters are independent. A quarter brings one level at most.
 */
function quarterOfLevel(target: number, factories: number, atWork: number): Distribution | undefined {
  const shares = Array.from({ length: 101 - atWork }, (_, i) => atWork + i);
  const points = shares.map((percent) => factoryOutput(atWorkOf(factories, percent), 1, RESEARCH));
  // Points of all levels up to the next one, by the present level.
  const enough = [0];
  for (let level = 1; level < target; level++)
    enough.push((enough.at(-1) ?? 0) + (researchForNextLevel(level) ?? Infinity));
  const all = enough.at(-1) ?? 0;
  const longest = all / (points[0] ?? 0) + target;
  if (factories % QUARTERS_A_YEAR !== 0 || longest > MOST_QUARTERS) return undefined;
  const reached: [quarter: number, ways: bigint][] = [];
  // Ways to a sum of points, by the present level.
  let ways = [new Map<number, bigint>(), new Map([[0, 1n]])];
  for (let quarter = 1; ways.some(({ size }) => size > 0); quarter++) {
    const next = Array.from({ length: target + 1 }, () => new Map<number, bigint>());
    for (const [level, sums] of ways.entries())
      for (const [sum, number] of sums)
        for (const more of points) {
          const now = Math.min(all, sum + more);
          const at = next[now >= (enough[level] ?? Infinity) ? level + 1 : level];
          at?.set(now, (at.get(now) ?? 0n) + number);
        }
    if (next.some(({ size }) => size > MOST_SUMS)) return undefined;
    reached.push([quarter, [...(next[target]?.values() ?? [])].reduce((sum, one) => sum + one, 0n)]);
    ways = next.slice(0, target);
  }
  // A way that ends early counts with all that the later quarters could have brought.
  const each = BigInt(points.length);
  return Distribution.of(
    reached.map(([quarter, number]) => [quarter, number * each ** BigInt(reached.length - quarter)]),
  );
}

/** Factories at work of some. */
function atWorkOf(units: number, percent: number): number {
  return Math.floor((units * percent) / 100);
}
