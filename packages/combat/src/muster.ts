import { shown, type Prng } from '@ec/prng';
import { checkForces, checkOrders } from './check-engagement.js';
import { checkedParameters, type CombatParameters } from './combat-parameters.js';
import { startingDistance } from './distance.js';
import type { Attacker, Fight, LandingPlan } from './fight.js';
import { ALL, fighterOf, NOTHING, type Fighter } from './fighter.js';
import type { CombatOrder, Force, SupportOrder } from './types.js';

/**
 * Puts everybody in their place before the first round: the target, those who attack it, and those who help it.
 *
 * @throws RangeError as `resolveEngagement`
 * @see E-34, E-36
 */
export function muster(
  forces: readonly Force[],
  orders: readonly CombatOrder[],
  parameters: CombatParameters,
  rng: Prng,
): Fight {
  checkedParameters(parameters);
  const forceOf = finderOf(forces);
  checkOrders(orders);
  const [first] = orders;
  if (!first) throw new RangeError('orders: expected at least 1 to attack, received 0');
  const { attacks, help } = ordersByActor(orders);
  const target = fighterOf(forceOf(first.targetId), ALL);
  const helpers = [...help.values()]
    .sort((a, b) => a.actorId - b.actorId)
    .map(({ actorId, commitment }) => {
      if (attacks.has(actorId))
        throw new RangeError(`force ${actorId}: expected on one side, received on both`);
      return { fighter: fighterOf(forceOf(actorId), commitment, true), commitment };
    });
  const attackers = [...attacks.entries()]
    .sort(([a], [b]) => a - b)
    .map(([id, given]): Attacker => {
      const force = forceOf(id);
      return {
        ...attackerOf(force, given, attacks),
        distance: startingDistance(force.position, target.position, parameters, rng),
      };
    });
  if (attackers.length === 0) throw new RangeError('orders: expected at least 1 to attack, received 0');
  return {
    target,
    attackers,
    defenders: [target, ...helpers.map(({ fighter }) => fighter)],
    relief: helpers.map(({ fighter, commitment }) => ({
      fighter,
      kind: 'support',
      mode: 'invade',
      commitment,
      leaderId: target.id,
      item: null,
    })),
    parties: [],
    parameters,
    rng,
    firedUpon: undefined,
  };
}

/** Finds forces by ID. @throws RangeError when a force is malformed, or two have one ID; and what it returns, when there is no such force */
export function finderOf(forces: readonly Force[]): (id: number) => Force {
  checkForces(forces);
  const known = new Map<number, Force>();
  for (const force of forces) {
    if (known.has(force.id))
      throw new RangeError(`forces: expected each ID once, received ${force.id} twice`);
    known.set(force.id, force);
  }
  return (id) => {
    const force = known.get(id);
    if (force) return force;
    const expected = known.size === 0 ? 'at least one force' : `one of ${[...known.keys()].join(', ')}`;
    throw new RangeError(`force: expected ${expected}, received ${shown(id)}`);
  };
}

/** Orders by the force that carries them out. */
interface OrdersByActor {
  readonly attacks: ReadonlyMap<number, readonly CombatOrder[]>;
  readonly help: ReadonlyMap<number, CombatOrder>;
}

/** Sorts orders to attack from those to help the target. */
function ordersByActor(orders: readonly CombatOrder[]): OrdersByActor {
  const attacks = new Map<number, CombatOrder[]>();
  const help = new Map<number, CombatOrder>();
  for (const order of orders) {
    if (order.kind === 'support-defender') help.set(order.actorId, order);
    else attacks.set(order.actorId, [...(attacks.get(order.actorId) ?? []), order]);
  }
  return { attacks, help };
}

/** An attacker by its orders, without its distance. */
function attackerOf(
  force: Force,
  orders: readonly CombatOrder[],
  attacks: OrdersByActor['attacks'],
): Omit<Attacker, 'distance'> {
  const bombardment = orders.find(({ kind }) => kind === 'bombard');
  const support = orders.find((order) => order.kind === 'support-attacker');
  const led = support ? leaderOf(support, attacks) : undefined;
  const fighter = fighterOf(force, (bombardment ?? support)?.commitment ?? NOTHING);
  return {
    fighter,
    lasts: bombardment !== undefined || (led !== undefined && led !== 'raid'),
    landings: orders.flatMap((order) => planOf(order, fighter, led) ?? []),
  };
}

/** What the helped attacker does: the troops of its helpers land with an invasion or raid. */
export function leaderOf(
  { actorId, attackerId }: SupportOrder,
  attacks: ReadonlyMap<number, readonly CombatOrder[]>,
): 'bombard' | 'invade' | 'raid' {
  const orders = attacks.get(attackerId) ?? [];
  for (const kind of ['invade', 'raid', 'bombard'] as const) {
    if (orders.some((order) => order.kind === kind)) return kind;
  }
  throw new RangeError(
    `support of ${actorId}: expected an attacker with an order, received ${shown(attackerId)}`,
  );
}

/** The landing that an order is, or is part of; undefined where it lands nobody. */
export function planOf(
  order: CombatOrder,
  fighter: Fighter,
  led: 'bombard' | 'invade' | 'raid' | undefined,
): LandingPlan | undefined {
  const { commitment } = order;
  switch (order.kind) {
    case 'invade':
      return { fighter, kind: 'invade', mode: 'invade', commitment, leaderId: fighter.id, item: null };
    case 'raid':
      return { fighter, kind: 'raid', mode: 'raid', commitment, leaderId: fighter.id, item: order.item };
    case 'support-attacker':
      return led === undefined || led === 'bombard'
        ? undefined
        : { fighter, kind: 'support', mode: led, commitment, leaderId: order.attackerId, item: null };
    case 'bombard':
    case 'support-defender':
      return undefined;
  }
}
