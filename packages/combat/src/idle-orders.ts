import { canFire } from './can-fire.js';
import { checkOrders } from './check-engagement.js';
import { ALL, committed, fighterOf, freeFuel, total, type Fighter } from './fighter.js';
import { board } from './land-troops.js';
import { finderOf, leaderOf, planOf } from './muster.js';
import type { CombatOrder, Force } from './types.js';

/** An order to attack whose force can do nothing at all, with the figures that say why. */
export interface IdleOrder {
  readonly order: CombatOrder;
  /** What it lacks to fire; `null` for an order that fires nothing. */
  readonly fire: IdleFire | null;
  /** What it lacks to land troops; `null` for an order that lands nobody. */
  readonly landing: IdleLanding | null;
}

/** What a force has to fire with, at least 0 (included). */
export interface IdleFire {
  readonly launchers: number;
  /** Missiles that the order commits. */
  readonly missiles: number;
  /** Energy weapons that the order commits. */
  readonly weapons: number;
  /** Fuel units beyond the reserve. */
  readonly fuel: number;
  /** Whether both are on the surface, where beams do not reach from one to the other. */
  readonly isGroundToGround: boolean;
}

/** What a force has to land troops with, at least 0 (included). */
export interface IdleLanding {
  /** Soldiers and robots that the order commits. */
  readonly troops: number;
  readonly craft: number;
  readonly transports: number;
  /** Fuel units beyond the reserve. */
  readonly fuel: number;
}

/**
 * Orders to attack whose force can neither fire at the target nor send anybody across, in the order given. They are to be refused before the
 * fight; distance does not matter, as ships move. When a refusal leaves a supporter without an attacker, or with an attacker who
 * does something else, ask again without those orders.
 *
 * @param orders - orders that share a target, each supporter with an order of the attacker it helps
 * @throws RangeError as `resolveEngagement`, but for its parameters and orders that are none to attack
 * @see E-44
 */
export function idleOrders(forces: readonly Force[], orders: readonly CombatOrder[]): IdleOrder[] {
  const forceOf = finderOf(forces);
  checkOrders(orders);
  const attacks = orders.filter(({ kind }) => kind !== 'support-defender');
  const byActor = Map.groupBy(attacks, ({ actorId }) => actorId);
  const [first] = attacks;
  if (!first) return [];
  const target = fighterOf(forceOf(first.targetId), ALL);
  return attacks.flatMap((order) => {
    const fighter = fighterOf(forceOf(order.actorId), order.commitment);
    const led = order.kind === 'support-attacker' ? leaderOf(order, byActor) : undefined;
    const plan = planOf(order, fighter, led);
    const fires = order.kind === 'bombard' || order.kind === 'support-attacker';
    if (fires && canFire(fighter, target)) return [];
    const boarded = plan && board(plan);
    if (boarded && boarded.force.troops.length > 0) return [];
    return [
      {
        order,
        fire: fires ? fireOf(fighter, target) : null,
        landing: boarded ? landingOf(fighter, boarded.wanted) : null,
      },
    ];
  });
}

function fireOf(fighter: Fighter, target: Fighter): IdleFire {
  return {
    launchers: total(fighter.launchers),
    missiles: fighter.missilesLeft,
    weapons: fighter.weapons.reduce((sum, { quantity }) => sum + committed(quantity, fighter.fire), 0),
    fuel: freeFuel(fighter),
    isGroundToGround: fighter.position === 'surface' && target.position === 'surface',
  };
}

function landingOf(fighter: Fighter, troops: number): IdleLanding {
  return {
    troops,
    craft: total(fighter.craft),
    transports: total(fighter.transports),
    fuel: freeFuel(fighter),
  };
}
