import { fightSpies, spyFightDistributions } from '@ec/combat';
import { headCount } from '@ec/economy';
import { type Prng, ratio } from '@ec/prng';
import { empyrean } from '../ruleset.js';
import { resolveTurn, type Parameters } from '@ec/engine';
import {
  defineExperiment,
  drawGame,
  integer,
  integerOf,
  ownRow,
  perTrial,
  quantity,
  series,
  withDefaults,
} from '@ec/balance';
import { smallGameRows } from './parameter-rows.js';
import { providedColony } from './provided-colony.js';

/** Most spies on each side of a fight. */
const MOST = 100_000;

/** Fights of a trial, and fights of each ratio: a game with incited people takes far longer. */
const FIGHTS = 1_000;
const FIGHTS_EACH = 100;

/** Quarters for which people are incited. */
const QUARTERS = 40;

/** Lots in which spies who incite are added, and the spies of a lot. */
const LOTS = 8;
const LOT = 20_000;

const overSpies = { step: `lots of ${LOT} spies`, first: 0, length: LOTS + 1 };

/** What spies do to each other, and to the peace of others. */
export const spies = defineExperiment({
  id: 'spies',
  title: 'Spies',
  question:
    "What does a fight between spies cost each side, and how many spies does it take to stir up somebody else's home colony?",
  parameters: [
    ...withDefaults(
      smallGameRows(
        'empires.',
        'unrest.',
        'rebellion.',
        'combat.leastLosses',
        'combat.mostLosses',
        'combat.surrender',
      ),
      {
        'cluster.starCount': 2,
        'empires.perHomeWorld': 2,
      },
    ),
    ownRow('attackers', 30, [0, MOST], 'spies', 'Spies who attack.'),
    ownRow('defenders', 24, [0, MOST], 'spies', 'Spies who are attacked.'),
    ownRow('pay', 100, [0, 100], 'percent', 'Wages of those who are incited, in parts of the usual ones.'),
  ],
  measures: {
    killed: integer('Spies killed of those attacked', { min: 0, max: MOST }),
    lost: integer('Spies lost of those who attack', { min: 0, max: MOST }),
    killedByRatio: series(quantity('Spies killed of those attacked', 'percent'), {
      step: 'attackers per 10 attacked',
      first: 0,
      length: 61,
    }),
    ...perTrial(1, {
      incited: series(quantity(`Rebels after ${QUARTERS} quarters`, 'percent of the people'), overSpies),
      lostColony: series(
        integer('Quarter in which the colony is lost; one more if never', { min: 1, max: QUARTERS + 1 }),
        overSpies,
      ),
    }),
  },
  block: 1,
  trials: 3,
  trial(rng, parameters, record) {
    const [attackers, defenders] = [integerOf(parameters, 'attackers'), integerOf(parameters, 'defenders')];
    for (let fight = 0; fight < FIGHTS; fight++) {
      const { killed, lost } = fightSpies(attackers, defenders, rng.numbered(1_000 + fight));
      record.killed(killed);
      record.lost(lost);
    }
    for (let per = 0; per <= 60; per++) {
      const stream = rng.numbered(per);
      for (let fight = 0; fight < FIGHTS_EACH; fight++)
        record.killedByRatio(per, fightSpies(100 * per, 1_000, stream).killed / 10);
    }
    for (let lot = 0; lot <= LOTS; lot++) {
      const { rebels, quarter } = incite(rng.numbered(100 + lot), parameters, LOT * lot);
      record.incited(lot, rebels);
      record.lostColony(lot, quarter);
    }
  },
  exact(parameters) {
    return spyFightDistributions(integerOf(parameters, 'attackers'), integerOf(parameters, 'defenders'));
  },
  expectations: [
    { kind: 'matches-exact', measure: 'killed', because: 'both factors are uniform' },
    { kind: 'matches-exact', measure: 'lost', because: 'both factors are uniform' },
  ],
});

/**
 * The second empire's spies incite the people of the first, who are well provided for, apart from the wages of the parameters.
 *
 * @returns rebels of the first in percent of its people, and the quarter in which it lost its colony
 */
function incite(
  rng: Prng,
  parameters: Parameters,
  inciters: number,
): { readonly rebels: number; readonly quarter: number } {
  const homeColony = providedColony({ pay: ratio(integerOf(parameters, 'pay'), 100), spies: inciters });
  let game = drawGame(empyrean, rng, 2, parameters, { homeColony });
  const victim = () => game.state.holdings.find(({ id }) => id === 1);
  const rebelShare = (): number => {
    const colony = victim();
    return colony ? (100 * headCount(colony.rebels)) / Math.max(1, headCount(colony.population)) : 0;
  };
  let rebels = 0;
  for (let turn = 1; turn <= QUARTERS; turn++) {
    const orders = turn === 1 && inciters > 0 ? `2, ${inciters}, incite rebels, 1` : '';
    game = resolveTurn(empyrean, game, new Map([[2, orders]]));
    if (victim()?.empireId !== 1) return { rebels, quarter: turn };
    rebels = rebelShare();
  }
  return { rebels, quarter: QUARTERS + 1 };
}
