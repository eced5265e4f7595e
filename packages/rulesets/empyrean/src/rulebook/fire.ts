import {
  antiMissileChance,
  beamDamage,
  combatSpeed,
  ENERGY_PER_LEVEL,
  MISSILE_DAMAGE_PER_LEVEL,
  pointDefenceChance,
  POSITIONS,
  possibleHits,
  startingDistanceDistribution,
} from '@ec/combat';
import { formatInteger, formatRange } from '@ec/prng';
import { TECH_LEVELS, unitFuel } from '@ec/economy';
import { figureColumn, type TableBlock, textColumn } from '@ec/reports';
import { type RuleTable } from '@ec/engine';
import { combatParametersOf, type EmpyreanParameters } from '../parameters.js';
import { POSITION_NAMES } from './position-names.js';
import { table } from './table.js';

/** Tables of distances, missiles, beams and shields. */
export const FIRE_TABLES: Readonly<Record<string, RuleTable<EmpyreanParameters>>> = {
  'starting-distances': startingDistances,
  'combat-speeds': speeds,
  'missile-hits': missileHits,
  'beam-damage': beams,
  'combat-levels': levels,
};

function startingDistances(parameters: EmpyreanParameters): TableBlock {
  const rulings = combatParametersOf(parameters);
  return table(
    'Distances at the start of a fight, in 10,000 miles',
    [
      textColumn('between', 'Between'),
      ...POSITIONS.map((position) => figureColumn(position, `and ${POSITION_NAMES[position]}`)),
    ],
    POSITIONS.map((from) => [
      POSITION_NAMES[from],
      ...POSITIONS.map((to) => {
        const { min, max } = startingDistanceDistribution(from, to, rulings);
        return formatRange(min, max);
      }),
    ]),
  );
}

const SHIP_MASSES = [10_000, 40_000] as const;
const DRIVES = 50;

function speeds(): TableBlock {
  return table(
    'Speed in a fight, in 10,000 miles a round',
    [
      figureColumn('level', `TL of ${DRIVES} drives`),
      ...SHIP_MASSES.map((mass) =>
        figureColumn(`mass-${mass}`, `A ship of ${formatInteger(mass)} mass units`),
      ),
      figureColumn('fuel', 'Fuel a round'),
    ],
    [1, 2, 3, 5, 10].map((techLevel) => [
      techLevel,
      ...SHIP_MASSES.map((mass) => combatSpeed([{ techLevel, quantity: DRIVES }], 100 * mass)),
      DRIVES * unitFuel('SPD', techLevel, 'combat round').numerator,
    ]),
  );
}

const LAUNCHER_LEVELS = [1, 5, 10] as const;
/** Missiles, each from a launcher of its own. */
const MISSILES = 1000;

function missileHits(parameters: EmpyreanParameters): TableBlock {
  return table(
    `Of ${formatInteger(MISSILES)} missiles fired, those that would hit`,
    [
      figureColumn('distance', 'Distance'),
      ...LAUNCHER_LEVELS.map((level) => figureColumn(`level-${level}`, `Launchers of TL ${level}`)),
    ],
    distancesOfFire(parameters).map((distance) => [
      distance,
      ...LAUNCHER_LEVELS.map((techLevel) =>
        possibleHits(MISSILES, distance, [{ techLevel, quantity: MISSILES }]),
      ),
    ]),
  );
}

const SHIELDS = [0, 100, 1000] as const;
const BEAMS = { techLevel: 1, quantity: 1000 } as const;

function beams(parameters: EmpyreanParameters): TableBlock {
  return table(
    `Damage of ${formatInteger(BEAMS.quantity)} energy weapons of TL ${BEAMS.techLevel}, in mass units, at shields of TL ${BEAMS.techLevel}`,
    [
      figureColumn('distance', 'Distance'),
      ...SHIELDS.map((quantity) =>
        figureColumn(
          `shields-${quantity}`,
          quantity === 0 ? 'No shields' : `${formatInteger(quantity)} shields`,
        ),
      ),
    ],
    distancesOfFire(parameters).map((distance) => [
      distance,
      ...SHIELDS.map((quantity) =>
        beamDamage([{ weapons: [BEAMS], distance }], [{ techLevel: BEAMS.techLevel, quantity }]),
      ),
    ]),
  );
}

function levels(parameters: EmpyreanParameters): TableBlock {
  const rulings = combatParametersOf(parameters);
  return table(
    'Weapons and shields by technology level',
    [
      figureColumn('level', 'TL'),
      figureColumn('anti-missile', 'Anti-missile kills a missile, %'),
      figureColumn('point-defence', 'Energy weapon kills a missile, %'),
      figureColumn('missile-damage', 'Damage of a missile'),
      figureColumn('energy', 'Energy of a beam or shield'),
      figureColumn('weapon-fuel', 'Fuel of an energy weapon'),
      figureColumn('shield-fuel', 'Fuel of a shield'),
    ],
    TECH_LEVELS.map((techLevel) => [
      techLevel,
      antiMissileChance(techLevel),
      pointDefenceChance(techLevel, rulings),
      MISSILE_DAMAGE_PER_LEVEL * techLevel,
      ENERGY_PER_LEVEL * techLevel,
      unitFuel('EWP', techLevel, 'combat round').numerator,
      unitFuel('ESH', techLevel, 'combat round').numerator,
    ]),
  );
}

/** Greatest distance up to which every distance has a row. */
const NEAR = 10;

/** Distances from 1 to 10 at which there is fire, and the farthest where the reach is beyond 10. */
function distancesOfFire(parameters: EmpyreanParameters): number[] {
  const { reach } = combatParametersOf(parameters);
  const near = Array.from({ length: Math.min(NEAR, reach) }, (_, i) => i + 1);
  return reach > NEAR ? [...near, reach] : near;
}
