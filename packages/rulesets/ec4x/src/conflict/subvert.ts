import { DONE, type OrderResult } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { rollCheck, type Check } from '../dice/d20-check.js';
import type { House } from '../house.js';
import { houseOf, systemOf } from '../lookup.js';
import { refused } from '../orders/results.js';
import { awardPrestige, changePrestige } from '../politics/prestige.js';
import type { LateResult } from '../research/upgrades.js';
import type { Ec4xState, Subversion, System } from '../state.js';
import { COUNTER_INTELLIGENCE, ESPIONAGE } from '../tables/espionage.js';
import type { Work } from '../work.js';
import { inDrawnOrder } from './drawn-order.js';
import { takeEffect, type Target } from './take-effect.js';

/**
 * Acts of espionage, Houses in drawn order. An act costs its points whatever comes of it. Scientists struck a turn ago work again.
 *
 * @returns how the orders ended
 * @see
 */
export function subvert(work: Work): LateResult[] {
  const { state, rng } = work;
  for (const house of state.houses) house.isScienceHalved = false;
  const acts = inDrawnOrder(rng.stream('order'), state.turnWork.subversions, ({ houseId }) => houseId);
  state.turnWork.subversions = [];
  return acts.map((act) => ({
    order: act.order,
    outcome: carryOut(work, act, rng.stream('act', act.houseId)),
  }));
}

function carryOut(work: Work, act: Subversion, rng: Prng): OrderResult {
  const { state, emit } = work;
  const { kind, targetId } = act;
  const actor = houseOf(state, act.houseId);
  const { ebp, gain, loss } = ESPIONAGE[kind];
  if (actor.ebp < ebp) return refused('no-points');
  actor.ebp -= ebp;
  const target = targetOf(state, act);
  if (!target || target.house === actor) return refused('no-target');
  const isDetected = isFound(target.house, rng);
  const effect = isDetected ? 0 : takeEffect(kind, actor, target, rng);
  emit({ kind: 'subversion', seats: [actor.id], houseId: actor.id, act: kind, targetId, isDetected, effect });
  const actorId = isDetected ? actor.id : null;
  const systemId = target.system?.id ?? null;
  const seen = { houseId: target.house.id, act: kind, systemId, actorId, effect };
  emit({ kind: 'subverted', seats: [target.house.id], ...seen });
  if (isDetected) {
    awardPrestige(work, actor, 'caught', systemId);
  } else {
    changePrestige(work, actor, 'subversion', gain, systemId);
    changePrestige(work, target.house, 'subverted', -loss, systemId);
  }
  return DONE;
}

function targetOf(state: Ec4xState, { kind, targetId }: Subversion): Target | null {
  if (ESPIONAGE[kind].target === 'house') return playingTarget(houseOf(state, targetId), null);
  const system = systemOf(state, targetId);
  const owner = system.colony?.owner;
  return typeof owner === 'number' ? playingTarget(houseOf(state, owner), system) : null;
}

function playingTarget(house: House, system: System | null): Target | null {
  return house.status === 'playing' ? { house, system } : null;
}

/** Whether a target that has counter points spends one and detects an act. @see X-64 */
function isFound(target: House, rng: Prng): boolean {
  if (target.cip === 0) return false;
  const check = counterCheck(target.cip, target.research.levels.eli);
  target.cip -= 1;
  return rollCheck(check, rng.stream('counter')).succeeds;
}

/**
 * The check by which a House detects an act of espionage.
 *
 * @param cip - counter points that it holds, 1 (included) or more
 * @param eli - its ELI, 0 (included) to 5 (included)
 * @throws RangeError when the level is out of range
 * @see X-64
 */
export function counterCheck(cip: number, eli: number): Check {
  const { above: rows, pointsPerModifier, modifierMax } = COUNTER_INTELLIGENCE;
  const above = rows[eli];
  if (above === undefined)
    throw new RangeError(`counter-intelligence, ELI: expected 0 to ${rows.length - 1}, received ${eli}`);
  return { above, modifier: Math.min(modifierMax, Math.ceil(cip / pointsPerModifier)) };
}
