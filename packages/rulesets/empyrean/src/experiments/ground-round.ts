import {
  armTroops,
  drawLosses,
  drawWounded,
  groundLosses,
  groundStrength,
  lossesDistribution,
  takenDistribution,
  takePart,
  woundedDistribution,
  type CombatParameters,
} from '@ec/combat';
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
import type { Parameters } from '@ec/engine';
import { Distribution, type Prng } from '@ec/prng';
import { combatParametersOf } from '../parameters.js';
import { empyrean } from '../ruleset.js';
import { empyreanRows, LEVELS_OR_NONE } from './parameter-rows.js';

/** Most soldiers of a side. */
const MOST = 10_000;

/** Enemies for ten soldiers, up to which losses are shown. */
const MOST_PER_TEN = 40;

/** What each trial of {@link groundRound} is given: the two sides of a round, and the rulings in force. */
export interface GroundRound {
  readonly soldiers: number;
  /** Combat factor of the soldiers. */
  readonly factor: number;
  /** Combat factor of the enemies, by their number. */
  readonly enemyFactor: (enemies: number) => number;
  readonly enemies: number;
  readonly rulings: CombatParameters;
}

/** What a round of ground combat costs one side. */
export const groundRound = defineExperiment({
  id: 'ground-round',
  title: 'A round on the ground',
  question: 'How many soldiers fall in one round of ground combat, and how many of them live (E-41)?',
  parameters: [
    ...empyreanRows('combat.leastLosses', 'combat.mostLosses', 'combat.killed', 'combat.unsupplied'),
    ownRow('soldiers', 100, [1, MOST], 'soldiers', 'Soldiers whose losses are counted.'),
    ownRow('weapons', 0, LEVELS_OR_NONE, 'technology level', 'Of their assault weapons; 0 without any.'),
    ownRow('enemies', 100, [0, MOST], 'soldiers', 'Soldiers against them.'),
    ownRow('enemyWeapons', 0, LEVELS_OR_NONE, 'technology level', 'Of the assault weapons of those.'),
    ownRow(
      'enemySupplies',
      100,
      [0, 100],
      'percent',
      'Military supplies of the enemies, in parts of what they use.',
    ),
  ],
  measures: perTrial(1, {
    fallen: integer('Soldiers that fall', { min: 0, max: MOST }),
    wounded: integer('Of these, soldiers that live as unemployables', { min: 0, max: MOST }),
    byEnemies: series(quantity('Soldiers that fall', 'percent'), {
      step: 'enemies for 10 soldiers',
      first: 0,
      length: MOST_PER_TEN + 1,
    }),
  }),
  trials: 20_000,
  prepare: roundOf,
  trial(rng, round, record) {
    const fallen = fall(rng.numbered(0), round, round.enemies);
    record.fallen(fallen);
    record.wounded(drawWounded(fallen, round.rulings, rng.numbered(1)));
    for (let per = 0; per <= MOST_PER_TEN; per++) {
      const enemies = Math.floor((round.soldiers * per) / 10);
      record.byEnemies(per, (100 * fall(rng.numbered(100 + per), round, enemies)) / round.soldiers);
    }
  },
  exact(parameters) {
    const { soldiers, factor, enemyFactor, enemies, rulings } = roundOf(parameters);
    const fallen = Distribution.mixture(
      lossesDistribution(rulings)
        .entries()
        .map(([thousandths, weight]) => {
          const share = groundLosses(enemyFactor(enemies), factor, thousandths, false, rulings);
          return [takenDistribution(soldiers, share), weight] as const;
        }),
    );
    const wounded = Distribution.mixture(
      fallen.entries().map(([fell, weight]) => [woundedDistribution(fell, rulings), weight] as const),
    );
    return { fallen, wounded };
  },
  expectations: [
    { kind: 'matches-exact', measure: 'fallen', because: 'every thousandth is equally likely (E-41)' },
    { kind: 'matches-exact', measure: 'wounded', because: 'the share that lives is a parameter (E-41)' },
    {
      kind: 'mean-within',
      measure: 'byEnemies',
      step: 10,
      low: 20,
      high: 40,
      because: 'equal forces should fight for three or four rounds, so that a fight can be broken off',
    },
  ],
});

function roundOf(parameters: Parameters): GroundRound {
  const rulings = combatParametersOf(gameParameters(parameters, empyrean));
  const of = (name: string): number => integerOf(parameters, name);
  const strength = (soldiers: number, techLevel: number, supplied: number): number => {
    const weapons = [{ techLevel, quantity: techLevel === 0 ? 0 : soldiers }];
    const troops = armTroops({ soldiers, robots: [], craft: [], weapons });
    const { needed } = groundStrength(troops, 0, rulings);
    return groundStrength(troops, Math.floor((needed * supplied) / 100), rulings).factor;
  };
  return {
    soldiers: of('soldiers'),
    factor: strength(of('soldiers'), of('weapons'), 100),
    enemyFactor: (enemies) => strength(enemies, of('enemyWeapons'), of('enemySupplies')),
    enemies: of('enemies'),
    rulings,
  };
}

/** Soldiers that fall in a round. */
function fall(rng: Prng, { soldiers, factor, enemyFactor, rulings }: GroundRound, enemies: number): number {
  const share = groundLosses(enemyFactor(enemies), factor, drawLosses(rulings, rng), false, rulings);
  return takePart(soldiers, share, rng);
}
