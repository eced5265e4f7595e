import { empyrean } from '../ruleset.js';
import {
  crowding,
  deathsAmong,
  feed,
  FULL_RATION,
  grievancesOf,
  QUARTERS_A_YEAR,
  rebelChange,
  type Meals,
  unrestOf,
} from '@ec/economy';
import { Distribution, ratio, scale } from '@ec/prng';
import { unrestWeights } from '../parameters.js';
import {
  defineExperiment,
  gameParameters,
  integer,
  integerOf,
  ownRow,
  perTrial,
  quantity,
  series,
} from '@ec/balance';
import { empyreanRows } from './parameter-rows.js';

const overRations = { step: 'ration percent', first: 0, length: 101 };

/** Sizes of colonies, from a small one to two full home worlds. */
const HEADS = { least: 10_000, most: 20_000_000 } as const;

/** People of a colony in which those that starve can be read off. */
const COLONY = 10_000;

/** What hunger does to people. */
export const starvation = defineExperiment({
  id: 'starvation',
  title: 'Hunger',
  question: 'How many people starve, and how many turn rebel, on each ration (E-30)?',
  parameters: [
    ...empyreanRows('unrest.unfed', 'unrest.starved', 'unrest.calmed'),
    ownRow('ration', 50, [0, 100], 'percent', 'Ration that is ordered.'),
    ownRow('food', 20, [0, 1_000], 'percent', 'Food in storage, in parts of full rations for everybody.'),
  ],
  measures: perTrial(1, {
    starved: series(quantity('People that starve in a quarter', 'percent'), overRations),
    left: series(quantity('People left after a year', 'percent'), overRations),
    rebels: series(quantity('Loyal people that turn rebel in a quarter', 'percent'), overRations),
    starvedOnOrder: quantity('People that starve on the ordered ration from that storage', 'percent'),
    starvedOfAll: integer('People of 10,000 that starve on it', { min: 0, max: COLONY }),
  }),
  block: 100,
  trials: 1_000,
  prepare: (parameters) => ({
    ration: ratio(integerOf(parameters, 'ration'), 100),
    food: ratio(integerOf(parameters, 'food'), 100),
    weights: unrestWeights(gameParameters(parameters, empyrean)),
  }),
  trial(rng, { ration, food, weights }, record) {
    const heads = rng.between(HEADS.least, HEADS.most);
    for (let percent = 0; percent <= 100; percent++) {
      const meals = feed(heads, ratio(percent, 100), heads);
      const dead = deadOf(heads, meals);
      record.starved(percent, (100 * dead) / heads);
      const hardship = { paid: ratio(1), fed: ratio(percent, 100), starved: ratio(dead, heads) };
      const loyal = heads - dead;
      const unrest = unrestOf(grievancesOf(hardship, crowding(0, 1)), weights, false);
      if (loyal > 0) record.rebels(percent, (100 * rebelChange(loyal, 0, unrest, weights.calmed)) / loyal);
      let left = heads;
      for (let quarter = 0; quarter < QUARTERS_A_YEAR; quarter++)
        left -= deadOf(left, feed(left, ratio(percent, 100), left));
      record.left(percent, (100 * left) / heads);
    }
    const deadOnOrder = (people: number): number =>
      deadOf(people, feed(people, ration, scale(people, FULL_RATION, food)));
    record.starvedOnOrder((100 * deadOnOrder(heads)) / heads);
    record.starvedOfAll(deadOnOrder(COLONY));
  },
  // Everybody eats what is ordered or there; each percent that is missing of a quarter ration kills four in a hundred.
  exact(parameters) {
    const eaten = Math.min(integerOf(parameters, 'ration'), integerOf(parameters, 'food'));
    return { starvedOfAll: Distribution.point((COLONY / 100) * Math.max(0, 100 - 4 * eaten)) };
  },
  expectations: [
    { kind: 'matches-exact', measure: 'starvedOfAll', because: 'there is no chance in hunger (E-30)' },
    {
      kind: 'always-within',
      measure: 'starved',
      step: 0,
      low: 100,
      high: 100,
      because: 'nobody lives a quarter without food',
    },
    {
      kind: 'always-within',
      measure: 'starved',
      step: 25,
      low: 0,
      high: 0,
      because: 'a quarter of the full ration keeps everybody alive',
    },
    {
      kind: 'always-within',
      measure: 'starved',
      step: 24,
      low: 3.9,
      high: 4,
      because: 'just below it hunger begins gradually: four in a hundred',
    },
    {
      kind: 'always-within',
      measure: 'rebels',
      step: 25,
      low: 20,
      high: 25,
      because: 'an empire that saves food should feel it in unrest long before anybody dies',
    },
  ],
});

function deadOf(heads: number, { starved }: Meals): number {
  return deathsAmong(heads, starved);
}
