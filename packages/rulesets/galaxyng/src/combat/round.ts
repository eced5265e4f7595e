import type { Prng } from '@ec/prng';
import type { Battlefield, Side } from './battlefield.js';
import type { BattleGroup } from './enemies.js';
import { killChance } from './kill-chance.js';
import { packShot } from './protocol.js';

/** What the draws of a battle come from. */
export type BattleDraws = Pick<Prng, 'intN' | 'uniform'>;

/** 2^21, the most that a stream draws from in one step of its generator. */
const COARSE = 0x200000;

/**
 * Fights one round, or the part of it that the shot limit allows: a random ship of those still to fire, of all sides, fires all its guns,
 * until none is left.
 *
 * @returns ships destroyed
 * @see N-23, N-24
 */
export function fightRound(field: Battlefield, rng: BattleDraws, shotLimit: number): number {
  const { sides } = field;
  let destroyed = 0;
  let left = 0;
  for (const side of sides) left += side.ready = side.armed;
  while (left > 0 && field.shots < shotLimit) {
    let place = rng.intN(left);
    let at = 0;
    while (place >= (sides[at] as Side).ready) place -= (sides[at++] as Side).ready;
    const side = sides[at] as Side;
    destroyed += fire(field, takeReady(side, place), side.targets, rng, shotLimit);
    left = 0;
    for (const { ready } of sides) left += ready;
  }
  return destroyed;
}

/** Moves the ship at that place to those that have fired. @returns its group */
function takeReady(side: Side, place: number): number {
  const { tokens } = side;
  const group = tokens[place] as number;
  const last = --side.ready;
  tokens[place] = tokens[last] as number;
  tokens[last] = group;
  return group;
}

/** Fires the guns of a ship, one after the other, while it has targets and the limit allows. @returns ships destroyed */
function fire(
  field: Battlefield,
  shooter: number,
  targets: readonly Side[],
  rng: BattleDraws,
  shotLimit: number,
): number {
  const { groups, protocol } = field;
  let total = 0;
  for (const { ships } of targets) total += ships;
  let left = total;
  for (let gun = (groups[shooter] as BattleGroup).guns; gun > 0; gun--) {
    if (left === 0 || field.shots >= shotLimit) break;
    let place = rng.intN(left);
    let at = 0;
    while (place >= (targets[at] as Side).ships) place -= (targets[at++] as Side).ships;
    const side = targets[at] as Side;
    const target = side.tokens[place] as number;
    const chance = chanceOf(field, shooter, target);
    const destroyed = chance === 1 || (chance > 0 && isHit(rng, chance));
    field.shots++;
    protocol?.push(packShot(shooter, target, destroyed, groups.length));
    if (!destroyed) continue;
    left--;
    (field.alive[target] as number)--;
    remove(side, place);
  }
  return total - left;
}

/** Probability that a shot destroys its target, kept per pair of groups. */
function chanceOf({ groups, chances }: Battlefield, shooter: number, target: number): number {
  const pair = shooter * groups.length + target;
  const kept = pair < chances.length;
  if (kept && (chances[pair] as number) > 0) return chances[pair] as number;
  const { attack } = groups[shooter] as BattleGroup;
  const { defence } = groups[target] as BattleGroup;
  const chance = killChance(attack, defence);
  if (kept) chances[pair] = chance;
  return chance;
}

/**
 * Whether u < chance, for a random u in [0, 1): by its upper 21 bits where these decide, which is nearly always; else by 53 bits more.
 * All of it is exact, so the probability is `chance` to 74 bits.
 */
function isHit(rng: BattleDraws, chance: number): boolean {
  const scaled = chance * COARSE;
  const upper = rng.intN(COARSE);
  if (upper + 1 <= scaled) return true;
  return upper < scaled && rng.uniform() < scaled - upper;
}

/** Removes the ship at that place: the last of its part moves there, and the last of each part behind moves up. */
function remove(side: Side, place: number): void {
  const { tokens } = side;
  let gap = place;
  if (gap < side.ready) {
    tokens[gap] = tokens[--side.ready] as number;
    gap = side.ready;
  }
  if (gap < side.armed) {
    tokens[gap] = tokens[--side.armed] as number;
    gap = side.armed;
  }
  tokens[gap] = tokens[--side.ships] as number;
}
