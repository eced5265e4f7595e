import type { ByState } from '../colony.js';
import { GROUND_UNITS } from '../tables/ground.js';
import type { GroundCode, UnitState } from '../types.js';
import { type Combatant, type CombatState, crippledAttack, requireStrength } from './combatant.js';

/** How many ground units there are of each class and state. */
export type GroundForces<Code extends GroundCode = GroundCode> = {
  readonly [Key in Code]: Readonly<ByState>;
};

/** A ground unit in a fight: they fight singly. */
export interface FieldUnit extends Combatant {
  readonly code: GroundCode;
}

/** A ground unit that hits have reduced. */
export interface UnitReduction {
  readonly code: GroundCode;
  /** Its state then. */
  readonly to: CombatState;
}

/**
 * The units of a class, one by one, the undamaged first.
 *
 * @throws RangeError when a number is not a whole number of 0 (included) or more
 * @see seed 9.3
 */
export function deploy(code: GroundCode, { undamaged, crippled }: Readonly<ByState>): FieldUnit[] {
  requireStrength(code, undamaged, 0);
  requireStrength(code, crippled, 0);
  const { as, ds } = GROUND_UNITS[code];
  const weak = crippledAttack(as);
  const unit = { code, defence: ds, crippledAttack: weak };
  return [
    ...Array.from({ length: undamaged }, (): FieldUnit => ({ ...unit, attack: as, state: 'undamaged' })),
    ...Array.from({ length: crippled }, (): FieldUnit => ({ ...unit, attack: weak, state: 'crippled' })),
  ];
}

/** How many units of a class are left, by state. */
export function countByState(code: GroundCode, units: readonly FieldUnit[]): ByState {
  const count = (state: UnitState): number =>
    units.filter((unit) => unit.code === code && unit.state === state).length;
  return { undamaged: count('undamaged'), crippled: count('crippled') };
}

/** Whether any unit of a class is left. */
export function hasUnits({ undamaged, crippled }: Readonly<ByState>): boolean {
  return undamaged + crippled > 0;
}
