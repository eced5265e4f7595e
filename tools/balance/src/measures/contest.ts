import type { Collector } from './collector.js';
import type { ProportionData } from './proportion.js';

/** How a contest of two can end for the first: nothing is dropped. */
export const CONTEST_RESULTS = ['win', 'draw', 'loss', 'stall', 'failure'] as const;

/** How a contest ends for the first; a stall is one that was broken off undecided, a failure one that broke down. */
export type ContestResult = (typeof CONTEST_RESULTS)[number];

/** How a contest ends for the first when more, or true instead of false, wins: a number of points, or whether a seat is among the winners. */
export function contestResult<Score extends number | boolean>(first: Score, second: Score): ContestResult {
  if (first === second) return 'draw';
  return first > second ? 'win' : 'loss';
}

/** Who beats whom. */
export interface ContestMeasure {
  readonly kind: 'contest';
  readonly title: string;
  readonly players: readonly string[];
}

/** Numbers of results, in the order of {@link CONTEST_RESULTS}, by first and second player. */
export interface ContestData {
  readonly kind: 'contest';
  readonly counts: readonly (readonly (readonly number[])[])[];
}

/** Records the two players, from 0, and how the contest ended for the first. */
export type ContestRecorder = (first: number, second: number, result: ContestResult) => void;

/** A measure of who beats whom. */
export function contest(title: string, players: readonly string[]): ContestMeasure {
  return { kind: 'contest', title, players };
}

/** Starts to count. The recorder throws RangeError where there is no such player: a mistake of the experiment. */
export function collectContest({ title, players }: ContestMeasure): Collector<ContestRecorder, ContestData> {
  const counts = players.map(() => players.map(() => CONTEST_RESULTS.map(() => 0)));
  return {
    record(first, second, result) {
      const cell = counts[first]?.[second];
      if (!cell)
        throw new RangeError(
          `${title}: expected two of ${players.length} players, received ${first}, ${second}`,
        );
      const at = CONTEST_RESULTS.indexOf(result);
      cell[at] = (cell[at] ?? 0) + 1;
    },
    data: () => ({ kind: 'contest', counts: counts.map((row) => row.map((cell) => [...cell])) }),
  };
}

/**
 * Merges both.
 *
 * @throws RangeError when they have other numbers of players
 */
export function mergeContests(a: ContestData, b: ContestData): ContestData {
  const [expected, received] = [a.counts.length, b.counts.length];
  if (expected !== received)
    throw new RangeError(`contest: expected ${expected} players, received ${received}`);
  return {
    kind: 'contest',
    counts: a.counts.map((row, i) =>
      row.map((cell, j) => cell.map((count, k) => count + (b.counts[i]?.[j]?.[k] ?? 0))),
    ),
  };
}

/** What each player wins against all others, as first and as second. */
export function winsAgainstOthers({ counts }: ContestData): ProportionData[] {
  const [win, loss] = [CONTEST_RESULTS.indexOf('win'), CONTEST_RESULTS.indexOf('loss')];
  return counts.map((row, player) => {
    let [n, hits] = [0, 0];
    for (const [other, asFirst] of row.entries()) {
      if (other === player) continue;
      const asSecond = counts[other]?.[player] ?? [];
      n += [...asFirst, ...asSecond].reduce((sum, count) => sum + count, 0);
      hits += (asFirst[win] ?? 0) + (asSecond[loss] ?? 0);
    }
    return { kind: 'proportion', n, hits };
  });
}
