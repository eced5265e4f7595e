import { empyrean } from '../ruleset.js';
import { resolveEngagement, type CombatParameters, type Engagement } from '@ec/combat';
import { combatParametersOf } from '../parameters.js';
import type { Prng } from '@ec/prng';
import {
  defineExperiment,
  gameParameters,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
} from '@ec/balance';
import { empyreanRows, LEVELS_OR_NONE } from './parameter-rows.js';
import { assault, ATTACKER, force, TARGET } from './forces.js';
import { keysOf } from './map-record.js';

/** Soldiers who defend. */
const DEFENDERS = 10_000;

/** Transports for each soldier: enough for a soldier with an assault weapon, 21 mass units at 3 each. */
const TRANSPORTS_EACH = 7;

/** How both sides are armed; 0 for a level means that there are none. */
interface Arms {
  readonly attackerWeapons: number;
  readonly attackerCraft: number;
  readonly defenderWeapons: number;
  /** Energy weapons of the defender for each thousand of its soldiers. */
  readonly energyWeapons: number;
  /** Military supplies of each side for each ten soldiers. */
  readonly attackerSupplies: number;
  readonly defenderSupplies: number;
}

/** Ratios that are tried: from one attacker for ten defenders to three for one. */
const MOST_PER_TEN = 30;

const overRatio = { step: 'attackers per 10 defenders', first: 1, length: MOST_PER_TEN };
const captured = (title: string) => proportion(`The colony is captured: ${title}`);

/** What it takes to capture a colony. */
export const invasions = defineExperiment({
  id: 'invasions',
  title: 'Invasions',
  question:
    'How often does an invasion capture a colony, and at what loss, by the ratio of soldiers and by their equipment?',
  parameters: [
    ...empyreanRows('combat.'),
    ownRow('attackers', 100, [1, 10_000], 'percent', 'Soldiers who land, in parts of those who defend.'),
    ownRow(
      'attackerWeapons',
      1,
      LEVELS_OR_NONE,
      'technology level',
      'Of the assault weapons of those who land; 0 for none.',
    ),
    ownRow('attackerCraft', 0, LEVELS_OR_NONE, 'technology level', 'Of their assault craft; 0 for none.'),
    ownRow(
      'defenderWeapons',
      1,
      LEVELS_OR_NONE,
      'technology level',
      'Of the assault weapons of those who defend; 0 for none.',
    ),
    ownRow('energyWeapons', 0, [0, 100_000], 'per 1,000 defenders', 'Energy weapons of the colony, level 1.'),
    ownRow('attackerSupplies', 100, [0, 1_000], 'per 10 soldiers', 'Military supplies of those who land.'),
    ownRow('defenderSupplies', 100, [0, 1_000], 'per 10 soldiers', 'Military supplies of those who defend.'),
  ],
  measures: perTrial(1, {
    captured: proportion('The colony is captured'),
    rounds: integer('Rounds', { min: 1, max: 10_000, unit: 'rounds' }),
    attackersLost: quantity('Attackers that do not come back, where the colony is not captured', 'percent'),
    winnersLost: quantity('Attackers that fall, where the colony is captured', 'percent'),
    byRatio: series(captured('both with assault weapons'), overRatio),
    unarmed: series(captured('attackers without, defenders with assault weapons'), overRatio),
    inCraft: series(captured('attackers in assault craft, defenders with assault weapons'), overRatio),
    craftUnderFire: series(
      captured('the same, under fire of five energy weapons for each defender'),
      overRatio,
    ),
    unsupplied: series(captured('both with assault weapons, attackers without supplies'), overRatio),
  }),
  block: 20,
  trials: 200,
  prepare: (parameters) => ({
    attackers: (DEFENDERS * integerOf(parameters, 'attackers')) / 100,
    arms: {
      attackerWeapons: integerOf(parameters, 'attackerWeapons'),
      attackerCraft: integerOf(parameters, 'attackerCraft'),
      defenderWeapons: integerOf(parameters, 'defenderWeapons'),
      energyWeapons: integerOf(parameters, 'energyWeapons'),
      attackerSupplies: integerOf(parameters, 'attackerSupplies'),
      defenderSupplies: integerOf(parameters, 'defenderSupplies'),
    },
    rulings: combatParametersOf(gameParameters(parameters, empyrean)),
  }),
  trial(rng, { attackers, arms, rulings }, record) {
    const fought = invade(rng.numbered(0), attackers, arms, rulings);
    const isCaptured = fought.end === 'captured';
    record.captured(isCaptured);
    record.rounds(fought.rounds.length);
    const { casualties, surrendered } = fallen(fought);
    if (isCaptured) record.winnersLost((100 * casualties) / attackers);
    else record.attackersLost((100 * (casualties + surrendered)) / attackers);
    const armed = { ...arms, attackerWeapons: 1, attackerCraft: 0, defenderWeapons: 1, energyWeapons: 0 };
    const cases = {
      byRatio: armed,
      unarmed: { ...armed, attackerWeapons: 0 },
      inCraft: { ...armed, attackerCraft: 1 },
      craftUnderFire: { ...armed, attackerCraft: 1, energyWeapons: 5_000 },
      unsupplied: { ...armed, attackerSupplies: 0 },
    };
    for (const [place, name] of keysOf(cases).entries()) {
      for (let per = 1; per <= MOST_PER_TEN; per++) {
        const soldiers = (DEFENDERS * per) / 10;
        const { end } = invade(rng.numbered(100 * (place + 1) + per), soldiers, cases[name], rulings);
        record[name](per, end === 'captured');
      }
    }
  },
  expectations: [
    {
      kind: 'probability-at-least',
      measure: 'captured',
      low: 0.35,
      because: 'among equals both sides should have a chance',
    },
    {
      kind: 'probability-at-most',
      measure: 'captured',
      high: 0.65,
      because: 'among equals both sides should have a chance',
    },
    {
      kind: 'probability-at-least',
      measure: 'byRatio',
      step: 20,
      low: 0.95,
      because: 'two to one is enough where nothing else is different',
    },
    {
      kind: 'probability-at-most',
      measure: 'byRatio',
      step: 5,
      high: 0.05,
      because: 'one to two is not',
    },
    {
      kind: 'mean-within',
      measure: 'rounds',
      low: 3,
      high: 8,
      because: 'a landing is decided within a few rounds, as a turn has only one',
    },
  ],
});

/** Lands on a colony of the same planet, with transports and fuel for all. */
function invade(rng: Prng, attackers: number, arms: Arms, rulings: CombatParameters): Engagement {
  const { attackerWeapons, attackerCraft, defenderWeapons, energyWeapons } = arms;
  const weapons = (level: number, quantity: number) => (level > 0 ? { [`ASW-${level}`]: quantity } : {});
  const guns = Math.floor((DEFENDERS * energyWeapons) / 1000);
  return resolveEngagement(
    [
      force(TARGET, 'surface', {
        SLD: DEFENDERS,
        ...weapons(defenderWeapons, DEFENDERS),
        MTSP: (DEFENDERS * arms.defenderSupplies) / 10,
        'EWP-1': guns,
        FUEL: 1_000 * guns,
        STU: 1_000_000,
      }),
      force(ATTACKER, 'surface', {
        SLD: attackers,
        ...weapons(attackerWeapons, attackers),
        ...(attackerCraft > 0 && { [`ASC-${attackerCraft}`]: attackers }),
        MTSP: (attackers * arms.attackerSupplies) / 10,
        'TPT-1': TRANSPORTS_EACH * attackers,
        FUEL: 10 * attackers,
        STU: 1_000_000,
      }),
    ],
    [assault('invade')],
    rulings,
    rng,
  );
}

/** Attackers who fell on their way or on the ground, and those who gave up. */
function fallen({ rounds }: Engagement): { readonly casualties: number; readonly surrendered: number } {
  let [casualties, surrendered] = [0, 0];
  for (const { landings, ground } of rounds) {
    for (const { lost } of landings) for (const troops of lost) casualties += troops.quantity;
    for (const { attackers } of ground) {
      casualties += attackers.casualties;
      surrendered += attackers.surrendered;
    }
  }
  return { casualties, surrendered };
}
