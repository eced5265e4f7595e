/** Steps of a path that are reckoned for each that is shown, and their length. */
const FINE = 20;
const STEP = 0.05;
/** Steps that are shown. */
const SHOWN = 40;

/**
 * How plans spread among many players who take up what wins: from equal parts, a part grows in proportion to what its plan wins above the
 * mean (replicator dynamics, in small steps).
 *
 * @param shares - part of the wins of one player of plan `i` among players of `j`, by `[i][j]`; the diagonal is a fair part
 * @returns the parts at each time, which add up to 1
 * @see Taylor and Jonker 1978, "Evolutionarily stable strategies and game dynamics"
 */
export function replicatorPath(
  shares: readonly (readonly number[])[],
): { readonly time: number; readonly parts: readonly number[] }[] {
  let parts = shares.map(() => 1 / shares.length);
  const path = [{ time: 0, parts }];
  for (let time = 1; time <= SHOWN; time++) {
    for (let fine = 0; fine < FINE; fine++) parts = stepped(shares, parts);
    path.push({ time, parts });
  }
  return path;
}

function stepped(shares: readonly (readonly number[])[], parts: readonly number[]): number[] {
  const wins = shares.map((row) => row.reduce((sum, share, j) => sum + share * (parts[j] ?? 0), 0));
  const mean = wins.reduce((sum, won, i) => sum + won * (parts[i] ?? 0), 0);
  const next = parts.map((part, i) => Math.max(0, part * (1 + STEP * ((wins[i] ?? 0) - mean))));
  const total = next.reduce((sum, part) => sum + part, 0);
  return next.map((part) => part / total);
}
