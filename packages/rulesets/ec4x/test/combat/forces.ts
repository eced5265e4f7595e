/** Task forces for tests and how they fight. */
import type { SpaceCombatRules } from '../../src/combat/space-combat.js';
import type { CombatFleet, CombatSquadron, TaskForce } from '../../src/combat/task-force.js';

/** A squadron of fleet 1, undamaged, without Scout. */
export function squadron(
  id: number,
  attack: number,
  defence: number,
  rest: Partial<CombatSquadron> = {},
): CombatSquadron {
  return {
    id,
    kind: 'ships',
    fleet: 1,
    attack,
    breakerAttack: 0,
    defence,
    state: 'undamaged',
    hasScout: false,
    ...rest,
  };
}

/** A fighter squadron at weapons level 0. @see seed 9.1 */
export function fighters(id: number): CombatSquadron {
  return squadron(id, 3, 2, { kind: 'fighters', fleet: null });
}

/** A Starbase at weapons level 0. @see seed 9.1 */
export function starbase(id: number): CombatSquadron {
  return squadron(id, 45, 50, { kind: 'starbase', fleet: null });
}

/** A task force of one fleet that never leaves, if nothing else is said. */
export function taskForce(
  house: number,
  squadrons: readonly CombatSquadron[],
  fleets: readonly CombatFleet[] = [{ id: 1, roe: 10 }],
): TaskForce {
  return { house, squadrons, fleets };
}

/** Everybody fights everybody, without advantages, and nobody finds a way out. */
export function rules(changes: Partial<SpaceCombatRules<string>> = {}): SpaceCombatRules<string> {
  return {
    fights: () => true,
    advantages: new Map(),
    retreatTo: () => null,
    roundLimit: 20,
    ...changes,
  };
}
