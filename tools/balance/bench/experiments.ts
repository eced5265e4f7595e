/** Small experiments that are timed: a deposit, a salvo, and a game of bots. */
import { botGames, defineExperiment, integer, quantity } from '@ec/balance';
import { depositDice } from '@ec/cluster';
import {
  antiMissileChance,
  combatParameters,
  interceptMissiles,
  pointDefenceChance,
  possibleHits,
} from '@ec/combat';
import { ruleset } from '@ec/empyrean';

const drawn = depositDice('terrestrial', 'metallics', true);
if (!drawn) throw new RangeError('expected metallics on a habitable planet');
const { quantity: units, yieldPercent: dice } = drawn;

/** Yield and quantity of one deposit of metallics on a habitable planet. */
export const deposit = defineExperiment({
  id: 'deposit',
  title: 'A deposit',
  question: 'What does it yield, and how much is there?',
  parameters: [],
  measures: {
    yield: integer('Yield', { min: 0, max: 100, unit: 'percent' }),
    units: quantity('Quantity', 'units'),
  },
  trial(rng, _, record) {
    record.units(rng.between(...units));
    record.yield(rng.roll(dice.count, dice.sides) + dice.modifier);
  },
});

const rulings = combatParameters({});

/** A salvo of 100 missiles against 30 anti-missiles and 11 energy weapons, both on level 1, through the rules' own steps. */
export const salvo = defineExperiment({
  id: 'salvo',
  title: 'A salvo',
  question: 'How many missiles hit?',
  parameters: [],
  measures: { hits: integer('Hits', { min: 0, max: 100 }) },
  trial(rng, _, record) {
    const possible = possibleHits(100, 2, [{ techLevel: 1, quantity: 100 }]);
    const first = interceptMissiles(possible, [{ quantity: 30, percent: antiMissileChance(1) }], rng);
    const left = possible - first.killed;
    const second = interceptMissiles(left, [{ quantity: 11, percent: pointDefenceChance(1, rulings) }], rng);
    record.hits(left - second.killed);
  },
});

export const games = botGames(ruleset);
