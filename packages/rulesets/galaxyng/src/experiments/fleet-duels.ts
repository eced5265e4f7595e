import {
  contest,
  defineExperiment,
  integer,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  type ContestResult,
} from '@ec/balance';
import { ratio, type Prng } from '@ec/prng';
import type { Parameters } from '@ec/engine';
import { resolveBattle } from '../combat/battle.js';
import type { BattleGroup } from '../combat/enemies.js';
import { EXAMPLE_DESIGNS } from '../example-designs.js';
import { attack, defence, shipMass } from '../formulas/ship.js';

type Example = keyof typeof EXAMPLE_DESIGNS;

/** Fleets that fight each other: the types that share their mass, in equal parts. */
const FLEETS = {
  fighters: ['Fighter'],
  gunships: ['Gunship'],
  destroyers: ['Destroyer'],
  cruisers: ['Cruiser'],
  'battle cruisers': ['BattleCruiser'],
  battleships: ['Battleship'],
  'battle stations': ['BattleStation'],
  'destroyers, flaks': ['Destroyer', 'Flak'],
  'battleships, drones': ['Battleship', 'Drone'],
} as const satisfies Readonly<Record<string, readonly Example[]>>;

const NAMES = Object.keys(FLEETS);

/** The fleet that fights its like. */
const MIRRORED = NAMES.indexOf('gunships');

/** Shots after which a fight is broken off: two fleets that can hardly hurt each other take long. */
const SHOT_LIMIT = 100_000;

/** Ships of a fleet that are alike. */
export interface Squadron {
  readonly shipMass: number;
  readonly ships: Omit<BattleGroup, 'race'>;
}

/**
 * Fleets of the same cost against each other.
 *
 * @see manual "Ship Types", "Fighting Battles"
 */
export const fleetDuels = defineExperiment({
  id: 'fleet-duels',
  title: 'Fleets of equal cost against each other',
  question:
    'Which of the example designs wins against which, at the same cost, and what is left of the winner?',
  parameters: [
    ownRow('mass', 1_000, [200, 20_000], 'mass units', 'Mass of each fleet, and so its cost.'),
    ownRow('weapons', 100, [100, 1_000], 'hundredths', 'Weapons technology of both.'),
    ownRow('shields', 100, [100, 1_000], 'hundredths', 'Shields technology of both.'),
  ],
  measures: perTrial(1, {
    wins: contest('Who destroys the other', NAMES),
    left: quantity('What is left of the winner', 'percent of its mass'),
    shots: integer('Shots of a fight', { min: 0, max: SHOT_LIMIT }),
    undecided: proportion('Nobody can hurt the other any more'),
    mirrored: proportion('The first of two equal fleets of gunships wins'),
  }),
  trials: 5_000,
  prepare: fleetsOf,
  trial(rng, fleets, record) {
    const [first, second] = [rng.intN(fleets.length), rng.intN(fleets.length)];
    const fight = duel(rng.numbered(0), fleets[first], fleets[second]);
    record.wins(first, second, fight.result);
    record.shots(fight.shots);
    record.undecided(fight.result === 'draw');
    if (fight.left !== undefined) record.left(fight.left);
    record.mirrored(duel(rng.numbered(1), fleets[MIRRORED], fleets[MIRRORED]).result === 'win');
  },
  exact: () => ({ mirrored: ratio(1n, 2n) }),
  expectations: [
    { kind: 'matches-exact', measure: 'mirrored', because: 'equal fleets win equally often' },
    {
      kind: 'nobody-wins-more-than',
      measure: 'wins',
      high: 0.95,
      because: 'no fleet is to beat all others of its cost',
    },
    {
      kind: 'probability-at-most',
      measure: 'undecided',
      high: 0.25,
      because: 'most fights are to have a winner',
    },
  ],
});

function fleetsOf(parameters: Parameters): Squadron[][] {
  const mass = integerOf(parameters, 'mass');
  const [weapons, shields] = [integerOf(parameters, 'weapons') / 100, integerOf(parameters, 'shields') / 100];
  const tech = { drive: 1, weapons, shields, cargo: 1 };
  return Object.values<readonly Example[]>(FLEETS).map((types) =>
    types.map((type) => {
      const design = EXAMPLE_DESIGNS[type];
      const count = Math.floor(mass / types.length / shipMass(design));
      return {
        shipMass: shipMass(design),
        ships: {
          count,
          guns: design.attacks,
          attack: attack(design, tech),
          defence: defence(design, tech, 0),
        },
      };
    }),
  );
}

/** A fight to the end. */
interface Duel {
  /** For the first. */
  readonly result: ContestResult;
  /** Percent of the winner's mass. */
  readonly left?: number;
  readonly shots: number;
}

function duel(rng: Prng, first: readonly Squadron[] = [], second: readonly Squadron[] = []): Duel {
  const groups = [
    ...first.map(({ ships }) => ({ ...ships, race: 1 })),
    ...second.map(({ ships }) => ({ ...ships, race: 2 })),
  ];
  const { outcome, survivors, shots } = resolveBattle(groups, () => true, rng, { shotLimit: SHOT_LIMIT });
  const left = [leftOf(first, survivors), leftOf(second, survivors.slice(first.length))] as const;
  if (outcome === 'limit') return { result: 'stall', shots };
  if (left[0] > 0 && left[1] > 0) return { result: 'draw', shots };
  return { result: left[0] > 0 ? 'win' : 'loss', left: Math.max(...left), shots };
}

/** Percent of a fleet's mass that survives. */
function leftOf(fleet: readonly Squadron[], survivors: readonly number[]): number {
  const massOf = (counts: readonly number[]): number =>
    fleet.reduce((sum, { shipMass: each }, i) => sum + each * (counts[i] ?? 0), 0);
  return (100 * massOf(survivors)) / massOf(fleet.map(({ ships }) => ships.count));
}
