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
import { empyreanRows, LEVELS } from './parameter-rows.js';
import { assault, ATTACKER, force, lossesOf, TARGET, fuelOf } from './forces.js';

/** Rounds for which there is fuel. */
const FUELLED = 100;

/** Structural units of each side: far more than beams destroy while the other side has any. */
const STRUCTURE = 10_000_000;

/** An orbiting colony with beams. */
interface Battery {
  readonly weapons: number;
  readonly weaponLevel: number;
  readonly shields: number;
  readonly shieldLevel: number;
}

const overRatio = { step: 'weapons per 10 of the target', first: 5, length: 26 };

/** Beams between two colonies in orbit. */
export const beamsAndShields = defineExperiment({
  id: 'beams-and-shields',
  title: 'Beams against shields',
  question:
    'What damage do beams do over each distance and against shields, and how does a duel end by the number of weapons?',
  parameters: [
    ...empyreanRows('combat.rounds', 'combat.weaponDamage', 'combat.reach'),
    ownRow('weapons', 9_990, [10, 1_000_000], 'energy weapons', 'Energy weapons of the target.'),
    ownRow('weaponLevel', 1, LEVELS, 'technology level', 'Of the energy weapons.'),
    ownRow('shields', 1_000, [0, 1_000_000], 'energy shields', 'Energy shields of each side.'),
    ownRow('shieldLevel', 1, LEVELS, 'technology level', 'Of the energy shields.'),
    ownRow('distance', 3, [1, 10], '10,000 miles', 'Distance of the two; 3 is from orbit to orbit.'),
  ],
  measures: perTrial(1, {
    damage: quantity('Damage of a round', 'mass units'),
    weaponsLost: quantity('Energy weapons that it destroys', 'percent'),
    equalDuelWon: proportion('The attacker disarms an equal, both without shields'),
    shieldedDuelWon: proportion('The attacker disarms a target of half its weapons, both with those shields'),
    byDistance: series(quantity('Damage of one weapon without shields', 'mass units'), {
      step: 'distance',
      first: 1,
      length: 10,
    }),
    byShields: series(quantity('Damage that shields let through', 'percent'), {
      step: 'shields per 10 weapons',
      first: 0,
      length: 21,
    }),
    wonByRatio: series(proportion('The attacker disarms the target, both without shields'), overRatio),
    lossesByRatio: series(
      quantity('Weapons that the attacker loses, both without shields', 'percent'),
      overRatio,
    ),
    shieldedLeftByRatio: series(
      quantity('Weapons that the target keeps, both with those shields', 'percent'),
      overRatio,
    ),
  }),
  block: 10,
  trials: 50,
  prepare: (parameters) => ({
    battery: {
      weapons: integerOf(parameters, 'weapons'),
      weaponLevel: integerOf(parameters, 'weaponLevel'),
      shields: integerOf(parameters, 'shields'),
      shieldLevel: integerOf(parameters, 'shieldLevel'),
    },
    rulings: combatParametersOf(
      gameParameters({ ...parameters, 'combat.orbitToOrbit': integerOf(parameters, 'distance') }, empyrean),
    ),
  }),
  trial(rng, { battery, rulings }, record) {
    const { weapons } = battery;
    const oneRound = { ...rulings, rounds: 1 };
    const round = duel(rng.numbered(0), battery, battery, oneRound);
    record.damage(damageOf(round));
    record.weaponsLost(percentLost(round, TARGET));
    const bare = { ...battery, shields: 0 };
    for (let distance = 1; distance <= 10; distance++) {
      const fought = duel(rng.numbered(distance), bare, bare, { ...oneRound, orbitToOrbit: distance });
      record.byDistance(distance, damageOf(fought) / weapons);
    }
    const most = damageOf(duel(rng.numbered(20), bare, bare, oneRound));
    for (let per = 0; per <= 20; per++) {
      const shielded = { ...battery, shields: Math.floor((weapons * per) / 10) };
      const fought = duel(rng.numbered(100 + per), bare, shielded, oneRound);
      if (most > 0) record.byShields(per, (100 * damageOf(fought)) / most);
    }
    for (let per = 5; per <= 30; per++) {
      const attacking = Math.floor((weapons * per) / 10);
      const fought = duel(rng.numbered(200 + per), { ...bare, weapons: attacking }, bare, rulings);
      const isWon = percentLost(fought, TARGET) === 100 && percentLost(fought, ATTACKER) < 100;
      record.wonByRatio(per, isWon);
      record.lossesByRatio(per, percentLost(fought, ATTACKER));
      const shielded = duel(rng.numbered(300 + per), { ...battery, weapons: attacking }, battery, rulings);
      const left = 100 - percentLost(shielded, TARGET);
      record.shieldedLeftByRatio(per, left);
      if (per === 10) record.equalDuelWon(isWon);
      if (per === 20) record.shieldedDuelWon(left === 0);
    }
  },
  expectations: [
    {
      kind: 'always-within',
      measure: 'byDistance',
      step: 1,
      low: 10,
      high: 10,
      because: 'a beam of level 1 does 10 mass units of damage at point-blank range',
    },
    {
      kind: 'always-within',
      measure: 'byShields',
      step: 4,
      low: 0,
      high: 0,
      because: 'between orbits four shields should hold off ten weapons of their level',
    },
  ],
});

/** Fights a duel between orbits. */
function duel(rng: Prng, attacker: Battery, target: Battery, rulings: CombatParameters): Engagement {
  const colony = (id: number, { weapons, weaponLevel, shields, shieldLevel }: Battery) =>
    force(id, 'orbit', {
      [`EWP-${weaponLevel}`]: weapons,
      [`ESH-${shieldLevel}`]: shields,
      FUEL: FUELLED * (fuelOf('EWP', weaponLevel) * weapons + fuelOf('ESH', shieldLevel) * shields),
      STU: STRUCTURE,
    });
  return resolveEngagement(
    [colony(TARGET, target), colony(ATTACKER, attacker)],
    [assault('bombard')],
    rulings,
    rng,
  );
}

/** Damage that beams did to the target in the first round. */
function damageOf({ rounds }: Engagement): number {
  return rounds[0]?.volleys.find(({ targetId }) => targetId === TARGET)?.beamDamage ?? 0;
}

function percentLost(fought: Engagement, id: number): number {
  const { opening, lost } = lossesOf(fought, id, 'EWP');
  return opening === 0 ? 0 : (100 * lost) / opening;
}
