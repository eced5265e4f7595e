import type { Prng } from '@ec/prng';
import {
  FLEETS_PER_SIZE,
  GALAXIES,
  PLANETS,
  SIZES,
  VALUES,
  type BySide,
  type Position,
  type Round,
  type Sent,
  type War,
} from './state.js';

/**
 * A war before its first round: values and worths, galaxies and planets, all in random order.
 *
 * @see G-01, G-02
 */
export function drawWar(rng: Prng): War {
  const values = rng.shuffle(VALUES);
  const galaxies = rng.shuffle(GALAXIES).map((name, i) => ({
    name,
    value: values[i] ?? 0,
    planets: rng.shuffle(PLANETS),
    worths: rng.shuffle(VALUES),
  }));
  const fleets = (): number[] => SIZES.map(() => FLEETS_PER_SIZE);
  return { galaxies, rounds: [], fleets: [fleets(), fleets()] };
}

/**
 * Fights the next round. Both fleets are spent, whoever wins.
 *
 * @param sizes - size that each side sends; a size of 0, or one that is used up, means that time ran out
 * @throws RangeError when the war is over (a caller's bug)
 * @see G-02, G-03
 */
export function fightRound(war: War, sizes: BySide<number>): Round {
  const round: Round = [send(war.fleets[0], sizes[0]), send(war.fleets[1], sizes[1])];
  war.rounds.push(round);
  return round;
}

/**
 * Takes a fleet from those left. When time runs out, no fleet fights, and the largest is destroyed.
 *
 * @see G-03
 */
function send(left: number[], size: number): Sent {
  const isLeft = (left[size - 1] ?? 0) > 0;
  const spent = isLeft ? size : left.findLastIndex((count) => count > 0) + 1;
  if (spent === 0) throw new RangeError('round: expected a fleet to be left, received none');
  left[spent - 1] = (left[spent - 1] ?? 0) - 1;
  return { size: isLeft ? size : 0, spent };
}

/**
 * What both sides know when they choose their fleets, or `null` when the war is over.
 *
 * @see G-01, G-05
 */
export function positionOf({ galaxies, rounds, fleets }: War): Position | null {
  const bout = Math.floor(rounds.length / PLANETS.length);
  const galaxy = galaxies[bout];
  if (!galaxy) return null;
  const { value, worths } = galaxy;
  const revealed = worths.slice(0, (rounds.length % PLANETS.length) + 1);
  return { value, worths: revealed, past: galaxies.slice(0, bout), fleets, rounds };
}
