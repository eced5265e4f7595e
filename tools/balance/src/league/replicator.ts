import type { TernaryPath } from '../reporting/balance-report.js';

/** Steps of a path that are reckoned for each that is shown, and their length. */
const FINE = 20;
const STEP = 0.05;
/** Steps that are shown. */
const SHOWN = 40;

/**
 * How plans spread among many players who take up what wins: a part grows in proportion to what its plan wins above the
 * mean (replicator dynamics, in small steps).
 *
 * @param shares - part of the wins of one player of plan `i` among players of `j`, by `[i][j]`; the diagonal is a fair share
 * @param from - parts at the start, which add up to 1; equal ones when absent
 * @returns the parts at each time, which add up to 1
 * @see Taylor and Jonker 1978, "Evolutionarily stable strategies and game dynamics"
 */
export function replicatorPath(
  shares: readonly (readonly number[])[],
  from: readonly number[] = shares.map(() => 1 / shares.length),
): { readonly time: number; readonly parts: readonly number[] }[] {
  let parts = from;
  const path = [{ time: 0, parts }];
  for (let time = 1; time <= SHOWN; time++) {
    for (let fine = 0; fine < FINE; fine++) parts = stepped(shares, parts);
    path.push({ time, parts });
  }
  return path;
}

/** Parts in which the starts of a flow are counted, and steps of a path of which one is shown. */
const PARTS = 6;
const EVERY = 2;

/**
 * How three plans spread from ten starts: all in which each has a sixth at least, in sixths.
 *
 * @param shares - of three plans, as there
 */
export function flowOf(shares: readonly (readonly number[])[]): TernaryPath[] {
  const whole = Array.from({ length: PARTS - 1 }, (_, i) => i + 1);
  const starts = whole.flatMap((a) => whole.filter((b) => a + b < PARTS).map((b) => [a, b, PARTS - a - b]));
  return starts.map((sixths) => ({
    label: sixths.join(' : '),
    points: replicatorPath(
      shares,
      sixths.map((part) => part / PARTS),
    )
      .filter(({ time }) => time % EVERY === 0)
      .map(({ parts: [a = 0, b = 0, c = 0] }) => [a, b, c] as const),
  }));
}

function stepped(shares: readonly (readonly number[])[], parts: readonly number[]): number[] {
  const wins = shares.map((row) => row.reduce((sum, share, j) => sum + share * (parts[j] ?? 0), 0));
  const mean = wins.reduce((sum, won, i) => sum + won * (parts[i] ?? 0), 0);
  const next = parts.map((part, i) => Math.max(0, part * (1 + STEP * ((wins[i] ?? 0) - mean))));
  const total = next.reduce((sum, part) => sum + part, 0);
  return next.map((part) => part / total);
}
