import { empyrean } from '../ruleset.js';
import { resolveEngagement, type CombatParameters, type Engagement } from '@ec/combat';
import { combatParametersOf } from '../parameters.js';
import type { Prng } from '@ec/prng';
import {
  defineExperiment,
  gameParameters,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';
import { empyreanRows } from './parameter-rows.js';
import { ATTACKER, force, lossesOf, raidForGold, TARGET } from './forces.js';

/** Soldiers who defend. */
const DEFENDERS = 10_000;

/** Gold that is there: more than anybody can carry. */
const GOLD = 1_000_000_000;

/** Ratios that are tried: from one raider for ten defenders to three for one. */
const MOST_PER_TEN = 30;

const overRatio = { step: 'raiders per 10 defenders', first: 1, length: MOST_PER_TEN };

/** A raid. */
interface Raid {
  readonly raiders: number;
  readonly transports: number;
  readonly energyWeapons: number;
}

/** What raids bring, and what they cost. */
export const raids = defineExperiment({
  id: 'raids',
  title: 'Raids',
  question: 'What do raiders bring home and what do they lose, by their number and by the fire on their way?',
  parameters: [
    ...empyreanRows('combat.'),
    ownRow('raiders', 100, [1, 10_000], 'percent', 'Raiders, in parts of the soldiers who defend.'),
    ownRow(
      'transports',
      7,
      [0, 1_000],
      'per raider',
      'Transports of level 1; seven carry a raider with weapon.',
    ),
    ownRow('energyWeapons', 0, [0, 100_000], 'per 1,000 defenders', 'Energy weapons of the colony, level 1.'),
  ],
  measures: perTrial(1, {
    succeeds: proportion('The raiders bring something home'),
    loot: quantity('Gold for each raider', 'units'),
    raidersLost: quantity('Raiders lost', 'percent'),
    defendersLost: quantity('Defenders lost', 'percent'),
    lootByRatio: series(quantity('Gold for each raider', 'units'), overRatio),
    lostByRatio: series(quantity('Raiders lost', 'percent'), overRatio),
    lostByFire: series(quantity('Raiders lost on their way and on the ground', 'percent'), {
      step: 'tens of energy weapons per raider',
      first: 0,
      length: 21,
    }),
  }),
  block: 20,
  trials: 300,
  prepare: (parameters) => ({
    raid: {
      raiders: (DEFENDERS * integerOf(parameters, 'raiders')) / 100,
      transports: integerOf(parameters, 'transports'),
      energyWeapons: (DEFENDERS * integerOf(parameters, 'energyWeapons')) / 1000,
    },
    rulings: combatParametersOf(gameParameters(parameters, empyrean)),
  }),
  trial(rng, { raid, rulings }, record) {
    const fought = carryOut(rng.numbered(0), raid, rulings);
    const loot = lootOf(fought);
    record.succeeds(loot > 0);
    record.loot(loot / raid.raiders);
    record.raidersLost(percentLost(fought, ATTACKER));
    record.defendersLost(percentLost(fought, TARGET));
    for (let per = 1; per <= MOST_PER_TEN; per++) {
      const raiders = (DEFENDERS * per) / 10;
      const raided = carryOut(rng.numbered(100 + per), { ...raid, raiders }, rulings);
      record.lootByRatio(per, lootOf(raided) / raiders);
      record.lostByRatio(per, percentLost(raided, ATTACKER));
    }
    for (let each = 0; each <= 20; each++) {
      const energyWeapons = 10 * raid.raiders * each;
      const raided = carryOut(rng.numbered(200 + each), { ...raid, energyWeapons }, rulings);
      record.lostByFire(each, percentLost(raided, ATTACKER));
    }
  },
  expectations: [
    {
      kind: 'mean-within',
      measure: 'raidersLost',
      low: 0,
      high: 1,
      because: 'losses of a raid are a hundredth of those of an invasion',
    },
    {
      kind: 'always-within',
      measure: 'loot',
      low: 10.5,
      high: 10.5,
      because: 'among equals half of the 21 mass units that seven transports carry are filled',
    },
    {
      kind: 'always-within',
      measure: 'lostByFire',
      step: 20,
      low: 90,
      high: 100,
      because: 'there is a defence: enough energy weapons shoot everybody down',
    },
  ],
});

/** Raids a colony of the same planet; everybody has an assault weapon, and supplies and fuel enough. */
function carryOut(
  rng: Prng,
  { raiders, transports, energyWeapons }: Raid,
  rulings: CombatParameters,
): Engagement {
  return resolveEngagement(
    [
      force(TARGET, 'surface', {
        SLD: DEFENDERS,
        'ASW-1': DEFENDERS,
        MTSP: 10 * DEFENDERS,
        GOLD,
        'EWP-1': energyWeapons,
        FUEL: 10 * energyWeapons,
        STU: 1_000_000,
      }),
      force(ATTACKER, 'surface', {
        SLD: raiders,
        'ASW-1': raiders,
        MTSP: 10 * raiders,
        'TPT-1': transports * raiders,
        FUEL: transports * raiders,
        STU: 1_000_000,
      }),
    ],
    [raidForGold()],
    rulings,
    rng,
  );
}

function lootOf({ loot }: Engagement): number {
  return loot.reduce((sum, { quantity: units }) => sum + units, 0);
}

/** Soldiers who are no longer soldiers of their side. */
function percentLost(fought: Engagement, id: number): number {
  const { opening, lost } = lossesOf(fought, id, 'SLD');
  return opening === 0 ? 0 : (100 * lost) / opening;
}
