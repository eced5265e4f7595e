import type { SeenGalaxy } from './view/seen-galaxy.js';
import { BOUT_ROUNDS, WAR_ROUNDS, type BySide, type Round, type Side } from './state.js';

/** The part of a war that the score depends on. */
interface Scored {
  readonly galaxies: readonly SeenGalaxy[];
  readonly rounds: readonly Round[];
}

/**
 * The side that has more, or `null` when both have the same.
 *
 * @see seed "In the case of ties, neither player gets the planet/galaxy"
 */
export function leader([first, second]: BySide<number>): Side | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** The side that takes the planet: the one with the strictly larger fleet. */
export function roundWinner([first, second]: Round): Side | null {
  return leader([first.size, second.size]);
}

/** The rounds of a bout that were fought, by the bout's number from 0 (included). */
export function boutRounds(rounds: readonly Round[], bout: number): Round[] {
  return rounds.slice(bout * BOUT_ROUNDS, (bout + 1) * BOUT_ROUNDS);
}

/** Worth that each side won in a bout so far. */
export function worthsWon(worths: readonly number[], rounds: readonly Round[]): BySide<number> {
  const won: [number, number] = [0, 0];
  for (const [i, round] of rounds.entries()) {
    const winner = roundWinner(round);
    if (winner !== null) won[winner] += worths[i] ?? 0;
  }
  return won;
}

/**
 * The side that took a galaxy, by more worth, not more planets. `null` when neither did, or its bout is not over.
 *
 * @param bout - number of the bout, from 0 (included)
 * @see G-04
 */
export function galaxyWinner({ galaxies, rounds }: Scored, bout: number): Side | null {
  const fought = boutRounds(rounds, bout);
  return fought.length < BOUT_ROUNDS ? null : leader(worthsWon(galaxies[bout]?.worths ?? [], fought));
}

/**
 * Strategic value of the galaxies that each side took.
 *
 * @see G-04
 */
export function valuesWon(war: Scored): BySide<number> {
  const won: [number, number] = [0, 0];
  for (const [bout, { value }] of war.galaxies.entries()) {
    const winner = galaxyWinner(war, bout);
    if (winner !== null) won[winner] += value ?? 0;
  }
  return won;
}

/** Whether all rounds of a war are fought. */
export function isOver({ rounds }: Pick<Scored, 'rounds'>): boolean {
  return rounds.length === WAR_ROUNDS;
}
