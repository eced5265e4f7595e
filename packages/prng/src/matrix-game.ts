/**
 * Two-person zero-sum games in matrix form.
 *
 * A saddle point is taken when there is one. Otherwise the simplex method finds which choices are used, and a system of linear equations
 * finds how often. The simplex method works on the condensed tableau of the column player's linear program, with Bland's rule, so that it
 * ends on every matrix. Nothing is sampled or cut short: the result is exact except for the rounding of doubles. Anybody can check it: no
 * row wins more than `value` against `column`, and no column lets `row` win less.
 *
 * Chances do not depend on the unit of the entries or on what all of them have in common. Entries of an unusual size are therefore solved in
 * another unit, a power of two, in which they keep every bit. Usual ones stay as they are: another unit would round them otherwise.
 */
import { solveLinearSystem } from './linear-system.js';
import { requireInteger } from './require-integer.js';
import { shown } from './shown.js';

/** What a matrix game is worth, and how to get it. */
export interface MatrixSolution {
  /** What the row player wins on average when both play well. */
  readonly value: number;
  /** Chances of the rows, which add up to 1. */
  readonly row: readonly number[];
  /** Chances of the columns, which add up to 1. */
  readonly column: readonly number[];
}

/** Values below this count as 0: far above the rounding errors of equal entries, and below the distance between others. */
const EPSILON = 1e-10;

/** Most that usual entries are apart and away from 0, and the inverse of the least that they are apart (both included). */
const USUAL = 0x10000;

/**
 * Value and optimal mixed strategies of a matrix game.
 *
 * @param wins - what the row player wins, row by row; entries that differ should differ by more than 1e-9 of the range, and by more than 1e-10
 *   where the range is from 2^-16 (included) to 0.1
 * @param rows - at least 1 (included)
 * @param columns - at least 1 (included)
 * @throws RangeError when there are not rows × columns entries, or one is not finite
 */
export function solveMatrixGame(wins: readonly number[], rows: number, columns: number): MatrixSolution {
  requireInteger('rows', rows, 1, Number.MAX_SAFE_INTEGER);
  requireInteger('columns', columns, 1, Number.MAX_SAFE_INTEGER);
  // a program without types may hand over anything
  const length = (wins as readonly number[] | undefined)?.length;
  if (length !== rows * columns)
    throw new RangeError(`matrix: expected ${rows} × ${columns} entries, received ${length}`);
  for (const entry of wins)
    if (!Number.isFinite(entry))
      throw new RangeError(`matrix: expected finite entries, received ${shown(entry)}`);
  return saddlePoint(wins, rows, columns) ?? mixture(wins, rows, columns);
}

/** The entry that is the least of its row and the greatest of its column. */
function saddlePoint(wins: readonly number[], rows: number, columns: number): MatrixSolution | undefined {
  let [bestRow, most] = [0, -Infinity];
  for (let i = 0; i < rows; i++) {
    let least = Infinity;
    for (let j = 0; j < columns; j++) least = Math.min(least, wins[i * columns + j] ?? 0);
    if (least > most) [bestRow, most] = [i, least];
  }
  for (let j = 0; j < columns; j++) {
    let greatest = -Infinity;
    for (let i = 0; i < rows; i++) greatest = Math.max(greatest, wins[i * columns + j] ?? 0);
    if (greatest <= most) return { value: most + 0, row: only(bestRow, rows), column: only(j, columns) };
  }
  return undefined;
}

/** Chances that are 1 for one choice. */
function only(choice: number, choices: number): number[] {
  return Array.from({ length: choices }, (_, i) => Number(i === choice));
}

/** The solution without a saddle point, so that not all entries are the same. */
function mixture(wins: readonly number[], rows: number, columns: number): MatrixSolution {
  let low = Infinity;
  let high = -Infinity;
  for (const entry of wins) {
    low = Math.min(low, entry);
    high = Math.max(high, entry);
  }
  const inOtherUnits = (unit: number, zero: number): MatrixSolution => {
    const { value, row, column } = mixture(
      wins.map((entry) => (entry - zero) / unit),
      rows,
      columns,
    );
    return { value: value * unit + zero, row, column };
  };
  // the range of the greatest doubles is infinite
  if (high - low > USUAL) return inOtherUnits(USUAL, 0);
  if (high - low < 1 / USUAL) return inOtherUnits(1 / USUAL, 0);
  if (Math.abs(low) > USUAL) return inOtherUnits(1, low);
  return simplex(wins, rows, columns, low);
}

/** @param low - the least entry */
function simplex(wins: readonly number[], rows: number, columns: number, low: number): MatrixSolution {
  // all entries are made positive, so that the value is too
  const shift = 1 - low;
  const width = columns + 1;
  const tableau = new Float64Array((rows + 1) * width);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) tableau[i * width + j] = (wins[i * columns + j] ?? 0) + shift;
    tableau[i * width + columns] = 1;
  }
  tableau.fill(-1, rows * width, rows * width + columns);
  // owners at the left and on top: columns by their number, then rows by theirs
  const left = Array.from({ length: rows }, (_, i) => columns + i);
  const top = Array.from({ length: columns }, (_, j) => j);

  for (let at = entering(tableau, rows, top); at >= 0; at = entering(tableau, rows, top)) {
    const out = leaving(tableau, width, at, left);
    pivot(tableau, width, out, at);
    [left[out], top[at]] = [top[at] ?? 0, left[out] ?? 0];
  }

  const usedRows = top.filter((who) => who >= columns).map((who) => who - columns);
  const usedColumns = left.filter((who) => who < columns);
  // solved anew, as the tableau has gathered the rounding of all its pivots: with the right weights each used row wins the same
  // against the columns, and each used column lets the rows win the same
  const entry = (i: number, j: number): number => (wins[i * columns + j] ?? 0) + shift;
  const rowWeights = solveLinearSystem(usedColumns.map((j) => [...usedRows.map((i) => entry(i, j)), 1]));
  const columnWeights = solveLinearSystem(usedRows.map((i) => [...usedColumns.map((j) => entry(i, j)), 1]));
  return {
    value: 1 / columnWeights.reduce((sum, weight) => sum + weight, 0) - shift,
    row: spread(rowWeights, usedRows, rows),
    column: spread(columnWeights, usedColumns, columns),
  };
}

/** Chances in proportion to the weights of some choices, 0 for the others. */
function spread(weights: readonly number[], used: readonly number[], choices: number): number[] {
  const positive = weights.map((weight) => Math.max(0, weight));
  const total = positive.reduce((sum, weight) => sum + weight, 0);
  const chances = new Array<number>(choices).fill(0);
  for (const [k, choice] of used.entries()) chances[choice] = (positive[k] ?? 0) / total;
  return chances;
}

/** The column to bring in: of the columns that gain, the one with the first owner; −1 when no column gains. */
function entering(tableau: Float64Array, rows: number, top: readonly number[]): number {
  let best = -1;
  for (let j = 0; j < top.length; j++) {
    const gains = (tableau[rows * (top.length + 1) + j] ?? 0) < -EPSILON;
    if (gains && (best < 0 || (top[j] ?? 0) < (top[best] ?? 0))) best = j;
  }
  return best;
}

/** The row to take out: the one that runs out first; of several, the one with the first owner. */
function leaving(tableau: Float64Array, width: number, at: number, left: readonly number[]): number {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < left.length; i++) {
    const by = tableau[i * width + at] ?? 0;
    if (by <= EPSILON) continue;
    const ratio = (tableau[i * width + width - 1] ?? 0) / by;
    if (ratio < least || (ratio === least && (left[i] ?? 0) < (left[best] ?? 0))) {
      best = i;
      least = ratio;
    }
  }
  return best;
}

function pivot(tableau: Float64Array, width: number, out: number, at: number): void {
  const by = tableau[out * width + at] ?? 0;
  for (let start = 0; start < tableau.length; start += width) {
    if (start === out * width) continue;
    const share = (tableau[start + at] ?? 0) / by;
    for (let j = 0; j < width; j++)
      if (j !== at) tableau[start + j] = (tableau[start + j] ?? 0) - share * (tableau[out * width + j] ?? 0);
    tableau[start + at] = -share;
  }
  for (let j = 0; j < width; j++)
    if (j !== at) tableau[out * width + j] = (tableau[out * width + j] ?? 0) / by;
  tableau[out * width + at] = 1 / by;
}
