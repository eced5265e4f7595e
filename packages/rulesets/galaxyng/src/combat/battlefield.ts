/**
 * State of a battle, in which every draw takes the same time however many ships and groups there are.
 *
 * The ships of a group are alike, so no ship has an identity: each is a *token*, the index of its group, in an array of its side. The array
 * has three parts: ships that may still fire in this round, armed ships that have fired, ships that cannot fire. A random place in the
 * first part is a random ship to fire, a random place in all of it is a random target, and its part shows whether the victim was still to
 * fire. A ship that fires swaps places with the last of its part, which then ends before it; where one dies, the last of each part behind
 * moves up; and a new round moves a border, no token.
 *
 * Refused: searching the groups for the ship drawn, which takes as long as there are groups; and a second array of those still to fire,
 * from which a dead ship cannot be removed without further draws or an identity.
 *
 * @see N-24
 */
import { shown } from '@ec/prng';
import { enemiesOf, type AtWar, type BattleGroup } from './enemies.js';

/** Largest signed integer of 32 bits: ships of a group, guns of a ship. */
const MOST = 0x7fffffff;
/** Groups up to which chances to kill are kept (128 kB); beyond, working them out again takes less time. */
const MOST_KEPT = 128;

/** The ships of a race in a battle. */
export interface Side {
  /** The sides that it shoots at. */
  readonly targets: Side[];
  /** Its groups, by their indexes. */
  readonly groups: readonly number[];
  /** A token per ship, in the three parts. */
  readonly tokens: Int32Array;
  /** Ships that may still fire in this round: the end of the first part. */
  ready: number;
  /** Ships that have guns, and had somebody to shoot at when the battle began: the end of the second part. */
  armed: number;
  /** All living ships: the end of the third part. */
  ships: number;
}

/** A battle under way. */
export interface Battlefield {
  readonly groups: readonly BattleGroup[];
  /** By group: living ships. */
  readonly alive: Int32Array;
  /** In the order of the races' first groups. */
  readonly sides: readonly Side[];
  /** Chances to kill by group that fires, then by group shot at; 0 where none was asked for yet. Empty with too many groups. */
  readonly chances: Float64Array;
  /** Shots so far. */
  shots: number;
  /** Every shot so far as {@link packShot} packs it; undefined when they are not recorded. */
  readonly protocol: number[] | undefined;
}

/**
 * The battlefield before the first round.
 *
 * @param protocol - whether to record every shot
 * @throws RangeError when a figure of a group is out of range
 */
export function openBattlefield(
  groups: readonly BattleGroup[],
  atWar: AtWar,
  protocol: boolean,
): Battlefield {
  groups.forEach(checkGroup);
  const enemies = enemiesOf(groups, atWar);
  const sides = new Map<number, Side>();
  for (const [race, own] of Map.groupBy(groups.keys(), (index) => (groups[index] as BattleGroup).race)) {
    sides.set(race, openSide(groups, own, enemies.has(race)));
  }
  for (const [race, others] of enemies) {
    const { targets } = sides.get(race) as Side;
    for (const other of others) targets.push(sides.get(other) as Side);
  }
  return {
    groups,
    alive: new Int32Array(groups.map(({ count }) => count)),
    sides: [...sides.values()],
    chances: new Float64Array(groups.length <= MOST_KEPT ? groups.length * groups.length : 0),
    shots: 0,
    protocol: protocol ? [] : undefined,
  };
}

function openSide(all: readonly BattleGroup[], own: readonly number[], hasTargets: boolean): Side {
  const canFire = (index: number): boolean => hasTargets && (all[index] as BattleGroup).guns > 0;
  const armed = own.filter(canFire);
  const others = own.filter((index) => !canFire(index));
  const shipsOf = (groups: readonly number[]): number =>
    groups.reduce((sum, index) => sum + (all[index] as BattleGroup).count, 0);
  const [guns, ships] = [shipsOf(armed), shipsOf(own)];
  const tokens = new Int32Array(ships);
  let at = 0;
  for (const index of [...armed, ...others]) {
    const { count } = all[index] as BattleGroup;
    tokens.fill(index, at, at + count);
    at += count;
  }
  return { targets: [], groups: own, tokens, ready: 0, armed: guns, ships };
}

function checkGroup({ count, guns, attack, defence }: BattleGroup, index: number): void {
  requireWhole(index, 'count', count);
  requireWhole(index, 'guns', guns);
  requireStrength(index, 'attack', attack);
  requireStrength(index, 'defence', defence);
}

function requireWhole(index: number, name: string, value: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= MOST) return;
  throw new RangeError(
    `battle, group ${index}, ${name}: expected a whole number from 0 (included) to ${MOST} (included), received ${shown(value)}`,
  );
}

function requireStrength(index: number, name: string, value: number): void {
  if (value >= 0 && value < Infinity) return;
  throw new RangeError(
    `battle, group ${index}, ${name}: expected a finite number of at least 0 (included), received ${shown(value)}`,
  );
}
