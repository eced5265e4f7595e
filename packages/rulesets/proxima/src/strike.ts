import type { OrderResult } from '@ec/engine';
import type { ProximaTurn } from './contract.js';
import { damage } from './damage.js';
import type { HitEvent } from './events.js';
import type { Fighter } from './field.js';
import { refused } from './orders/results.js';
import { ENDURANCE, POINT, type Attack, type Rules } from './state.js';

/** An attack on one enemy. */
export interface Hit {
  readonly attack: Attack;
  readonly target: Fighter;
  /** Hundredths of endurance, at least 1 (included). */
  readonly harm: number;
}

/**
 * Whether a fighter has the action points that an attack costs.
 *
 * @see seed "Attack cost"; P-05
 */
function canPay({ unit }: Fighter, { cost }: Attack): boolean {
  return unit.points >= pointsFor({ cost });
}

/** What the cheapest of some attacks takes at least, in 2,520ths of an action point; infinitely many where there are none. */
export function leastPoints(attacks: readonly Pick<Attack, 'cost'>[]): number {
  let least = Infinity;
  for (const attack of attacks) least = Math.min(least, pointsFor(attack));
  return least;
}

/** One that takes all that are left needs 1. */
function pointsFor({ cost }: Pick<Attack, 'cost'>): number {
  return (cost < 0 ? 1 : cost) * POINT;
}

/**
 * The attack on one of some enemies that hurts most, of the attacks that a unit can pay for. Of equals it takes the enemy of the lowest ID,
 * and the first attack.
 *
 * @returns `undefined` when no attack hurts
 * @see seed "The attack that deals the most damage is used"; P-06, P-07
 */
export function bestHit(
  attacker: Fighter,
  attacks: readonly Attack[],
  enemies: readonly Fighter[],
  { damageClamp }: Pick<Rules, 'damageClamp'>,
): Hit | undefined {
  let best: Hit | undefined;
  let most = 0;
  for (const target of enemies) {
    if (target.team === attacker.team) continue;
    for (const attack of attacks) {
      if (!canPay(attacker, attack)) continue;
      const harm = Math.round(
        ENDURANCE * damage(attack, attacker.strength, target.kind.defence, target.cover, damageClamp),
      );
      if (harm > most || (best && harm === most && target.unit.id < best.target.unit.id)) {
        best = { attack, target, harm };
        most = harm;
      }
    }
  }
  return best;
}

/**
 * That none of the attacks that a unit can pay for hurts any of some enemies: what the one that comes nearest to it brings, and what the
 * defence stops. Of equals it is the enemy of the lowest ID, and the first attack.
 */
export function harmless(
  attacker: Fighter,
  attacks: readonly Attack[],
  enemies: readonly Fighter[],
): OrderResult {
  let nearest = -Infinity;
  let id = '';
  let figures = '';
  for (const { unit, team, kind, cover: covered } of enemies) {
    if (team === attacker.team) continue;
    for (const attack of attacks) {
      if (!canPay(attacker, attack)) continue;
      const brought = scaled(attack, attacker.strength);
      const stopped = scaled(kind.defence, covered);
      const more = brought.soft + brought.hard - stopped.soft - stopped.hard;
      if (more < nearest || (more === nearest && unit.id >= id)) continue;
      nearest = more;
      ({ id } = unit);
      figures = `${attack.id} brings ${written(brought)}, and the defence of ${id} is ${written(stopped)}`;
    }
  }
  return refused('no-effect', figures);
}

/** What something has against light and against heavy weapons, or with them. */
type Weapons = Pick<Attack, 'soft' | 'hard'>;

function scaled({ soft, hard }: Weapons, factor: number): Weapons {
  return { soft: soft * factor, hard: hard * factor };
}

function written({ soft, hard }: Weapons): string {
  return `${Math.round(100 * soft) / 100} soft and ${Math.round(100 * hard) / 100} hard`;
}

/** Pays for an attack, and adds its harm to the target. */
export function strike(
  { emit }: ProximaTurn,
  seats: readonly number[],
  kind: HitEvent['kind'],
  { unit }: Fighter,
  { attack, target, harm }: Hit,
): void {
  unit.points = attack.cost < 0 ? 0 : unit.points - attack.cost * POINT;
  target.harm += harm;
  const { id, type, player, x, y } = unit;
  emit({
    kind,
    seats,
    unit: id,
    type,
    player,
    x,
    y,
    attack: attack.id,
    target: target.unit.id,
    to: { x: target.unit.x, y: target.unit.y },
    damage: harm,
  });
}
