import { resolveEngagement, type Engagement, type ForceUnits } from '@ec/combat';
import { headCount } from '@ec/economy';
import type { EmpyreanTurn } from './carry-out.js';
import { acceptCombatOrders, isLed, type Accepted } from '../combat/combat-orders.js';
import type { EmpyreanPhase } from '../contract.js';
import { forceOf, receive, applyForceResult, unitsIn } from '../combat/forces.js';
import { fightResult } from '../combat/fight-result.js';
import { withoutIdle } from '../combat/idle.js';
import { holdingOf, isSamePlace, seatsOf } from '../lookup.js';
import { joinOwn } from '../holdings/join.js';
import { capture, destroy } from '../holdings/ownership.js';
import { combatParametersOf } from '../parameters.js';
import { refused, type OrderResult } from '@ec/engine';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';

/** The result of support for a ship or colony that was not attacked. */
const NO_ATTACK: OrderResult = { status: 'done', code: 'no-attack', reason: 'nobody attacked it' };

/** All fights of a turn. */
interface Fights {
  readonly accepted: readonly Accepted[];
  /** Units of those with orders before the first fight. */
  readonly opening: ReadonlyMap<number, readonly ForceUnits[]>;
  /** Targets of the fights that are still to come. */
  readonly later: readonly number[];
}

/**
 * Phase 3: orders that share a target are one engagement. A ship or colony that attacks and is itself attacked fights its own attack first;
 * apart from that, chance decides which fight comes first.
 *
 * @see seed "Weapons Units", "Propulsion Units"; E-34 to E-42, E-44, E-45
 */
export const combat: EmpyreanPhase = {
  name: 'combat',
  run(turn) {
    const { state } = turn;
    for (const { quarter, population } of state.holdings) quarter.heads = headCount(population);
    const accepted = acceptCombatOrders(turn);
    const targets = inOrderOfFights(turn, accepted);
    const opening = new Map(
      accepted.map(({ order: { actorId } }) => {
        const actor = holdingOf(state, actorId);
        return [actorId, actor ? unitsIn(actor) : []] as const;
      }),
    );
    for (const [i, targetId] of targets.entries()) {
      fight(turn, targetId, { accepted, opening, later: targets.slice(i + 1) });
    }
    for (const { placed, order } of accepted) {
      if (targets.includes(order.targetId)) continue;
      turn.conclude(placed, NO_ATTACK);
    }
  },
};

/**
 * Targets that are attacked, in the order of their fights. Each draws its own place in that order, so that a fight elsewhere changes
 * nothing here.
 */
function inOrderOfFights({ rng }: EmpyreanTurn, accepted: readonly Accepted[]): number[] {
  const attacks = accepted.map(({ order }) => order).filter(({ kind }) => kind !== 'support-defender');
  const drawn = [...new Set(attacks.map(({ targetId }) => targetId))]
    .map((id) => ({ id, place: rng.stream('order of fights', id).uniform() }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
  const ordered: number[] = [];
  while (ordered.length < drawn.length) {
    const waiting = drawn.filter((id) => !ordered.includes(id));
    const isFree = (id: number): boolean =>
      attacks.every(({ actorId, targetId }) => actorId !== id || !waiting.includes(targetId));
    ordered.push(waiting.find(isFree) ?? waiting[0] ?? 0);
  }
  return ordered;
}

function fight(turn: EmpyreanTurn, targetId: number, { accepted, opening, later }: Fights): void {
  const { state, parameters, emit } = turn;
  const given = accepted.filter(({ order }) => order.targetId === targetId);
  const target = holdingOf(state, targetId);
  const mustered = stillThere(turn, target, given);
  const forces = takingPart(state, targetId, mustered).map((holding) => {
    const { id } = holding;
    return forceOf(holding, isBombarding(id, targetId, accepted), opening.get(id));
  });
  const present = withoutIdle(turn, forces, mustered);
  const isAttacked = present.some(({ order }) => order.kind !== 'support-defender');
  if (!target || !isAttacked) {
    for (const { placed } of present) turn.conclude(placed, NO_ATTACK);
    return;
  }
  const engagement = resolveEngagement(
    forces,
    present.map(({ order }) => order),
    combatParametersOf(parameters),
    turn.rng.stream('engagement', targetId),
  );
  const watching = state.holdings.filter((holding) => isSamePlace(holding, target));
  emit({
    kind: 'battle',
    seats: seatsOf(...watching),
    starId: target.starId,
    orbit: target.orbit,
    forces: takingPart(state, targetId, present).map(({ id, empireId, kind, name }) => ({
      id,
      empireId,
      kind,
      name,
    })),
    orders: present.map(({ order }) => order),
    engagement,
  });
  for (const accepted of present) {
    turn.conclude(accepted.placed, fightResult(turn, engagement, accepted, present));
  }
  for (const result of engagement.forces) {
    const holding = holdingOf(state, result.id);
    if (holding) applyForceResult(holding, result);
  }
  // troops whose home is destroyed have nowhere to be recalled to
  for (const { id, isDestroyed } of engagement.forces) {
    const holding = holdingOf(state, id);
    if (isDestroyed && holding) destroy(state, holding);
  }
  if (engagement.capture) {
    capture(state, target, recalled(state, engagement.capture, later));
    joinOwn(turn, target);
  }
}

/** The target, and then those who have an order about it. */
function takingPart(state: EmpyreanState, targetId: number, orders: readonly Accepted[]): Holding[] {
  const ids = new Set([targetId, ...orders.map(({ order }) => order.actorId)]);
  return [...ids].flatMap((id) => holdingOf(state, id) ?? []);
}

/** Orders with a ship or colony that still exists and still obeys; the others are refused. */
function stillThere(
  { state, conclude }: EmpyreanTurn,
  target: Holding | undefined,
  given: readonly Accepted[],
): Accepted[] {
  const able = given.filter(({ placed, order }) => {
    const actor = holdingOf(state, order.actorId);
    return target !== undefined && actor?.empireId === placed.seat;
  });
  const led = able.filter(({ order }) => order.kind !== 'support-attacker' || isLed(order, able));
  for (const accepted of given) {
    if (led.includes(accepted)) continue;
    const { placed, order } = accepted;
    const isGone = !able.includes(accepted);
    const lost = target === undefined ? order.targetId : order.actorId;
    conclude(
      placed,
      isGone
        ? refused('lost', `${lost} was lost in a fight before`)
        : refused('nobody-to-help', 'the attacker was lost in a fight before'),
    );
  }
  return led;
}

/** Whether a ship or colony fires at somebody other than the target. */
function isBombarding(id: number, targetId: number, accepted: readonly Accepted[]): boolean {
  return accepted.some(
    ({ order }) => order.actorId === id && order.targetId !== targetId && order.kind === 'bombard',
  );
}

/**
 * A capture without the half of the troops that goes back to a home which is itself attacked later.
 *
 * @see E-34
 */
function recalled(
  state: EmpyreanState,
  captured: NonNullable<Engagement['capture']>,
  later: readonly number[],
): NonNullable<Engagement['capture']> {
  return {
    ...captured,
    garrisons: captured.garrisons.map(({ forceId, units }) => {
      const home = holdingOf(state, forceId);
      if (!home || !later.includes(forceId)) return { forceId, units };
      const half = (unit: ForceUnits): number => Math.floor(unit.quantity / 2);
      receive(
        home,
        units.map((unit) => ({ ...unit, quantity: half(unit) })),
      );
      return { forceId, units: units.map((unit) => ({ ...unit, quantity: unit.quantity - half(unit) })) };
    }),
  };
}
