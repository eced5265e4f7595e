/**
 * Strengths of players from who beat whom: the model of Bradley and Terry (1952), in which a player with a strength of s wins against one
 * with t with a chance of 1 ÷ (1 + e^(t − s)). A draw counts as half a win for each.
 */
import normalQuantile from '@stdlib/stats-base-dists-normal-quantile';
import { Matrix, pseudoInverse, solve } from 'ml-matrix';
import type { Interval } from './interval.js';

/** Contests of a player against another, by how they ended for the player. */
export interface Outcomes {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** How ratings are made. */
export interface RatingOptions {
  /** Most contests of a trial. */
  readonly most: number;
  /** Confidence of each interval, 0 (excluded) to 1 (excluded). */
  readonly confidence: number;
}

/** Elo points of a strength of 1: with 400 more, a player has ten times the chance. */
const SCALE = 400 / Math.LN10;

/**
 * Parts of a point to which ratings and their bounds are known, whatever is rounded on the way: exponentials differ in their last digit
 * between engines, and pages print the bytes that commands print.
 */
const DIGITS = 1e6;

/** Steps of Newton's method after which strengths no longer move; it needs fewer than 20. */
const MOST_STEPS = 100;
const STILL = 1e-10;

/**
 * Ratings in Elo points, as differences from the average of all who are rated.
 *
 * A strength is known only of players each of whom has taken at least half a point from the others, and lost one to them, directly or by way
 * of further players: the largest such group is rated, of several the one with the first player.
 *
 * Intervals come from the sandwich H⁺JH⁺, with H the information of the model and J the sum of the squared scores of the contests, so that they
 * hold where the model is wrong as well, as it is with draws. The contests of a trial hang together in ways that are not kept: since the square
 * of a sum of m vectors is at most m times the sum of their squares, J is multiplied by the most contests of a trial. Such intervals are
 * wider than they need be, and not narrower.
 *
 * @param outcomes - `[i][j]` of player `i` against `j`, and `[j][i]` the same from the other side; a player against itself is left out
 */
export function ratingsOf(
  outcomes: readonly (readonly Outcomes[])[],
  { most, confidence }: RatingOptions,
): (Interval | undefined)[] {
  const rated = largestGroup(outcomes);
  if (rated.length < 2) return outcomes.map(() => undefined);
  const pairs = rated.map((i) => rated.map((j) => (i === j ? NONE : (outcomes[i]?.[j] ?? NONE))));
  const strengths = strengthsOf(pairs);
  const information = informationOf(pairs, strengths);
  const inverse = pseudoInverse(information);
  const scatter = scatterOf(pairs, strengths);
  // Contests that have all ended as expected, in draws, say nothing of their scatter; then it is that of contests without draws.
  const isSeen = scatter.to1DArray().some((value) => value !== 0);
  const variance = inverse
    .mmul(isSeen ? scatter : information)
    .mmul(inverse)
    .mul(most);
  const width = SCALE * normalQuantile(1 - (1 - confidence) / 2, 0, 1);
  return outcomes.map((_, player) => {
    const i = rated.indexOf(player);
    if (i < 0) return undefined;
    const points = SCALE * (strengths[i] ?? 0);
    const half = width * Math.sqrt(Math.max(0, variance.get(i, i)));
    return { estimate: rounded(points), low: rounded(points - half), high: rounded(points + half) };
  });
}

function rounded(points: number): number {
  return Math.round(points * DIGITS) / DIGITS + 0;
}

const NONE: Outcomes = { wins: 0, draws: 0, losses: 0 };

/** Chance that a player wins. */
function chanceOf(strength: number, other: number): number {
  return 1 / (1 + Math.exp(other - strength));
}

/** The strengths under which the results are likeliest, with an average of 0. */
function strengthsOf(pairs: readonly (readonly Outcomes[])[]): number[] {
  const all = pairs.length;
  let strengths = pairs.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const scores = pairs.map((row, i) =>
      row.reduce((sum, { wins, draws, losses }, j) => {
        const expected = (wins + draws + losses) * chanceOf(strengths[i] ?? 0, strengths[j] ?? 0);
        return sum + wins + draws / 2 - expected;
      }, 0),
    );
    // A strength common to all changes nothing: with it fixed, the information has an inverse.
    const information = informationOf(pairs, strengths).add(1 / all);
    const change = solve(information, Matrix.columnVector(scores)).getColumn(0);
    // A step beyond what anybody can be stronger would leave where the method converges.
    const longest = Math.max(...change.map(Math.abs));
    const factor = Math.min(1, 2 / longest);
    strengths = strengths.map((one, i) => one + factor * (change[i] ?? 0));
    if (longest < STILL) break;
  }
  const mean = strengths.reduce((sum, one) => sum + one, 0) / all;
  return strengths.map((one) => one - mean);
}

/** Curvature of the likelihood. */
function informationOf(pairs: readonly (readonly Outcomes[])[], strengths: readonly number[]): Matrix {
  return laplacian(pairs, ({ wins, draws, losses }, i, j) => {
    const chance = chanceOf(strengths[i] ?? 0, strengths[j] ?? 0);
    return (wins + draws + losses) * chance * (1 - chance);
  });
}

/** Sum of the squares of the contests' scores: of what each gave beyond what was expected. */
function scatterOf(pairs: readonly (readonly Outcomes[])[], strengths: readonly number[]): Matrix {
  return laplacian(pairs, ({ wins, draws, losses }, i, j) => {
    const chance = chanceOf(strengths[i] ?? 0, strengths[j] ?? 0);
    return wins * (1 - chance) ** 2 + draws * (0.5 - chance) ** 2 + losses * chance ** 2;
  });
}

/** The matrix of Σ weight · (eᵢ − eⱼ)(eᵢ − eⱼ)ᵀ over all pairs. */
function laplacian(
  pairs: readonly (readonly Outcomes[])[],
  weightOf: (outcomes: Outcomes, i: number, j: number) => number,
): Matrix {
  const matrix = Matrix.zeros(pairs.length, pairs.length);
  for (const [i, row] of pairs.entries())
    for (const [j, outcomes] of row.entries()) {
      const weight = weightOf(outcomes, i, j);
      matrix.set(i, i, matrix.get(i, i) + weight);
      matrix.set(i, j, matrix.get(i, j) - weight);
    }
  return matrix;
}

/** The largest group in which each has taken points from each other, directly or by way of others. */
function largestGroup(outcomes: readonly (readonly Outcomes[])[]): number[] {
  const taken = outcomes.map((row) => row.flatMap(({ wins, draws }, j) => (wins + draws > 0 ? [j] : [])));
  const reached = taken.map((_, i) => reachedFrom(i, taken));
  const groups = reached.map((own, i) =>
    [...own].filter((j) => reached[j]?.has(i) === true).toSorted((a, b) => a - b),
  );
  return groups.reduce((best, one) => (one.length > best.length ? one : best), []);
}

function reachedFrom(start: number, edges: readonly (readonly number[])[]): Set<number> {
  const reached = new Set([start]);
  // A set is gone through with what is added on the way.
  for (const one of reached) for (const next of edges[one] ?? []) reached.add(next);
  return reached;
}
