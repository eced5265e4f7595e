import { empyrean } from '../ruleset.js';
import {
  antiMissileChance,
  interceptionDistribution,
  pointDefenceChance,
  possibleHits,
  resolveEngagement,
  type CombatParameters,
  type Volley,
} from '@ec/combat';
import { MAX_TECH_LEVEL } from '@ec/economy';
import type { Parameters } from '@ec/engine';
import { combatParametersOf } from '../parameters.js';
import { Distribution, type Prng } from '@ec/prng';
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
import { empyreanRows, LEVELS } from './parameter-rows.js';
import { assault, ATTACKER, force, TARGET, fuelOf } from './forces.js';

/** Most missiles, so that hits can be counted one by one. */
const MOST = 100_000;

/** Structural units of the target: far more than a salvo destroys. */
const STRUCTURE = 100_000_000;

/** A salvo, its range and the point defence of its target. */
export interface Salvo {
  readonly missiles: number;
  readonly missileLevel: number;
  readonly distance: number;
  readonly antiMissiles: number;
  readonly energyWeapons: number;
  readonly defenceLevel: number;
}

/** What each trial of {@link missileSalvos} is given: the salvo, and the rulings in force. */
export interface SalvoContext {
  readonly salvo: Salvo;
  readonly rulings: CombatParameters;
}

const perTen = (what: string) => ({ step: `${what} per 10 missiles`, first: 0, length: 21 });
const hitting = (title: string) => quantity(title, 'percent of the missiles');

/** How much of a salvo gets through. */
export const missileSalvos = defineExperiment({
  id: 'missile-salvos',
  title: 'Missiles against point defence',
  question:
    'How many missiles of a salvo hit, by the distance, the anti-missiles and energy weapons against them, and technology?',
  parameters: [
    ...empyreanRows('combat.pointDefence', 'combat.reach'),
    ownRow('missiles', 10_000, [1, MOST], 'missiles', 'Missiles fired, each from a launcher of its own.'),
    ownRow('missileLevel', 1, LEVELS, 'technology level', 'Of missiles and launchers.'),
    ownRow('distance', 2, [1, 10], '10,000 miles', 'Distance of the two; 2 is from an orbit to the surface.'),
    ownRow('antiMissiles', 2_997, [0, MOST], 'anti-missiles', 'Anti-missiles with launchers against them.'),
    ownRow('energyWeapons', 999, [0, MOST], 'energy weapons', 'Energy weapons with fuel against them.'),
    ownRow('defenceLevel', 1, LEVELS, 'technology level', 'Of anti-missiles and energy weapons.'),
  ],
  measures: perTrial(1, {
    hits: integer('Missiles that hit', { min: 0, max: MOST }),
    damage: quantity('Damage of the missiles', 'mass units'),
    byAntiMissiles: series(hitting('Hits by anti-missiles alone'), perTen('anti-missiles')),
    byEnergyWeapons: series(hitting('Hits by energy weapons alone'), perTen('energy weapons')),
    byDistance: series(hitting('Hits without a defence'), { step: 'distance', first: 1, length: 10 }),
    byDefenceLevel: series(hitting('Hits against a defence of that level'), {
      step: 'technology level',
      first: 1,
      length: MAX_TECH_LEVEL,
    }),
    byLauncherLevel: series(hitting('Hits over 5 by launchers of that level, without a defence'), {
      step: 'technology level',
      first: 1,
      length: MAX_TECH_LEVEL,
    }),
  }),
  block: 50,
  trials: 2_000,
  prepare: contextOf,
  trial(rng, { salvo, rulings }, record) {
    const share = (number: number, changes: Partial<Salvo>): number => {
      const fired = { ...salvo, ...changes };
      return (100 * (fire(rng.numbered(number), fired, rulings)?.hits ?? 0)) / fired.missiles;
    };
    const alone = { antiMissiles: 0, energyWeapons: 0 };
    const volley = fire(rng.numbered(0), salvo, rulings);
    record.hits(volley?.hits ?? 0);
    record.damage(volley?.missileDamage ?? 0);
    for (let per = 0; per <= 20; per++) {
      const shots = Math.floor((salvo.missiles * per) / 10);
      record.byAntiMissiles(per, share(100 + per, { ...alone, antiMissiles: shots }));
      record.byEnergyWeapons(per, share(200 + per, { ...alone, energyWeapons: shots }));
    }
    for (let distance = 1; distance <= 10; distance++)
      record.byDistance(distance, share(300 + distance, { ...alone, distance }));
    for (let level = 1; level <= MAX_TECH_LEVEL; level++) {
      record.byDefenceLevel(level, share(400 + level, { defenceLevel: level }));
      record.byLauncherLevel(level, share(500 + level, { ...alone, distance: 5, missileLevel: level }));
    }
  },
  exact(parameters) {
    const { salvo, rulings } = contextOf(parameters);
    const { missiles, distance, missileLevel, antiMissiles, energyWeapons, defenceLevel } = salvo;
    const possible = possibleHits(missiles, distance, [{ techLevel: missileLevel, quantity: missiles }]);
    const first = [{ quantity: antiMissiles, percent: antiMissileChance(defenceLevel) }];
    const second = [{ quantity: energyWeapons, percent: pointDefenceChance(defenceLevel, rulings) }];
    const left = interceptionDistribution(possible, first).map((killed) => possible - killed);
    const hits = left.entries().map(([count, weight]) => {
      const through = interceptionDistribution(count, second).map((killed) => count - killed);
      return [through, weight] as const;
    });
    return { hits: Distribution.mixture(hits) };
  },
  expectations: [
    { kind: 'matches-exact', measure: 'hits', because: 'the odds of each line of defence are known' },
    {
      kind: 'always-within',
      measure: 'byDistance',
      step: 1,
      low: 100,
      high: 100,
      because: 'nobody misses at point-blank range',
    },
    {
      kind: 'always-within',
      measure: 'byAntiMissiles',
      step: 7,
      low: 0,
      high: 0,
      because: 'seven anti-missiles for ten missiles stop a salvo from an orbit: a prepared defender is safe',
    },
    {
      kind: 'always-within',
      measure: 'byEnergyWeapons',
      step: 7,
      low: 5,
      high: 20,
      because: 'energy weapons help, but are no substitute for anti-missiles',
    },
  ],
});

function contextOf(parameters: Parameters): SalvoContext {
  return {
    salvo: {
      missiles: integerOf(parameters, 'missiles'),
      missileLevel: integerOf(parameters, 'missileLevel'),
      distance: integerOf(parameters, 'distance'),
      antiMissiles: integerOf(parameters, 'antiMissiles'),
      energyWeapons: integerOf(parameters, 'energyWeapons'),
      defenceLevel: integerOf(parameters, 'defenceLevel'),
    },
    rulings: combatParametersOf(gameParameters(parameters, empyrean)),
  };
}

/** Fires a salvo from an orbit at the surface; returns the volley at the target. */
function fire(rng: Prng, salvo: Salvo, rulings: CombatParameters): Volley | undefined {
  const { missiles, missileLevel, distance, antiMissiles, energyWeapons, defenceLevel } = salvo;
  const { rounds } = resolveEngagement(
    [
      force(TARGET, 'surface', {
        [`MSL-${defenceLevel}`]: antiMissiles,
        [`ANM-${defenceLevel}`]: antiMissiles,
        [`EWP-${defenceLevel}`]: energyWeapons,
        FUEL: fuelOf('EWP', defenceLevel) * energyWeapons,
        STU: STRUCTURE,
      }),
      force(ATTACKER, 'orbit', {
        [`MSL-${missileLevel}`]: missiles,
        [`MSS-${missileLevel}`]: missiles,
        STU: STRUCTURE,
      }),
    ],
    [assault('bombard')],
    { ...rulings, surfaceToOrbit: distance, rounds: 1 },
    rng,
  );
  return rounds[0]?.volleys.find(({ targetId }) => targetId === TARGET);
}
