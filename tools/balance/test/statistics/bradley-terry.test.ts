import { fc, test } from '@fast-check/vitest';
import binomialQuantile from '@stdlib/stats-base-dists-binomial-quantile';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { ratingsOf, type Outcomes } from '../../src/statistics/bradley-terry.js';

const options = { most: 1, confidence: 0.95 };

/** Both sides of a list of `[player, other, wins, draws, losses]`. */
function matrixOf(
  players: number,
  list: readonly (readonly [number, number, number, number, number])[],
): Outcomes[][] {
  const matrix = Array.from({ length: players }, () =>
    Array.from({ length: players }, () => ({ wins: 0, draws: 0, losses: 0 })),
  );
  for (const [i, j, wins, draws, losses] of list) {
    matrix[i]?.splice(j, 1, { wins, draws, losses });
    matrix[j]?.splice(i, 1, { wins: losses, draws, losses: wins });
  }
  return matrix;
}

describe('ratings', () => {
  it('of two are what their odds say: 3 wins to 1 is 400 · log10 3 = 190.85 points apart', () => {
    const [first, second] = ratingsOf(matrixOf(2, [[0, 1, 75, 0, 25]]), options);
    expect(first?.estimate).toBeCloseTo(95.424, 3);
    expect(second?.estimate).toBeCloseTo(-95.424, 3);
    // The difference has a standard error of 1 ÷ √(100 · ¾ · ¼) = 0.23094, each half of it, times 173.7178 · 1.959964.
    expect((first?.high ?? 0) - (first?.estimate ?? 0)).toBeCloseTo(39.315, 3);
  });

  it('of two who have drawn all of 100 contests are equal, and not for certain', () => {
    const [first] = ratingsOf(matrixOf(2, [[0, 1, 0, 100, 0]]), options);
    expect(first?.estimate).toBeCloseTo(0, 6);
    // 1 ÷ √(100 · ½ · ½) = 0.2, half of it, times 173.7178 · 1.959964
    expect([first?.low, first?.high].map((bound) => bound?.toFixed(3))).toEqual(['-34.048', '34.048']);
  });

  it('count a draw as half a win for each, which lies near what is expected', () => {
    const [first] = ratingsOf(matrixOf(2, [[0, 1, 50, 50, 0]]), options);
    const [without] = ratingsOf(matrixOf(2, [[0, 1, 75, 0, 25]]), options);
    expect(first?.estimate).toBeCloseTo(without?.estimate ?? 0, 6);
    // Scores of ¼ each way: J is 100 ÷ 16 in place of 100 · 3 ÷ 16, the interval narrower by √3.
    const half = (first?.high ?? 0) - (first?.estimate ?? 0);
    expect(half).toBeCloseTo(39.315 / Math.sqrt(3), 3);
  });

  it('of three in a circle, each with two wins of three, are the same', () => {
    const circle = matrixOf(3, [
      [0, 1, 20, 0, 10],
      [1, 2, 20, 0, 10],
      [2, 0, 20, 0, 10],
    ]);
    for (const one of ratingsOf(circle, options)) expect(one?.estimate).toBeCloseTo(0, 8);
  });

  it('lie as far apart as their odds, with the middle one at exactly 0, whatever a player has against itself', () => {
    // 3 to 1 twice is 9 to 1
    const chain = matrixOf(3, [
      [0, 1, 75, 0, 25],
      [1, 2, 75, 0, 25],
      [0, 2, 90, 0, 10],
    ]);
    const points = 400 * Math.log10(3);
    const expected = [expect.closeTo(points, 5), 0, expect.closeTo(-points, 5)];
    expect(ratingsOf(chain, options).map((one) => one?.estimate)).toEqual(expected);
    chain[0]?.splice(0, 1, { wins: 50, draws: 0, losses: 0 });
    expect(ratingsOf(chain, options).map((one) => one?.estimate)).toEqual(expected);
  });

  it('are those of the first of two groups of the same size', () => {
    const groups = matrixOf(4, [
      [0, 1, 1, 0, 1],
      [2, 3, 1, 0, 1],
    ]);
    expect(ratingsOf(groups, options).map((one) => one?.estimate)).toEqual([0, 0, undefined, undefined]);
  });

  it('are wider by the square root of the most contests of a trial', () => {
    const list = matrixOf(2, [[0, 1, 75, 0, 25]]);
    const [single] = ratingsOf(list, options);
    const [several] = ratingsOf(list, { ...options, most: 4 });
    expect((several?.high ?? 0) - (several?.low ?? 0)).toBeCloseTo(
      2 * ((single?.high ?? 0) - (single?.low ?? 0)),
      6,
    );
  });

  it('are not made up for who never wins, or never loses: the others are rated', () => {
    const list = matrixOf(4, [
      [0, 1, 10, 0, 0],
      [1, 2, 7, 0, 3],
      [2, 3, 10, 0, 0],
      [1, 3, 10, 0, 0],
    ]);
    const found = ratingsOf(list, options);
    expect(found.map((one) => one !== undefined)).toEqual([false, true, true, false]);
    expect((found[1]?.estimate ?? 0) - (found[2]?.estimate ?? 0)).toBeCloseTo(400 * Math.log10(7 / 3), 6);
  });

  it('are missing where nobody can be told from anybody', () => {
    expect(ratingsOf(matrixOf(2, [[0, 1, 9, 0, 0]]), options)).toEqual([undefined, undefined]);
    expect(ratingsOf([], options)).toEqual([]);
  });

  const counts = fc.tuple(
    fc.integer({ min: 1, max: 500 }),
    fc.nat({ max: 500 }),
    fc.integer({ min: 1, max: 500 }),
  );
  test.prop([fc.array(counts, { minLength: 6, maxLength: 6 })])(
    'give each player as many points as it has',
    (list) => {
      const pairs = [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ] as const;
      const matrix = matrixOf(
        4,
        pairs.map(([i, j], k) => [i, j, ...(list[k] ?? [0, 0, 0])] as const),
      );
      const strengths = ratingsOf(matrix, options).map((one) => one?.estimate ?? Number.NaN);
      for (const [i, row] of matrix.entries()) {
        const [points, expected] = row.reduce(
          ([sum, all], { wins, draws, losses }, j) => [
            sum + wins + draws / 2,
            all + (wins + draws + losses) / (1 + 10 ** (((strengths[j] ?? 0) - (strengths[i] ?? 0)) / 400)),
          ],
          [0, 0],
        );
        expect(expected).toBeCloseTo(points, 5);
      }
    },
  );
});

describe('intervals of ratings', () => {
  const TRUE = [120, 20, -40, -100] as const;
  const RUNS = 400;

  /** How many of the runs have the truth of the first player in its interval. */
  function covered(play: (rng: Prng, matrix: Outcomes[][]) => void, most: number): number {
    let hits = 0;
    for (let run = 0; run < RUNS; run++) {
      const rng = Prng.fromSeed(1978n).stream('coverage', String(run));
      const matrix = matrixOf(4, []);
      play(rng, matrix);
      const one = ratingsOf(matrix, { most, confidence: 0.95 })[0];
      if (one && one.low <= TRUE[0] && TRUE[0] <= one.high) hits++;
    }
    return hits;
  }

  function won(matrix: Outcomes[][], winner: number, loser: number): void {
    const [one, other] = [matrix[winner]?.[loser], matrix[loser]?.[winner]];
    if (one) matrix[winner]?.splice(loser, 1, { ...one, wins: one.wins + 1 });
    if (other) matrix[loser]?.splice(winner, 1, { ...other, losses: other.losses + 1 });
  }

  /** A binomial of 400 with 95 % is below this once in 10,000. */
  const LEAST = binomialQuantile(0.0001, RUNS, 0.95);

  it('hold the truth in 95 % of runs of contests on their own', () => {
    const hits = covered((rng, matrix) => {
      for (let trial = 0; trial < 200; trial++) {
        const i = rng.intN(4);
        const j = (i + rng.between(1, 3)) % 4;
        const chance = 1 / (1 + 10 ** (((TRUE[j] ?? 0) - (TRUE[i] ?? 0)) / 400));
        if (rng.chance(Math.round(chance * 1_000_000), 1_000_000)) won(matrix, i, j);
        else won(matrix, j, i);
      }
    }, 1);
    expect(hits).toBeGreaterThanOrEqual(LEAST);
    expect(hits).toBeLessThanOrEqual(binomialQuantile(0.9999, RUNS, 0.95));
  });

  it('hold it at least as often where a trial is a race of four, each better than all behind it', () => {
    const hits = covered((rng, matrix) => {
      for (let trial = 0; trial < 60; trial++) {
        // Each next place goes to one of those left with a chance in proportion to 10^(rating ÷ 400): pairs then are as the model has it.
        let left = [0, 1, 2, 3];
        while (left.length > 1) {
          const weights = left.map((player) => Math.round(10_000 * 10 ** ((TRUE[player] ?? 0) / 400)));
          const at = rng.weighted(weights);
          const first = left[at] ?? 0;
          left = left.filter((player) => player !== first);
          for (const other of left) won(matrix, first, other);
        }
      }
    }, 6);
    expect(hits).toBeGreaterThanOrEqual(LEAST);
  });
});
