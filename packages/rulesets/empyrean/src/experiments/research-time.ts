import { formatInteger } from '@ec/prng';
import { defaultHomeColony } from '../set-up/default-home-colony.js';
import {
  factoryOutput,
  MAX_TECH_LEVEL,
  researchForNextLevel,
  runFactories,
  type Pipeline,
} from '@ec/economy';
import { defineExperiment, integer, integerOf, ownRow, series } from '@ec/balance';

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
      'Least share of them that works in a quarter; the share is drawn anew each quarter, up to all.',
    ),
  ],
  measures: {
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
  },
  block: 10,
  trials: 100,
  prepare: (parameters) => ({
    factories: integerOf(parameters, 'factories'),
    atWork: integerOf(parameters, 'atWork'),
  }),
  trial(rng, { factories, atWork }, record) {
    const working = (units: number, quarter: number): number =>
      Math.floor((units * rng.numbered(quarter).between(atWork * 100, 10_000)) / 10_000);
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
  expectations: [
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
