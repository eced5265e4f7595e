import { DONE, type OrderResult } from '@ec/engine';
import { type Prng, shown } from '@ec/prng';
import { rollCheck, type Check } from '../dice/d20-check.js';
import type { House, SpyAct } from '../house.js';
import type { Rules } from '../parameters.js';
import { houseOf, systemOf } from '../lookup.js';
import { refused } from '../orders/results.js';
import { awardPrestige, changePrestige } from '../politics/prestige.js';
import type { LateResult } from '../research/upgrades.js';
import type { Ec4xState, Subversion, System } from '../state.js';
import { COUNTER_INTELLIGENCE, ESPIONAGE, type EspionageKind } from '../tables/espionage.js';
import type { Work } from '../work.js';
import { inDrawnOrder } from './drawn-order.js';
import { takeEffect, type Target } from './take-effect.js';

/**
 * Acts of espionage, Houses in drawn order. An act costs its points whatever comes of it, twice as many for each earlier one against the House.
 * Scientists struck a turn ago work again.
 *
 * @returns how the orders ended
 * @see
 */
export function subvert(work: Work): LateResult[] {
  const { state, rng } = work;
  for (const house of state.houses) {
    house.isScienceHalved = false;
    forget(state, house);
  }
  const acts = inDrawnOrder(rng.stream('order'), state.turnWork.subversions, ({ houseId }) => houseId);
  state.turnWork.subversions = [];
  return acts.map((act) => ({
    order: act.order,
    outcome: carryOut(work, act, rng.stream('act', act.houseId)),
  }));
}

/**
 * Acts against Houses for which their Houses have too few points: known before anybody acts, as nothing but their own acts counts. Whether
 * the others come off, nobody knows.
 *
 * @see
 */
export function unaffordable({ state }: Pick<Work, 'state'>): LateResult[] {
  return state.turnWork.subversions.flatMap(({ order, houseId, kind, targetId }) => {
    if (ESPIONAGE[kind].target !== 'house') return [];
    const actor = houseOf(state, houseId);
    const price = actPrice(state, actor, kind, houseOf(state, targetId));
    return actor.ebp < price ? [{ order, outcome: refused('no-points', pointsOf(actor)) }] : [];
  });
}

function carryOut(work: Work, act: Subversion, rng: Prng): OrderResult {
  const { state, emit } = work;
  const { kind, targetId } = act;
  const actor = houseOf(state, act.houseId);
  const { gain, loss } = ESPIONAGE[kind];
  const target = targetOf(state, act);
  const ebp = actPrice(state, actor, kind, target?.house);
  if (actor.ebp < ebp) return refused('no-points', pointsOf(actor));
  actor.ebp -= ebp;
  if (!target || target.house === actor) return refused('no-target');
  const isDetected = isFound(state.rules, target.house, rng);
  const isFirst = !remembered(state, actor, target.house).some(({ isSuccess }) => isSuccess);
  actor.acts.push({ targetId: target.house.id, turn: state.turn, isSuccess: !isDetected });
  const effect = isDetected ? 0 : takeEffect(kind, actor, target, rng);
  emit({ kind: 'subversion', seats: [actor.id], houseId: actor.id, act: kind, targetId, isDetected, effect });
  const actorId = isDetected ? actor.id : null;
  const systemId = target.system?.id ?? null;
  const seen = { houseId: target.house.id, act: kind, systemId, actorId, effect };
  emit({ kind: 'subverted', seats: [target.house.id], ...seen });
  if (isDetected) {
    awardPrestige(work, actor, 'caught', systemId);
  } else {
    const points = Math.min(gain, state.rules['spy.gainMost']);
    if (isFirst || state.rules['spy.gainOnce'] === 0)
      changePrestige(work, actor, 'subversion', points, systemId);
    suffer(work, target.house, loss, systemId);
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

/** The price stays unsaid: it tells who owns a system. */
function pointsOf({ ebp }: House): string {
  return `there are ${ebp} EBP`;
}

/**
 * Espionage points that an act costs: its own price, raised once for each act of any kind against the same House that is remembered.
 *
 * @param target - the House that it is aimed at, as far as there is one
 * @see
 */
export function actPrice(
  state: Pick<Ec4xState, 'rules' | 'turn'>,
  actor: House,
  kind: EspionageKind,
  target: House | undefined,
): number {
  const before = target ? remembered(state, actor, target).length : 0;
  let price = ESPIONAGE[kind].ebp;
  for (let i = 0; i < before && price <= actor.ebp; i++)
    price = Math.ceil((price * state.rules['spy.repeat']) / 100);
  return price;
}

/** Acts of a House against another that are remembered. */
function remembered(
  { rules, turn }: Pick<Ec4xState, 'rules' | 'turn'>,
  actor: House,
  target: House,
): SpyAct[] {
  return actor.acts.filter((act) => act.targetId === target.id && act.turn > turn - rules['spy.window']);
}

/** Takes prestige from the target of an act, as far as it may lose any. @see */
function suffer(work: Work, house: House, loss: number, systemId: number | null): void {
  const { rules, turn } = work.state;
  const sum = (losses: readonly { readonly points: number }[]): number =>
    losses.reduce((all, { points: lost }) => all + lost, 0);
  const now = house.subverted.filter((one) => one.turn === turn);
  const left = Math.min(rules['spy.lossTurn'] - sum(now), rules['spy.lossWindow'] - sum(house.subverted));
  const points = Math.max(0, Math.min(loss, left));
  if (points === 0) return;
  house.subverted.push({ turn, points });
  changePrestige(work, house, 'subverted', -points, systemId);
}

/** Forgets acts of espionage, and losses by them, that are too old to count. */
function forget({ rules, turn }: Ec4xState, house: House): void {
  const isKept = (one: { readonly turn: number }): boolean => one.turn > turn - rules['spy.window'];
  house.acts = house.acts.filter(isKept);
  house.subverted = house.subverted.filter(isKept);
}

/** Whether a target detects an act; one that has counter points spends one. @see */
function isFound(rules: Rules, target: House, rng: Prng): boolean {
  if (target.cip === 0 && rules['spy.naked'] === 0) return false;
  const check = counterCheck(target.cip, target.research.levels.eli);
  if (target.cip > 0) target.cip -= 1;
  return rollCheck(check, rng.stream('counter')).succeeds;
}

/**
 * The check by which a House detects an act of espionage.
 *
 * @param cip - counter points that it holds, 0 (included) or more
 * @param eli - its ELI, 0 (included) to 5 (included)
 * @throws RangeError when the level is out of range
 * @see X-64
 */
export function counterCheck(cip: number, eli: number): Check {
  const { above: rows, pointsPerModifier, modifierMax } = COUNTER_INTELLIGENCE;
  const above = rows[eli];
  if (above === undefined)
    throw new RangeError(
      `counter-intelligence, ELI: expected 0 to ${rows.length - 1}, received ${shown(eli)}`,
    );
  return { above, modifier: Math.min(modifierMax, Math.ceil(cip / pointsPerModifier)) };
}
