/**
 * Two-person zero-sum games in matrix form.
 *
 * A saddle point is taken where there is one. Otherwise it is the simplex method on the condensed tableau of the column player's linear
 * program, with Bland's rule, so that it ends on every matrix. Nothing is sampled or cut short: the result is exact but for the rounding
 * of doubles, which anybody can check, as no row wins more than `value` against `column`, and no column lets `row` win less.
 */

/** What a matrix game is worth, and how to get it. */
export interface MatrixSolution {
  /** What the row player wins on average when both play well. */
  readonly value: number;
  /** Chances of the rows, which add up to 1. */
  readonly row: readonly number[];
  /** Chances of the columns, which add up to 1. */
  readonly column: readonly number[];
}

/** What is below this counts as 0: far above what rounding makes of equal entries, and below how far apart others are. */
const EPSILON = 1e-10;

/**
 * Value and optimal mixed strategies of a matrix game.
 *
 * @param wins - what the row player wins, row by row; entries that differ should do so by more than 1e-9 of the range
 * @param rows - at least 1 (included)
 * @param columns - at least 1 (included)
 * @throws RangeError when there are not rows × columns entries
 */
export function solveMatrixGame(wins: readonly number[], rows: number, columns: number): MatrixSolution {
  if (rows < 1 || columns < 1 || wins.length !== rows * columns)
    throw new RangeError(`matrix: expected ${rows} × ${columns} entries, received ${wins.length}`);
  return saddlePoint(wins, rows, columns) ?? simplex(wins, rows, columns);
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
    if (greatest <= most) return { value: most, row: only(bestRow, rows), column: only(j, columns) };
  }
  return undefined;
}

/** Chances that are 1 for one choice. */
function only(choice: number, choices: number): number[] {
  return Array.from({ length: choices }, (_, i) => Number(i === choice));
}

function simplex(wins: readonly number[], rows: number, columns: number): MatrixSolution {
  // all entries are made positive, so that the value is too
  const shift = 1 - Math.min(...wins);
  const width = columns + 1;
  const tableau = new Float64Array((rows + 1) * width);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) tableau[i * width + j] = (wins[i * columns + j] ?? 0) + shift;
    tableau[i * width + columns] = 1;
  }
  tableau.fill(-1, rows * width, rows * width + columns);
  // who stands at the left and on top: columns by their number, rows by theirs after those
  const left = Array.from({ length: rows }, (_, i) => columns + i);
  const top = Array.from({ length: columns }, (_, j) => j);

  for (let at = entering(tableau, rows, top); at >= 0; at = entering(tableau, rows, top)) {
    const out = leaving(tableau, width, at, left);
    pivot(tableau, width, out, at);
    [left[out], top[at]] = [top[at] ?? 0, left[out] ?? 0];
  }

  const value = 1 / (tableau[rows * width + columns] ?? 0);
  const row = new Array<number>(rows).fill(0);
  const column = new Array<number>(columns).fill(0);
  for (const [i, who] of left.entries())
    if (who < columns) column[who] = value * (tableau[i * width + columns] ?? 0);
  for (const [j, who] of top.entries())
    if (who >= columns) row[who - columns] = value * (tableau[rows * width + j] ?? 0);
  return { value: value - shift, row, column };
}

/** The column to bring in: of those that gain, the one whose owner comes first; −1 for none. */
function entering(tableau: Float64Array, rows: number, top: readonly number[]): number {
  let best = -1;
  for (let j = 0; j < top.length; j++) {
    const gains = (tableau[rows * (top.length + 1) + j] ?? 0) < -EPSILON;
    if (gains && (best < 0 || (top[j] ?? 0) < (top[best] ?? 0))) best = j;
  }
  return best;
}

/** The row to take out: the one that runs out first, of several the one whose owner comes first. */
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
