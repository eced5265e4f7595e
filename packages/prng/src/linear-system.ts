/**
 * Solves as many linear equations as unknowns by elimination, the greatest entry of a column first, so that the residue of each
 * equation is as small as rounding allows, however alike the equations are.
 *
 * @param equations - coefficients of each equation and then its right side
 */
export function solveLinearSystem(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((equation) => [...equation]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const lead = (i: number): number => Math.abs(rows[i]?.[at] ?? 0);
    let best = at;
    for (let i = at + 1; i < size; i++) if (lead(i) > lead(best)) best = i;
    const [chosen = [], other = []] = [rows[best], rows[at]];
    [rows[at], rows[best]] = [chosen, other];
    for (let i = at + 1; i < size; i++) {
      const row = rows[i] ?? [];
      const share = (row[at] ?? 0) / (chosen[at] ?? 0);
      for (let j = at; j <= size; j++) row[j] = (row[j] ?? 0) - share * (chosen[j] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    let right = row[size] ?? 0;
    for (let j = at + 1; j < size; j++) right -= (row[j] ?? 0) * (solution[j] ?? 0);
    solution[at] = right / (row[at] ?? 0);
  }
  return solution;
}
