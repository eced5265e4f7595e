import {
  CellsByTrial,
  CountsByTrial,
  mergeCellsByTrial,
  mergeCountsByTrial,
  ofCell,
  single,
  whereSeveral,
  type ByTrial,
} from './by-trial.js';
import type { Outcomes } from '../statistics/bradley-terry.js';
import type { Collector } from './collector.js';
import { expectAtMost, type PerTrial } from './at-most.js';
import { countsByTrial, type ProportionData } from './proportion.js';

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
export interface ContestMeasure extends PerTrial {
  readonly kind: 'contest';
  readonly title: string;
  readonly players: readonly string[];
}

/** Numbers of results, in the order of {@link CONTEST_RESULTS}, by first and second player. */
export interface ContestData {
  readonly kind: 'contest';
  readonly counts: readonly (readonly (readonly number[])[])[];
  /** Where a trial has several contests. */
  readonly byTrial?: ContestsByTrial;
}

/** Sums over trials of contests. */
interface ContestsByTrial {
  /** Most contests of a trial. */
  readonly most: number;
  /** Of each result, by first and second player. */
  readonly cells: readonly (readonly ByTrial<readonly number[]>[])[];
  /** Of what each player wins against all others. */
  readonly players: readonly ByTrial[];
}

/** Records the two players, from 0, and how the contest ended for the first. */
export type ContestRecorder = (first: number, second: number, result: ContestResult) => void;

/** A measure of who beats whom. */
export function contest(title: string, players: readonly string[]): ContestMeasure {
  return { kind: 'contest', title, players };
}

/**
 * Starts to count. The recorder throws RangeError where there is no such player, and a trial ends with it when a player has had too many
 * contests against others: mistakes of the experiment.
 */
export function collectContest(measure: ContestMeasure): Collector<ContestRecorder, ContestData> {
  const { title, players } = measure;
  const counts = players.map(() => players.map(() => CONTEST_RESULTS.map(() => 0)));
  const cells = players.map(() => players.map(() => new CellsByTrial(CONTEST_RESULTS.length)));
  const won = players.map(() => new CountsByTrial());
  let contests: Parameters<ContestRecorder>[] = [];
  let most = 0;
  return {
    record(first, second, result) {
      const cell = counts[first]?.[second];
      if (!cell)
        throw new RangeError(
          `${title}: expected two of ${players.length} players, received ${first}, ${second}`,
        );
      const at = CONTEST_RESULTS.indexOf(result);
      cell[at] = (cell[at] ?? 0) + 1;
      contests.push([first, second, result]);
    },
    endTrial() {
      const ended = contests;
      contests = [];
      most = Math.max(most, ended.length);
      const seen = new Set<string>();
      for (const [first, second] of ended) {
        const pair = `${first} ${second}`;
        if (seen.has(pair)) continue;
        seen.add(pair);
        const own = ended.filter(([one, other]) => one === first && other === second);
        cells[first]?.[second]?.end(own.map(([, , result]) => CONTEST_RESULTS.indexOf(result)));
      }
      for (const player of new Set(ended.flatMap(([first, second]) => [first, second]))) {
        const outcomes = ended.flatMap((one) => isWonBy(player, one) ?? []);
        expectAtMost(measure, outcomes.length);
        won[player]?.end(outcomes.length, outcomes.filter(Boolean).length);
      }
    },
    data: () => ({
      kind: 'contest',
      counts: counts.map((row) => row.map((cell) => [...cell])),
      ...(most > 1 && {
        byTrial: {
          most,
          cells: cells.map((row) => row.map((cell) => cell.data())),
          players: won.map((one) => one.data()),
        },
      }),
    }),
  };
}

/** Whether a player won a contest; `undefined` when it was not one against another. */
export function isWonBy(
  player: number,
  [first, second, result]: readonly [unknown, unknown, unknown],
): boolean | undefined {
  if (first === second || (player !== first && player !== second)) return undefined;
  return result === (player === first ? WIN : LOSS);
}

const WIN: ContestResult = 'win';
const LOSS: ContestResult = 'loss';

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
    ...((a.byTrial ?? b.byTrial) && {
      byTrial: mergeContestsByTrial(contestsByTrial(a), contestsByTrial(b)),
    }),
  };
}

function mergeContestsByTrial(a: ContestsByTrial, b: ContestsByTrial): ContestsByTrial {
  return {
    most: Math.max(a.most, b.most),
    cells: a.cells.map((row, i) =>
      row.map((cell, j) => mergeCellsByTrial(cell, b.cells[i]?.[j] ?? single(0, [], []))),
    ),
    players: a.players.map((one, i) => mergeCountsByTrial(one, b.players[i] ?? single(0, 0, 0))),
  };
}

function contestsByTrial(data: ContestData): ContestsByTrial {
  return (
    data.byTrial ?? {
      most: 1,
      cells: data.counts.map((row) => row.map((cell) => single(sumOf(cell), cell, cell))),
      players: winsAgainstOthers(data).map(countsByTrial),
    }
  );
}

/** The results of each two players: of every result its contests among all of theirs. */
export function resultsOf({ counts, byTrial }: ContestData): ProportionData[][][] {
  return counts.map((row, i) =>
    row.map((cell, j) => {
      const n = sumOf(cell);
      return cell.map((hits, k) => ({
        kind: 'proportion',
        n,
        hits,
        ...severalOf(byTrial?.cells[i]?.[j], k),
      }));
    }),
  );
}

function severalOf(
  cell: ByTrial<readonly number[]> | undefined,
  result: number,
): { readonly byTrial?: ByTrial } {
  return cell && cell.most > 1 ? ofCell(cell, result) : {};
}

/** What each player wins against all others, as first and as second. */
export function winsAgainstOthers({ counts, byTrial }: ContestData): ProportionData[] {
  const [win, loss] = [CONTEST_RESULTS.indexOf(WIN), CONTEST_RESULTS.indexOf(LOSS)];
  return counts.map((row, player) => {
    let [n, hits] = [0, 0];
    for (const [other, asFirst] of row.entries()) {
      if (other === player) continue;
      const asSecond = counts[other]?.[player] ?? [];
      n += sumOf([...asFirst, ...asSecond]);
      hits += (asFirst[win] ?? 0) + (asSecond[loss] ?? 0);
    }
    const own = byTrial?.players[player];
    return { kind: 'proportion', n, hits, ...(own && whereSeveral(own)) };
  });
}

/**
 * How each two players did against each other, whoever was first: `[i][j]` is of player `i` against `j`. A stall is a draw; what broke down
 * is nobody's result.
 */
export function outcomesOf({ counts }: ContestData): Outcomes[][] {
  const countOf = (first: number, second: number, result: ContestResult): number =>
    counts[first]?.[second]?.[CONTEST_RESULTS.indexOf(result)] ?? 0;
  const drawsOf = (i: number, j: number): number => countOf(i, j, 'draw') + countOf(i, j, 'stall');
  return counts.map((row, i) =>
    row.map((_, j) => ({
      wins: countOf(i, j, 'win') + countOf(j, i, 'loss'),
      draws: drawsOf(i, j) + drawsOf(j, i),
      losses: countOf(i, j, 'loss') + countOf(j, i, 'win'),
    })),
  );
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
