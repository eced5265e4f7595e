/**
 * A bout as a game of its own: two hands with fleets that are each sent once, worths in a random order, and the galaxy for the side with
 * more worth at the end. It is finite, so it is solved backwards from its last round. A round is a matrix game, and its entries are the
 * values of the rest of the bout.
 */
import { VALUES, type BySide } from '../state.js';
import { handsAfter, handsOf, pairsOf, ranksOf, type Hands } from './hands.js';
import { solveMatrixGame } from '@ec/prng';
import { bitOf, placeOf, setOf, sumOf } from './worth-sets.js';

/** A round of a bout, as one side sees it. */
export interface Stage {
  /** Fleets that may be sent in this bout, by size; own and other's, as many as there are rounds left. */
  readonly hands: BySide<readonly number[]>;
  /** Worth of the planet, 1 (included) to 7 (included). */
  readonly worth: number;
  /** Worths of the planets after it, in any order. */
  readonly toCome: readonly number[];
  /** Own worth less the other's, so far. */
  readonly lead: number;
}

/** How a round is best played. */
export interface StageSolution {
  /** Chance to take the galaxy less the chance to lose it, from −1 (included) to 1 (included). */
  readonly value: number;
  /** Chance of each size, size 1 first; they add up to 1. */
  readonly chances: readonly number[];
}

/**
 * The equilibrium of a round, in a bout that both sides play well to its end.
 *
 * @throws RangeError when the hands are not as large as there are rounds left
 */
export function solveStage({ hands, worth, toCome, lead }: Stage): StageSolution {
  const rounds = toCome.length + 1;
  for (const hand of hands) {
    const fleets = hand.reduce((sum, count) => sum + count, 0);
    if (fleets !== rounds) throw new RangeError(`hand: expected ${rounds} fleets, received ${fleets}`);
  }
  const pairs = pairsOf(hands);
  const ranked = handsOf(pairs);
  const { own, other } = ranked;
  const { value, row } = solveMatrixGame(
    roundWins(ranked, worth, setOf(toCome), lead),
    own.length,
    other.length,
  );
  const ranks = ranksOf(pairs);
  const chances = new Array<number>(pairs.length).fill(0);
  for (const [i, rank] of own.entries()) {
    const smallest = pairs.findIndex(([count], size) => count > 0 && ranks[size] === rank);
    chances[smallest] = row[i] ?? 0;
  }
  return { value, chances };
}

/** Value of the rest of a bout, before the next worth is revealed. */
function boutValue(hands: Hands, toCome: number, lead: number): number {
  if (Math.abs(lead) > sumOf(toCome) || toCome === 0) return Math.sign(lead);
  if (hands.mirror) return 0 - boutValue(hands.mirror, toCome, -lead);
  if (hands.isAlike && lead <= 0) return lead === 0 ? 0 : 0 - boutValue(hands, toCome, -lead);
  const place = placeOf(toCome, lead);
  const known = hands.values[place] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const worths = VALUES.filter((worth) => toCome & bitOf(worth));
  let sum = 0;
  for (const worth of worths) {
    const wins = roundWins(hands, worth, toCome ^ bitOf(worth), lead);
    sum += solveMatrixGame(wins, hands.own.length, hands.other.length).value;
  }
  return (hands.values[place] = sum / worths.length);
}

/** The matrix of a round: the value of the rest of the bout after each choice of both. */
function roundWins(hands: Hands, worth: number, toCome: number, lead: number): number[] {
  return hands.own.flatMap((own, i) =>
    hands.other.map((other, j) =>
      boutValue(handsAfter(hands, i, j), toCome, lead + worth * Math.sign(own - other)),
    ),
  );
}
