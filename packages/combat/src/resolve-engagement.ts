import type {
  Capture,
  Consumption,
  Engagement,
  EngagementEnd,
  ForceDistance,
  Loot,
  Round,
} from './account.js';
import type { CombatParameters } from './combat-parameters.js';
import { closeOrOpen } from './close-or-open.js';
import { canFire } from './can-fire.js';
import { exchangeFire } from './exchange-fire.js';
import type { Attacker, Fight, Party } from './fight.js';
import { factorOfParties, fightOnGround, isUndefended, standing, surrenderParty } from './fight-on-ground.js';
import { changesOf, committed, total, type Fighter } from './fighter.js';
import { landTroops, settleAway } from './land-troops.js';
import { muster } from './muster.js';
import { unitsOf } from './troops.js';
import type { CombatOrder, Force, ForceUnits } from './types.js';
import type { Prng } from '@ec/prng';

/**
 * Resolves the fight over one target: all orders against it and in its defence, together. Orders that {@link idleOrders} finds are
 * to be refused before: here their forces would be fired upon.
 *
 * Forces are taken in the order of their IDs, whatever order they are given in, and are not changed. A fight ends when the target is
 * captured or destroyed, when the attackers have no troops on the ground and can do no more harm, or at the round limit; a
 * raid alone ends after its first round.
 *
 * @param forces - the target and everybody who has an order; others are left out of the result
 * @param orders - orders that share the target, at least one of them to attack it
 * @returns the account of every round, and what is left of each force
 * @throws RangeError when the parameters are not as {@link combatParameters} makes them; a force has a position, place of units, unit code,
 * technology level, quantity or reserve that does not exist, or an ID that another one has; there is no order to attack; an order is of an
 * unknown kind, attacks its own force, has another target than the first, commits no ratio of integers from 0 to 1, raids for no item, or
 * names a force that is not there or is on both sides; a supporter helps an attacker without an order; or a force's mass in hundredths, or
 * another figure of the fight, exceeds 2^53 − 1
 * @see seed "Weapons Units", "Propulsion Units"; E-34 to E-42
 */
export function resolveEngagement(
  forces: readonly Force[],
  orders: readonly CombatOrder[],
  parameters: CombatParameters,
  rng: Prng,
): Engagement {
  const fight = muster(forces, orders, parameters, rng);
  const { attackers, target } = fight;
  const fighters = [...attackers.map(({ fighter }) => fighter), ...fight.defenders];
  const distances = distancesOf(attackers);
  const rounds: Round[] = [];
  let loot: Loot[] = [];
  let end: EngagementEnd | undefined;
  let areRaidersGone = false;
  while (end === undefined) {
    for (const fighter of fighters) makeReady(fighter);
    const before = attackers.map(({ distance }) => distance);
    const volleys = exchangeFire(fight);
    const isFirst = rounds.length === 0;
    const crossed = isFirst && !target.isDestroyed ? landTroops(fight) : { landings: [], crossing: null };
    const onGround = target.isDestroyed ? { ground: [], loot: [] } : fightOnGround(fight);
    loot = [...loot, ...onGround.loot];
    const isOver = target.isDestroyed || isCaptured(fight);
    if (!isOver) closeOrOpen(fight, new Set(volleys.map(({ targetId }) => targetId)));
    rounds.push({
      volleys,
      ...crossed,
      ground: onGround.ground,
      distances: distancesOf(attackers),
      consumption: consumptionOf(fighters),
    });
    if (isFirst) {
      const hasRaiders = crossed.landings.some(
        ({ kind, embarked }) => kind === 'raid' && embarked.length > 0,
      );
      areRaidersGone = hasRaiders && standing(fight, 'raid').length === 0;
      sendRaidersHome(fight);
    }
    end = endOf(fight, before, rounds.length, areRaidersGone);
  }
  const capture = end === 'captured' ? captureOf(fight) : null;
  comeHome(fight, capture);
  return {
    targetId: target.id,
    distances,
    rounds,
    end,
    capture,
    forces: fighters
      .map((fighter) => ({
        id: fighter.id,
        isDestroyed: fighter.isDestroyed,
        bombed: fighter.bombed,
        units: changesOf(fighter),
      }))
      .sort((a, b) => a.id - b.id),
    loot,
  };
}

/** Forgets what had fuel in the last round, and loads the launchers with anti-missiles. */
function makeReady(fighter: Fighter): void {
  for (const rows of [fighter.weapons, fighter.shields, fighter.drives]) {
    for (const row of rows) row.powered = 0;
  }
  const ready = Math.min(total(fighter.launchers), total(fighter.antiMissiles));
  fighter.interceptors = fighter.isHelper ? committed(ready, fighter.fire) : ready;
  fighter.usedBefore = { fuel: fighter.fuel.used, supplies: fighter.supplies.used };
}

function isCaptured(fight: Fight): boolean {
  return standing(fight, 'invade').length > 0 && isUndefended(fight);
}

/** Raiders go home after the first round, with those who helped them. */
function sendRaidersHome(fight: Fight): void {
  for (const party of fight.parties) {
    if (party.isDefence || party.plan.mode !== 'raid') continue;
    if (!party.plan.fighter.isDestroyed) goHome(party);
  }
}

function goHome(party: Party): void {
  for (const troops of party.troops) settleAway(party.plan.fighter, troops, 'home');
  party.troops = [];
}

/** How the fight ends with this round, if it does. */
function endOf(
  fight: Fight,
  before: readonly number[],
  rounds: number,
  areRaidersGone: boolean,
): EngagementEnd | undefined {
  const { target, attackers, parties, parameters } = fight;
  if (target.isDestroyed) return 'destroyed';
  if (isCaptured(fight)) return 'captured';
  const isOnGround = standing(fight, 'invade').length > 0;
  const isFiring = attackers.some((attacker, i) => {
    const isComing = attacker.distance <= parameters.reach || attacker.distance < (before[i] ?? 0);
    return attacker.lasts && isComing && canFire(attacker.fighter, target);
  });
  if (isOnGround || isFiring) return rounds < parameters.rounds ? undefined : 'round-limit';
  if (attackers.every(({ fighter }) => fighter.isDestroyed)) return 'attackers-destroyed';
  const landed = parties.filter(({ isDefence }) => !isDefence);
  if (areRaidersGone || landed.some(({ plan }) => plan.mode === 'invade')) return 'repelled';
  return landed.length > 0 ? 'raided' : 'cease-fire';
}

/**
 * The new owner: the one whose landings, with the help of others, are strongest on the ground, drawn among equals. Its troops stay, and
 * those who helped it go home.
 */
function captureOf(fight: Fight): Capture {
  const ownerOf = new Map(fight.attackers.map(({ fighter }) => [fighter.id, fighter.ownerId]));
  const sides = Map.groupBy(standing(fight, 'invade'), ({ plan }) => ownerOf.get(plan.leaderId) ?? null);
  const owners = [...sides].map(([ownerId, parties]) => ({
    ownerId,
    parties,
    factor: factorOfParties(fight, parties),
  }));
  const most = Math.max(...owners.map(({ factor }) => factor));
  const best = owners.filter(({ factor }) => factor === most);
  const [only] = best;
  const winner = best.length === 1 && only ? only : fight.rng.pick(best);
  const own = winner.parties.filter(({ plan }) => plan.fighter.ownerId === winner.ownerId);
  // where none of its own troops is left, those of its helpers hold the place for it
  const staying = own.length > 0 ? own : winner.parties;
  const strongest = staying.reduce((a, b) =>
    factorOfParties(fight, [b]) > factorOfParties(fight, [a]) ? b : a,
  );
  const garrisons = staying.map(({ plan, troops }) => ({
    forceId: plan.fighter.id,
    units: merged(troops.flatMap(unitsOf)),
  }));
  for (const party of staying) party.troops = [];
  return { ownerId: winner.ownerId, forceId: strongest.plan.fighter.id, garrisons };
}

/** Troops that are still away come home, or surrender where their home is destroyed, robots too; a destroyed target takes all there with it. */
function comeHome(fight: Fight, capture: Capture | null): void {
  for (const party of fight.parties) {
    const { fighter } = party.plan;
    if (fight.target.isDestroyed) {
      for (const troops of party.troops) settleAway(fighter, troops, 'lost');
    } else if (party.isDefence && capture) surrenderParty(fight, party, true);
    else if (fighter.isDestroyed) surrenderParty(fight, party, true);
    else goHome(party);
  }
}

function merged(units: readonly ForceUnits[]): ForceUnits[] {
  return [...Map.groupBy(units, ({ place, code, techLevel }) => `${place} ${code}-${techLevel}`).values()]
    .flatMap((alike) => {
      const [first] = alike;
      return first ? [{ ...first, quantity: alike.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
    })
    .filter(({ quantity }) => quantity > 0);
}

function distancesOf(attackers: readonly Attacker[]): ForceDistance[] {
  return attackers.map(({ fighter, distance }) => ({ forceId: fighter.id, distance }));
}

function consumptionOf(fighters: readonly Fighter[]): Consumption[] {
  return fighters
    .map(({ id, fuel, supplies, usedBefore }) => ({
      forceId: id,
      fuel: fuel.used - usedBefore.fuel,
      supplies: supplies.used - usedBefore.supplies,
    }))
    .filter(({ fuel, supplies }) => fuel + supplies > 0)
    .sort((a, b) => a.forceId - b.forceId);
}
