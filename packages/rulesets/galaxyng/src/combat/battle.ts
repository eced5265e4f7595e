import { shown } from '@ec/prng';
import { openBattlefield, type Battlefield, type Side } from './battlefield.js';
import type { AtWar, BattleGroup } from './enemies.js';
import { killChance } from './kill-chance.js';
import { fightRound, type BattleDraws } from './round.js';

/** Settings of a battle. */
export interface BattleOptions {
  /** Shots after which it is broken off: a whole number, 0 (included) or more. @see N-25 */
  readonly shotLimit: number;
  /** Whether to record every shot; changes no draw. Not when left out. */
  readonly protocol?: boolean;
}

/**
 * How a battle ended: no race with a gun has an enemy left, nobody can hurt an enemy any more, or the limit of shots was reached (to be
 * reported as a standoff).
 */
export type BattleOutcome = 'won' | 'standoff' | 'limit';

/** End of a battle. */
export interface BattleResult {
  readonly outcome: BattleOutcome;
  /** Ships left of each group, in the order of the groups given. */
  readonly survivors: readonly number[];
  /** Shots fired. */
  readonly shots: number;
  /** Every shot in the order fired, each for {@link unpackShot}; empty when it was not asked for. */
  readonly protocol: readonly number[];
}

/**
 * Fights a battle to its end. Where there is none to fight ({@link isBattle}) nothing is drawn, and it counts as won.
 *
 * @param groups - all groups at the planet, up to 2^26 (included); what is drawn depends on their order
 * @throws RangeError when a figure of a group, or the shot limit, is out of range
 * @see manual "Fighting Battles"; N-21 to N-25
 */
export function resolveBattle(
  groups: readonly BattleGroup[],
  atWar: AtWar,
  rng: BattleDraws,
  { shotLimit, protocol = false }: BattleOptions,
): BattleResult {
  if (!Number.isSafeInteger(shotLimit) || shotLimit < 0) {
    throw new RangeError(
      `battle, shot limit: expected a whole number from 0 (included), received ${shown(shotLimit)}`,
    );
  }
  const field = openBattlefield(groups, atWar, protocol);
  let outcome = outcomeOf(field);
  while (outcome === undefined) {
    if (field.shots >= shotLimit) outcome = 'limit';
    else if (fightRound(field, rng, shotLimit) > 0) outcome = outcomeOf(field);
  }
  return {
    outcome,
    survivors: groups.map((_, index) => field.alive[index] as number),
    shots: field.shots,
    protocol: field.protocol ?? [],
  };
}

/** How the battle has ended, if it has. @see N-23 */
function outcomeOf(field: Battlefield): BattleOutcome | undefined {
  let outcome: BattleOutcome = 'won';
  for (const side of field.sides) {
    if (side.armed === 0) continue;
    const attack = bestAttack(field, side);
    for (const target of side.targets) {
      if (target.ships === 0) continue;
      if (killChance(attack, weakestDefence(field, target)) > 0) return undefined;
      outcome = 'standoff';
    }
  }
  return outcome;
}

function bestAttack({ groups, alive }: Battlefield, side: Side): number {
  let best = 0;
  for (const index of side.groups) {
    const { guns, attack } = groups[index] as BattleGroup;
    if (guns > 0 && attack > best && (alive[index] as number) > 0) best = attack;
  }
  return best;
}

function weakestDefence({ groups, alive }: Battlefield, side: Side): number {
  let weakest = Infinity;
  for (const index of side.groups) {
    const { defence } = groups[index] as BattleGroup;
    if (defence < weakest && (alive[index] as number) > 0) weakest = defence;
  }
  return weakest;
}
