import { shown } from '@ec/prng';

/** A ruling on combat: its value is an integer that a designer may change. */
export interface CombatRuling {
  readonly default: number;
  /** Least value (included). */
  readonly min: number;
  /** Greatest value (included). */
  readonly max: number;
  readonly unit: string;
  readonly description: string;
  readonly source: string;
}

/**
 * The rulings on combat, by name.
 *
 * @see E-31, E-35 to E-42
 */
export const COMBAT_RULINGS = {
  rounds: ruling(100, 1, 10_000, 'rounds', 'Rounds after which a fight ends.', 'E-35'),
  surfaceToSurface: ruling(1, 1, 100, '10,000 miles', 'Distance between two surface colonies.', 'E-36'),
  surfaceToOrbit: ruling(2, 1, 100, '10,000 miles', 'Distance between a surface and an orbiting colony.', 'E-36'),
  orbitToOrbit: ruling(3, 1, 100, '10,000 miles', 'Distance between two orbiting colonies.', 'E-36'),
  shipDistance: ruling(100, 1, 1000, 'sides of a die', 'Distance at the start where a ship takes part.', 'E-36'),
  reach: ruling(10, 1, 1000, '10,000 miles', 'Farthest distance at which missiles and beams are fired.', 'E-36'),
  pointDefence: ruling(25, 0, 100, 'percent', 'Chance that an energy weapon kills a missile, at level 0.', 'E-37'),
  pointDefencePerLevel: ruling(5, 0, 10, 'percent', 'What each level adds to that chance; in all at most 100 percent.', 'E-37'),
  weaponDamage: ruling(75, 0, 100, 'percent', 'Share of the damage that falls on energy weapons, launchers and space drives.', 'E-39'),
  surfaceFiring: ruling(50, 0, 100, 'percent', 'Energy weapons of a surface colony that fire at landing troops.', 'E-40'),
  surfaceHitting: ruling(10, 0, 100, 'percent', 'Chance of each of those to hit.', 'E-40'),
  orbitFiring: ruling(75, 0, 100, 'percent', 'Energy weapons of an orbiting colony that fire at landing troops.', 'E-40'),
  orbitHitting: ruling(20, 0, 100, 'percent', 'Chance of each of those to hit.', 'E-40'),
  shipFiring: ruling(100, 0, 100, 'percent', 'Energy weapons of a ship that fire at landing troops.', 'E-40'),
  shipHitting: ruling(40, 0, 100, 'percent', 'Chance of each of those to hit.', 'E-40'),
  craftDivisor: ruling(4, 1, 100, 'times', 'How much harder assault craft are to hit for an anti-missile than a missile.', 'E-40'),
  transportDivisor: ruling(2, 1, 100, 'times', 'How much harder transports are to hit for an anti-missile than a missile.', 'E-40'),
  leastLosses: ruling(100, 0, 10_000, 'per mille', 'Least part of its own ground factor that a side takes from the other in a round.', 'E-41'),
  mostLosses: ruling(500, 0, 10_000, 'per mille', 'Greatest such part; at least the least.', 'E-41'),
  raidLosses: ruling(1, 0, 100, 'percent', 'Share of those losses in a raid.', 'E-41'),
  killed: ruling(70, 0, 100, 'percent', 'Casualties that die; the others become unemployables of the side that holds the field.', 'E-41'),
  unsupplied: ruling(50, 0, 100, 'percent', 'Factor of soldiers without military supplies.', 'E-41'),
  surrender: ruling(6, 1, 1000, 'to 1', 'Superiority at which soldiers surrender.', 'E-42'),
  levelLoss: ruling(20, 1, 100, 'percent', 'People lost to bombardment or rebellion in a turn that cost a colony a technology level.', 'E-31'),
} as const satisfies Readonly<Record<string, CombatRuling>>; // prettier-ignore

/** Name of a ruling on combat. */
export type CombatRulingKey = keyof typeof COMBAT_RULINGS;

/** The values in force. */
export type CombatParameters = Readonly<Record<CombatRulingKey, number>>;

/** The rulings at their defaults. */
export const COMBAT_PARAMETERS = Object.fromEntries(
  Object.entries(COMBAT_RULINGS).map(([key, row]) => [key, row.default]),
) as CombatParameters;

/**
 * The rulings with other values for some.
 *
 * @throws RangeError when a value is not an integer within its bounds, or the least losses are above the greatest
 */
export function combatParameters(given: Partial<CombatParameters> = {}): CombatParameters {
  const values = { ...COMBAT_PARAMETERS, ...given };
  for (const key of Object.keys(values))
    if (!Object.hasOwn(COMBAT_RULINGS, key))
      throw new RangeError(`combat parameter: expected a ruling on combat, received ${shown(key)}`);
  return checkedParameters(values);
}

/** Parameters that were found right: a simulation fights many battles by the same ones. */
const CHECKED = /* @__PURE__ */ new WeakSet<CombatParameters>();

/**
 * The values given, with one for every ruling, each within its bounds.
 *
 * @throws RangeError that names the first one which is wrong, as {@link combatParameters}
 */
export function checkedParameters(values: CombatParameters): CombatParameters {
  if (CHECKED.has(values)) return values;
  if (typeof values !== 'object' || values === null)
    throw new RangeError(
      `parameters: expected an object, as combatParameters makes it, received ${shown(values)}`,
    );
  for (const [key, row] of Object.entries(COMBAT_RULINGS)) {
    const value = values[key as CombatRulingKey];
    if (!Number.isInteger(value) || value < row.min || value > row.max) {
      throw new RangeError(
        `${key}: expected an integer from ${row.min} to ${row.max}, received ${shown(value)}`,
      );
    }
  }
  if (values.leastLosses > values.mostLosses) {
    throw new RangeError(
      `leastLosses: expected at most mostLosses (${values.mostLosses}), received ${values.leastLosses}`,
    );
  }
  CHECKED.add(values);
  return values;
}

function ruling(
  value: number,
  min: number,
  max: number,
  unit: string,
  description: string,
  source: string,
): CombatRuling {
  return { default: value, min, max, unit, description, source };
}
