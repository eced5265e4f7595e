import type { ProximaTurn } from './contract.js';
import { damage } from './damage.js';
import type { HitEvent } from './events.js';
import { everybody, named, type Fighter, type Weapon } from './field.js';
import { isInRange } from './range.js';
import { ENDURANCE, POINT } from './types.js';

/** An attack on one enemy. */
export interface Hit {
  readonly weapon: Weapon;
  readonly target: Fighter;
  /** Hundredths of endurance, at least 1 (included). */
  readonly harm: number;
}

/** Weapons of a fighter that reach a distance. */
export function weaponsFor({ kind }: Fighter, distance: number): Weapon[] {
  return kind.weapons.filter(({ reach }) => isInRange(reach, distance));
}

/**
 * Whether a fighter has the action points that a weapon costs.
 *
 * @see seed "Attack cost"; P-05
 */
export function canPay({ unit }: Fighter, { cost }: Weapon): boolean {
  return unit.points >= (cost < 0 ? 1 : cost) * POINT;
}

/**
 * The attack that hurts most of all that some weapons can do to some enemies; of equals the first weapon, and the enemy of the lowest ID.
 *
 * @returns `undefined` when none hurts
 * @see seed "The attack that deals the most damage is used"; P-06, P-07
 */
export function bestHit(
  attacker: Fighter,
  weapons: readonly Weapon[],
  enemies: readonly Fighter[],
): Hit | undefined {
  let best: Hit | undefined;
  let most = 0;
  for (const target of enemies) {
    if (target.team === attacker.team) continue;
    for (const weapon of weapons) {
      const harm = Math.round(
        ENDURANCE * damage(weapon, attacker.strength, target.kind.defence, target.cover),
      );
      if (harm > most || (best && harm === most && target.unit.id < best.target.unit.id)) {
        best = { weapon, target, harm };
        most = harm;
      }
    }
  }
  return best;
}

/** Pays for an attack, and counts what it does. */
export function strike(
  { state, emit }: ProximaTurn,
  kind: HitEvent['kind'],
  { unit }: Fighter,
  { weapon, target, harm }: Hit,
): void {
  unit.points = weapon.cost < 0 ? 0 : unit.points - weapon.cost * POINT;
  target.harm += harm;
  const [attack, hit] = [weapon.id, target.unit.id];
  emit({ kind, seats: everybody(state), ...named(unit), attack, target: hit, damage: harm });
}
