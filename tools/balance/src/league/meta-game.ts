import { solveMatrixGame } from '@ec/prng';

/** Players of the population from which α-rank draws, and how strongly the better plan spreads in it. */
const POPULATION = 50;
const ALPHA = 10;

/** Shares below this count as none: a plan that is hardly ever met decides nothing, and costs games. */
const LEAST = 0.01;

/**
 * How often each plan is played where everybody plays well. For two players the equilibrium of the matrix game in which each chooses a
 * plan: whatever the other does, nobody loses more than half of the wins. For more, the shares of α-rank: of the time that a population in
 * which plans spread by their success spends with each of them (an equilibrium of all players is not computed).
 *
 * @param shares - part of the wins of a single player of plan `i` when all others play `j`, by `[i][j]`; the diagonal is not read
 * @param seats - players of a game, at least 2 (included)
 * @param allies - players who play a plan together, whose parts are the mean of theirs; 1 when absent
 * @returns shares that add up to 1; those below 1 % are 0
 * @see Omidshafiei et al. 2019, "α-Rank: Multi-Agent Evaluation by Evolution"
 */
export function equilibrium(shares: readonly (readonly number[])[], seats: number, allies = 1): number[] {
  const plans = shares.length;
  if (plans === 1) return [1];
  const raw = seats === 2 ? nash(shares) : alphaRank(shares, seats, allies);
  const kept = raw.map((share) => (share < LEAST ? 0 : share));
  const total = kept.reduce((sum, share) => sum + share, 0);
  return kept.map((share) => share / total);
}

/**
 * Both players have the same choices, so that the game is worth the same to both: what is estimated is made so. Where there are many equilibria,
 * the mean of those with each plan that are found when it stands first, which is one, too: of plans that are alike none is played more than another.
 */
function nash(shares: readonly (readonly number[])[]): number[] {
  const plans = shares.length;
  const found = shares.map((_, first) => {
    const order = shares.map((__, i) => (first + i) % plans);
    const wins = order.flatMap((i) => order.map((j) => (i === j ? 0 : winsOf(shares, i, j))));
    const { row } = solveMatrixGame(wins, plans, plans);
    return shares.map((__, i) => row[(i - first + plans) % plans] ?? 0);
  });
  const playing = found.filter((row, first) => (row[first] ?? 0) > 0);
  const counted = playing.length > 0 ? playing : found;
  return shares.map((_, i) => counted.reduce((sum, row) => sum + (row[i] ?? 0), 0) / counted.length);
}

function winsOf(shares: readonly (readonly number[])[], i: number, j: number): number {
  return ((shares[i]?.[j] ?? 0) - (shares[j]?.[i] ?? 0)) / 2;
}

function alphaRank(shares: readonly (readonly number[])[], seats: number, allies: number): number[] {
  return timeSpent(
    shares.map((_, from) =>
      shares.map((row, to) => (from === to ? 0 : fixation(lead(row[from] ?? 0, seats, allies)))),
    ),
  );
}

/**
 * The part of all time that one spends at each place who goes from place to place at some rates, none of which is 0. Places are taken out one
 * after the other without a subtraction, so that rates which differ by hundreds of powers of ten leave no error.
 *
 * @param rates - by `[from][to]`; the diagonal is not read
 * @see Grassmann, Taksar and Heyman 1985, "Regenerative Analysis and Steady State Distributions for Markov Chains"
 */
function timeSpent(rates: readonly (readonly number[])[]): number[] {
  const left = rates.map((row) => [...row]);
  const rate = (from: number, to: number): number => left[from]?.[to] ?? 0;
  for (let out = left.length - 1; out > 0; out--) {
    const others = [...left.keys()].slice(0, out);
    const leaving = others.reduce((sum, place) => sum + rate(out, place), 0);
    for (const from of others) {
      const row = left[from] ?? [];
      row[out] = rate(from, out) / leaving;
      for (const place of others)
        if (place !== from) row[place] = rate(from, place) + rate(from, out) * rate(out, place);
    }
  }
  let spent = [1];
  for (let place = 1; place < left.length; place++) {
    const time = spent.reduce((sum, other, from) => sum + other * rate(from, place), 0);
    const most = Math.max(1, time);
    spent = [...spent, time].map((one) => one / most);
  }
  const total = spent.reduce((sum, time) => sum + time, 0);
  return spent.map((time) => time / total);
}

/** By how much a player of another plan does better than each of those among whom it plays. */
function lead(share: number, seats: number, allies: number): number {
  return share - (1 - allies * share) / (seats - allies);
}

/** Chance that a plan played by one in the population comes to be played by all. */
function fixation(lead: number): number {
  const fitness = ALPHA * lead;
  if (Math.abs(fitness) < 1e-9) return 1 / POPULATION;
  return (1 - Math.exp(-fitness)) / (1 - Math.exp(-POPULATION * fitness));
}
