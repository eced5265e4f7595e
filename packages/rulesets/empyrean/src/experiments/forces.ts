import { isPopulationCode } from '../lookup.js';
import type { AssaultOrder, Engagement, Force, ForceUnits, Position, RaidOrder } from '@ec/combat';
import { parseUnit, unitOf, type UnitCode, unitFuel } from '@ec/economy';
import { ratio } from '@ec/prng';

/** The force that is attacked, and the one that attacks it. */
export const TARGET = 1;
export const ATTACKER = 2;

/**
 * A ship or colony with units by name, such as `EWP-1`. Machines that work only when assembled are assembled, all other goods are stored,
 * and people are loyal. Units of quantity 0 are left out.
 *
 * @throws RangeError when a name is not that of a unit
 */
export function force(id: number, position: Position, quantities: Readonly<Record<string, number>>): Force {
  const units = Object.entries(quantities).flatMap(([name, quantity]): ForceUnits[] => {
    const unit = parseUnit(name);
    if (!unit) throw new RangeError(`unit: expected a name such as EWP-1, received ${name}`);
    return quantity > 0 ? [{ place: placeOf(unit.code), ...unit, quantity }] : [];
  });
  return { id, ownerId: id, position, units };
}

/** The order to throw everything at the target. */
export function assault(kind: 'bombard' | 'invade'): AssaultOrder {
  return { kind, actorId: ATTACKER, targetId: TARGET, commitment: ratio(1) };
}

/** The order to raid the target for gold with all troops. */
export function raidForGold(): RaidOrder {
  const item = { code: 'GOLD', techLevel: 0 } as const;
  return { kind: 'raid', actorId: ATTACKER, targetId: TARGET, commitment: ratio(1), item };
}

/** Units of one kind that a force had before the fight, and those it lost in it. */
export function lossesOf(
  { forces }: Engagement,
  id: number,
  code: UnitCode,
): { readonly opening: number; readonly lost: number } {
  const changes = forces
    .filter((result) => result.id === id)
    .flatMap(({ units }) => units)
    .filter((change) => change.code === code);
  return {
    opening: changes.reduce((sum, { opening }) => sum + opening, 0),
    lost: changes.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/** Fuel that one unit burns in a round of combat. */
export function fuelOf(code: 'EWP' | 'ESH', techLevel: number): number {
  return unitFuel(code, techLevel, 'combat round').numerator;
}

function placeOf(code: UnitCode): ForceUnits['place'] {
  if (isPopulationCode(code)) return 'loyal';
  return unitOf(code).needsAssembly ? 'assembled' : 'stored';
}
